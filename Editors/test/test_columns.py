"""The places that the server sends, read independently: the same text stands there in any encoding.

Each line of a sheet gets a comment in front with an emoji, a combining mark, CJK and a tab. Each place in
each answer is cut out of the text by the rules of the protocol. The same text must be under it as in the
sheet whose comments have ASCII letters only.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import unittest
from itertools import accumulate
from pathlib import Path
from typing import Any

import client
import kits
import sheet

BEFORE = "/* 😀 e\u0301 名\t👩‍👩‍👧 */\t"
ASCII = "/* a b c\td */\t"
IN_FRONT = re.compile(rf"({re.escape(BEFORE.strip())}|{re.escape(ASCII.strip())})\t?")
COLUMN = re.compile(r"\d+:\d+")
SHEETS = [
    *sorted((sheet.ROOT / "Examples/styles").glob("*.nss")),
    *(sheet.ROOT / "Examples/faulty" / f"{name}.nss" for name in ("first-look", "eight-digit-hex", "misspelt-names")),
]
# Requests for a document, and requests at each word of it.
WHOLE = [
    "diagnostic",
    "documentSymbol",
    "foldingRange",
    "documentLink",
    "documentColor",
    "codeLens",
    "inlayHint",
    "codeAction",
    "semanticTokens/full",
]
PLACED = ["hover", "definition", "references", "documentHighlight", "prepareRename", "selectionRange", "rename"]
LINE_END = re.compile("\r\n|\n|\r")
WORD = re.compile(r"[@\w.#:-]+")


class ColumnTests(unittest.TestCase):
    maxDiff = 2000

    def test_each_place_has_the_text_of_the_plain_sheet(self) -> None:
        tool = kits.tool("lsp")
        for path in SHEETS:
            for line_end in ("\n", "\r\n", "\r"):
                expected = Answers(tool, commented(path.read_text(), ASCII, line_end), "utf-16").read()
                text = commented(path.read_text(), BEFORE, line_end)
                for encoding in ("utf-8", "utf-16"):
                    with self.subTest(sheet=path.name, encoding=encoding, line_end=line_end):
                        self.assertEqual(Answers(tool, text, encoding).read(), expected)

    def test_each_finding_stands_where_the_command_line_has_it(self) -> None:
        tool = kits.tool("lsp")
        for path in SHEETS:
            text = commented(path.read_text(), BEFORE, "\n")
            with tempfile.TemporaryDirectory() as folder:
                (Path(folder) / "sheet.nss").write_text(text)
                command = [tool, "check", "--format", "json", "sheet.nss"]
                run = subprocess.run(command, cwd=folder, capture_output=True, timeout=60)
            findings = json.loads(run.stdout)["diagnostics"]
            starts = sorted((finding["rule"], finding["range"]["start"]["offset"]) for finding in findings)
            for encoding in ("utf-8", "utf-16"):
                with self.subTest(sheet=path.name, encoding=encoding):
                    self.assertEqual(Answers(tool, text, encoding).finding_offsets(), starts)


def commented(text: str, comment: str, line_end: str) -> str:
    """Returns a sheet with a comment in front of each line that does not start in a comment and is not empty."""
    lines = []
    in_comment = False
    for line in text.split("\n"):
        lines.append(line if in_comment or not line.strip() else comment + line)
        in_comment = line.rfind("/*") > line.rfind("*/") if "/*" in line or "*/" in line else in_comment
    return line_end.join(lines)


class Answers:
    """The answers of a server for one sheet, with each place replaced by the text that stands there."""

    def __init__(self, tool: Path, text: str, encoding: str) -> None:
        self.encoding = encoding
        self.text = text
        self.lines: list[tuple[str, str]] = []
        start = 0
        for end in LINE_END.finditer(text):
            self.lines.append((text[start : end.start()], end.group()))
            start = end.end()
        self.lines.append((text[start:], ""))
        self.starts = [0, *accumulate(len(line) + len(end) for line, end in self.lines)]
        self.messages: list[dict[str, Any]] = []
        self.tool = tool

    def read(self) -> dict[str, Any]:
        words = [
            (number, match.start())
            for number, (line, _) in enumerate(self.lines)
            for match in WORD.finditer(line)
            if not (in_front := IN_FRONT.match(line)) or match.start() >= in_front.end()
        ]
        requests: list[tuple[str, dict[str, Any]]] = [(method, self.whole(method)) for method in WHOLE]
        for method in PLACED:
            requests += [(method, self.placed(method, *word)) for word in words]
        names = [f"{method} {place}" for method in PLACED for place in range(len(words))]
        return dict(zip(WHOLE + names, map(self.texts, self.answers(requests)), strict=True))

    def finding_offsets(self) -> list[tuple[str, int]]:
        """Returns each finding's rule and its offset in bytes."""
        (report,) = self.answers([("diagnostic", self.whole("diagnostic"))])
        return sorted(
            (item["code"], len(self.text[: self.offset(item["range"]["start"])].encode())) for item in report["items"]
        )

    # The protocol.

    def answers(self, requests: list[tuple[str, dict[str, Any]]]) -> list[Any]:
        capabilities = {
            "general": {"positionEncodings": [self.encoding]},
            "textDocument": {
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}}},
                "rename": {"prepareSupport": True},
            },
        }
        document = {"uri": "untitled:sheet", "languageId": "nss", "version": 1, "text": self.text}
        messages = [
            {"id": 0, "method": "initialize", "params": {"processId": None, "capabilities": capabilities}},
            {"method": "initialized", "params": {}},
            {"method": "textDocument/didOpen", "params": {"textDocument": document}},
            *(
                {"id": number, "method": f"textDocument/{method}", "params": params}
                for number, (method, params) in enumerate(requests, 1)
            ),
        ]
        found = client.exchange([self.tool, "lsp"], messages)
        if found[0]["result"]["capabilities"]["positionEncoding"] != self.encoding:
            raise AssertionError(f"the server does not count in {self.encoding}")
        return [found[number].get("result", found[number].get("error")) for number in range(1, len(requests) + 1)]

    def whole(self, method: str) -> dict[str, Any]:
        last = {"line": len(self.lines) - 1, "character": 0}
        area = {"start": {"line": 0, "character": 0}, "end": last}
        parameters: dict[str, Any] = {"textDocument": {"uri": "untitled:sheet"}}
        if method in ("inlayHint", "codeAction"):
            parameters["range"] = area
        if method == "codeAction":
            parameters["context"] = {"diagnostics": []}
        return parameters

    def placed(self, method: str, line: int, character: int) -> dict[str, Any]:
        place = {"line": line, "character": self.units(self.lines[line][0][:character])}
        parameters: dict[str, Any] = {"textDocument": {"uri": "untitled:sheet"}}
        if method == "selectionRange":
            return {**parameters, "positions": [place]}
        if method == "references":
            parameters["context"] = {"includeDeclaration": True}
        if method == "rename":
            parameters["newName"] = "renamed"
        return {**parameters, "position": place}

    # Columns.

    def units(self, text: str) -> int:
        return len(text.encode()) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def offset(self, place: dict[str, int]) -> int:
        """Returns the offset of a place in characters. A column in a character or past the line is an error."""
        number, units = place["line"], place["character"]
        line = self.lines[number][0]
        data, width = (line.encode(), 1) if self.encoding == "utf-8" else (line.encode("utf-16-le"), 2)
        if units * width > len(data):
            raise AssertionError(f"column {units} is past the end of line {number}")
        return self.starts[number] + len(data[: units * width].decode("utf-8" if width == 1 else "utf-16-le"))

    def cut(self, start: dict[str, int], end: dict[str, int]) -> list[Any]:
        """Returns where a range starts in the sheet without comments, and its text there."""
        first, last = self.offset(start), self.offset(end)
        return [self.plain_offset(first), plain(self.text[first:last])]

    def plain_offset(self, offset: int) -> int:
        return len(plain(self.text[:offset]))

    def texts(self, answer: Any) -> Any:
        """Returns an answer with each range replaced by its text, without the comments in front of lines."""
        if isinstance(answer, list):
            return [self.texts(value) for value in answer]
        if not isinstance(answer, dict):
            return plain(answer) if isinstance(answer, str) else answer
        if set(answer) == {"start", "end"}:
            return self.cut(answer["start"], answer["end"])
        if "startLine" in answer:
            start = {"line": answer["startLine"], "character": answer["startCharacter"]}
            end = {"line": answer["endLine"], "character": answer["endCharacter"]}
            return [self.cut(start, end), answer.get("kind")]
        if set(answer) == {"line", "character"}:
            return self.plain_offset(self.offset(answer))
        if "data" in answer and isinstance(answer["data"], list):
            return self.tokens(answer["data"])
        return {plain(key): self.texts(value) for key, value in answer.items() if key not in ("resultId", "version")}

    def tokens(self, data: list[int]) -> list[Any]:
        """Returns the text and kind of each semantic token."""
        line = column = 0
        found = []
        for index in range(0, len(data), 5):
            lines, columns, length, kind, modifiers = data[index : index + 5]
            line, column = line + lines, columns if lines else column + columns
            at = {"line": line, "character": column}
            place, text = self.cut(at, {**at, "character": column + length})
            if text:
                found.append([place, text, kind, modifiers])
        return found


def plain(text: str) -> str:
    """Returns a text without the comments in front and without columns, and with line feeds."""
    return COLUMN.sub("", LINE_END.sub("\n", IN_FRONT.sub("", text)))


if __name__ == "__main__":
    unittest.main()
