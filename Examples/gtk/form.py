#!/usr/bin/python3
"""An interactive form in GTK 4, which runs in `stylecheck play`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

import server  # noqa: E402
from client import Object, Player  # noqa: E402
from page import PageView  # noqa: E402

TEXT_SIZES = (
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge")

_WIDTH = 375
_FOLDER = Path(__file__).resolve().parent


class FormWindow(Gtk.Window):
    """A window with a form, its status, and controls for its setting."""

    def __init__(
        self, player: Player, description: Object, sheets: Sequence[str], delay: int = 600
    ) -> None:
        super().__init__(title="Harbor", default_width=_WIDTH, default_height=800)
        self._sheets, self._delay = sheets, delay
        self.status = Gtk.Label(xalign=0, hexpand=True, wrap=True, margin_start=16)
        self.undo, self.redo = self._button("Undo", "undo"), self._button("Redo", "redo")
        self.view = PageView(player, description, self._answered)
        self.set_titlebar(self._header())
        self.set_child(self._content())
        self._add_shortcuts()

    def _answered(self, answer: Object) -> None:
        """Shows what an app would receive, and carries out what the form asks for."""
        effects = answer.get("effects", [])
        for effect in effects:
            match effect:
                case {"effect": "announce", "field": key}:
                    cell = self.view.cell(key)
                    self.status.set_text(cell and cell["presentation"]["announcement"] or "")
                case {"effect": "commit" | "live" | "cancelled" as word, "value": value}:
                    self.status.set_text(f"{effect['field']}: {word} {json.dumps(value)}")
                case {"effect": "check", "ticket": ticket, "value": value}:
                    self.status.set_text(f"{effect['field']}: {effect['check']}?")
                    self._later(checked={"ticket": ticket, **server.checked(value)})
                case {"effect": "send", "ticket": ticket, "values": values}:
                    self.status.set_text("The report is on its way")
                    self._later(reply={"ticket": ticket, **server.reply(values)})
        if notices := [effect["text"] for effect in effects if "text" in effect]:
            self.status.set_text("\n".join(notices))
        for key, button in (("canUndo", self.undo), ("canRedo", self.redo)):
            button.set_sensitive(self.view.form[key])

    def _later(self, **line: object) -> None:
        """Sends the answer of the server, after the time that a network would take."""

        def answer() -> bool:
            if self.get_realized():
                self.view.send(**line)
            return GLib.SOURCE_REMOVE

        GLib.timeout_add(self._delay, answer)

    def _add_shortcuts(self) -> None:
        controller = Gtk.ShortcutController(scope=Gtk.ShortcutScope.GLOBAL)
        for keys, event in (("<Control>z", "undo"), ("<Control><Shift>z", "redo")):
            action = Gtk.CallbackAction.new(
                lambda _, arguments, event=event: bool(self.view.send(form=event)))
            trigger = Gtk.ShortcutTrigger.parse_string(keys)
            controller.add_shortcut(Gtk.Shortcut.new(trigger, action))
        self.add_controller(controller)

    # Layout

    def _content(self) -> Gtk.Widget:
        scrolled = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER, vexpand=True)
        # GTK would scroll to the end of the whole page when it gets the focus.
        scrolled.set_child(Gtk.Viewport(child=self.view, scroll_to_focus=False))
        content = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        content.append(scrolled)
        bar = Gtk.Box()
        for widget in (self.status, self.undo, self.redo):
            bar.append(widget)
        content.append(bar)
        return content

    def _header(self) -> Gtk.HeaderBar:
        self.dark = Gtk.ToggleButton(label="Dark")
        self.dark.connect("toggled", lambda button: self._set_dark(button.get_active()))
        self.mirrored = Gtk.ToggleButton(label="Right to left")
        self.mirrored.connect("toggled", lambda button: self._set_mirrored(button.get_active()))
        self.bold = Gtk.ToggleButton(label="Bold text")
        self.colorless = Gtk.ToggleButton(label="Differences without color")
        for button, key in (
            (self.bold, "boldensText"), (self.colorless, "differentiatesWithoutColor")
        ):
            button.connect("toggled", lambda button, key=key: self.view.send(
                setting={"accessibility": {key: button.get_active()}}))
        self.text_size = Gtk.DropDown.new_from_strings(TEXT_SIZES)
        self.text_size.set_selected(TEXT_SIZES.index("large"))
        self.text_size.connect("notify::selected", lambda menu, _: self._resize_text(menu))
        names = [Path(sheet).stem for sheet in self._sheets]
        self.theme = Gtk.DropDown.new_from_strings([*names, "no sheet"])
        self.theme.connect("notify::selected", lambda menu, _: self._choose(menu))
        choices = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        controls = (
            self.dark, self.mirrored, self.bold, self.colorless, self.text_size, self.theme)
        for control in controls:
            choices.append(control)
        header = Gtk.HeaderBar()
        header.pack_end(Gtk.MenuButton(label="Setting", popover=Gtk.Popover(child=choices)))
        return header

    def _button(self, label: str, event: str) -> Gtk.Button:
        button = Gtk.Button(label=label, sensitive=False, focus_on_click=False)
        button.connect("clicked", lambda _: self.view.send(form=event))
        return button

    def _set_dark(self, is_dark: bool) -> None:
        Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", is_dark)
        self.view.send(setting={"environment": {"appearance": "dark" if is_dark else "light"}})

    def _set_mirrored(self, is_mirrored: bool) -> None:
        direction = Gtk.TextDirection.RTL if is_mirrored else Gtk.TextDirection.LTR
        Gtk.Widget.set_default_direction(direction)
        self.view.send(setting={"direction": "rtl" if is_mirrored else "ltr"})

    def _resize_text(self, menu: Gtk.DropDown) -> None:
        self.view.send(setting={"textSize": TEXT_SIZES[menu.get_selected()]})

    def _choose(self, menu: Gtk.DropDown) -> None:
        place = menu.get_selected()
        self.view.send(sheets=self._sheets[place : place + 1])


def main() -> None:
    """Shows the window until it is closed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheets", nargs="*", help="sheets to choose from")
    parser.add_argument("--tool", default="stylecheck", help="the path of stylecheck")
    form = _FOLDER / "harbor.json"
    parser.add_argument("--form", type=Path, default=form, help="the description of a form")
    options = parser.parse_args()
    player = Player(options.tool, options.sheets[:1])
    window = FormWindow(player, json.loads(options.form.read_text("utf-8")), options.sheets)
    loop = GLib.MainLoop()
    window.connect("close-request", lambda _: loop.quit())
    window.present()
    loop.run()
    player.close()


if __name__ == "__main__":
    main()
