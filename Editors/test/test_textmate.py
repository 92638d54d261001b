"""The TextMate grammar, with PyPI's textmate-grammar-python."""

from __future__ import annotations

import json
import logging
import time
import unittest

import kinds
import kits
import sheet

try:
    import onigurumacffi
    from textmate_grammar.parsers.base import LanguageParser
except ImportError:
    LanguageParser = None

GRAMMAR = sheet.ROOT / "Editors/vscode/syntaxes/nss.tmLanguage.json"


class TextMateTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        if LanguageParser is None:
            kits.skip("no textmate-grammar-python; the TextMate grammar is not tested")
        logging.disable(logging.WARNING)
        cls.parser = LanguageParser(json.loads(GRAMMAR.read_text()))

    def scopes(self, text: str) -> dict[int, list[str]]:
        """Returns the scopes of each character, by its offset."""
        lines = text.split("\n")
        starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines))]
        # The library cannot read a last line without an end.
        element = self.parser.parse_string(text + "\n")
        return {
            starts[line] + column + index: scopes
            for (line, column), part, scopes in (element.flatten() if element else [])
            for index in range(len(part))
        }

    def test_the_scopes_are_those_of_the_page(self) -> None:
        expected = kinds.column("TextMate")
        for path in sheet.valid_sheets():
            scopes = self.scopes(path.read_text())
            places = kinds.places(path)
            with self.subTest(path.name):
                kits.expect_kinds(
                    self, path, expected, places, [named(scopes.get(at, []), expected) for _, at in places]
                )

    def test_faulty_sheets_are_read_in_time(self) -> None:
        """A pattern that backtracks without bound would show on one of these."""
        for path in sheet.faulty_sheets():
            text = path.read_text()
            for broken in (text, text.replace(";", ""), text.replace("}", ""), text.replace("*/", "")):
                start = time.process_time()
                self.scopes(broken)
                self.assertLess(time.process_time() - start, 5, path.name)

    def test_no_pattern_backtracks_on_a_long_line(self) -> None:
        """The engine of VS Code; a pattern that is quadratic needs seconds for such a line."""
        for pattern in patterns(json.loads(GRAMMAR.read_text())):
            regex = onigurumacffi.compile(pattern)
            for text in "a 1 - . / # @ \" ' * ( : \\ 0x0 /* a/ 1. -1 true".split() + [" ", "a "]:
                start = time.process_time()
                for line in (text * 20_000, text * 20_000 + "!"):
                    regex.search(line, 0)
                self.assertLess(time.process_time() - start, 0.5, f"{pattern} on many '{text}'")

    def test_a_missing_semicolon_loses_one_declaration(self) -> None:
        text = "Label {\n  font-size: 12\n  font-color: red;\n}\n@a: 1\n@b: 2;\n"
        scopes = self.scopes(text)
        for name in ("font-size", "font-color", "@a", "@b"):
            expected = "variable.other.definition.nss" if name[0] == "@" else "support.type.property-name.nss"
            self.assertEqual(scopes[text.index(name)][-1], expected)


def patterns(part: Any) -> Iterator[str]:
    """Yields the regular expressions of a grammar."""
    if isinstance(part, dict):
        yield from (part[key] for key in ("match", "begin", "end") if key in part)
    if isinstance(part, (dict, list)):
        for child in part.values() if isinstance(part, dict) else part:
            yield from patterns(child)


def named(scopes: list[str], expected: dict[str, str]) -> str:
    """Returns the longest scope of the page that the innermost scope, or one around it, begins with."""
    for scope in reversed(scopes):
        if found := [name for name in expected.values() if f"{scope}.".startswith(f"{name}.")]:
            return max(found, key=len)
    return " ".join(scopes)


if __name__ == "__main__":
    unittest.main()
