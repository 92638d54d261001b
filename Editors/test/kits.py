"""What the tests of all kits share: a program that can be missing, and sheets for a test."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator, Sequence
from pathlib import Path

import sheet


def skip(what: str) -> None:
    """Skips a test aloud."""
    print(f"SKIPPED: {what}", file=sys.stderr)
    raise unittest.SkipTest(what)


def tool(command: str = "check") -> Path:
    """Returns the tool, or skips the test if it is not built or does not have a command."""
    path = Path(os.environ.get("STYLECHECK", sheet.ROOT / ".build/debug/stylecheck")).absolute()
    if not path.exists():
        skip(f"no '{path}'; STYLECHECK can name the tool")
    if subprocess.run([path, command, "--help"], capture_output=True).returncode:
        skip(f"'{path}' has no command '{command}'")
    return path


def expect_kinds(
    test: unittest.TestCase,
    path: Path,
    expected: dict[str, str],
    places: Sequence[tuple[sheet.Piece, int]],
    found: Sequence[str],
) -> None:
    """Compares what an editor shows at each place with the page."""
    different = [
        f"{path.name}: '{piece.text}' at {offset} is {shown}, not {expected[piece.kind]}"
        for (piece, offset), shown in zip(places, found, strict=True)
        if shown != expected[piece.kind]
    ]
    test.assertEqual(different, [])


class KitTestCase(unittest.TestCase):
    """A test of a kit in its editor."""

    program = ""

    @classmethod
    def setUpClass(cls) -> None:
        """Finds the editor, which an environment variable such as VIM_PROGRAM can name."""
        cls.executable = os.environ.get(f"{cls.program.upper()}_PROGRAM", shutil.which(cls.program) or "")
        if not cls.executable:
            skip(f"no '{cls.program}'")

    @contextlib.contextmanager
    def sheet(self, text: str) -> Iterator[Path]:
        """A sheet in a folder of its own."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "test.nss"
            path.write_text(text)
            yield path
