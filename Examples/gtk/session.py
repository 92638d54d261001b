"""A window of the form on a screen of its own, with a pointer, a keyboard and a camera."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

from picture import Picture

_FOLDER = Path(__file__).resolve().parent
_STYLES = _FOLDER.parent / "styles"
SHEETS = [str(_STYLES / f"{name}.nss") for name in ("lantern-two-appearances", "whole-form")]
TOOL = os.environ.get("STYLECHECK", "stylecheck")

_PROGRAMS = {
    "Xvfb": "xvfb", "xdotool": "xdotool", "rsvg-convert": "librsvg2-bin",
    TOOL: "stylecheck (build it, and set STYLECHECK to its path)"}
_MODULES = "gir1.2-gtk-4.0, python3-gi or python3-gi-cairo"


def missing() -> list[str]:
    """Returns the packages that the tests need and this system lacks."""
    packages = [package for program, package in _PROGRAMS.items() if not shutil.which(program)]
    try:
        import gi

        gi.require_version("Gtk", "4.0")
        gi.require_foreign("cairo")
    except (ImportError, ValueError):
        packages.append(_MODULES)
    return packages


def start_screen() -> None:
    """Starts a screen for a module of tests, which then do not move the user's pointer."""
    reader, writer = os.pipe()
    folder = unittest.enterModuleContext(tempfile.TemporaryDirectory())
    options = ["-screen", "0", "800x3000x24", "-fbdir", folder, "-nolisten", "tcp"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *options], pass_fds=[writer], stderr=subprocess.DEVNULL)
    unittest.addModuleCleanup(server.wait)
    unittest.addModuleCleanup(server.terminate)
    Session.screen = Path(folder) / "Xvfb_screen0"
    os.close(writer)
    with os.fdopen(reader) as numbers:
        os.environ["DISPLAY"] = f":{numbers.readline().strip()}"
    # Nothing outside of the tests takes part: no GPU, no bus, no input method.
    os.environ.update(
        GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_A11Y="none", GTK_IM_MODULE="simple")
    from gi.repository import Gtk  # GTK connects to the display when it is imported.

    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


class Session:
    """A window on the screen, and the eyes and hands of its user."""

    screen: Path
    """The memory of the screen."""

    def __init__(self, height: int) -> None:
        from client import Player
        from form import FormWindow

        self.form = json.loads((_FOLDER / "harbor.json").read_text("utf-8"))
        self.player = Player(TOOL, SHEETS[:1])
        self.window = FormWindow(self.player, self.form, SHEETS, delay=50)
        self.window.set_default_size(375, height)
        self.view = self.window.view
        self.window.present()
        self.wait(lambda: self.view.page["size"]["width"] == self.view.get_width())
        search = ["search", "--sync", "--onlyvisible", "--name", self.window.get_title()]
        self._hand("windowfocus", self._hand(*search).split()[0])
        self.wait(self.window.is_active)

    def close(self) -> None:
        self.window.destroy()
        self.player.close()

    def wait(self, is_done: Callable[[], bool], seconds: float = 10) -> None:
        """Runs the events of the window until a condition is true, or the time is over."""
        from gi.repository import GLib

        end = time.monotonic() + seconds
        while not is_done() and time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.002)

    def press(self, *keys: str) -> None:
        """Presses keys, by their names in X11."""
        self._hand("key", *keys)

    def drag(self, name: str, *points: tuple[float, float]) -> None:
        """Presses the button at the first point of a cell, and lifts it at the last one."""
        self.point(name, points[0])
        self._hand("mousedown", "1")
        for point in points[1:]:
            self.point(name, point)
        self._hand("mouseup", "1")

    def rest(self) -> None:
        """Moves the pointer away from the window, and the focus away from the form."""
        self._hand("mousemove", "799", "2999")
        self.window.set_focus(None)

    def point(self, name: str, point: tuple[float, float]) -> None:
        """Moves the pointer to a point of a cell."""
        cell = self.view.cell(name)
        x, y = self._place(cell["x"] + point[0], cell["y"] + point[1])
        self._hand("mousemove", str(x), str(y))

    def tap(self, name: str, part: str, place: int = 0) -> None:
        """Taps the middle of a hit area of a part."""
        areas = self.shown(name, "hitAreas")
        frame = [area["frame"] for area in areas if area["part"] == part][place]
        self.drag(name, (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2))

    def shown(self, name: str, key: str) -> Any:
        """Returns a key of the presentation of a cell; none if the cell is hidden."""
        cell = self.view.cell(name)
        return cell and cell["presentation"][key]

    def focus(self, name: str) -> None:
        """Moves the keyboard focus to a cell."""
        self.view.send(field=name, focus=True)
        self.view.grab_focus()
        self.wait(self.view.has_focus)

    def picture(self) -> Picture:
        """Returns what the screen shows of the page, without a last row that is filled in part."""
        height = int(self.view.page["size"]["height"])
        return Picture.of_screen(self.screen, *self._place(), self.view.get_width(), height)

    def window_picture(self) -> Picture:
        """Returns what the screen shows of the window, without its shadow."""
        place = (round(side) for side in self.window.get_surface_transform())
        return Picture.of_screen(
            self.screen, *place, self.window.get_width(), self.window.get_height())

    def _place(self, x: float = 0, y: float = 0) -> tuple[int, int]:
        """Returns the place of a point of the page on the screen; the window is in the corner."""
        across, down = self.window.get_surface_transform()
        x, y = self.view.translate_coordinates(self.window, x, y)
        return round(x + across), round(y + down)

    def _hand(self, *words: str) -> str:
        command = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=True)
        return command.stdout
