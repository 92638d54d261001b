"""Writes the Markdown pages as HTML into a folder, with a page for each rule, and checks every link.

The pages are those that the README leads to, and all in 'Documentation'. The folder has the tree of the
package: 'Documentation/Rules.md' is 'Documentation/Rules.html', a README is the 'index.html' of its
folder, and other files that a page links to are copied. The page of a rule is 'rules/NAME.html'; the
tool's reports contain this address.
"""

import html
import re
import shutil
import sys
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

from markdown_it import MarkdownIt

root, out = Path(__file__).parent.parent, Path(sys.argv[1])
markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
rules_page = "Documentation/Rules.md"

FRAME = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · stylecheck</title>
<link rel="stylesheet" href="{top}site.css">
<nav><a href="{top}index.html">stylecheck</a> <a href="{top}Documentation/Rules.html">Rules</a>
<a href="{top}Documentation/Commands.html">Commands</a>
<a href="{top}api/documentation/">Swift libraries</a></nav>
<main>
{body}</main>
</html>
"""

STYLE = """:root { color-scheme: light dark; --line: #8886; }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border-bottom: 1px solid var(--line);
  padding-bottom: .5rem; }
main { overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; margin: 1.75rem 0 .5rem; }
h1 { margin-top: 1rem; }
img { max-width: 100%; height: auto; background: #FFF; }
code, pre { font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .375rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .3125rem .625rem;
  border-bottom: 1px solid var(--line); }
"""


def output(page):
    """The path of the HTML of a Markdown page."""
    return re.sub(r"README\.md$", "index.md", page)[:-3] + ".html"


def slug(heading):
    """The anchor of a heading, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Site:
    def __init__(self):
        self.text = (root / rules_page).read_text()
        self.rules = set(re.findall(r"^### (\S+)$", self.text, re.M))
        self.queue, self.seen, self.links, self.faults = [], set(), [], []
        self.anchors = {}

    def build(self):
        (out / "site.css").write_text(STYLE)
        self.ask("README.md")
        for path in sorted(root.glob("Documentation/**/*.md")):
            self.ask(path.relative_to(root).as_posix())
        while self.queue:
            page = self.queue.pop()
            text = (root / page).read_text()
            if page == rules_page:
                # The chapters of the rules are pages of their own.
                text = re.split(r"^## [\w-]+\n\n### ", text, maxsplit=1, flags=re.M)[0]
            self.write(text, page, output(page))
        for chapter in re.split(r"^### ", re.sub(r"^## .*\n", "", self.text, flags=re.M), flags=re.M)[1:]:
            name = chapter.split("\n", 1)[0]
            self.write(f"# {chapter}\n[All rules](Rules.md)\n", rules_page, f"rules/{name}.html")
        for source, target, anchor in self.links:
            if not (out / target).exists() or anchor and anchor not in self.anchors.get(target, ()):
                self.faults.append(f"{source} links to {target}#{anchor}")
        if self.faults:
            sys.exit("\n".join(self.faults))
        print(f"{len(self.seen)} pages, {len(self.rules)} rules, {len(self.links)} links")

    def ask(self, page):
        if page not in self.seen:
            self.seen.add(page)
            self.queue.append(page)

    def write(self, text, page, path):
        """Writes the HTML of a text whose links begin at the place of 'page'."""
        tokens = markdown.parse(text)
        title, anchors = path, self.anchors.setdefault(path, {"": 0})
        for token, content in zip(tokens, tokens[1:]):
            if token.type == "heading_open":
                words = "".join(child.content for child in content.children)
                anchor, count = slug(words), anchors.get(slug(words))
                anchors[anchor] = 0 if count is None else count + 1
                if count is not None:
                    anchor = f"{anchor}-{count + 1}"
                    anchors[anchor] = 0
                token.attrSet("id", anchor)
                if token.tag == "h1":
                    title = words
        for token in (child for token in tokens for child in token.children or ()):
            key = {"link_open": "href", "image": "src"}.get(token.type)
            if key and not re.match(r"[a-z]+:", token.attrGet(key)):
                token.attrSet(key, self.link(token.attrGet(key), page, path))
        body = markdown.renderer.render(tokens, markdown.options, {})
        top = "../" * path.count("/")
        file = out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FRAME.format(title=html.escape(title), top=top, body=body))
        self.links += [(path, "api/documentation/index.html", ""), (path, "Documentation/Commands.html", "")]

    def link(self, address, page, path):
        """The address on the site for one on a page, relative to 'path'."""
        target, _, anchor = address.partition("#")
        file = normpath(join(dirname(page), target)) if target else page
        if (root / file).is_dir():
            file = normpath(join(file, "README.md"))
        if not (root / file).exists():
            self.faults.append(f"{page} links to {address}")
            return address
        if file == rules_page and anchor in self.rules:
            goal, anchor = f"rules/{anchor}.html", ""
        elif file.endswith(".md"):
            self.ask(file)
            goal = output(file)
        else:
            goal = file
            (out / goal).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / file, out / goal)
        self.links.append((path, goal, anchor))
        return relpath(goal, dirname(path) or ".") + (f"#{anchor}" if anchor else "")


Site().build()
