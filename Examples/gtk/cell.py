"""A view of one cell: it draws the presentation, and sends what the user does."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from client import Answer, Object, Player  # noqa: E402
from draw import draw, draw_cursor, draw_focus  # noqa: E402

_KEYS = {
    "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Home": "home", "End": "end",
    "Page_Up": "pageUp", "Page_Down": "pageDown", "space": "space", "Return": "enter",
    "Escape": "escape", **{str(digit): str(digit) for digit in range(10)},
}
"""The words for keys by their names in GTK; those of the number pad begin with `KP_` there."""

_ROLES = {
    "adjustable": Gtk.AccessibleRole.SLIDER, "toggle": Gtk.AccessibleRole.SWITCH,
    "textField": Gtk.AccessibleRole.TEXT_BOX, "button": Gtk.AccessibleRole.BUTTON,
    "image": Gtk.AccessibleRole.IMG,
}

_MODIFIERS = Gdk.ModifierType
_SHORTCUTS = _MODIFIERS.CONTROL_MASK | _MODIFIERS.ALT_MASK | _MODIFIERS.SUPER_MASK

OnAnswer = Callable[["CellView", Answer], None]


def edited_text(presentation: Object) -> str | None:
    """Returns the text that the user edits; None if none is edited.

    The common keys of presentations do not have it, so this depends on the kind of the cell.
    """
    phase = presentation.get("phase")
    match presentation["component"], phase:
        case "text", _:
            return presentation["text"] if presentation["editing"] else None
        case "stepper", {"start": _}:
            return presentation["text"]
        case ("slider" | "rangeSlider"), {"editing": {"text": text}}:
            return text
        case _:
            return None


class CellView(Gtk.DrawingArea):
    """A view of one cell of a player."""

    def __init__(self, player: Player, name: str, description: Object, on_answer: OnAnswer) -> None:
        self.presentation = player.open(name, description)
        traits = self.presentation["elements"][0]["traits"]
        roles = [_ROLES[trait] for trait in traits if trait in _ROLES]
        super().__init__(accessible_role=(roles or [Gtk.AccessibleRole.GROUP])[0])
        self.cell = name
        self._player, self._on_answer = player, on_answer
        self._is_down = False
        self._typing = Gtk.IMMulticontext()
        self._typing.set_client_widget(self)
        self._typing.connect("commit", lambda _, text: self._type(text))
        self.set_draw_func(lambda _, context, width, height: self._draw(context))
        self._add_pointer()
        self._add_keyboard()
        self._show()

    # Cells

    def send(self, **line: Any) -> Answer:
        """Sends an input to the cell, and shows the answer."""
        answer = self._player.send(self.cell, **line)
        self.show_answer(answer)
        return answer

    def show_answer(self, answer: Answer) -> None:
        """Shows the presentation of an answer, and carries out its effects."""
        if answer.presentation is not None:
            self.presentation = answer.presentation
            self._show()
        for effect in answer.effects:
            if effect["effect"] == "focus":
                self._move_focus(effect["move"])
        self._on_answer(self, answer)

    def _show(self) -> None:
        size, whole = self.presentation["size"], self.presentation["elements"][0]
        self.set_content_height(math.ceil(size["height"]))
        self.set_focusable(bool(self.presentation["hitAreas"]))
        is_edited = edited_text(self.presentation) is not None
        phases = Gtk.PropagationPhase
        self._writing.set_propagation_phase(phases.BUBBLE if is_edited else phases.NONE)
        self.set_tooltip_text(self.presentation["tooltip"])
        self.update_property(
            [Gtk.AccessibleProperty.LABEL, Gtk.AccessibleProperty.VALUE_TEXT],
            [whole["label"], whole["value"]])
        self.queue_draw()

    def _draw(self, context: Any) -> None:
        draw(context, self.presentation)
        if edited_text(self.presentation) is not None:
            self._draw_cursor(context)
        elif self.has_visible_focus():
            found, color = self.get_style_context().lookup_color("theme_selected_bg_color")
            for element in self._focused_elements() if found else []:
                channels = (color.red, color.green, color.blue)
                hex_color = "#" + "".join(f"{round(255 * channel):02X}" for channel in channels)
                draw_focus(context, element["frame"], hex_color)

    def _focused_elements(self) -> list[Object]:
        elements = self.presentation["elements"]
        return [each for each in elements if "focused" in each["traits"]] or elements[:1]

    def _draw_cursor(self, context: Any) -> None:
        """Draws a cursor at the end of the text; an area without `edits` has no color for it."""
        for area in self.presentation["hitAreas"]:
            texts = [
                item["text"] for item in self.presentation["items"]
                if "text" in item and item["part"] == area["part"]]
            if "edits" in area and texts:
                direction, color = self.presentation["direction"], area["edits"]["cursor"]
                is_empty = edited_text(self.presentation) == ""
                draw_cursor(context, texts[-1], direction, color, is_before_text=is_empty)

    # Focus

    @property
    def _window(self) -> Gtk.Window:
        return self.get_root()

    def has_visible_focus(self) -> bool:
        """True if the cell has the focus and the user moved it with the keyboard."""
        return self.has_focus() and self._window.get_focus_visible()

    def _move_focus(self, move: str) -> None:
        if move == "here" and not self.has_focus():
            self.grab_focus()
        elif move == "away":
            self._window.set_focus(None)
        elif move == "next":
            self._window.child_focus(Gtk.DirectionType.TAB_FORWARD)

    def _focus_changed(self, has_focus: bool) -> None:
        (self._typing.focus_in if has_focus else self._typing.focus_out)()
        self.send(focus=has_focus)
        self.queue_draw()

    # Pointers

    def _add_pointer(self) -> None:
        drag = Gtk.GestureDrag()
        drag.connect("drag-begin", self._down)
        drag.connect("drag-update", lambda drag, x, y: self._moved(drag, "move", x, y))
        drag.connect("drag-end", lambda drag, x, y: self._moved(drag, "up", x, y))
        drag.connect("cancel", lambda *_: self._cancel())
        self.add_controller(drag)
        motion = Gtk.EventControllerMotion()
        motion.connect("motion", lambda _, x, y: self._hover(x, y))
        motion.connect("leave", lambda _: self._leave())
        self.add_controller(motion)

    def _down(self, drag: Gtk.GestureDrag, x: float, y: float) -> None:
        if not self.has_focus():
            self._window.set_focus(None)
        self._is_down = True
        if self._point("down", x, y, time=_seconds(drag)).taken:
            drag.set_state(Gtk.EventSequenceState.CLAIMED)

    def _moved(self, drag: Gtk.GestureDrag, phase: str, by_x: float, by_y: float) -> None:
        if not self._is_down:
            return
        self._is_down = phase != "up"
        _, x, y = drag.get_start_point()
        self._point(phase, x + by_x, y + by_y, time=_seconds(drag))
        if phase == "up" and edited_text(self.presentation) is not None:
            self.grab_focus()

    def _cancel(self) -> None:
        if self._is_down:
            self._is_down = False
            self.send(pointer="cancel")

    def _hover(self, x: float, y: float) -> None:
        if not self._is_down:
            self._point("hover", x, y)

    def _leave(self) -> None:
        if not self._is_down:
            self.send(pointer="leave")

    def _point(self, phase: str, x: float, y: float, **line: float) -> Answer:
        """Sends a point; numbers with more than six decimals are errors."""
        return self.send(pointer=phase, x=round(x, 3), y=round(y, 3), **line)

    # Keys

    def _add_keyboard(self) -> None:
        keys = Gtk.EventControllerKey()
        keys.connect("key-pressed", self._key)
        self.add_controller(keys)
        # GTK asks the last controller first, so keys write while a text is edited.
        self._writing = Gtk.EventControllerKey()
        self._writing.set_im_context(self._typing)
        self.add_controller(self._writing)
        focus = Gtk.EventControllerFocus()
        focus.connect("enter", lambda _: self._focus_changed(True))
        focus.connect("leave", lambda _: self._focus_changed(False))
        self.add_controller(focus)

    def _key(
        self, _: Gtk.EventControllerKey, value: int, code: int, state: Gdk.ModifierType
    ) -> bool:
        """Sends a key, and returns true if the cell takes it; GTK passes on all others."""
        if state & _SHORTCUTS:
            return False
        name = (Gdk.keyval_name(value) or "").removeprefix("KP_").replace("Enter", "Return")
        if edited_text(self.presentation) is not None and self._edit(name):
            return True
        word = _KEYS.get(name)
        shift = bool(state & Gdk.ModifierType.SHIFT_MASK)
        return word is not None and self.send(key=word, shift=shift).taken

    def _edit(self, name: str) -> bool:
        """Edits the text at its end, because no input has the place of a cursor."""
        match name:
            case "BackSpace":
                self.send(text=(edited_text(self.presentation) or "")[:-1])
            case "Return" if self._edits_lines():
                self._type("\n")
            case "Left" | "Right" | "Home" | "End":
                pass
            case _:
                return False
        return True

    def _edits_lines(self) -> bool:
        areas = self.presentation["hitAreas"]
        return any(area.get("edits", {}).get("isMultiline") for area in areas)

    def _type(self, text: str) -> None:
        self.send(text=(edited_text(self.presentation) or "") + text)


def _seconds(gesture: Gtk.Gesture) -> float:
    return gesture.get_current_event_time() / 1000
