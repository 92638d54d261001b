import Foundation
import Testing

@testable import stylecheck

/// `Examples/web/index.html`, which draws presentations.
@Suite struct WebExampleTests {
  private static let path = "Examples/web/index.html"

  /// The page has the presentation on one line, with sorted keys.
  @Test func firstPresentationMatchesTheOutput() throws {
    let printed = Run("present Examples/cells/average.json").output
    let value = try JSONSerialization.jsonObject(with: Data(printed.utf8))
    let line = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    let page = try Package.text(of: Self.path)
    let start = try #require(page.range(of: "id=\"first\">\n")?.upperBound)
    let end = try #require(page[start...].range(of: "\n</script>")?.lowerBound)
    let text = page[..<start] + String(decoding: line, as: UTF8.self) + page[end...]
    try Golden.expect(String(text), at: Self.path)
  }

  /// A required value and its message are ARIA attributes, if the role has them.
  @Test func requirementsAreAttributes() throws {
    let demand = #""isRequired": true, "validation": { "kind": "error" }"#
    let cells = [
      #"{ "component": "text", "title": "Name", \#(demand) }"#,
      #"{ "component": "switch", "title": "I agree", \#(demand) }"#,
      #"{ "component": "choice", "title": "Size", "options": ["S", "L"], \#(demand) }"#,
      #"{ "component": "rating", "keyName": "Tea", \#(demand) }"#,
      #"{ "component": "text", "title": "Note", "information": "Optional" }"#,
      #"{ "component": "slider", "title": "Price", "information": "Optional" }"#,
      #"{ "component": "switch", "title": "Call me", "information": "Optional" }"#,
    ]
    guard let drawn = try Self.drawn(cells, Self.demands) else { return }
    #expect(
      drawn == [
        "textbox: aria-required true, aria-invalid true, described by 'A value is required'",
        "switch: aria-required true, aria-invalid true, described by 'This has to be switched on'",
        "radiogroup: aria-required true, aria-invalid true, described by 'Choose an option'",
        "slider: aria-invalid true", "textbox:", "slider:", "switch: described by 'Optional'",
      ])
  }

  /// Elements are in a group, or beside a control that would hide them.
  @Test func partsHaveTheRolesOfTheirCell() throws {
    let cells = [
      #"{ "component": "rangeSlider", "title": "Price", "hasFields": false }"#,
      #"{ "component": "slider", "title": "Price", "hasFields": true }"#,
      #"{ "component": "stepper", "title": "Guests" }"#,
      #"{ "component": "choice", "style": "chips", "options": ["S", "L"], "selection": [1] }"#,
      #"{ "component": "choice", "options": ["S", "L"], "selection": [1] }"#,
      #"{ "component": "switch", "title": "I agree", "isOn": true }"#,
    ]
    let facts = """
      const found = all.filter(node => "role" in node.attributes);
      const inside = found[0].all.filter(node => "role" in node.attributes).length - 1;
      console.log(inside + " inside: " + found.map(({ attributes }) =>
        attributes.role + (attributes["aria-checked"] === "true" ? "*" : "")).join(" "));
      """
    guard let drawn = try Self.drawn(cells, facts) else { return }
    #expect(
      drawn == [
        "2 inside: group slider slider", "0 inside: slider textbox",
        "0 inside: slider button textbox button", "2 inside: group checkbox checkbox*",
        "2 inside: radiogroup radio radio*", "0 inside: switch*",
      ])
  }

  /// Runs the script of the page on presentations, and returns the facts about each that a script
  /// prints of `all` nodes.
  ///
  /// Returns nil if Node.js is not installed.
  private static func drawn(_ cells: [String], _ facts: String) throws -> [String]? {
    let page = try Package.text(of: path)
    let script = try #require(page.components(separatedBy: "<script>\n").last)
    let code = try #require(script.components(separatedBy: "</script>").first)
    let presentations = cells.map { Run("present -", input: $0).output }
    let folder = try TemporaryFolder()
    try folder.write(document + code + drawing(presentations, facts), to: "page.js")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let (run, status) = try Tool.shell("node '\(folder.text("page.js"))'", ["PATH": path])
    guard status != 127 else {
      print("SKIPPED: the script of \(Self.path) is not run; no 'node' in the path")
      return nil
    }
    try #require(run.error == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// The parts of the document object model that the script uses.
  private static let document = """
    class Node {
      constructor(name) {
        Object.assign(this, { name, style: {}, children: [], attributes: {} });
      }
      append(child) { this.children.push(child); }
      replaceChildren(...children) { this.children = children; }
      setAttribute(key, value) { this.attributes[key] = String(value); }
      getAttribute(key) { return this.attributes[key] ?? null; }
      addEventListener() {}
      get all() { return [this, ...this.children.flatMap(child => child.all)]; }
      get words() { return (this.textContent ?? "") + this.children.map(child => child.words).join(""); }
    }
    const parts = { main: new Node("main"), "#first": new Node("script"), input: new Node("input") };
    const document = {
      createElement: name => new Node(name), createElementNS: (_, name) => new Node(name),
      querySelector: name => parts[name], addEventListener() {},
    };
    parts["#first"].textContent = '{"component":"form","size":{},"pages":[]}';

    """

  /// Returns a script that draws presentations and prints the facts about each.
  private static func drawing(_ presentations: [String], _ facts: String) -> String {
    """
    for (const presentation of [\(presentations.joined(separator: ","))]) {
      draw(presentation);
      const all = parts.main.all;
      \(facts)
    }

    """
  }

  /// Prints what a form demands of the whole cell.
  private static let demands = """
    const cell = all.find(node => "role" in node.attributes).attributes;
    const facts = ["aria-required", "aria-invalid"].filter(key => key in cell)
      .map(key => ` ${key} ${cell[key]}`);
    const ids = cell["aria-describedby"]?.split(" ") ?? [];
    const words = ids.map(id => all.find(node => node.id === id)?.words).join(" ");
    if (ids.length > 0) facts.push(` described by '${words}'`);
    console.log(cell.role + ":" + facts.join(","));
    """

  @Test func thePageIsShortAndNeedsNoNetwork() throws {
    let page = try Package.text(of: Self.path)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 170)
    let addresses = page.matches(of: /(?:src|href)="|https?:\/\/[^"]*/).map { String($0.0) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }
}
