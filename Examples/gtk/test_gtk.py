"""Drives the form with a real pointer and keyboard, and compares its pictures with our SVG."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import unittest
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

    def setUp(self) -> None:
        self.session = Session()
        self.addCleanup(self.session.close)

    def shown(self, name: str, key: str) -> Any:
        """Returns a key of the presentation that a view draws."""
        return self.session.views[name].presentation[key]

    def expect(self, name: str, key: str, value: Any) -> None:
        """Waits until a key of the presentation has a value."""
        self.session.wait(lambda: self.shown(name, key) == value)
        self.assertEqual(self.shown(name, key), value)

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
        player.open("door", {"component": "switch", "title": "Door"})
        with self.assertRaisesRegex(InvalidLine, "'key' cannot be 'rigth'"):
            player.send("door", key="rigth")
        with self.assertRaisesRegex(InvalidLine, "no cell 'window'"):
            player.send("window", key="space")
        self.assertEqual(player.send("door", key="space").presentation["isOn"], True)


class PointerTests(GTKTestCase):
    def test_a_tap_rates(self) -> None:
        mark = self.shown("berth", "marks")[4]["frame"]
        self.session.drag("berth", (mark["x"] + 5, mark["y"] + 5))
        self.expect("berth", "value", 5)
        self.expect_status("5 of 5")

    def test_a_drag_moves_a_thumb_also_outside_of_the_cell(self) -> None:
        along = self.shown("speed", "hitAreas")[0]["adjustsAlong"]
        x, y = along["x"] + 60, along["y"] + along["height"] / 2
        self.session.drag("speed", (x, y), (x + 30, y), (374, y + 200))
        self.expect("speed", "value", 12)
        self.expect_status("speed: commit 12")

    def test_taps_turn_choose_step_and_perform(self) -> None:
        self.session.tap("notify", "switch")
        self.session.tap("days", "option", 0)
        self.session.tap("tugs", "increment")
        self.session.tap("send", "button")
        self.expect_status("send: perform")
        self.expect("notify", "isOn", True)
        self.expect("days", "selection", [2, 0])
        self.expect("tugs", "value", 3)

    def test_a_picker_makes_room_for_its_options(self) -> None:
        view = self.session.views["origin"]
        height = view.get_height()
        self.session.tap("origin", "value")
        self.expect("origin", "isOpen", True)
        self.session.wait(lambda: view.get_height() > height)
        self.assertEqual(view.get_height(), self.shown("origin", "size")["height"])
        self.session.tap("origin", "option", 2)
        self.expect("origin", "selection", [2])


class KeyboardTests(GTKTestCase):
    def test_keys_rate_and_tab_moves_the_focus(self) -> None:
        self.session.focus("berth")
        self.session.press("Right", "Right", "Tab", "space")
        self.expect("notify", "isOn", True)
        self.expect("berth", "value", 5)

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
        self.session.wait(self.session.views["tugs"].has_focus)
        self.assertTrue(self.session.views["tugs"].has_focus())
        self.assertIsNone(self.shown("draft", "editedText"))

    def test_keys_move_the_cursor(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press("Left", "Left", "BackSpace", "x")
        self.expect_edit("ship", "Ganxet", 4)
        self.session.press("Home", "Delete", "End", "s")
        self.expect_edit("ship", "anxets", 6)
        self.expect_cursor("ship", is_at_start=False)
        self.session.press("Home")
        self.expect_edit("ship", "anxets", 0)
        self.expect_cursor("ship", is_at_start=True)

    def test_a_key_deletes_a_whole_character(self) -> None:
        view = self.session.views["ship"]
        self.session.tap("ship", "valueText")
        self.session.wait(view.has_focus)
        view.send(text="e\u0301\U0001f1e9\U0001f1ea!")
        self.session.press("Left", "BackSpace")
        self.expect_edit("ship", "e\u0301!", 1)

    def test_typing_edits_a_text_until_enter(self) -> None:
        self.session.tap("ship", "valueText")
        self.session.press("BackSpace", "s", "2", "space")
        self.expect("ship", "text", "Gannes2 ")
        self.session.press("Return")
        self.expect("ship", "editing", None)
        self.expect_status('ship: commit "Gannes2 "')

    def test_return_adds_a_line_to_a_note(self) -> None:
        self.session.tap("remarks", "valueText")
        self.session.press("F", "o", "g", "Return", "3", "space", "m")
        self.expect("remarks", "text", "Fog\n3 m")

    def test_a_number_is_typed_into_the_field_of_a_thumb(self) -> None:
        self.session.tap("draft", "lowerField")
        self.session.press("BackSpace", "2", "Return")
        self.expect("draft", "lowerValue", 2)

    def test_a_mask_completes_what_is_typed_until_another_cell_is_tapped(self) -> None:
        self.session.tap("phone", "valueText")
        self.session.press(*"5551")
        self.expect("phone", "text", "(555) 1")
        self.session.tap("notify", "switch")
        self.expect("phone", "editing", None)

    def expect_edit(self, name: str, text: str, cursor: int) -> None:
        """Waits until a text is edited, with the cursor behind a number of characters."""
        def edited() -> tuple[str, int] | None:
            shown = self.shown(name, "editedText")
            return shown and (shown["text"], shown["cursor"])

        self.session.wait(lambda: edited() == (text, cursor))
        self.assertEqual(edited(), (text, cursor))

    def expect_cursor(self, name: str, *, is_at_start: bool) -> None:
        """Waits until the screen shows the cursor before the text, or no longer."""
        edited = self.shown(name, "editedText")
        color = bytes.fromhex(edited["color"][1:])[::-1]
        frames = [item["text"]["frame"] for item in self.shown(name, "items")
                  if item["part"] == edited["part"] and "text" in item]
        x, y = int(frames[0]["x"]), int(edited["frame"]["y"]) + 2

        def is_shown() -> bool:
            return self.session.picture(name).rows[y][4 * x : 4 * x + 3] == color

        self.session.wait(lambda: is_shown() == is_at_start)
        self.assertEqual(is_shown(), is_at_start)

    def test_a_cell_passes_on_keys_that_it_does_not_take(self) -> None:
        self.session.views["notify"].grab_focus()
        self.session.press("Down")
        self.session.wait(self.session.views["ship"].has_focus)
        self.assertTrue(self.session.views["ship"].has_focus())


class PictureTests(GTKTestCase):
    """Each cell as drawn by GTK beside the same cell as SVG, in several settings.

    A pixel differs if one of its channels differs by more than `tolerance`, which is an eighth of
    its range: both sides smooth edges, but not exactly alike. Both use the same fonts.
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

    def test_another_theme(self) -> None:
        before = self.shown("berth", "items")
        self.session.window.theme.set_selected(1)
        self.assertNotEqual(self.shown("berth", "items"), before)
        self.compare(SHEETS[1])

    def test_changed_values(self) -> None:
        self.session.tap("notify", "switch")
        self.expect("notify", "isOn", True)
        self.session.views["speed"].grab_focus()
        self.session.press("Home", "Right")
        self.expect("speed", "value", 0.5)
        lines = {line["cell"]: line["open"] for line in self.session.lines}
        lines["notify"]["isOn"], lines["speed"]["value"] = True, 0.5
        self.compare()

    def test_the_ring_of_the_focus(self) -> None:
        lines = {line["cell"]: line["open"] for line in self.session.lines}
        for name in ("berth", "notify", "days", "side", "draft", "send"):
            with self.subTest(cell=name):
                self.session.rest()
                self.session.focus(name)
                width = self.session.views[name].get_width()
                svg = _svg({"width": width, **lines[name]}, SHEETS[0])
                ring = self.shown(name, "items")[-1]
                self.assertEqual(ring["part"], "focusRing")
                ringed = svg.replace("</svg>", _rectangle(ring["shape"]) + "</svg>")
                self.expect_picture(name, Picture.of_svg(ringed))
                self.assertGreater(self.difference(name, Picture.of_svg(svg)), self.share)

    def compare(self, sheet: str = SHEETS[0], **setting: Any) -> None:
        """Compares the pictures of all cells."""
        self.session.rest()
        for line in self.session.lines:
            with self.subTest(cell=line["cell"]):
                width = self.session.views[line["cell"]].get_width()
                svg = Picture.of_svg(_svg({"width": width, **line["open"], **setting}, sheet))
                self.expect_picture(line["cell"], svg)

    def expect_picture(self, name: str, svg: Picture) -> None:
        """Waits until the screen shows a cell like a picture."""
        self.session.wait(lambda: self.difference(name, svg) <= self.share)
        self.assertLessEqual(self.difference(name, svg), self.share)

    def difference(self, name: str, svg: Picture) -> float:
        """Returns the share of the pixels in which the screen differs, all if the size does.

        A last row that the cell fills in part is not compared: a view has whole rows.
        """
        shown, height = self.session.picture(name), int(self.shown(name, "size")["height"])
        if len(shown.rows) != len(svg.rows):
            return 1
        return shown.first(height).difference(svg.first(height), self.tolerance)


def _svg(description: dict[str, Any], sheet: str) -> str:
    """Returns our SVG of a cell, in the fonts of the window."""
    from draw import SYSTEM_FONTS

    present = [TOOL, "present", "--format", "svg", "-", sheet]
    text = json.dumps(description).encode()
    svg = subprocess.run(present, input=text, capture_output=True, check=True).stdout.decode()
    return re.sub('font-family="[^"]*"', f'font-family="{SYSTEM_FONTS}"', svg, count=1)


def _rectangle(shape: dict[str, Any]) -> str:
    """Returns a shape as SVG."""
    stroke, sides = shape["stroke"], shape["frame"]
    frame = "".join(f' {key}="{value}"' for key, value in sides.items())
    line = f'stroke="{stroke["color"]}" stroke-width="{stroke["width"]}"'
    return f'<rect{frame} rx="{shape["cornerRadius"]}" fill="none" {line}/>'


if __name__ == "__main__":
    unittest.main()
