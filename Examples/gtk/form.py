#!/usr/bin/python3
"""An interactive form in GTK 4. It runs our cells in `stylecheck play`, one below the other."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

from cell import CellView  # noqa: E402
from client import Answer, Object, Player  # noqa: E402

TEXT_SIZES = (
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge")

_WIDTH = 375
_FOLDER = Path(__file__).resolve().parent


class FormWindow(Gtk.Window):
    """A window with a cell for each line of a file, and controls for their setting."""

    def __init__(self, player: Player, lines: Sequence[Object], sheets: Sequence[str]) -> None:
        super().__init__(title="Harbor report", default_width=_WIDTH, default_height=800)
        self.player, self._sheets = player, sheets
        self._width = _WIDTH
        self.status = Gtk.Label(xalign=0, margin_start=16, margin_top=6, margin_bottom=6)
        self.views = [
            CellView(player, line["cell"], {"width": _WIDTH, **line["open"]}, self._answered)
            for line in lines]
        self.set_titlebar(self._header())
        self.set_child(self._page())
        self.views[0].connect("resize", lambda _, width, height: self._resized(width))

    def change(self, **setting: object) -> None:
        """Changes the setting of all cells, such as their `width` or `direction`."""
        for view in self.views:
            view.send(setting=setting)

    def use(self, sheets: Sequence[str]) -> None:
        """Replaces the sheets that style the cells."""
        views = {view.cell: view for view in self.views}
        for answer in self.player.load(sheets):
            views[answer.cell].show_answer(answer)

    def _answered(self, view: CellView, answer: Answer) -> None:
        """Shows what an app would receive, and what assistive technology would speak."""
        for effect in answer.effects:
            match effect:
                case {"effect": "announce"}:
                    self.status.set_text(view.presentation["announcement"] or "")
                case {"effect": "commit" | "live" | "cancelled" as word, "value": value}:
                    self.status.set_text(f"{view.cell}: {word} {json.dumps(value)}")
                case {"effect": "perform"}:
                    self.status.set_text(f"{view.cell}: perform")
        if answer.message is not None:
            self.status.set_text(answer.message)

    def _resized(self, width: int) -> None:
        if width != self._width:
            self._width = width
            # The heights of the cells cannot change during the layout of the window.
            GLib.idle_add(lambda: self.change(width=width))

    # Layout

    def _page(self) -> Gtk.Widget:
        cells = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        for view in self.views:
            cells.append(view)
        scrolled = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER, vexpand=True)
        scrolled.set_child(cells)
        page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        page.append(scrolled)
        page.append(self.status)
        return page

    def _header(self) -> Gtk.HeaderBar:
        self.dark = Gtk.ToggleButton(label="Dark")
        self.dark.connect("toggled", lambda button: self._set_dark(button.get_active()))
        self.mirrored = Gtk.ToggleButton(label="Right to left")
        self.mirrored.connect("toggled", lambda button: self._set_mirrored(button.get_active()))
        self.text_size = Gtk.DropDown.new_from_strings(TEXT_SIZES)
        self.text_size.set_selected(TEXT_SIZES.index("large"))
        self.text_size.connect("notify::selected", lambda menu, _: self._resize_text(menu))
        names = [Path(sheet).stem for sheet in self._sheets]
        self.theme = Gtk.DropDown.new_from_strings([*names, "no sheet"])
        self.theme.connect("notify::selected", lambda menu, _: self._choose(menu))
        choices = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        for control in (self.dark, self.mirrored, self.text_size, self.theme):
            choices.append(control)
        header = Gtk.HeaderBar()
        header.pack_end(Gtk.MenuButton(label="Setting", popover=Gtk.Popover(child=choices)))
        return header

    def _set_dark(self, is_dark: bool) -> None:
        Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", is_dark)
        self.change(environment={"appearance": "dark" if is_dark else "light"})

    def _set_mirrored(self, is_mirrored: bool) -> None:
        direction = Gtk.TextDirection.RTL if is_mirrored else Gtk.TextDirection.LTR
        Gtk.Widget.set_default_direction(direction)
        self.change(direction="rtl" if is_mirrored else "ltr")

    def _resize_text(self, menu: Gtk.DropDown) -> None:
        self.change(textSize=TEXT_SIZES[menu.get_selected()])

    def _choose(self, menu: Gtk.DropDown) -> None:
        place = menu.get_selected()
        self.use(self._sheets[place : place + 1])


def main() -> None:
    """Shows the window until it is closed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheets", nargs="*", help="sheets to choose from")
    parser.add_argument("--tool", default="stylecheck", help="the path of stylecheck")
    cells = _FOLDER / "harbor.jsonl"
    parser.add_argument("--cells", type=Path, default=cells, help="lines that open cells")
    options = parser.parse_args()
    lines = [json.loads(line) for line in options.cells.read_text("utf-8").splitlines()]
    player = Player(options.tool, options.sheets[:1])
    window = FormWindow(player, lines, options.sheets)
    loop = GLib.MainLoop()
    window.connect("close-request", lambda _: loop.quit())
    window.present()
    loop.run()
    player.close()


if __name__ == "__main__":
    main()
