"""The kits with the server: what they show for a sheet is what the tool reports."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

import client
import kits
import sheet

EDITORS = sheet.ROOT / "Editors"
TESTS = Path(__file__).parent
FAULTY = sheet.ROOT / "Examples/faulty/first-look.nss"


class ServerTests(unittest.TestCase):
    def environment(self) -> dict[str, str]:
        """Returns an environment in which `stylecheck` is the tool."""
        folder = kits.tool("lsp").parent
        return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "SHEET": str(FAULTY)}

    def test_neovim_shows_the_findings(self) -> None:
        program = os.environ.get("NVIM_PROGRAM") or shutil.which("nvim") or kits.skip("no 'nvim'")
        setup = [f"set runtimepath^={EDITORS}/vim,{EDITORS}/neovim", "filetype plugin indent on"]
        setup += ["runtime! plugin/stylecheck.lua", f"edit {FAULTY}", f"luafile {TESTS}/diagnostics.lua"]
        command = [program, "--headless", "-u", "NONE", "-i", "NONE", "-n"]
        command += [word for line in setup for word in ("-c", line)]
        run = subprocess.run(command, env=self.environment(), capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stdout.split("\n")[:-1], ["5:22 undefined-variable", "6:30 missing-semicolon"], run.stderr)

    def test_vim_shows_the_findings_with_ale(self) -> None:
        program = os.environ.get("VIM_PROGRAM") or shutil.which("vim") or kits.skip("no 'vim'")
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder) / "findings"
            script = f"set runtimepath^={EDITORS}/vim | source {TESTS}/diagnostics.vim"
            command = [program, "-u", "NONE", "-i", "NONE", "-N", "-n", "-es", "-c", script]
            environment = {**self.environment(), "FINDINGS": str(output)}
            subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
            found = output.read_text().splitlines()
        if found == ["no ALE"]:
            kits.skip("no ALE for Vim; the server is not tested with it")
        self.assertEqual(found, ["5:22 undefined-variable", "6:30 missing-semicolon"])

    def test_emacs_shows_the_findings_and_a_preview(self) -> None:
        program = os.environ.get("EMACS_PROGRAM") or shutil.which("emacs") or kits.skip("no 'emacs'")
        command = [program, "-Q", "--batch", "-l", EDITORS / "emacs/nss-mode.el", "-l", TESTS / "diagnostics.el"]
        run = subprocess.run(command, env=self.environment(), capture_output=True, text=True, timeout=60)
        if run.returncode == 3:
            kits.skip("no Eglot for Emacs; nss-mode is not tested with the server")
        # Flymake moves a finding at the end of a line to its last character.
        found = [line.split()[0] for line in run.stdout.splitlines()]
        self.assertEqual(found, ["5:22", "6:29", "fdlFUIRatingControlFormCell_ratingControl"], run.stderr)

    def test_a_preview_has_the_parts_that_the_extension_draws(self) -> None:
        path = sheet.ROOT / "Examples/styles/smallest-useful.nss"
        text = path.read_text()
        document = {"uri": path.as_uri(), "languageId": "nss", "version": 1, "text": text}
        line = text[: text.index("on-color:")].count("\n")
        messages = [
            {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
            {"method": "initialized", "params": {}},
            {"method": "textDocument/didOpen", "params": {"textDocument": document}},
            {
                "id": 2,
                "method": "stylecheck/preview",
                "params": {"textDocument": {"uri": document["uri"]}, "position": {"line": line, "character": 3}},
            },
        ]
        answers = client.exchange([kits.tool("lsp"), "lsp"], messages)
        preview = answers[2]["result"]
        self.assertEqual(set(preview), {"title", "light", "dark"})
        for mode in ("light", "dark"):
            self.assertTrue(ElementTree.fromstring(preview[mode]).tag.endswith("svg"))


if __name__ == "__main__":
    unittest.main()
