"""The syntax definition for Kate, with the program kate-syntax-highlighter of its library."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import kinds
import kits
import sheet

DEFINITION = sheet.ROOT / "Editors/kate/nss.xml"
STYLES = (
    "Normal Keyword Function Variable ControlFlow Operator BuiltIn Extension Preprocessor Attribute Char SpecialChar "
    "String VerbatimString SpecialString Import DataType DecVal BaseN Float Constant Comment Documentation Annotation "
    "CommentVar RegionMarker Information Warning Alert Others Error"
).split()
COLOR = re.compile(r"\x1b\[(?:[\d;]*38;2;\d+;\d+;(\d+)m|[\d;]*[mK])")


class KateTests(kits.KitTestCase):
    program = "kate-syntax-highlighter"

    def setUp(self) -> None:
        """Installs the definition, and a theme in which the blue of a color is the number of its style."""
        data = tempfile.TemporaryDirectory()
        self.addCleanup(data.cleanup)
        folder = Path(data.name) / "org.kde.syntax-highlighting"
        for name in ("syntax", "themes"):
            (folder / name).mkdir(parents=True)
        shutil.copy(DEFINITION, folder / "syntax/nss.xml")
        colors = {style: {"text-color": f"#0000{number + 1:02x}"} for number, style in enumerate(STYLES)}
        theme = {"metadata": {"name": "Numbers", "revision": 1}, "text-styles": colors, "editor-colors": {}}
        (folder / "themes/numbers.theme").write_text(json.dumps(theme))
        self.environment = {**os.environ, "XDG_DATA_HOME": data.name, "QT_QPA_PLATFORM": "offscreen"}

    def styles(self, path: Path) -> list[str]:
        """Returns the style of each character of a sheet."""
        options = ["--theme", "Numbers", "--output-format", "ansi", "--no-ansi-background"]
        run = subprocess.run(
            [self.executable, *options, path], env=self.environment, capture_output=True, text=True, timeout=60
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        styles, style, offset = [], "", 0
        for match in COLOR.finditer(run.stdout):
            styles += [style] * (match.start() - offset)
            offset = match.end()
            style = f"ds{STYLES[int(match[1]) - 1]}" if match[1] else style
        self.assertEqual(COLOR.sub("", run.stdout).rstrip("\n"), path.read_text().rstrip("\n"))
        return styles + [style] * (len(run.stdout) - offset)

    def test_the_styles_are_those_of_the_page(self) -> None:
        for path in sheet.valid_sheets():
            styles, places = self.styles(path), kinds.places(path)
            with self.subTest(path.name):
                kits.expect_kinds(self, path, kinds.column("Kate"), places, [styles[at] for _, at in places])

    def test_a_missing_semicolon_loses_one_declaration(self) -> None:
        text = "Label {\n  font-size: 12\n  font-color: red;\n}\n"
        with self.sheet(text) as path:
            styles = self.styles(path)
        self.assertEqual([styles[text.index(name)] for name in ("font-size", "font-color", "red")],
                         ["dsKeyword", "dsKeyword", "dsConstant"])  # fmt: skip


if __name__ == "__main__":
    unittest.main()
