"""The cells of a `stylecheck play` process: each input is a line of JSON, and so is each answer."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Object = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """The answer to a line of input."""

    cell: str
    taken: bool = False
    effects: list[Object] = field(default_factory=list)
    presentation: Object | None = None
    message: str | None = None


class InvalidLine(Exception):
    """The errors of a line of input, which changed nothing."""


class Player:
    """A `stylecheck play` process and the cells that are open in it."""

    def __init__(self, tool: str, sheets: Sequence[str] = ()) -> None:
        self._process = subprocess.Popen(
            [tool, "play", *sheets],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1)
        self._cells: set[str] = set()

    def open(self, cell: str, description: Object) -> Object:
        """Opens a cell, and returns its presentation."""
        presentation = self.send(cell, open=description).presentation
        assert presentation is not None
        self._cells.add(cell)
        return presentation

    def send(self, cell: str, **line: Any) -> Answer:
        """Sends an input to a cell."""
        self._write({"cell": cell, **line})
        return self._read()

    def load(self, sheets: Sequence[str]) -> list[Answer]:
        """Replaces the sheets of all cells, and returns an answer for each cell."""
        self._write({"sheets": list(sheets)})
        first = self._read()
        return [first] + [self._read() for _ in range(len(self._cells) - 1)]

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()

    def _write(self, line: Object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(line) + "\n")

    def _read(self) -> Answer:
        assert self._process.stdout is not None
        text = self._process.stdout.readline()
        if not text:
            raise EOFError("the process has ended")
        line = json.loads(text)
        if "errors" in line:
            raise InvalidLine("; ".join(error["message"] for error in line["errors"]))
        known = ("taken", "effects", "presentation", "message")
        return Answer(line.get("cell", ""), **{key: line[key] for key in known if key in line})
