"""The table of kinds on the page Editors/README.md, and the comparison of an editor with it."""

from __future__ import annotations

from pathlib import Path

import sheet

PAGE = sheet.ROOT / "Editors/README.md"


def column(title: str) -> dict[str, str]:
    """Returns what an editor shows for each kind."""
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("|")]
    rows = [[cell.strip().strip("`") for cell in line.strip("|").split(" | ")] for line in lines]
    head = next(i for i, row in enumerate(rows) if title in row and row[0] == "kind")
    return {row[0]: row[rows[head].index(title)] for row in rows[head + 2 :] if len(row) == len(rows[head])}


def places(path: Path) -> list[tuple[sheet.Piece, int]]:
    """Returns the first and the last character of each piece that is not blank."""
    text = path.read_text()
    found = []
    for piece in sheet.pieces(text):
        if stripped := piece.text.strip():
            first = piece.start + piece.text.index(stripped)
            found += [(piece, first), (piece, first + len(stripped) - 1)]
    return found
