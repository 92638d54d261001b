"""The reading of sheets that the kits are compared with, compared with the tool's own."""

from __future__ import annotations

import re
import subprocess
import unittest
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import kinds
import kits
import sheet
from kinds import PAGE

# The text of a line comment ends where the next part begins.
TEXT = sheet.TOKEN.pattern.replace(r"//[^\n\r]*", r"//[^\n\r]*?")
PART = re.compile(rf"\s*(?:(?P<token>\w+)\ '(?:{TEXT})'(?=\n|\ \w+\ ')|(?P<node>\w+))", re.VERBOSE | re.DOTALL)


class SheetTests(unittest.TestCase):
    def test_the_tool_reads_the_same(self) -> None:
        tool = kits.tool("tree")
        for path in sheet.valid_sheets():
            tree = subprocess.run([tool, "tree", path], capture_output=True, text=True, check=True).stdout
            read = Counter((piece.kind, piece.text) for node in nodes(tree) for piece in pieces(*node))
            self.assertEqual(Counter((p.kind, p.text) for p in sheet.pieces(path.read_text())), read, path)

    def test_one_sheet_has_every_kind(self) -> None:
        pieces = sheet.pieces(sheet.valid_sheets()[-1].read_text())
        self.assertEqual({piece.kind for piece in pieces}, set(kinds.column("TextMate")))


class PageTests(unittest.TestCase):
    def test_links_lead_somewhere(self) -> None:
        for page in sheet.ROOT.glob("Editors/**/README.md"):
            if "node_modules" in page.parts:
                continue
            for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
                self.assertTrue((page.parent / target).exists(), f"{page}: {target}")

    def test_every_kit_has_a_page(self) -> None:
        folders = [path.name for path in PAGE.parent.iterdir() if path.is_dir() and path.name != "test"]
        self.assertEqual(
            {
                name
                for name in folders
                if (PAGE.parent / name / "README.md").exists() and f"({name}/README.md)" in PAGE.read_text()
            },
            set(folders),
        )


def nodes(tree: str) -> Iterator[tuple[str, list[sheet.Token]]]:
    """Yields the nodes of `stylecheck tree`, each with its own tokens."""
    name, tokens, offset = "", [], 0
    while match := PART.match(tree, offset):
        offset = match.end()
        if match["node"]:
            yield name, tokens
            name, tokens = match["node"], []
        else:
            quoted = match.group()[match.group().index("'") + 1 : -1]
            tokens.append(sheet.Token(match["token"], quoted, 0))
    assert not tree[offset:].strip(), tree[offset:]
    yield name, tokens


def pieces(node: str, tokens: list[sheet.Token]) -> Iterator[sheet.Piece]:
    names = {
        "definition": ["definition"],
        "declaration": ["property"],
        "condition": ["feature", "word"],
        "importation": ["keyword"],
    }.get(node, [])
    for token in tokens:
        yield from sheet.of_comment(token)
    tokens = [token for token in tokens if not token.kind.endswith("Comment")]
    for token, after in pairwise([*tokens, sheet.Token("", "", 0)]):
        if token.kind not in ("word", "variable", "string"):
            continue
        if names:
            kind = names.pop(0)
        elif node in ("media", "ruleset"):
            kind = {"media": "keyword", "ruleset": "class"}[node]
        else:
            kind = sheet.kind_of_word(token.text, after.text) if token.kind == "word" else token.kind
        yield sheet.Piece(kind, token.text, 0)


if __name__ == "__main__":
    unittest.main()
