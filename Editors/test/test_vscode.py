"""The extension for VS Code: its package, its manifest and its code, without VS Code."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import kits
import sheet

KIT = sheet.ROOT / "Editors/vscode"
PACKAGE = json.loads((KIT / "package.json").read_text())


class PackageTests(unittest.TestCase):
    def packed(self, folder: Path, name: str) -> Path:
        path = folder / name
        subprocess.run([KIT / "pack", path], check=True, capture_output=True)
        return path

    def test_the_same_files_give_the_same_bytes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            first, second = (self.packed(Path(folder), name) for name in ("a.vsix", "b.vsix"))
            self.assertEqual(first.read_bytes(), second.read_bytes())

    def test_every_file_has_a_type_and_is_the_file(self) -> None:
        with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(self.packed(Path(folder), "a.vsix")) as vsix:
            self.assertIsNone(vsix.testzip())
            types = ElementTree.fromstring(vsix.read("[Content_Types].xml"))
            known = {node.get("Extension") for node in types} | {node.get("PartName") for node in types}
            manifest = ElementTree.fromstring(vsix.read("extension.vsixmanifest"))
            assets = {node.get("Path") for node in manifest.iter() if node.tag.endswith("}Asset")}
            names = set(vsix.namelist())
            self.assertLessEqual(assets, names)
            for name in names - {"[Content_Types].xml"}:
                self.assertTrue(Path(name).suffix in known or f"/{name}" in known, name)
            for name in names - {"[Content_Types].xml", "extension.vsixmanifest"}:
                self.assertEqual(vsix.read(name), (KIT / name.removeprefix("extension/")).read_bytes())

    def test_the_manifest_names_files_that_are_packed(self) -> None:
        contributes = PACKAGE["contributes"]
        named = [PACKAGE["main"], contributes["languages"][0]["configuration"], contributes["grammars"][0]["path"]]
        with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(self.packed(Path(folder), "a.vsix")) as vsix:
            for path in named:
                self.assertIn(f"extension/{path.removeprefix('./')}", vsix.namelist())

    def test_the_manifest_has_the_settings_that_the_code_reads(self) -> None:
        read = set(re.findall(r"settings\.get\('(\w+)'\)", (KIT / "extension.js").read_text()))
        settings = PACKAGE["contributes"]["configuration"]["properties"]
        self.assertEqual({f"stylecheck.{name}" for name in read} | {"stylecheck.trace.server"}, set(settings))

    def test_versions_and_targets_are_those_of_the_tool(self) -> None:
        tool = kits.tool()
        version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
        self.assertIn(PACKAGE["version"], version.split())
        refusal = subprocess.run([tool, "--target", "?", KIT], capture_output=True, text=True).stderr
        expected = re.search(r"expected (.*)", refusal)[1].split(", ")
        targets = PACKAGE["contributes"]["configuration"]["properties"]["stylecheck.target"]["enum"]
        self.assertEqual(targets, ["", *expected])

    def test_the_problem_matcher_reads_a_report(self) -> None:
        path = sheet.ROOT / "Examples/faulty/first-look.nss"
        report = subprocess.run([kits.tool(), "--format", "xcode", path], capture_output=True, text=True).stdout
        pattern = re.compile(PACKAGE["contributes"]["problemMatchers"][0]["pattern"]["regexp"])
        rows = [match.groups()[:4] for line in report.splitlines() if (match := pattern.match(line))]
        self.assertEqual(rows, [(str(path), "5", "22", "error"), (str(path), "6", "30", "error")])


class CodeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.node = shutil.which("node") or kits.skip("no 'node'; the code of the extension is not tested")

    def run_extension(self, settings: dict[str, str], *options: str) -> list[str]:
        script = Path(__file__).parent / "extension.js"
        command = [self.node, script, KIT, json.dumps(settings), *options]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()

    def test_the_server_is_started_asked_and_started_again(self) -> None:
        server = '{"command":"stylecheck","args":["lsp","--target","nui"]}'
        options = '{"documentSelector":[{"language":"nss"}],"initializationOptions":{"showLocations":true}}'
        client = [f'"client" {server} {options}', '"start"']
        commands = sorted(command["command"] for command in PACKAGE["contributes"]["commands"])
        question = '"stylecheck/preview" {"textDocument":{"uri":"file:///a.nss"},"position":{"line":3,"character":7}}'
        self.assertEqual(
            self.run_extension({"stylecheck.path": "stylecheck", "stylecheck.target": "nui"}),
            [
                *client,
                f'"commands" {json.dumps(commands, separators=(",", ":"))}',
                '"execute" "editor.action.showReferences" {"uri":"file:///a.nss"} [3,7] [["file:///b.nss","range"]]',
                '"panel" {"enableScripts":false,"localResourceRoots":[]}',
                question,
                question,
                '"shown" "Newer"',
                '"stop"',
                *client,
                '"stop"',
            ],
        )

    def test_without_its_library_it_says_so(self) -> None:
        lines = self.run_extension({"stylecheck.path": "stylecheck"}, "without-library")
        self.assertTrue(lines[0].startswith('"warning" "This build of the extension has no'), lines)
        self.assertFalse([line for line in lines if "client" in line.split()[0]])

    def test_a_preview_is_a_page_without_scripts_in_which_titles_are_text(self) -> None:
        code = """const { page } = require('./preview');
            const preview = { title: '<b>&"', light: '<svg>é</svg>', dark: '<svg/>' };
            console.log(JSON.stringify([page(preview), page(null)]));"""
        run = subprocess.run([self.node, "-e", code], cwd=KIT, capture_output=True, text=True, check=True)
        page, empty = json.loads(run.stdout)
        self.assertIn("<h1>&#60;b&#62;&#38;&#34;</h1>", page)
        self.assertEqual(re.findall(r"base64,([\w+/=]+)", page), ["PHN2Zz7DqTwvc3ZnPg==", "PHN2Zy8+"])
        self.assertIn("default-src 'none'", page)
        self.assertIn("draws no form cell", empty)


if __name__ == "__main__":
    unittest.main()
