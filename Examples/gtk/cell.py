"""A view of one cell: it draws the presentation, and sends what the user does."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from client import Answer, Object, Player  # noqa: E402
from draw import characters, draw, draw_cursor, texts  # noqa: E402

_KEYS = {
    "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Home": "home", "End": "end",
    "Page_Up": "pageUp", "Page_Down": "pageDown", "space": "space", "Return": "enter",
    "Escape": "escape", "Tab": "tab", "ISO_Left_Tab": "tab",
    **{str(digit): str(digit) for digit in range(10)},
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


class CellView(Gtk.DrawingArea):
    """A view of one cell of a player."""

    def __init__(self, player: Player, name: str, description: Object, on_answer: OnAnswer) -> None:
        self.presentation = player.open(name, description)
        traits = self.presentation["elements"][0]["traits"]
        roles = [_ROLES[trait] for trait in traits if trait in _ROLES]
        super().__init__(accessible_role=(roles or [Gtk.AccessibleRole.GROUP])[0])
        self.cell = name
        self._player, self._on_answer = player, on_answer
        self._has_pointer = False
        self._typing = Gtk.IMMulticontext()
        self._typing.set_client_widget(self)
        self._typing.connect("commit", lambda _, text: self._type(text))
        self.set_draw_func(lambda _, context, width, height: self._draw(context))
        self.connect("query-tooltip", lambda _, x, y, keys, tip: self._show_tooltip(x, y, tip))
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
        self.set_focusable(self.presentation["isFocusable"])
        is_edited = self.presentation["editedText"] is not None
        phases = Gtk.PropagationPhase
        self._writing.set_propagation_phase(phases.BUBBLE if is_edited else phases.NONE)
        self.set_has_tooltip(self.presentation["tooltip"] is not None)
        self.update_property(
            [Gtk.AccessibleProperty.LABEL, Gtk.AccessibleProperty.VALUE_TEXT],
            [whole["label"], whole["value"]])
        self.queue_draw()

    def _draw(self, context: Any) -> None:
        draw(context, self.presentation)
        if self.presentation["editedText"] is not None:
            draw_cursor(context, self.presentation)

    def _show_tooltip(self, x: int, y: int, tooltip: Gtk.Tooltip) -> bool:
        frame = self.presentation["tooltipFrame"]
        area = Gdk.Rectangle()
        area.x, area.y = math.floor(frame["x"]), math.floor(frame["y"])
        area.width, area.height = math.ceil(frame["width"]), math.ceil(frame["height"])
        tooltip.set_text(self.presentation["tooltip"])
        tooltip.set_tip_area(area)
        return area.contains_point(x, y)

    # Focus

    @property
    def _window(self) -> Gtk.Window:
        return self.get_root()

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
        self._has_pointer = self._point("down", x, y, time=_seconds(drag)).taken
        states = Gtk.EventSequenceState
        drag.set_state(states.CLAIMED if self._has_pointer else states.DENIED)

    def _moved(self, drag: Gtk.GestureDrag, phase: str, by_x: float, by_y: float) -> None:
        if self._has_pointer:
            self._has_pointer = phase != "up"
            _, x, y = drag.get_start_point()
            self._point(phase, x + by_x, y + by_y, time=_seconds(drag))

    def _cancel(self) -> None:
        if self._has_pointer:
            self._has_pointer = False
            self.send(pointer="cancel")

    def _hover(self, x: float, y: float) -> None:
        if not self._has_pointer:
            self._point("hover", x, y)

    def _leave(self) -> None:
        if not self._has_pointer:
            self.send(pointer="leave")

    def _point(self, phase: str, x: float, y: float, **line: float) -> Answer:
        return self.send(pointer=phase, x=x, y=y, **line)

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
        word, shift = _KEYS.get(name), bool(state & _MODIFIERS.SHIFT_MASK)
        if word is not None and self.send(key=word, shift=shift).taken:
            return True
        return self.presentation["editedText"] is not None and self._edit(name)

    # Text

    def _edit(self, name: str) -> bool:
        """Edits the text, and returns true if the key, which the cell does not take, does that."""
        edited = self.presentation["editedText"]
        cursor, column = edited["cursor"], edited["column"]
        shown = texts(self.presentation, edited["part"])
        is_mirrored = bool(shown) and shown[0]["direction"] == "rtl"
        match name:
            case "BackSpace":
                self._replace(max(cursor - 1, 0), cursor, "")
            case "Delete":
                self._replace(cursor, cursor + 1, "")
            case "Return":
                self._type("\n")
            case "Left" | "Right":
                self._place(cursor + (1 if (name == "Right") != is_mirrored else -1))
            case "Home":
                self._place(cursor - column)
            case "End":
                line = shown[0]["lines"][edited["line"]]["text"] if shown else ""
                self._place(cursor - column + len(characters(line)))
            case _:
                return False
        return True

    def _type(self, text: str) -> None:
        cursor = self.presentation["editedText"]["cursor"]
        self._replace(cursor, cursor, text)

    def _replace(self, start: int, end: int, text: str) -> None:
        whole = characters(self.presentation["editedText"]["text"])
        before = "".join(whole[:start]) + text
        self.send(text=before + "".join(whole[end:]), cursor=len(characters(before)))

    def _place(self, cursor: int) -> None:
        count = len(characters(self.presentation["editedText"]["text"]))
        self.send(cursor=min(max(cursor, 0), count))


def _seconds(gesture: Gtk.Gesture) -> float:
    return gesture.get_current_event_time() / 1000
