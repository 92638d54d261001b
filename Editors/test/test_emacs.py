"""Emacs with nss-mode."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import kinds
import kits
import sheet
from test_vim import unindented

MODE = sheet.ROOT / "Editors/emacs/nss-mode.el"


class EmacsTests(kits.KitTestCase):
    program = "emacs"

    def run_emacs(self, *arguments: str, **environment: str) -> str:
        command = [self.executable, "-Q", "--batch", "-l", str(MODE), *arguments]
        run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def text_after(self, path: Path, *forms: str) -> str:
        """Returns the text of a sheet after forms were evaluated in its buffer."""
        open_file = f'(progn (find-file "{path}") (setq-default inhibit-message t) {" ".join(forms)})'
        return self.run_emacs("--eval", open_file, "--eval", "(princ (buffer-string))")

    def test_the_faces_are_those_of_the_page(self) -> None:
        for path in sheet.valid_sheets():
            places = kinds.places(path)
            with tempfile.TemporaryDirectory() as folder:
                at, faces = Path(folder) / "at", Path(folder) / "faces"
                at.write_text("".join(f"{offset}\n" for _, offset in places))
                script = str(Path(__file__).parent / "faces.el")
                self.run_emacs("-l", script, SHEET=str(path), PLACES=str(at), FACES=str(faces))
                kits.expect_kinds(self, path, kinds.column("Emacs"), places, faces.read_text().split("\n"))

    def test_a_missing_semicolon_loses_one_declaration(self) -> None:
        with self.sheet("Label {\n  font-size: 12\n  font-color: red;\n}\n") as path:
            show = '(princ (get-text-property (search-forward "font-") (quote face)))'
            opened = f'(progn (find-file "{path}") (font-lock-ensure) {show} (princ " ") {show})'
            self.assertEqual(self.run_emacs("--eval", opened), "font-lock-keyword-face font-lock-keyword-face")

    def test_indentation_is_that_of_the_formatter(self) -> None:
        for path in (sheet.ROOT / "Examples/styles").glob("*.nss"):
            with self.sheet(unindented(path.read_text())) as flat:
                self.assertEqual(self.text_after(flat, "(indent-region (point-min) (point-max))"), path.read_text())

    def test_comments_are_toggled(self) -> None:
        text = "Label {\n  font-size: 12;\n}\n"
        with self.sheet(text) as path:
            toggle = "(goto-line 2) (comment-line 1)"
            self.assertEqual(self.text_after(path, toggle), "Label {\n  /* font-size: 12; */\n}\n")
            self.assertEqual(self.text_after(path, toggle, toggle), text)

    def test_byte_compilation_has_no_warning(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "nss-mode.el"
            copy.write_text(MODE.read_text())
            self.run_emacs(
                "--eval",
                "(setq byte-compile-error-on-warn t)",
                "--eval",
                f'(or (byte-compile-file "{copy}") (kill-emacs 1))',
            )


if __name__ == "__main__":
    unittest.main()
