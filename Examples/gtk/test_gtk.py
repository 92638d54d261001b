"""Drives the form with a real pointer and keyboard, and compares its pictures with our SVG."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Sequence
from typing import Any

from picture import Picture
from session import SHEETS, TOOL, Session, missing, start_screen


def setUpModule() -> None:
    """Starts the screen, or skips the tests aloud."""
    if packages := ", ".join(missing()):
        print(f"SKIPPED: Examples/gtk is not tested; missing: {packages}", file=sys.stderr)
        raise unittest.SkipTest(f"missing: {packages}")
    start_screen()


class GTKTestCase(unittest.TestCase):
    """A test with a window of its own."""

    height = 2900

    def setUp(self) -> None:
        self.session = Session(self.height)
        self.addCleanup(self.session.close)

    def expect(self, name: str, key: str, value: Any) -> None:
        """Waits until a key of the presentation of a cell has a value."""
        self.session.wait(lambda: self.session.shown(name, key) == value)
        self.assertEqual(self.session.shown(name, key), value)

    def expect_form(self, **state: Any) -> None:
        """Waits until the form has a state, such as its `focus` or its `phase`."""
        form = {key: None for key in state}

        def is_reached() -> bool:
            form.update((key, self.session.view.form[key]) for key in state)
            return form == state

        self.session.wait(is_reached)
        self.assertEqual(form, state)

    def expect_status(self, text: str) -> None:
        """Waits until the window reports an effect."""
        status = self.session.window.status
        self.session.wait(lambda: status.get_text() == text)
        self.assertEqual(status.get_text(), text)


class ClientTests(unittest.TestCase):
    def test_an_invalid_line_changes_nothing(self) -> None:
        from client import InvalidLine, Player

        player = Player(TOOL)
        self.addCleanup(player.close)
        player.send(open={"component": "switch", "title": "Door"})
        with self.assertRaisesRegex(InvalidLine, "'key' cannot be 'rigth'"):
            player.send(key="rigth")
        with self.assertRaisesRegex(InvalidLine, "no cell 'window'"):
            player.send(cell="window", key="space")
        self.assertEqual(player.send(key="space")["presentation"]["isOn"], True)


class PointerTests(GTKTestCase):
    def test_a_tap_rates(self) -> None:
        mark = self.session.shown("berth", "marks")[4]["frame"]
        self.session.drag("berth", (mark["x"] + 5, mark["y"] + 5))
        self.expect("berth", "value", 5)
        self.expect_status("5 of 5")

    def test_a_drag_moves_a_thumb_also_outside_of_the_cell(self) -> None:
        along = self.session.shown("speed", "hitAreas")[0]["adjustsAlong"]
        x, y = along["x"] + 60, along["y"] + along["height"] / 2
        self.session.drag("speed", (x, y), (x + 30, y), (350, y + 200))
        self.expect("speed", "value", 12)
        self.expect_status("speed: commit 12")

    def test_taps_turn_choose_and_step_what_a_condition_enables(self) -> None:
        self.expect("tugs", "isEnabled", True)
        self.expect("tugs", "access", "disabled")
        self.session.tap("tow", "switch")
        self.expect("tugs", "access", "normal")
        self.session.tap("days", "option", 2)
        self.session.tap("days", "option", 0)
        self.session.tap("tugs", "increment")
        self.expect("tugs", "value", 3)
        self.expect("tow", "isOn", True)
        self.expect("days", "selection", [2, 0])

    def test_a_picker_makes_room_for_its_options(self) -> None:
        height = self.session.view.get_height()
        self.session.tap("origin", "value")
        self.expect("origin", "isOpen", True)
        self.session.tap("origin", "option", 2)
        self.expect("origin", "selection", [2])
        self.assertEqual(self.session.view.get_height(), height)

    def test_a_press_keeps_its_cell_if_the_page_changes_below_it(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press("G")
        self.expect("ship", "text", "G")
        y = self.session.view.cell("tow")["y"]
        self.session.tap("tow", "switch")
        self.expect("tow", "isOn", True)
        self.assertGreater(self.session.view.cell("tow")["y"], y)


class KeyboardTests(GTKTestCase):
    def test_tab_goes_through_the_form_and_leaves_it(self) -> None:
        self.session.focus("berth")
        self.session.press("Right", "Tab")
        self.expect_form(focus="remarks")
        self.session.press("shift+Tab", "Right", "Right", "Tab")
        self.expect_form(focus="send")
        self.expect("berth", "value", 3)
        self.session.press("Tab", "Tab")
        self.session.wait(lambda: not self.session.view.has_focus())
        self.expect_form(focus=None)
        self.session.press("shift+Tab")
        self.expect_form(focus="reset")

    def test_tab_goes_through_a_slider_before_it_leaves_it(self) -> None:
        self.session.focus("draft")
        self.session.press("Tab", "Right")
        self.expect("draft", "upperValue", 10)
        self.session.press("Tab")
        self.expect_edit("draft", "4", 1)
        self.session.press("Tab")
        self.expect_edit("draft", "10", 2)
        self.session.press("shift+Tab")
        self.expect_edit("draft", "4", 1)
        self.session.press("Tab", "Tab")
        self.expect_form(focus="origin")
        self.expect("draft", "editedText", None)

    def test_tab_continues_where_a_key_has_ended_an_edit(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press("x", "Escape")
        self.expect_form(focus=None)
        self.expect("ship", "text", "")
        self.session.press("Tab")
        self.expect_form(focus="number")
        self.session.press("1", "Return")
        self.expect_form(focus=None)
        self.session.press("Up")
        self.expect_form(focus="ship")

    def test_keys_move_the_cursor(self) -> None:
        self.write_ship("Gannet")
        self.session.press("Left", "Left", "BackSpace", "x")
        self.expect_edit("ship", "Ganxet", 4)
        self.session.press("Home", "Delete", "End", "s")
        self.expect_edit("ship", "anxets", 6)
        self.expect_cursor("ship", is_at_start=False)
        self.session.press("Home")
        self.expect_edit("ship", "anxets", 0)
        self.expect_cursor("ship", is_at_start=True)

    def test_a_key_deletes_a_whole_character(self) -> None:
        self.write_ship("e\u0301\U0001f1e9\U0001f1ea!")
        self.session.press("Left", "BackSpace")
        self.expect_edit("ship", "e\u0301!", 1)

    def test_typing_edits_a_text_until_enter(self) -> None:
        self.write_ship("Ganne")
        self.session.press("t", "s", "2", "space", "Return")
        self.expect("ship", "editedText", None)
        self.expect("ship", "text", "Gannets2 ")

    def test_return_adds_a_line_to_a_note(self) -> None:
        self.session.focus("berth")
        self.session.press("Right", "Tab", "F", "o", "g", "Return", "3", "space", "m")
        self.expect("remarks", "text", "Fog\n3 m")

    def test_a_number_is_typed_into_the_field_of_a_thumb(self) -> None:
        self.session.tap("draft", "lowerField")
        self.session.press("BackSpace", "2", "Return")
        self.expect("draft", "lowerValue", 2)

    def test_a_mask_completes_what_is_typed_until_another_cell_is_tapped(self) -> None:
        self.session.tap("notify", "switch")
        self.session.wait(lambda: self.session.view.cell("phone") is not None)
        self.session.tap("phone", "valueText")
        self.session.press(*"5551")
        self.expect("phone", "text", "(555) 1")
        self.session.tap("tow", "switch")
        self.expect("phone", "editing", None)

    def write_ship(self, text: str) -> None:
        """Writes the name of the ship, which is then edited."""
        self.session.tap("ship", "valueText")
        self.expect_form(focus="ship")
        self.session.view.send(text=text)

    def expect_edit(self, name: str, text: str, cursor: int) -> None:
        """Waits until a text is edited, with the cursor behind a number of characters."""
        def edited() -> tuple[str, int] | None:
            shown = self.session.shown(name, "editedText")
            return shown and (shown["text"], shown["cursor"])

        self.session.wait(lambda: edited() == (text, cursor))
        self.assertEqual(edited(), (text, cursor))

    def expect_cursor(self, name: str, *, is_at_start: bool) -> None:
        """Waits until the screen shows the cursor before the text, or no longer."""
        cell, edited = self.session.view.cell(name), self.session.shown(name, "editedText")
        color = bytes.fromhex(edited["color"][1:])[::-1]
        frames = [item["text"]["frame"] for item in self.session.shown(name, "items")
                  if item["part"] == edited["part"] and "text" in item]
        x, y = int(cell["x"] + frames[0]["x"]), int(cell["y"] + edited["frame"]["y"]) + 2

        def is_shown() -> bool:
            return self.session.picture().rows[y][4 * x : 4 * x + 3] == color

        self.session.wait(lambda: is_shown() == is_at_start)
        self.assertEqual(is_shown(), is_at_start)


class FormTests(GTKTestCase):
    """The rules of the form, which the window does not know."""

    def test_a_submission_moves_the_focus_to_the_first_error(self) -> None:
        self.session.tap("send", "button")
        self.expect_form(focus="ship", invalid=["ship", "number", "days"], phase="editing")
        self.expect("ship", "message", "error: A value is required")
        self.expect_status("Fields with errors: 3. Ship: A value is required")
        self.assertTrue(self.session.view.has_focus())

    def test_a_low_rating_and_a_switch_show_cells(self) -> None:
        self.assertIsNone(self.session.view.cell("remarks"))
        self.session.focus("berth")
        self.session.press("Right")
        self.session.wait(lambda: self.session.view.cell("remarks") is not None)
        self.session.press("Right", "Right")
        self.session.wait(lambda: self.session.view.cell("remarks") is None)
        self.session.tap("notify", "switch")
        self.session.wait(lambda: self.session.view.cell("phone") is not None)
        self.session.tap("send", "button")
        self.expect_form(invalid=["ship", "number", "days", "phone"])

    def test_the_program_checks_the_ship(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press(*"Ghost", "Tab")
        self.expect("ship", "message", "error: This ship is not registered")
        self.session.press("shift+Tab", *["BackSpace"] * 5, *"Gannet", "Tab")
        self.expect("ship", "message", None)
        self.expect_form(invalid=["number"])

    def test_the_server_refuses_a_report_and_accepts_another_one(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press(*"Gannet", "Tab", *"9074729", "Return")
        self.session.tap("days", "option", 2)
        self.session.tap("send", "button")
        self.expect_form(phase="failed", focus="days", invalid=["days"])
        self.expect("days", "message", "error: No berth is free on Saturday")
        self.expect_status(
            "Not submitted: The harbor is full\nDays in the harbor: No berth is free on Saturday")
        self.session.tap("days", "option", 2)
        self.session.tap("days", "option", 0)
        self.expect("days", "message", None)
        self.session.tap("send", "button")
        self.expect_form(phase="submitted", isDirty=False, attempts=2)
        self.expect_status("Submitted")

    def test_changes_are_undone_and_made_again(self) -> None:
        self.session.tap("notify", "switch")
        self.expect("notify", "isOn", True)
        self.session.focus("berth")
        self.session.press("Right")
        self.expect("berth", "value", 1)
        self.session.press("ctrl+z", "ctrl+z")
        self.expect_form(canUndo=False, canRedo=True)
        self.expect("notify", "isOn", False)
        self.assertIsNone(self.session.view.cell("remarks"))
        self.assertFalse(self.session.window.undo.get_sensitive())
        self.session.press("ctrl+shift+z", "ctrl+shift+z")
        self.expect("berth", "value", 1)
        self.expect("notify", "isOn", True)

    def test_an_edit_goes_on_after_it_is_undone(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press("G", "a", "ctrl+z")
        self.expect("ship", "text", "")
        self.session.press("H")
        self.expect("ship", "text", "H")
        self.expect_form(focus="ship")

    def test_a_button_resets_the_form(self) -> None:
        self.session.tap("tow", "switch")
        self.expect_form(isDirty=True)
        self.session.tap("reset", "button")
        self.expect_form(isDirty=False)


class ScrollingTests(GTKTestCase):
    height = 500

    def test_the_window_scrolls_to_the_focus(self) -> None:
        place = self.session.view.get_parent().get_vadjustment()
        self.session.tap("ship", "valueText")
        self.expect_form(focus="ship")
        self.session.press("x")
        self.expect("ship", "text", "x")
        self.assertEqual(place.get_value(), 0)
        self.session.focus("send")
        self.session.wait(lambda: place.get_value() > 0)
        self.assertGreater(place.get_value(), 0)
        self.session.press("space")
        self.expect_form(focus="ship")
        y = self.session.view.cell("ship")["y"]
        self.session.wait(lambda: place.get_value() <= y)
        self.assertLessEqual(place.get_value(), y)


class PictureTests(GTKTestCase):
    """The page as drawn by GTK beside the same page as SVG, in several settings and states.

    A pixel differs if one of its channels differs by more than `tolerance`, which is an eighth of
    its range: both sides smooth edges, but not exactly alike. At most a `share` of the pixels of
    each cell may differ, together with the gap below it. Both sides use the same fonts.
    """

    tolerance = 32
    share = 0.002

    def test_light(self) -> None:
        self.compare()

    def test_dark(self) -> None:
        self.session.window.dark.set_active(True)
        self.addCleanup(self.session.window.dark.set_active, False)
        self.compare(environment={"appearance": "dark"})

    def test_right_to_left(self) -> None:
        self.session.window.mirrored.set_active(True)
        self.addCleanup(self.session.window.mirrored.set_active, False)
        self.compare(direction="rtl")

    def test_large_text(self) -> None:
        self.session.window.text_size.set_selected(8)
        self.compare(textSize="accessibilityLarge")

    def test_accessibility_settings(self) -> None:
        before = self.session.view.page
        for button in (self.session.window.bold, self.session.window.colorless):
            button.set_active(True)
            self.addCleanup(button.set_active, False)
        self.assertNotEqual(self.session.view.page, before)
        self.compare(accessibility={"boldensText": True, "differentiatesWithoutColor": True})

    def test_another_theme(self) -> None:
        before = self.session.view.page
        self.session.window.theme.set_selected(1)
        self.assertNotEqual(self.session.view.page, before)
        self.compare(SHEETS[1])

    def test_another_width(self) -> None:
        self.session.window.set_default_size(600, 2900)
        self.session.wait(lambda: self.session.view.page["size"]["width"] > 500)
        self.assertGreater(self.session.view.page["size"]["width"], 500)
        self.compare()

    def test_states(self) -> None:
        """What the user does, and the same as lines for `stylecheck present --events`."""
        rate = {"field": "berth", "action": "increment"}
        events = [{"field": "notify", "action": "activate"}, rate, rate]
        self.session.tap("notify", "switch")
        self.expect("notify", "isOn", True)
        self.session.focus("berth")
        self.session.press("Right", "Right")
        self.expect("berth", "value", 2)
        self.compare(events=events)
        events += [{"form": "submit"}, {"field": "ship", "focus": False}]
        self.session.tap("send", "button")
        self.expect_form(focus="ship")
        self.compare(events=events)
        events += [{"form": "undo"}, {"form": "undo"}]
        self.session.press("ctrl+z", "ctrl+z")
        self.expect_form(canUndo=True, canRedo=True)
        self.compare(events=events)

    def test_the_ring_of_the_focus(self) -> None:
        self.session.rest()
        events = []
        for name in ("berth", "notify", "days", "side", "draft", "send"):
            with self.subTest(cell=name):
                events.append({"field": name, "focus": True})
                self.session.focus(name)
                self.assertEqual(self.session.shown(name, "items")[-1]["part"], "focusRing")
                self.expect_picture(self.svg(events=events))

    def compare(self, *sheets: str, **state: Any) -> None:
        """Compares the pictures of the page after lines of input, or in a setting."""
        self.session.rest()
        self.expect_picture(self.svg(*sheets, **state))

    def expect_picture(self, svg: Picture) -> None:
        """Waits until the screen shows a picture."""
        def difference() -> float:
            shown = self.session.picture()
            size = len(shown.rows), len(shown.rows[0])
            if size != (len(svg.rows), len(svg.rows[0])):
                return 1
            edges = [0, *(int(cell["y"]) for cell in self.session.view.page["cells"]), size[0]]
            return max(shown.band(*rows).difference(svg.band(*rows), self.tolerance)
                       for rows in itertools.pairwise(edges))

        self.session.wait(lambda: difference() <= self.share)
        self.assertLessEqual(difference(), self.share)

    def svg(
        self, sheet: str = SHEETS[0], events: Sequence[dict[str, Any]] = (), **setting: Any
    ) -> Picture:
        """Returns our SVG of the form, in the fonts of the window, and on its background."""
        from draw import SYSTEM_FONTS

        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as lines:
            lines.writelines(json.dumps(line) + "\n" for line in events)
            lines.flush()
            present = [TOOL, "present", "--format", "svg", "--events", lines.name, "-", sheet]
            width = self.session.view.page["size"]["width"]
            text = json.dumps({**self.session.form, "width": width, **setting})
            run = subprocess.run(present, input=text, capture_output=True, check=True, text=True)
        svg = re.sub('font-family="[^"]*"', f'font-family="{SYSTEM_FONTS}"', run.stdout, count=1)
        background = self.session.view.page["panels"][0]["color"]
        picture = Picture.of_svg(svg, background)
        return picture.band(0, int(self.session.view.page["size"]["height"]))


if __name__ == "__main__":
    unittest.main()
