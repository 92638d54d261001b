import FormCellModel
import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// The examples and keys of `Documentation/Play.md`.
@Suite struct PlayPageTests {
  private static let path = "Documentation/Play.md"
  private static let schema = "Documentation/Schemas/play.schema.json"

  /// Returns the lines of a block of the page.
  private static func lines(_ block: Substring) -> [Substring] {
    Array(block.split(separator: "\n").dropFirst())
  }

  @Test func examplesMatchTheOutput() throws {
    var pieces = try Package.text(of: Self.path).split(
      separator: "```", omittingEmptySubsequences: false)
    try #require(pieces.count > 10)
    for block in Self.blocks {
      let told = Run("play", input: Self.lines(pieces[block]).joined(separator: "\n"))
      #expect(told.status == .clean && told.error == "")
      let short = try told.output.split(separator: "\n").map(Self.withoutPresentation)
      pieces[block + 2] = "json\n\(short.joined(separator: "\n"))\n"
    }
    try Golden.expect(pieces.joined(separator: "```"), at: Self.path)
  }

  /// The indexes of the blocks of input; each output is two pieces later.
  private static let blocks = [3, 7]

  /// Returns a line with an empty object for each presentation.
  private static func withoutPresentation(_ answer: Substring) throws -> String {
    let json = try #require(JSONReader.read(SourceText(String(answer))).value)
    return JSONText(withoutPresentation: json).onOneLine
  }

  @Test func everyKeyIsOnThePageAndInTheSchema() throws {
    let page = try Package.text(of: Self.path)
    let schema = try Package.text(of: Self.schema)
    for key in PlayInput.keys + ["x", "y", "time", "shift", "element", "cell", "field"] {
      #expect(page.contains("`\(key)`"), "\(key)")
      #expect(schema.contains("\"\(key)\": {"), "\(key)")
    }
    for reason in CellHindrance.allCases.map(\.rawValue) {
      #expect(page.contains("`\"\(reason)\"`") && schema.contains("\"\(reason)\""), "\(reason)")
    }
  }

  @Test func linesAreValid() throws {
    let page = try Package.text(of: Self.path).split(separator: "```")
    let input = Self.blocks.reversed().flatMap { Self.lines(page[$0]) }
    let output = Run("play", input: input.joined(separator: "\n")).output.split(separator: "\n")
    // The last line has a misspelled key.
    try SchemaCase.expect(
      input.dropLast().map { SchemaCase(Self.schema, String($0), true) }
        + output.map { SchemaCase(Self.schema, String($0), true) }
        + Self.valid.map { SchemaCase(Self.schema, $0, true) }
        + Self.faulty.map { SchemaCase(Self.schema, $0, false) })
  }
}

extension PlayPageTests {
  private static let valid = [
    #"{"pointer": "cancel"}"#, #"{"pointer": "down", "x": 1, "y": 2.5}"#,
    #"{"field": "a", "set": {"lower": 1, "upper": 2}}"#, #"{"values": {"a": null, "b": [0]}}"#,
    #"{"reply": {"ticket": 1, "result": "accepted", "values": {"a": null}}}"#,
  ]

  private static let faulty = [
    "{}", "[]", #"{"key": "rigth"}"#, #"{"focus": true, "close": true}"#, #"{"pointer": "down"}"#,
    #"{"pointer": "hover", "x": 1}"#, #"{"set": {}}"#, #"{"set": null}"#, #"{"set": {"lower": 1}}"#,
    #"{"set": [0.5]}"#, #"{"values": {"a": {}}}"#,
    #"{"reply": {"ticket": 1, "result": "accepted", "values": {"a": ["b"]}}}"#,
  ]
}

extension JSONText {
  /// Creates a copy of a value with an empty object for each presentation.
  fileprivate init(withoutPresentation json: JSON) {
    self =
      switch json.content {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let text): .number(text)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map(JSONText.init(withoutPresentation:)))
      case .object(let members):
        .object(
          members.map { member in
            Member(
              member.name,
              member.name == "presentation"
                ? .object([]) : JSONText(withoutPresentation: member.value))
          })
      }
  }
}
