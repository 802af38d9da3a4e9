"""Records a person at a Linux desktop, in the form of the AgentNet tool.

Input comes from the X server, elements and windows from the accessibility bus. Each
is written when it is known, a line at a time, so that a recorder that is killed has
lost no more than what happened last.
"""

from __future__ import annotations

import platform
import queue
import threading
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.writing import atomic_path
from wb2pm.errors import MissingExtraError, RecordingError, Wb2pmError
from wb2pm.record.desktop.accessibility import AccessibilityBus, Front
from wb2pm.record.desktop.bus import connect, focus_changes, tell_programs
from wb2pm.record.desktop.keyboard import Keyboard
from wb2pm.record.desktop.secrecy import SETTLED_S, Focus, KeyFilter
from wb2pm.record.lines import Lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.record.desktop.bus import Ref
    from wb2pm.record.desktop.menus import MenuWalk

_PAUSE_S: Final = 0.05
_LOOK_S: Final = 0.2
"""Seconds between looks at which window is in front."""
_STILL_S: Final = 0.4
"""Seconds without input after which a window is described anew."""
_WALK_S: Final = 0.3
"""Seconds for which closed menus are asked before it is looked at the window again."""
_FOCUS_S: Final = 1.0
"""Seconds in which what has the focus is looked for in a window that comes to the front."""
_READY_S: Final = 5.0
"""Seconds that registering for news of the focus may take."""
_MOST: Final = 1_500
_LONGEST_S: Final = 5.0
"""Elements of a window that are described, and seconds for it, unless a button is
pressed meanwhile: what is under the pointer is asked first."""


