"""A view of a form: it draws the page of the presentation, and sends what the user does."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from client import Object, Player  # noqa: E402
from draw import characters, draw, texts  # noqa: E402

_KEYS = {
    "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Home": "home", "End": "end",
    "Page_Up": "pageUp", "Page_Down": "pageDown", "space": "space", "Return": "enter",
    "Escape": "escape", "Tab": "tab", "ISO_Left_Tab": "tab",
    **{str(digit): str(digit) for digit in range(10)},
}
"""The words for keys by their names in GTK; those of the number pad begin with `KP_` there."""

_MODIFIERS = Gdk.ModifierType
_SHORTCUTS = _MODIFIERS.CONTROL_MASK | _MODIFIERS.ALT_MASK | _MODIFIERS.SUPER_MASK


class PageView(Gtk.DrawingArea):
    """A view of the form of a player."""

    def __init__(
        self, player: Player, description: Object, on_answer: Callable[[Object], None]
    ) -> None:
        super().__init__(
            accessible_role=Gtk.AccessibleRole.FORM, focusable=True, has_tooltip=True)
        self._player, self._on_answer = player, on_answer
        self._last_focus: str | None = None
        self._is_pressed = False
        self._typing = Gtk.IMMulticontext()
        self._typing.set_client_widget(self)
        self._typing.connect("commit", lambda _, text: self._type(text))
        self.set_draw_func(lambda _, context, width, height: draw(context, self.page, height))
        self.connect("resize", lambda _, width, height: GLib.idle_add(self._resized, width))
        self.connect("query-tooltip", lambda _, x, y, keys, tip: self._show_tooltip(x, y, tip))
        self._add_pointer()
        self._add_keyboard()
        self._show(player.send(open=description))

    # Answers

    def send(self, **line: Any) -> Object:
        """Sends an input to the form, and shows the answer."""
        answer = self._player.send(**line)
        self._show(answer)
        self._on_answer(answer)
        return answer

    def _show(self, answer: Object) -> None:
        if "presentation" in answer:
            self.page: Object = answer["presentation"]["pages"][0]
            self.set_content_height(math.ceil(self.page["size"]["height"]))
        for changed in answer.get("cells", []):
            self.page["cells"][changed["index"]]["presentation"] = changed["presentation"]
        self.form: Object = answer.get("form") or self.form
        is_edited = self._edited is not None
        phases = Gtk.PropagationPhase
        self._writing.set_propagation_phase(phases.BUBBLE if is_edited else phases.NONE)
        if self.focused is not None:
            whole = self.focused["presentation"]["elements"][0]
            self.update_property(
                [Gtk.AccessibleProperty.LABEL, Gtk.AccessibleProperty.VALUE_TEXT],
                [whole["label"], whole["value"]])
        if self.form["focus"] not in (None, self._last_focus) or "presentation" in answer:
            self._reveal()
        self._last_focus = self.form["focus"] or self._last_focus
        moves = any(effect["effect"] == "focus" for effect in answer.get("effects", []))
        if moves and self.focused is not None and not self.has_focus():
            self.grab_focus()
        self.queue_draw()

    def cell(self, key: str | None) -> Object | None:
        """Returns the cell of a field with its place; none if it is hidden."""
        return next((c for c in self.page["cells"] if c["presentation"]["key"] == key), None)

    @property
    def focused(self) -> Object | None:
        """The cell with the keyboard focus."""
        return self.cell(self.form["focus"])

    @property
    def _edited(self) -> Object | None:
        return self.focused and self.focused["presentation"]["editedText"]

    def _cell_at(self, x: float, y: float) -> Object | None:
        return next(
            (c for c in self.page["cells"]
             if _contains({**c["presentation"]["size"], "x": c["x"], "y": c["y"]}, x, y)), None)

    def _resized(self, width: int) -> None:
        # The height of the page cannot change during the layout of the window.
        if width != self.page["size"]["width"]:
            self.send(setting={"width": width})
        self._reveal()

    def _reveal(self) -> None:
        """Scrolls to the cell with the focus."""
        viewport, cell = self.get_parent(), self.focused
        if isinstance(viewport, Gtk.Viewport) and cell is not None:
            bottom = cell["y"] + cell["presentation"]["size"]["height"]
            viewport.get_vadjustment().clamp_page(cell["y"], bottom)

    def _show_tooltip(self, x: int, y: int, tooltip: Gtk.Tooltip) -> bool:
        cell = self._cell_at(x, y)
        frame = cell and cell["presentation"]["tooltipFrame"]
        if not frame or not _contains(frame, x - cell["x"], y - cell["y"]):
            return False
        area = Gdk.Rectangle()
        area.x, area.y = math.floor(cell["x"] + frame["x"]), math.floor(cell["y"] + frame["y"])
        area.width, area.height = math.ceil(frame["width"]), math.ceil(frame["height"])
        tooltip.set_text(cell["presentation"]["tooltip"])
        tooltip.set_tip_area(area)
        return True

    # Focus

    def do_focus(self, direction: Gtk.DirectionType) -> bool:
        """Enters the form at its first cell, or from behind at its last one; GTK calls this."""
        cells = [c["presentation"] for c in self.page["cells"] if c["presentation"]["isFocusable"]]
        if self.has_focus() or not cells or not self.get_root().is_active():
            return False
        is_backward = direction == Gtk.DirectionType.TAB_BACKWARD
        self.send(field=cells[-1 if is_backward else 0]["key"], focus=True)
        return self.grab_focus()

    def _focus_changed(self, has_focus: bool) -> None:
        (self._typing.focus_in if has_focus else self._typing.focus_out)()
        if has_focus and self.focused is None and self.cell(self._last_focus) is not None:
            self.send(field=self._last_focus, focus=True)
        elif not has_focus:
            self._blur()

    def _blur(self) -> None:
        if self.focused is not None:
            self.send(field=self.form["focus"], focus=False)

    # Pointers

    def _add_pointer(self) -> None:
        drag = Gtk.GestureDrag()
        drag.connect("drag-begin", self._down)
        drag.connect("drag-update", lambda drag, x, y: self._moved(drag, "move", x, y))
        drag.connect("drag-end", lambda drag, x, y: self._moved(drag, "up", x, y))
        drag.connect("cancel", lambda drag, _: self._moved(drag, "cancel", 0, 0))
        self.add_controller(drag)
        motion = Gtk.EventControllerMotion()
        motion.connect("motion", lambda _, x, y: self._hover(pointer="hover", x=x, y=y))
        motion.connect("leave", lambda _: self._hover(pointer="leave"))
        self.add_controller(motion)

    def _down(self, drag: Gtk.GestureDrag, x: float, y: float) -> None:
        self._is_pressed = self._point(drag, "down", x, y)["taken"]
        if not self._is_pressed:
            self._blur()
        states = Gtk.EventSequenceState
        drag.set_state(states.CLAIMED if self._is_pressed else states.DENIED)

    def _moved(self, drag: Gtk.GestureDrag, phase: str, by_x: float, by_y: float) -> None:
        if self._is_pressed:
            _, x, y = drag.get_start_point()
            self._is_pressed = phase == "move"
            self._point(drag, phase, x + by_x, y + by_y)

    def _point(self, drag: Gtk.GestureDrag, phase: str, x: float, y: float) -> Object:
        return self.send(pointer=phase, x=x, y=y, time=drag.get_current_event_time() / 1000)

    def _hover(self, **line: Any) -> None:
        if not self._is_pressed:
            self.send(**line)

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
        """Sends a key, and returns true if the form takes it; GTK passes on all others."""
        if state & _SHORTCUTS:
            return False
        name = (Gdk.keyval_name(value) or "").removeprefix("KP_").replace("Enter", "Return")
        word, shift = _KEYS.get(name), bool(state & _MODIFIERS.SHIFT_MASK)
        if word == "tab":
            return self._tab(shift)
        if word is None or self.focused is None or not self.send(key=word, shift=shift)["taken"]:
            if self._edited is None or not self._edit(name):
                return word in ("up", "down") and self._tab(word == "up")
        return True

    def _tab(self, is_backward: bool) -> bool:
        """Moves the focus from cell to cell, and returns false at the end of the form."""
        return self.send(key="tab", shift=is_backward)["taken"]

    # Text

    def _edit(self, name: str) -> bool:
        """Edits the text, and returns true if the key, which the form does not take, does that."""
        assert self._edited is not None and self.focused is not None
        cursor, column = self._edited["cursor"], self._edited["column"]
        shown = texts(self.focused["presentation"], self._edited["part"])
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
                line, whole = self._edited["line"], characters(self._edited["text"])
                text = shown[0]["lines"][line]["text"] if shown else ""
                end = cursor - column + len(characters(text))
                # A line can lack the blanks at its end.
                following = self._edited["lineStarts"][line + 1:]
                last = following[0] - 1 if following else len(whole)
                while end < last and whole[end].isspace() and whole[end] not in "\r\n":
                    end += 1
                self._place(end)
            case _:
                return False
        return True

    def _type(self, text: str) -> None:
        if self._edited is not None:
            self._replace(self._edited["cursor"], self._edited["cursor"], text)

    def _replace(self, start: int, end: int, text: str) -> None:
        assert self._edited is not None
        whole = characters(self._edited["text"])
        before = "".join(whole[:start]) + text
        self.send(text=before + "".join(whole[end:]), cursor=len(characters(before)))

    def _place(self, cursor: int) -> None:
        assert self._edited is not None
        self.send(cursor=min(max(cursor, 0), len(characters(self._edited["text"]))))


def _contains(frame: Object, x: float, y: float) -> bool:
    return (
        frame["x"] <= x < frame["x"] + frame["width"]
        and frame["y"] <= y < frame["y"] + frame["height"])
