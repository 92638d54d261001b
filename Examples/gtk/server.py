"""The server of the form: what a harbor office would answer."""

from __future__ import annotations

from client import Object

_SHIPS = ["Gannet", "Heron", "Petrel"]
_SATURDAY = 2


def checked(value: str) -> Object:
    """Returns the answer to the custom check of the name of a ship."""
    return {"result": "passed" if value in _SHIPS else "failed"}


def reply(values: Object) -> Object:
    """Returns the answer to a report: the harbor is full on Saturdays."""
    if _SATURDAY not in values.get("days", []):
        return {"result": "accepted"}
    message = {"field": "days", "text": "No berth is free on Saturday"}
    return {"result": "refused", "message": "The harbor is full", "messages": [message]}
