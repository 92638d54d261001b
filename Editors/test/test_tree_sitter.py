"""The tree-sitter grammar, its queries and its corpus, with PyPI's tree-sitter and a C compiler."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import kinds
import kits
import sheet

try:
    import tree_sitter
except ImportError:
    tree_sitter = None

KIT = sheet.ROOT / "Editors/tree-sitter-nss"
QUERIES = {
    "tree-sitter": KIT / "queries/highlights.scm",
    "Helix": sheet.ROOT / "Editors/helix/queries/nss/highlights.scm",
}


class TreeSitterTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        compiler = shutil.which("cc")
        if tree_sitter is None or not compiler:
            kits.skip(f"no {'C compiler' if tree_sitter else 'tree-sitter of PyPI'}; the grammar is not tested")
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        library = Path(folder.name) / "nss.so"
        sources = ["-I", KIT / "src", KIT / "src/parser.c"]
        subprocess.run([compiler, "-shared", "-fPIC", "-Os", *sources, "-o", library], check=True)
        function = ctypes.CDLL(str(library)).tree_sitter_nss
        function.restype = ctypes.c_void_p
        capsule = ctypes.pythonapi.PyCapsule_New
        capsule.restype, capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        cls.language = tree_sitter.Language(capsule(function(), b"tree_sitter.Language", None))
        cls.parser = tree_sitter.Parser(cls.language)

    def captures(self, query: Path, text: str) -> dict[int, str]:
        """Returns the names of the captures of each byte, by its offset."""
        found: dict[int, str] = {}
        cursor = tree_sitter.QueryCursor(tree_sitter.Query(self.language, query.read_text()))
        for name, nodes in cursor.captures(self.parser.parse(text.encode()).root_node).items():
            for node in nodes:
                for byte in range(node.start_byte, node.end_byte):
                    found[byte] = f"{found[byte]} @{name}" if byte in found else f"@{name}"
        return found

    def test_the_captures_are_those_of_the_page(self) -> None:
        for title, query in QUERIES.items():
            expected = kinds.column(title)
            for path in sheet.valid_sheets():
                text = path.read_text()
                captures = self.captures(query, text)
                suppressions = [p for p in sheet.pieces(text) if p.kind == "suppression"]
                # The grammar has no token for the word of a suppression; its whole comment is captured.
                places = [
                    (piece._replace(kind="suppression") if is_around(piece, suppressions) else piece, offset)
                    for piece, offset in kinds.places(path)
                ]
                found = [captures.get(len(text[:offset].encode()), "") for _, offset in places]
                with self.subTest(f"{title}, {path.name}"):
                    kits.expect_kinds(self, path, expected, places, found)

    def test_valid_sheets_have_no_error(self) -> None:
        for path in sheet.valid_sheets():
            self.assertFalse(self.parser.parse(path.read_bytes()).root_node.has_error, path)

    def test_all_queries_fit_the_grammar(self) -> None:
        for path in [*KIT.glob("queries/*.scm"), *sheet.ROOT.glob("Editors/helix/queries/nss/*.scm")]:
            tree_sitter.Query(self.language, path.read_text())

    def test_the_corpus(self) -> None:
        """The tests of `tree-sitter test`, for machines without that program."""
        parts = re.split(r"^={3,}\n", (KIT / "test/corpus/sheets.txt").read_text(), flags=re.MULTILINE)[1:]
        self.assertGreater(len(parts), 10)
        for title, case in zip(parts[::2], parts[1::2], strict=True):
            text, tree = re.split(r"^-{3,}\n", case, flags=re.MULTILINE)
            found = str(self.parser.parse(text.encode()).root_node)
            with self.subTest(title.strip()):
                self.assertEqual(re.sub(r"\w+: ", "", found), " ".join(tree.split()))

    def test_the_parser_is_that_of_the_grammar(self) -> None:
        program = shutil.which("tree-sitter")
        if not program or not shutil.which("node"):
            kits.skip("no 'tree-sitter' with 'node'; whether parser.c is up to date is not tested")
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "nss"
            shutil.copytree(KIT, copy)
            subprocess.run([program, "generate", "--no-bindings"], cwd=copy, check=True, capture_output=True)
            self.assertEqual((copy / "src/parser.c").read_text(), (KIT / "src/parser.c").read_text())


def is_around(piece: sheet.Piece, suppressions: list[sheet.Piece]) -> bool:
    return any(piece.start in (s.end, s.start) or piece.end == s.start for s in suppressions)


if __name__ == "__main__":
    unittest.main()
