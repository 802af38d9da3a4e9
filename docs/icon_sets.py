"""The sets of icons that ``docs/write_icon_shapes.py`` knows drawings from.

Sets as their makers draw them, and as Iconify hands them on, redrawn in fewer signs.
Only sets under licences that let everybody use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class IconSet(NamedTuple):
    """A set of icons: the package that has them, and what it calls otherwise.

    `also` are names of its own for icons that others call by the name given; a name
    that is given `None` means something else there than elsewhere. `scripts` are the
    files of a package that has no drawings but scripts that make them.
    """

    package: str
    version: str
    licence: str
    also: Mapping[str, str | None] = {}
    scripts: str | None = None


_MATERIAL: Final = {"filter": None, "more": None, "create": "edit"}
_FLUENT: Final = {
    "subtract": "minus",
    "navigation": "menu",
    "arrow-counterclockwise": "undo",
    "next": None,
    "previous": None,
}
_CARBON: Final = {
    "view": "eye",
    "view-off": "eye-off",
    "renew": "refresh",
    "subtract": "minus",
    "subtract-large": "minus",
    "rotate": None,
    "clone": None,
}
_ELEMENT: Final = {
    "view": "eye",
    "hide": "eye-off",
    "setting": "settings",
    "arrow-left": "chevron-left",
    "arrow-right": "chevron-right",
}
_ANT: Final = {
    "setting": "settings",
    "left": "chevron-left",
    "right": "chevron-right",
    "profile": None,
}
_BOOTSTRAP: Final = {"list": "menu", "dash": "minus", "dash-lg": "minus", "back": None}
_PHOSPHOR: Final = {"list": "menu", "export": None, "cross": None}
_REMIX: Final = {
    "arrow-left-s": "chevron-left",
    "arrow-right-s": "chevron-right",
    "subtract": "minus",
    "profile": None,
}
_RADIX: Final = {
    "cross": "close",
    "exit": "sign-out",
    "enter": "sign-in",
    "avatar": "user",
}
_OCTICONS: Final = {"dash": "minus", "rotate": None}
_MDI: Final = {"cross": None, "filter-list": None}
_AWESOME: Final = {"cross": None, "remove": None}
_TYPICONS: Final = {
    "tick": "check",
    "th-menu": "menu",
    "zoom": "search",
    "spanner": "wrench",
}
_UNICONS: Final = {"multiply": "close", "refresh": "refresh", "redo": None}
_EVA: Final = {"arrow-ios-back": "chevron-left", "arrow-ios-forward": "chevron-right"}
_BOXICONS: Final = {"show": "eye", "hide": "eye-off", "log-in-circle": "log-in"}
_MIXED: Final = _MATERIAL | _AWESOME | {"profile": None, "back": None}
_UNSURE: Final = dict.fromkeys(
    ("cross", "create", "profile", "remove", "back", "rotate", "clone")
)
"""What sets draw in different ways, and mean different things by."""
_GG: Final = {
    "math-plus": "plus",
    "math-minus": "minus",
    "software-download": "download",
}

SETS: Final = (
    IconSet("heroicons", "2.2.0", "MIT"),
    IconSet("heroicons", "1.0.6", "MIT"),
    IconSet("@phosphor-icons/core", "2.1.1", "MIT", _PHOSPHOR),
    IconSet("@carbon/icons", "11.89.0", "Apache-2.0", _CARBON),
    IconSet("@element-plus/icons-svg", "2.3.2", "MIT", _ELEMENT),
    IconSet("@ant-design/icons-svg", "4.6.0", "MIT", _ANT),
    IconSet("@fluentui/svg-icons", "1.1.343", "MIT", _FLUENT),
    IconSet("bootstrap-icons", "1.13.2", "MIT", _BOOTSTRAP),
    IconSet("feather-icons", "4.29.2", "MIT"),
    IconSet("lucide-static", "1.62.0", "ISC"),
    IconSet("@tabler/icons", "3.51.0", "MIT", {"cross": None}),
    IconSet("ionicons", "8.1.0", "MIT", {"create": "edit"}),
    IconSet("@primer/octicons", "19.42.0", "MIT", _OCTICONS),
    IconSet("@material-design-icons/svg", "0.14.15", "Apache-2.0", _MATERIAL),
    IconSet("@mdi/svg", "7.4.47", "Apache-2.0", _MDI),
    IconSet("@fortawesome/fontawesome-free", "7.3.1", "CC-BY-4.0", _AWESOME),
    IconSet("@fortawesome/fontawesome-free", "6.7.2", "CC-BY-4.0", _AWESOME),
    IconSet("@fortawesome/fontawesome-free", "5.15.4", "CC-BY-4.0", _AWESOME),
    IconSet("remixicon", "4.9.1", "Apache-2.0", _REMIX),
    IconSet("boxicons", "2.1.4", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("eva-icons", "1.1.3", "MIT", _EVA),
    IconSet("iconoir", "7.12.1", "MIT"),
    IconSet("jam-icons", "2.0.0", "MIT"),
    IconSet("uikit", "3.25.29", "MIT", {"x": None}),  # a mark
    IconSet("typicons.font", "2.1.2", "CC-BY-SA-4.0", _TYPICONS),
    IconSet("@mui/icons-material", "7.3.11", "MIT", _MATERIAL, "*.js"),
    IconSet("@radix-ui/react-icons", "1.3.2", "MIT", _RADIX, "dist/*.cjs.dev*.js"),
    IconSet("react-icons", "5.7.0", "MIT", _MIXED, "*/index.mjs"),
    IconSet("@iconify-json/radix-icons", "1.2.6", "MIT", _RADIX),
    IconSet("@iconify-json/uil", "1.2.3", "Apache-2.0", _UNICONS),
    IconSet("@iconify-json/gg", "1.2.2", "MIT", _GG),
    IconSet("@iconify-json/material-symbols", "1.2.98", "Apache-2.0", _MATERIAL),
    IconSet("@iconify-json/heroicons", "1.2.3", "MIT"),
    IconSet("@iconify-json/ph", "1.2.2", "MIT", _PHOSPHOR),
    IconSet("@iconify-json/carbon", "1.2.29", "Apache-2.0", _CARBON),
    IconSet("@iconify-json/ep", "1.2.4", "MIT", _ELEMENT),
    IconSet("@iconify-json/ant-design", "1.2.9", "MIT", _ANT),
    IconSet("@iconify-json/fluent", "1.2.60", "MIT", _FLUENT),
    IconSet("@iconify-json/bi", "1.2.7", "MIT", _BOOTSTRAP),
    IconSet("@iconify-json/feather", "1.2.1", "MIT"),
    IconSet("@iconify-json/lucide", "1.2.137", "ISC"),
    IconSet("@iconify-json/tabler", "1.2.41", "MIT", {"cross": None}),
    IconSet("@iconify-json/ion", "1.2.7", "MIT", {"create": "edit"}),
    IconSet("@iconify-json/octicon", "1.2.36", "MIT", _OCTICONS),
    IconSet("@iconify-json/ic", "1.2.4", "Apache-2.0", _MATERIAL),
    IconSet("@iconify-json/mdi", "1.2.3", "Apache-2.0", _MDI),
    IconSet("@iconify-json/fa6-solid", "1.2.4", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/fa6-regular", "1.2.4", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/fa-solid", "1.2.2", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/ri", "1.2.10", "Apache-2.0", _REMIX),
    IconSet("@iconify-json/bx", "1.2.3", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("@iconify-json/bxs", "1.2.3", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("@iconify-json/eva", "1.2.3", "MIT", _EVA),
    IconSet("@iconify-json/iconoir", "1.2.11", "MIT"),
    IconSet("@iconify-json/jam", "1.2.3", "MIT"),
    IconSet("@iconify-json/typcn", "1.2.2", "CC-BY-SA-4.0", _TYPICONS),
    IconSet("@iconify-json/akar-icons", "1.2.7", "MIT", _UNSURE),
    IconSet("@iconify-json/basil", "1.2.4", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/boxicons", "1.2.0", "MIT", _UNSURE),
    IconSet("@iconify-json/charm", "1.2.3", "MIT", _UNSURE),
    IconSet("@iconify-json/ci", "1.2.2", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/cil", "1.2.3", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/clarity", "1.2.4", "MIT", _UNSURE),
    IconSet("@iconify-json/codicon", "1.2.74", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/f7", "1.2.2", "MIT", _UNSURE),
    IconSet("@iconify-json/fa7-regular", "1.2.3", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/fa7-solid", "1.2.5", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/flowbite", "1.2.7", "MIT", _UNSURE),
    IconSet("@iconify-json/fluent-mdl2", "1.2.1", "MIT", _UNSURE),
    IconSet("@iconify-json/garden", "1.2.6", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/gravity-ui", "1.2.15", "MIT", _UNSURE),
    IconSet("@iconify-json/grommet-icons", "1.2.4", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/hugeicons", "1.2.35", "MIT", _UNSURE),
    IconSet("@iconify-json/humbleicons", "1.2.20", "MIT", _UNSURE),
    IconSet("@iconify-json/iconamoon", "1.2.2", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/ix", "1.2.12", "MIT", _UNSURE),
    IconSet("@iconify-json/la", "1.2.1", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/lets-icons", "1.2.2", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/lineicons", "1.2.6", "MIT", _UNSURE),
    IconSet("@iconify-json/mage", "1.2.4", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/majesticons", "1.2.5", "MIT", _UNSURE),
    IconSet("@iconify-json/material-symbols-light", "1.2.94", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/meteor-icons", "1.2.8", "MIT", _UNSURE),
    IconSet("@iconify-json/mingcute", "1.2.8", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/mono-icons", "1.2.0", "MIT", _UNSURE),
    IconSet("@iconify-json/mynaui", "1.2.19", "MIT", _UNSURE),
    IconSet("@iconify-json/oi", "1.2.0", "MIT", _UNSURE),
    IconSet("@iconify-json/ooui", "1.2.24", "MIT", _UNSURE),
    IconSet("@iconify-json/oui", "1.2.6", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/pajamas", "1.2.15", "MIT", _UNSURE),
    IconSet("@iconify-json/prime", "1.2.5", "MIT", _UNSURE),
    IconSet("@iconify-json/proicons", "1.2.20", "MIT", _UNSURE),
    IconSet("@iconify-json/qlementine-icons", "1.2.16", "MIT", _UNSURE),
    IconSet("@iconify-json/si", "1.2.17", "MIT", _UNSURE),
    IconSet("@iconify-json/solar", "1.2.13", "CC-BY-4.0", _UNSURE),
    IconSet("@iconify-json/stash", "1.2.4", "MIT", _UNSURE),
    IconSet("@iconify-json/system-uicons", "1.2.4", "Unlicense", _UNSURE),
    IconSet("@iconify-json/tdesign", "1.2.19", "MIT", _UNSURE),
    IconSet("@iconify-json/teenyicons", "1.2.2", "MIT", _UNSURE),
    IconSet("@iconify-json/uiw", "1.2.4", "MIT", _UNSURE),
    IconSet("@iconify-json/vaadin", "1.2.1", "Apache-2.0", _UNSURE),
    IconSet("@iconify-json/weui", "1.2.4", "MIT", _UNSURE),
    IconSet("@iconify-json/zondicons", "1.2.2", "MIT", _UNSURE),
    IconSet("@rsuite/icons", "1.4.1", "MIT", _UNSURE, "esm/icons/*/*.js"),
    IconSet("@medusajs/icons", "2.22.1", "MIT", _UNSURE, "dist/esm/*.js"),
    IconSet("@douyinfe/semi-icons", "2.103.0", "MIT", _UNSURE),
    IconSet("@atlaskit/icon", "38.0.2", "Apache-2.0", _UNSURE),
    IconSet("@navikt/aksel-icons", "8.16.2", "MIT", _UNSURE),
    IconSet("@patternfly/react-icons", "6.6.1", "MIT", _UNSURE),
    IconSet("@ui5/webcomponents-icons", "2.27.2", "Apache-2.0", _UNSURE),
)
