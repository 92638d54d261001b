#!/usr/bin/env python3
"""Sends random messages to a language server, and expects that it lives and answers.

usage: Fuzz/serve.py [--messages N] [--seed N] -- SERVER…

Valid requests and changes, requests with wrong parameters, broken JSON and broken headers, in random
order. Each request has one answer. Prints the number of messages, the answers, and the memory of the server at a tenth and at the
end. Exits with 1 if the server ends, does not answer, or misses its exit status.
"""
import argparse
import collections
import json
import random
import subprocess
import sys
import threading

parser = argparse.ArgumentParser()
parser.add_argument("--messages", type=int, default=20_000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("server", nargs="+")
options = parser.parse_args()
rnd = random.Random(options.seed)

SHEET = """@import "base";
/* stylecheck-disable-file short-hex -- a sample */
@brand: #0064D9;
@media (device: ipad) { @brand: #E26300; }
fdlFUIRatingControlFormCell_ratingControl { on-color-accented: @brand; off-color-standard: #8D5D2E80; }
Button, Label:Title { font-size: 14; background-color: rgba(1, 2, 3, 0.5); }
"""
PIECES = ["{", "}", ";", ":", "@", "@brand", "/*", "*/", "//", '"', "\n", "\r\n", "\r", "#", "#06D", "é", "😀",
          "名", " ", "\t", "(", ")", ",", "on-color", "Button", "@media ", "@import ", "\u2028", "\x00", "!"]
METHODS = ["hover", "completion", "definition", "references", "documentHighlight", "documentSymbol", "foldingRange",
           "selectionRange", "semanticTokens/full", "semanticTokens/range", "documentLink", "documentColor",
           "colorPresentation", "codeAction", "codeLens", "inlayHint", "formatting", "rangeFormatting",
           "onTypeFormatting", "prepareRename", "rename", "diagnostic", "prepareCallHierarchy"]
URIS = ["file:///nowhere/a.nss", "file:///nowhere/b.nss", "untitled:one"]


class Server:
    def __init__(self):
        self.process = subprocess.Popen(options.server, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers, self.errors, self.named = 0, 0, set()
        self.open = collections.Counter()
        self.changed = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                return
            message = json.loads(stream.read(length))
            if "method" in message:
                continue
            with self.changed:
                self.open[message.get("id")] -= 1
                self.answers += 1
                self.errors += "error" in message
                if isinstance(message.get("id"), str):
                    self.named.add(message["id"])
                    self.changed.notify_all()

    def write(self, data):
        self.process.stdin.write(data)

    def send(self, message):
        if "id" in message:
            with self.changed:
                self.open[message["id"]] += 1
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def wait(self, identifier, seconds=60):
        self.process.stdin.flush()
        with self.changed:
            return self.changed.wait_for(lambda: identifier in self.named, seconds)

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def position():
    return {"line": rnd.choice([0, 1, 3, 4, 5, 99, -1, 2**40]), "character": rnd.choice([0, 1, 7, 30, 999, -5])}


def place():
    return {"start": position(), "end": position()}


def text():
    cut = rnd.randrange(len(SHEET))
    return "".join(rnd.choice(PIECES) for _ in range(rnd.randrange(8))) + SHEET[cut:cut + rnd.randrange(200)]


def parameters():
    found = {"textDocument": {"uri": rnd.choice(URIS)}, "position": position(), "range": place(),
             "options": {"tabSize": 2, "insertSpaces": True}, "ch": rnd.choice([";", "}"]),
             "newName": rnd.choice(["@x", "x", "", "1", "@brand", "a b"]), "positions": [position()],
             "context": {"diagnostics": [], "includeDeclaration": True},
             "color": {"red": 0.1, "green": 0.5, "blue": 1, "alpha": rnd.choice([1, 0.5])}}
    for _ in range(rnd.choice([0, 0, 0, 1, 2])):
        found[rnd.choice(list(found))] = rnd.choice([None, 1, "x", [], {}, [{}], -1.5e300, True])
    return found


def message(number):
    kind = rnd.random()
    if kind < 0.05:
        return {"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": rnd.choice(URIS), "languageId": "nss", "version": number, "text": text()}}}
    if kind < 0.45:
        changes = [{"range": place(), "text": rnd.choice(PIECES)} for _ in range(rnd.choice([1, 1, 2]))]
        if rnd.random() < 0.05:
            changes = [{"text": text()}]
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": rnd.choice(URIS), "version": number}, "contentChanges": changes}}
    if kind < 0.47:
        return {"method": rnd.choice(["textDocument/didClose", "textDocument/didSave", "$/setTrace", "x/y",
                                      "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles",
                                      "workspace/didChangeWorkspaceFolders"]), "params": parameters()}
    if kind < 0.49:
        return {"method": "$/cancelRequest", "params": {"id": rnd.choice([number - 1, number, "x", None])}}
    if kind < 0.52:
        name = rnd.choice(["workspace/symbol", "workspace/diagnostic", "completionItem/resolve", "stylecheck/preview",
                           "stylecheck/resolve", "codeLens/resolve", "callHierarchy/incomingCalls", "initialize"])
        return {"id": number, "method": name, "params": rnd.choice([parameters(), {}, None, [], {"item": parameters()}])}
    return {"id": number, "method": "textDocument/" + rnd.choice(METHODS), "params": parameters()}


server = Server()
server.send({"id": "start", "method": "initialize", "params": {"processId": None, "capabilities": {
    "general": {"positionEncodings": [rnd.choice(["utf-8", "utf-16"])]}}}})
server.send({"method": "initialized", "params": {}})
early = 0
for number in range(1, options.messages + 1):
    kind = rnd.random()
    if kind < 0.01:
        body = json.dumps(message(number)).encode()[: rnd.randrange(40)]
        server.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    elif kind < 0.015:
        server.write(rnd.choice([b"X: y\r\n\r\n", b"Content-Length: x\r\n\r\n", b"\r\n\r\n", b"junk\r\n\r\n"]))
    else:
        server.send(message(number))
    if number % 500 == 0:
        server.send({"id": f"alive {number}", "method": "x/alive"})
        if not server.wait(f"alive {number}"):
            sys.exit(f"no answer after {number} messages of seed {options.seed}; status {server.process.poll()}")
    if number == options.messages // 10:
        early = server.memory()
late = server.memory()
server.send({"id": "end", "method": "shutdown"})
server.wait("end")
server.send({"method": "exit"})
server.process.stdin.flush()
status = server.process.wait(60)
missing = {name: count for name, count in server.open.items() if count and name is not None}
print(f"{options.messages} messages, {server.answers} answers, {server.errors} of them errors; "
      f"{early} KB at a tenth, {late} KB at the end; exit status {status}")
if missing:
    print(f"requests without one answer: {missing}")
sys.exit(status != 0 or bool(missing))
