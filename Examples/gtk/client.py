"""A `stylecheck play` process: each input is a line of JSON, and so is each answer."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from typing import Any

Object = dict[str, Any]


class InvalidLine(Exception):
    """The errors of a line of input, which changed nothing."""


class Player:
    """A `stylecheck play` process that runs one form."""

    def __init__(self, tool: str, sheets: Sequence[str] = ()) -> None:
        self._process = subprocess.Popen(
            [tool, "play", *sheets],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1)

    def send(self, **line: Any) -> Object:
        """Sends a line, and returns the answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(line) + "\n")
        text = self._process.stdout.readline()
        if not text:
            raise EOFError("the process has ended")
        answer: Object = json.loads(text)
        if "errors" in answer:
            raise InvalidLine("; ".join(error["message"] for error in answer["errors"]))
        return answer

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()
