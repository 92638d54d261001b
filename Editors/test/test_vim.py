"""Vim and Neovim with the files of Editors/vim."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import kinds
import kits
import sheet

KIT = sheet.ROOT / "Editors/vim"


class VimTests(kits.KitTestCase):
    program = "vim"
    options = ["-u", "NONE", "-i", "NONE", "-N", "-n", "-es"]

    def run_on(self, path: Path, *commands: str, **environment: str) -> None:
        """Opens a file in the editor as a user with the kit does, and runs commands."""
        setup = [f"set runtimepath^={KIT}", "filetype plugin indent on", "syntax on", f"edit {path}"]
        arguments = [word for command in [*setup, *commands, "qall!"] for word in ("-c", command)]
        subprocess.run(
            [self.executable, *self.options, *arguments],
            env={**os.environ, **environment},
            timeout=60,
            check=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )

    def lines(self, path: Path, *commands: str) -> list[str]:
        """Returns the lines that the last command, a list of Vim, evaluates to."""
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder) / "lines"
            self.run_on(path, *commands[:-1], f"call writefile({commands[-1]}, $LINES_OUT)", LINES_OUT=str(output))
            return output.read_text().splitlines()

    def text_after(self, path: Path, *commands: str) -> str:
        return "\n".join([*self.lines(path, *commands, "getline(1, '$')"), ""])

    def test_the_groups_are_those_of_the_page(self) -> None:
        expected = kinds.column("Vim")
        for path in sheet.valid_sheets():
            places = kinds.places(path)
            text = path.read_text()
            with tempfile.TemporaryDirectory() as folder:
                at, groups = Path(folder) / "at", Path(folder) / "groups"
                at.write_text("".join(f"{place(text, offset)}\n" for _, offset in places))
                self.run_on(path, f"source {Path(__file__).parent}/highlights.vim", PLACES=str(at), GROUPS=str(groups))
                found = groups.read_text().splitlines()
            kits.expect_kinds(self, path, expected, places, found)

    def test_a_missing_semicolon_loses_one_declaration(self) -> None:
        groups = "map([[2, 3], [3, 3], [3, 7]], 'synIDattr(synID(v:val[0], v:val[1], 1), \"name\")')"
        with self.sheet("Label {\n  font-size: 12\n  font-color: red;\n}\n") as path:
            self.assertEqual(self.lines(path, groups), ["nssProperty", "nssProperty", "nssProperty"])

    def test_settings_of_the_file_type(self) -> None:
        path = sheet.ROOT / "Examples/styles/smallest-useful.nss"
        settings = "[&filetype, &commentstring, &shiftwidth, &makeprg]"
        self.assertEqual(self.lines(path, settings), ["nss", "/* %s */", "2", "stylecheck --format xcode"])

    def test_indentation_is_that_of_the_formatter(self) -> None:
        for path in (sheet.ROOT / "Examples/styles").glob("*.nss"):
            with self.sheet(unindented(path.read_text())) as flat:
                self.assertEqual(self.text_after(flat, "normal gg=G"), path.read_text())

    def test_make_lists_the_findings(self) -> None:
        tool = kits.tool()
        path = sheet.ROOT / "Examples/faulty/first-look.nss"
        row = "[v:val.lnum, v:val.col, v:val.type, matchstr(v:val.text, '\\[[a-z-]*\\]$')]->join()"
        found = self.lines(
            path, f"let $PATH = '{tool.parent}:' .. $PATH", "silent! make %", f'map(getqflist(), "{row}")'
        )
        self.assertEqual(found, ["5 22 e [undefined-variable]", "6 30 e [missing-semicolon]"])


class NeovimTests(VimTests):
    program = "nvim"
    options = ["--headless", "-u", "NONE", "-i", "NONE", "-n"]

    def test_comments_are_toggled(self) -> None:
        text = "Label {\n  font-size: 12;\n}\n"
        with self.sheet(text) as path:
            if self.lines(path, "[has('nvim-0.10')]") == ["0"]:
                kits.skip("Neovim has no comment command before 0.10; comments are not toggled")
            toggle = "2 | normal gcc"
            self.assertEqual(self.text_after(path, toggle), "Label {\n  /* font-size: 12; */\n}\n")
            self.assertEqual(self.text_after(path, toggle, toggle), text)


def place(text: str, offset: int) -> str:
    """Returns the line and the column in bytes of a character, both from 1."""
    start = text.rfind("\n", 0, offset) + 1
    return f"{text.count(chr(10), 0, offset) + 1}:{len(text[start:offset].encode()) + 1}"


def unindented(text: str) -> str:
    """Returns a sheet without the blanks before its lines, except in comments."""
    comments = [(piece.start, piece.end) for piece in sheet.pieces(text) if piece.kind == "comment"]
    lines, offset = [], 0
    for line in text.splitlines(keepends=True):
        is_comment = any(start < offset < end for start, end in comments)
        lines.append(line if is_comment else line.lstrip(" ") or line)
        offset += len(line)
    return "".join(lines)


if __name__ == "__main__":
    unittest.main()
