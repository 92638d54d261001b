import Foundation
import Mutations
import Testing

@testable import stylecheck

/// Reports are validated by independent programs, if these are installed.
@Suite struct ReportValidityTests {
  private struct Case: Encodable {
    let format: String
    let text: String
  }

  /// Returns the reports on the examples, and on unusual names and bytes.
  private static func cases() -> [Case] {
    let odd = Array("Button { a\u{1}b: \"]]>\u{202E}\u{FFFE}".utf8) + [0xFF, 0x0D]
    return checked.flatMap { format in
      let lines = [
        "Examples/faulty --remarks --target all", "Examples/reports --remarks", "Examples/styles",
        "Examples/styles/smallest-useful.nss no[w](h){e}re.nss", "nowhere.nss",
      ]
      let names = [
        "a|b<c>&d\"e'f%`g`.nss", "\u{0}\u{1}\u{1B}\r\n\u{85}\u{2028}.nss", "", "./", "-->",
      ]
      let some = Trials.some(lines, oneOf: 4, seed: format.utf8.count)
      let runs =
        some.map { Run("--format \(format) \($0)") }
        + names.map { name in
          Run(["--format", SystemText(format), "--stdin-name", SystemText(name), "-"], input: odd)
        }
      return runs.map { Case(format: format, text: $0.output) }
    }
  }

  private static let checked = [
    "json", "jsonl", "sarif", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "html",
  ]

  /// Prints the faults, and a line `skipped …` for each module that is not installed.
  private static let script = #"""
    import json, os, re, sys
    import xml.etree.ElementTree as tree

    def module(name, package=None):
        try:
            return __import__(name)
        except ImportError:
            skipped.add(package or name)

    skipped = set()
    sarif = module("sarif_pydantic")
    html5lib = module("html5lib")
    junit = module("junitparser")
    markdown = module("markdown_it", "markdown-it-py")
    # Jenkins' own schema of test reports, which '.ci/run' finds where there is a network.
    xsd = os.environ.get("JUNIT_XSD")
    xmlschema = module("xmlschema") if xsd else None
    jenkins = xmlschema.XMLSchema(xsd) if xmlschema else None

    def of_json(text):
        json.loads(text)

    def of_lines(text):
        for line in text.split("\n")[:-1]:
            assert set(json.loads(line)) >= {"rule", "path", "range", "fingerprint"}

    def of_sarif(text):
        value = json.loads(text)
        run, = value["runs"]
        rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
        for result in run["results"]:
            rule = rules[result["ruleId"]]
            for name in ["shortDescription", "fullDescription", "help"]:
                assert 0 < len(rule[name]["text"])
        if sarif:
            sarif.Sarif.model_validate(value)

    def of_gitlab(text):
        value = json.loads(text)
        assert isinstance(value, list)
        prints = [one["fingerprint"] for one in value]
        assert len(set(prints)) == len(prints), "a fingerprint comes twice"
        for one in value:
            assert one["severity"] in ["info", "minor", "major", "critical", "blocker"]
            assert not one["location"]["path"].startswith("./")

    def of_checkstyle(text):
        root = tree.fromstring(text.encode())
        assert root.tag == "checkstyle"
        for error in root.iter("error"):
            assert int(error.get("line")) >= 1 and error.get("message")

    def of_junit(text):
        root = tree.fromstring(text.encode())
        if jenkins:
            jenkins.validate(root)
        for suite in root:
            assert int(suite.get("tests")) == len(suite.findall("testcase"))
            assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
            names = [case.get("name") for case in suite]
            assert len(set(names)) == len(names), "a test comes twice"
        if junit:
            suites = junit.JUnitXml.fromstring(text.encode())
            assert sum(suite.tests for suite in suites) == len(root.findall("*/testcase"))

    def of_rdjson(text):
        for one in json.loads(text)["diagnostics"]:
            assert one["severity"] in ["ERROR", "WARNING", "INFO"]
            for place in [one["location"]["range"]] + [s["range"] for s in one.get("suggestions", [])]:
                start, end = place["start"], place["end"]
                assert (1, 1) <= (start["line"], start["column"]) <= (end["line"], end["column"])

    def of_markdown(text):
        if markdown:
            tokens = markdown.MarkdownIt("gfm-like", {"linkify": False}).parse(text)
            assert not [t for t in tokens if t.type == "html_block"]
            rows = text.count("\n| ")
            assert len([t for t in tokens if t.type == "tr_open"]) == rows - text.count("\n| ---")
            inline = [c for t in tokens for c in t.children or []]
            allowed = {"text", "code_inline", "softbreak", "text_special", "link_open", "link_close"}
            assert {c.type for c in inline} <= allowed, {c.type for c in inline}
            links = [c.attrs["href"] for c in inline if c.type == "link_open"]
            assert all(re.fullmatch("https://[a-z./]+/rules/[a-z0-9-]+[.]html", link) for link in links)

    def of_html(text):
        assert "<script" not in text and not re.search("(src|<link)[^>]*http", text)
        if html5lib:
            html5lib.HTMLParser(strict=True).parse(text)

    checks = {
        "json": of_json, "jsonl": of_lines, "sarif": of_sarif, "gitlab": of_gitlab,
        "checkstyle": of_checkstyle, "junit": of_junit, "rdjson": of_rdjson,
        "markdown": of_markdown, "html": of_html,
    }
    for case in json.load(open(sys.argv[1])):
        try:
            checks[case["format"]](case["text"])
        except Exception as error:
            print(case["format"], repr(error)[:600], case["text"][:300])
    for name in sorted(skipped):
        print("skipped", name)
    """#

  @Test func everyReportIsValid() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(JSONEncoder().encode(Self.cases())), to: "cases.json")
    try folder.write(Self.script, to: "validate.py")
    let line = "python3 '\(folder.text("validate.py"))' '\(folder.text("cases.json"))'"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let (run, code) = try Tool.shell(
      line,
      [
        "PATH": path, "PYTHONUTF8": "1",
        "JUNIT_XSD": ProcessInfo.processInfo.environment["JUNIT_XSD"] ?? "",
      ])
    guard code != 127 else {
      print("skipped: reports are not checked by others' programs; install python3")
      return
    }
    if ProcessInfo.processInfo.environment["JUNIT_XSD"] == nil {
      print("skipped: Jenkins' schema of test reports; set JUNIT_XSD to the path of junit-10.xsd")
    }
    #expect(code == 0, "\(run.error)")
    let lines = run.output.split(separator: "\n")
    for line in lines where line.hasPrefix("skipped ") {
      print("\(line): install it by 'pip install \(line.dropFirst(8).replacing("_", with: "-"))'")
    }
    #expect(lines.filter { !$0.hasPrefix("skipped ") } == [])
  }
}