class DesktopRecorder:
    """Records until it is stopped.

    Attributes:
        folder: The recording's folder.
        failure: Why nothing more is written; None as long as it is.
    """

    def __init__(
        self, out: str | Path, *, intent: str | None = None, workflow: str | None = None
    ) -> None:
        """Make the recording's folder.

        Args:
            out: Folder that receives it.
            intent: The goal in words.
            workflow: Id of the workflow; the folder's name begins with it.

        Raises:
            MissingExtraError: If a package that listens is not installed.
            RecordingError: If there is no X server, or no accessibility bus.
            WriteError: If the folder cannot be made.
        """
        self._listeners = _listeners(self._pointed, self._key)
        self._bus, self._focus_bus = AccessibilityBus(), connect()
        began = datetime.now().astimezone()
        name = f"{workflow or 'desktop'} {began:%Y-%m-%d-%H-%M-%S}"
        self.folder = Path(out) / name
        self.folder.mkdir(parents=True, mode=0o700)
        self.failure: Wb2pmError | None = None
        self._focus = Focus()
        self._keyboard, self._filter = Keyboard(self._focus), KeyFilter(self._focus)
        self._raw: queue.Queue[dict[str, Any]] = queue.Queue()
        self._asked: queue.Queue[tuple[float, float, float]] = queue.Queue()
        self._stopping = threading.Event()
        self._listening = threading.Event()
        self._front: Front | None = None
        self._last_input = time.monotonic()
        self._described = 0.0
        self._was_listened_to: bool | None = None
        self._windows: dict[Ref, int] = {}
        self._walks: dict[Ref, MenuWalk] = {}
        self._metadata: dict[str, Any] = {
            "recorder": "wb2pm",
            "system": platform.system(),
            "release": platform.release(),
            **_screen_size(),
            "start_time": began.isoformat(),
            "video_start_timestamp": time.monotonic(),
        }
        self._write("metadata.json", self._metadata)
        self._write(
            "task_name.json", {"task_name": intent or "", "workflow": workflow or ""}
        )
        self._files = {
            name: Lines(self.folder / f"{name}.jsonl")
            for name in ("events", "element", "a11y", "focus", "top_window", "menus")
        }
        self._threads = [
            threading.Thread(target=self._guarded, args=(work,), daemon=True)
            for work in (self._keep, self._look, self._follow_focus)
        ]

    def start(self) -> DesktopRecorder:
        """Begin to listen."""
        self._was_listened_to = tell_programs(is_listened_to=True)
        for thread in self._threads:
            thread.start()
        self._listening.wait(_READY_S)
        for listener in self._listeners:
            listener.start()
            listener.wait()
        return self

    def stop(self) -> Path:
        """Stop listening, and write what waits.

        Returns:
            The recording's folder.

        Raises:
            WriteError: If not all could be kept.
            RecordingError: If a part of the recorder broke off.
        """
        for listener in self._listeners:
            try:
                listener.stop()
            except Exception as exc:  # noqa: BLE001 (pynput hands on what Xlib raises)
                self.failure = self.failure or RecordingError(
                    f"the X server is gone: what was done until then is kept ({exc})"
                )
        time.sleep(SETTLED_S)
        self._stopping.set()
        for thread in self._threads:
            thread.join()
        self._flush(0.0)
        if self._was_listened_to is False:
            tell_programs(is_listened_to=False)
        for window, walk in self._walks.items():
            if not walk.is_done and self.failure is None:
                self._keep_menus(window, walk)
        for file in self._files.values():
            file.close()
        self._metadata["stop_time"] = datetime.now().astimezone().isoformat()
        self._metadata["keys_left_out"] = self._filter.left_out
        if self.failure is not None:
            raise self.failure
        self._write("metadata.json", self._metadata)
        return self.folder

    def _pointed(self, event: dict[str, Any]) -> None:
        at = self._last_input = time.monotonic()
        self._raw.put({"time_stamp": at, **event})
        if event.get("pressed"):
            self._asked.put((at, event["x"], event["y"]))

    def _key(self, event: dict[str, Any]) -> None:
        self._last_input = time.monotonic()
        self._raw.put({"time_stamp": self._last_input, **event})

    def _guarded(self, work: Callable[[], None]) -> None:
        """Run a part of the recorder; the recording ends where it breaks off."""
        try:
            work()
        except Wb2pmError as exc:
            self.failure = self.failure or exc
        except Exception as exc:  # noqa: BLE001 (told when the recording ends)
            self.failure = self.failure or RecordingError(
                f"the recorder broke off: {type(exc).__name__}: {exc}"
            )
        finally:
            self._stopping.set()

    def _keep(self) -> None:
        while not self._stopping.wait(_PAUSE_S):
            self._flush(SETTLED_S)

    def _flush(self, age: float) -> None:
        """Write the events of which everything is known by now."""
        while not self._raw.empty():
            at = self._raw.queue[0]["time_stamp"]
            if at > time.monotonic() - age or self._focus.is_asked(at):
                return
            for event in self._filter.let(self._raw.get()):
                if self.failure is None:
                    self._files["events"].append(event)

    def _look(self) -> None:
        """Ask programs what is where, a press first and then whatever has changed."""
        while not self._stopping.is_set():
            try:
                at, x, y = self._asked.get(timeout=_LOOK_S)
            except queue.Empty:
                self._describe()
                self._learn_menus()
                continue
            if self._front is None:
                self._see_front()
            if self._front is not None:
                element = self._bus.at(self._front.window, x, y)
                if element is not None and element["role"]:  # it may be gone by now
                    said = {"time_stamp": at, "a11y_tree": element}
                    self._files["element"].append(said)

    def _describe(self) -> None:
        changed = self._see_front()
        still = self._is_still()
        if self._front is None or not (
            changed or (still and self._last_input > self._described)
        ):
            return
        self._described = time.monotonic()
        tree = self._bus.tree(
            self._front.window,
            most=_MOST,
            seconds=_LONGEST_S,
            is_needed=lambda: not self._asked.empty(),
        )
        whole_at = time.monotonic()  # what was done meanwhile may be seen in it
        if tree["role"]:  # it may be gone by now
            self._files["a11y"].append({"time_stamp": whole_at, "axtree": tree})

    def _learn_menus(self) -> None:
        """Ask the window in front which keys stand for entries of its menus, once."""
        if self._front is None:
            return
        window = self._front.window
        if window not in self._walks:
            self._walks[window] = self._bus.menus(window)
        walk = self._walks[window]
        if walk.is_done:
            return
        walk.go_on(seconds=_WALK_S, is_needed=lambda: not self._asked.empty())
        if walk.is_done:
            self._keep_menus(window, walk)

    def _keep_menus(self, window: Ref, walk: MenuWalk) -> None:
        if walk.entries:
            said = {"time_stamp": time.monotonic(), "window": self._number(window)}
            self._files["menus"].append({**said, "entries": walk.entries})

    def _is_still(self) -> bool:
        return time.monotonic() - self._last_input > _STILL_S

    def _number(self, window: Ref) -> int:
        return self._windows.setdefault(window, len(self._windows))

    def _see_front(self) -> bool:
        front = self._bus.front()
        if front is None or front == self._front:
            return False
        self._front = front
        self._files["top_window"].append(
            {
                "time_stamp": time.monotonic(),
                "top_window_name": front.application,
                "window_title": front.title,
                "window": self._number(front.window),
            }
        )
        at = (
            time.monotonic()
        )  # before it is asked: news of the focus may come meanwhile
        with self._focus.asked(at):
            held = self._bus.focused(front.window, most=_MOST, seconds=_FOCUS_S)
            if held is not None:
                self._gained(at, held, self._bus)
        return True

    def _follow_focus(self) -> None:
        asking = AccessibilityBus()
        for ref in focus_changes(self._focus_bus):
            self._listening.set()
            if ref is not None:
                self._gained(time.monotonic(), ref, asking)
            if self._stopping.is_set():
                return

    def _gained(self, at: float, ref: Ref, asking: AccessibilityBus) -> None:
        element = self._keyboard.went_to(ref, at, asking)
        if element is not None:
            self._files["focus"].append({"time_stamp": at, "element": element})

    def _write(self, name: str, content: dict[str, Any]) -> None:
        with atomic_path(self.folder / name) as unfinished:
            unfinished.write_bytes(msgspec.json.encode(content))
            unfinished.chmod(0o600)


