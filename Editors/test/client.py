"""A client of a language server: sends messages, and reads the answers."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from typing import Any, BinaryIO


def exchange(command: list[Any], messages: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Sends messages to a server, and returns its answers by their numbers. Then the server ends."""
    expected = {message["id"] for message in messages if "id" in message}
    found: dict[int, dict[str, Any]] = {}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as server:
        # A server that waits until its answers are read must not wait for this program.
        writer = threading.Thread(target=server.stdin.writelines, args=[map(framed, messages)])
        writer.start()
        for message in unframed(server.stdout):
            if "method" not in message:
                found[message["id"]] = message
            if set(found) == expected:
                break
        writer.join()
        server.stdin.write(framed({"id": -1, "method": "shutdown"}) + framed({"method": "exit"}))
        server.stdin.close()
        server.stdout.read()
    return found


def framed(message: dict[str, Any]) -> bytes:
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def unframed(stream: BinaryIO) -> Iterator[dict[str, Any]]:
    while head := stream.readline():
        length = int(head.split(b":")[1])
        stream.readline()
        yield json.loads(stream.read(length))
