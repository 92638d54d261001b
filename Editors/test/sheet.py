"""An independent reading of a valid sheet, with which the grammars of the editors are compared.

It follows the page Documentation/Language.md. A test compares it with `stylecheck tree`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

NAME = r"(?:[A-Za-z0-9_.\\-]|/(?![*/]))"
TOKEN = re.compile(
    rf"""(?P<blockComment>/\*.*?\*/) | (?P<lineComment>//[^\n\r]*)
    | (?P<string>"[^"\n\r]*"|'[^'\n\r]*') | (?P<variable>@{NAME}+) | (?P<word>[A-Za-z0-9_.\\\#-]{NAME}*)
    | (?P<sign>[:;,{{}}()])""",
    re.VERBOSE | re.DOTALL,
)
SUPPRESSION = re.compile(r"/[*/][*/\s]*(stylecheck-[a-z-]+)")
NUMBER = re.compile(r"-?(\d+(\.\d+)?|\.\d+)(px)?")
HEX = re.compile(r"(#|0[xX])([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")


class Token(NamedTuple):
    kind: str
    text: str
    start: int


class Piece(NamedTuple):
    """A text with the kind that an editor shows, at an offset in characters."""

    kind: str
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def tokens(text: str) -> Iterator[Token]:
    """Yields the tokens of a sheet, without its blanks."""
    for match in TOKEN.finditer(text):
        yield Token(str(match.lastgroup), match.group(), match.start())


def statements(text: str) -> Iterator[list[Token]]:
    """Yields the tokens up to each `;`, `{` and `}`, without comments."""
    statement: list[Token] = []
    for token in tokens(text):
        if token.kind.endswith("Comment"):
            continue
        statement.append(token)
        if token.text in ("{", "}", ";"):
            yield statement
            statement = []


def pieces(text: str) -> list[Piece]:
    """Returns what an editor highlights in a valid sheet, in order."""
    found = [piece for token in tokens(text) for piece in of_comment(token)]
    for statement in statements(text):
        found += of_statement(statement)
    return sorted(found, key=lambda piece: piece.start)


def of_comment(token: Token) -> Iterator[Piece]:
    if not token.kind.endswith("Comment"):
        return
    if match := SUPPRESSION.match(token.text):
        before, after = match.span(1)
        yield Piece("comment", token.text[:before], token.start)
        yield Piece("suppression", match[1], token.start + before)
        yield Piece("comment", token.text[after:], token.start + after)
    else:
        yield Piece("comment", *token[1:])


def of_statement(statement: list[Token]) -> Iterator[Piece]:
    first, second = statement[0], statement[1:2]
    if first.text == "@media":
        yield Piece("keyword", *first[1:])
        yield from of_conditions(statement[1:])
    elif first.text == "@import" and second[0].text != ":":
        yield Piece("keyword", *first[1:])
        yield from of_value(statement[1:])
    elif statement[-1].text == "{":
        yield from (Piece("class", *token[1:]) for token in statement if token.kind == "word")
    elif first.kind in ("variable", "word"):
        yield Piece("definition" if first.kind == "variable" else "property", *first[1:])
        yield from of_value(statement[1:])


def of_conditions(conditions: list[Token]) -> Iterator[Piece]:
    for token, after in pairwise(conditions):
        if token.kind == "word":
            yield Piece({":": "feature", ")": "word"}.get(after.text, "keyword"), *token[1:])


def of_value(value: list[Token]) -> Iterator[Piece]:
    for token, after in pairwise(value):
        if token.kind == "word":
            yield Piece(kind_of_word(token.text, after.text), *token[1:])
        elif token.kind != "sign":
            yield Piece(token.kind, *token[1:])


def kind_of_word(word: str, after: str) -> str:
    if after == "(":
        return "function"
    if HEX.fullmatch(word):
        return "hex"
    if NUMBER.fullmatch(word):
        return "number"
    return "boolean" if word in ("true", "false") else "word"


def valid_sheets() -> list[Path]:
    """Returns the sheets of the package that have no syntax error."""
    examples = sorted((ROOT / "Examples").rglob("*.nss"))
    valid = [path for path in examples if path not in faulty_sheets() and ".build" not in path.parts]
    return [*valid, Path(__file__).parent / "sheets/every-kind.nss"]


def faulty_sheets() -> list[Path]:
    return [p for folder in ("faulty", "reports") for p in sorted((ROOT / "Examples" / folder).glob("*.nss"))]