def record_desktop(
    out: str | Path,
    *,
    intent: str | None = None,
    workflow: str | None = None,
    until: threading.Event,
    on_start: Callable[[Path], None] | None = None,
) -> Path:
    """Record what is done at this desktop until somebody ends it.

    Args:
        out: Folder that receives the recording's folder.
        intent: The goal in words.
        workflow: Id of the workflow.
        until: Set to end the recording.
        on_start: Told the recording's folder once it runs.

    Returns:
        The recording's folder.

    Raises:
        MissingExtraError: If a package that listens is not installed.
        RecordingError: If there is no X server or accessibility bus to listen to.
        WriteError: If not all could be kept.
    """
    recorder = DesktopRecorder(out, intent=intent, workflow=workflow).start()
    if on_start is not None:
        on_start(recorder.folder)
    while not until.wait(_LOOK_S) and recorder.failure is None:
        pass
    return recorder.stop()


def _listeners(
    pointed: Callable[[dict[str, Any]], None], key: Callable[[dict[str, Any]], None]
) -> list[Any]:
    """Make what listens to the X server."""
    try:
        from pynput import keyboard, mouse
    except ImportError as exc:
        if "pynput" in str(exc.name or ""):
            raise MissingExtraError("recording a desktop", "desktop") from exc
        raise RecordingError(
            f"the X server cannot be listened to: {exc}. Desktops under Wayland are"
            " recorded in a session of X"
        ) from exc

    def told(action: str, said: Any) -> dict[str, Any]:  # noqa: ANN401 (a key of pynput)
        text = getattr(said, "char", None)
        return {
            "action": action,
            "name": text or getattr(said, "name", None) or str(said),
        }

    return [
        mouse.Listener(
            on_move=lambda x, y: pointed({"action": "move", "x": x, "y": y}),
            on_click=lambda x, y, button, pressed: pointed(
                {
                    "action": "click",
                    "x": x,
                    "y": y,
                    "button": button.name,
                    "pressed": pressed,
                }
            ),
            on_scroll=lambda x, y, dx, dy: pointed(
                {"action": "scroll", "x": x, "y": y, "dx": dx, "dy": dy}
            ),
        ),
        keyboard.Listener(
            on_press=lambda said: key(told("press", said)),
            on_release=lambda said: key(told("release", said)),
        ),
    ]


def _screen_size() -> dict[str, int]:
    with suppress(Exception):  # what it looks like is no reason to record nothing
        from Xlib.display import Display

        screen = Display().screen()
        return {
            "screen_width": screen.width_in_pixels,
            "screen_height": screen.height_in_pixels,
        }
    return {}
