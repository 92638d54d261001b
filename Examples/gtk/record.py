#!/usr/bin/python3
"""Records the pictures of the README, light.png and dark.png, on a screen of its own."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

from session import Session, missing, start_screen

_FOLDER = Path(__file__).resolve().parent
_SECONDS = 0.7
"""The time after which the screen shows an input."""


def main() -> None:
    """Uses the form, and takes two pictures of it."""
    if packages := ", ".join(missing()):
        sys.exit(f"missing: {packages}")
    start_screen()
    session = Session(height=1450)
    session.tap("ship", "valueText")
    session.press(*"Gannet", "Tab", *"9074729", "Return")
    session.tap("days", "option", 2)
    session.wait(lambda: session.shown("days", "selection") == [2])
    session.focus("berth")
    session.press("Right", "Right")
    session.wait(lambda: session.shown("berth", "value") == 2)
    session.tap("send", "button")
    session.wait(lambda: session.view.form["phase"] == "failed")
    _record(session, "light")
    session.window.dark.set_active(True)
    session.tap("notify", "switch")
    session.wait(lambda: session.view.cell("phone") is not None)
    session.tap("phone", "valueText")
    session.press(*"5551", "Left")
    _record(session, "dark")
    session.close()
    unittest.doModuleCleanups()


def _record(session: Session, name: str) -> None:
    session.wait(lambda: False, _SECONDS)
    session.window_picture().write(_FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
