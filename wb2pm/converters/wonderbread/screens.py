"""The states of a WONDERBREAD trace as screens."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from wb2pm.converters.wonderbread.trace import State, Trace, decode_state
from wb2pm.events import Box, Screen

if TYPE_CHECKING:
    from collections.abc import Iterable

CORNER_FORMAT = "wonderbread:corner"
"""`x` and `y` of an element are its top left corner: the released form."""
CENTRE_FORMAT = "wonderbread:centre"
"""`x` and `y` of an element are its centre: what the recorder writes."""
SOURCE_FORMAT = "wonderbread"
"""The page's source is in the state."""

_OMNIBOX = re.compile(r'\{[^{}]*"chrome_omnibox"[^{}]*\}')
_OMNIBOX_X = re.compile(r'"x"\s*:\s*(-?[0-9.]+)')


def read_screens(
    trace: Trace, source: Path, screenshots: str | None
) -> dict[int, Screen]:
    """Turn the states of a trace into screens.

    Args:
        trace: The decoded trace.
        source: Its file.
        screenshots: Folder of pictures; the recorder's own paths are not used
            but for the file's name.

    Returns:
        Position in the trace -> screen.

    Raises:
        ConversionError: If a state is not of the recorder's form.
    """
    states = {
        index: decode_state(entry, source, index)
        for index, entry in enumerate(trace.trace)
        if entry.type == "state"
    }
    layout = _element_layout(states.values(), cleaned=trace.webarena is not None)
    return {
        index: build_screen(
            state, source=source, screenshots=screenshots, layout=layout, index=index
        )
        for index, state in states.items()
    }


def build_screen(
    state: State,
    *,
    source: Path,
    screenshots: str | None,
    layout: str,
    index: int | None,
) -> Screen:
    """Turn one state into a screen.

    Args:
        state: The decoded state.
        source: Its file.
        screenshots: Folder of pictures.
        layout: `CORNER_FORMAT` or `CENTRE_FORMAT`.
        index: Position in the trace; None for one that has none.
    """
    return Screen(
        url=state.url,
        title=state.tab,
        application=state.active_application_name,
        width=state.screen_size.width if state.screen_size else None,
        height=state.screen_size.height if state.screen_size else None,
        window=_window(state),
        screenshot=_screenshot(state.path_to_screenshot, screenshots),
        pictured=_pictured(state),
        elements_json=state.json_state,
        elements_format=layout if state.json_state else None,
        page_format=None if index is None else SOURCE_FORMAT,
        source=str(source),
        source_index=index,
    )


def _element_layout(states: Iterable[State], *, cleaned: bool) -> str:
    """Tell whether elements are placed by corner or by centre.

    The address bar spans the window, so its centre lies right of the edge;
    the clean-up moves it left by half a screen, out of the picture. A trace
    that shows no address bar is taken for cleaned when it names its task,
    which is added after the clean-up.
    """
    for state in states:
        if not state.json_state:
            continue
        if (bar := _OMNIBOX.search(state.json_state)) and (
            x := _OMNIBOX_X.search(bar[0])
        ):
            return CORNER_FORMAT if float(x[1]) < 0 else CENTRE_FORMAT
    return CORNER_FORMAT if cleaned else CENTRE_FORMAT


def _window(state: State) -> Box | None:
    position, size = state.window_position, state.window_size
    if position is None or size is None:
        return None
    return _box(position.x, position.y, size.width, size.height)


def _pictured(state: State) -> Box | None:
    """Return what the pictures of wb2pm's own recorder show: the page's visible part."""
    view = state.wb2pm.view if state.wb2pm else None
    return _box(view.x, view.y, view.width, view.height) if view else None


def _box(
    x: float | None, y: float | None, width: float | None, height: float | None
) -> Box | None:
    if x is None or y is None or width is None or height is None:
        return None
    return Box(x=x, y=y, width=width, height=height, space="screen")


def _screenshot(recorded: str | None, folder: str | None) -> str | None:
    if not recorded or folder is None:
        return None
    picture = Path(folder) / PurePosixPath(recorded.replace("\\", "/")).name
    return str(picture) if picture.is_file() else None
