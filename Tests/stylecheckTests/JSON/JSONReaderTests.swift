import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct JSONReaderTests {
  private static func content(_ text: String) -> JSON.Content? {
    let reading = JSONReader.read(SourceText(text))
    return reading.problems.isEmpty ? reading.value?.content : nil
  }

  @Test(
    arguments: [
      ("null", .null), (" \t\r\n true ", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
      ("-0", .number("-0")), ("12.50", .number("12.50")), ("1e5", .number("1e5")),
      ("-1.5E+07", .number("-1.5E+07")), ("2e-3", .number("2e-3")), (#""""#, .string("")),
      (#""a""#, .string("a")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0041\u00e9\u20AC""#, .string("Aé€")), (#""\ud83d\uDE00""#, .string("😀")),
      (#""\u0000""#, .string("\0")), (#""😀é\u007f""#, .string("😀é\u{7F}")), ("[]", .array([])),
      ("{}", .object([])), ("\u{FEFF}null", .null),
    ] as [(String, JSON.Content)])
  func valuesAreReadAsTheyAreWritten(_ text: String, _ content: JSON.Content) {
    #expect(Self.content(text) == content)
  }

  @Test func valuesHaveSourceRanges() throws {
    let source = SourceText(#" {"a": [1, {}], "b" : "x"} "#)
    let value = try #require(JSONReader.read(source).value)
    #expect(source[value.range] == #"{"a": [1, {}], "b" : "x"}"#)
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map { source[$0.nameRange] } == [#""a""#, #""b""#])
    #expect(members.map { source[$0.value.range] } == ["[1, {}]", #""x""#])
  }

  @Test(arguments: [
    """

    ^ error[malformed-json]: expected a value here
    """,
    """
    {"a" 1}
         ^ error[malformed-json]: expected ':' after this name
    """,
    """
    {"a": 1,}
           ^ error[malformed-json]: expected a name in double quotes after this ','
    """,
    """
    [1,]
      ^ error[malformed-json]: expected a value after this ','
    """,
    """
    [1 2]
       ^ error[malformed-json]: expected ',' or ']' here
    """,
    """
    {"a": 1
           ^ error[malformed-json]: expected ',' or '}' here
    """,
    """
    {a: 1}
     ^ error[malformed-json]: expected a name in double quotes
    """,
    """
    ['a']
     ^ error[malformed-json]: expected a value here
    """,
    """
    [1] // one
        ^ error[malformed-json]: expected nothing more after the value
    """,
    """
    NaN
    ^^^ error[malformed-json]: 'NaN' is not a value; a text needs double quotes
    """,
    """
    True
    ^^^^ error[malformed-json]: 'True' is not a value; a text needs double quotes
    """,
    """
    +1
    ^ error[malformed-json]: expected a value here
    """,
    """
    .5
    ^ error[malformed-json]: expected a value here
    """,
    """
    5.
      ^ error[malformed-json]: expected a digit here
    """,
    """
    -
     ^ error[malformed-json]: expected a digit here
    """,
    """
    1e
      ^ error[malformed-json]: expected a digit here
    """,
    """
    -012
     ^^^ error[malformed-json]: a number does not begin with '0' before another digit
    """,
    """
    0x10
     ^ error[malformed-json]: expected nothing more after the value
    """,
    #"""
    "ab
    ^^^ error[malformed-json]: this text is not closed on its line: expected '"'
    """#,
    #"""
    "a\x"
      ^^ error[malformed-json]: unknown escape: expected one of \" \\ \/ \b \f \n \r \t \u0000
    """#,
    #"""
    "\u12G4"
     ^^^^ error[malformed-json]: expected four hex digits after '\u'
    """#,
    #"""
    "\ud83d"
     ^^^^^^ error[malformed-json]: this is half of a surrogate pair
    """#,
    #"""
    "\ud83d\u0041"
     ^^^^^^ error[malformed-json]: this is half of a surrogate pair
    """#,
    #"""
    "\ude00"
     ^^^^^^ error[malformed-json]: this is half of a surrogate pair
    """#,
    #"""
    {"a": 1, "b": 2, "a": 3, "\u0061": 4}
                     ^^^ error[repeated-key]: 'a' occurs twice in this object
     ~~~ note: first set here
                             ^^^^^^^^ error[repeated-key]: 'a' occurs twice in this object
     ~~~ note: first set here
    """#,
  ])
  func syntaxErrorsAreReportedAtTheirPlaces(_ drawing: String) {
    let source = SourceText(annotated: drawing, name: "cell.json")
    let reading = JSONReader.read(source)
    #expect(source.annotated(with: reading.problems) == drawing)
  }

  @Test func invalidUTF8IsReported() {
    for bytes: [UInt8] in [[0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      let reading = JSONReader.read(SourceText(bytes: bytes))
      #expect(reading.value == nil)
      #expect(reading.problems.map(\.message) == ["this byte is not UTF-8"])
    }
    for byte: UInt8 in 0..<0x20 {
      let reading = JSONReader.read(SourceText(bytes: [0x22, byte, 0x22]))
      #expect(reading.value == nil)
    }
    #expect(JSONReader.read(SourceText(bytes: [0x31, 0])).value == nil)
  }

  /// Nested lists must not overflow the stack.
  @Test func depthHasALimit() {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(Self.content(deep(JSONReader.deepest)) != nil)
    for text in [deep(65), deep(1_000_000), String(repeating: "{\"a\":[", count: 500_000)] {
      let reading = JSONReader.read(SourceText(text))
      #expect(reading.value == nil)
      let messages = reading.problems.map { $0.message.prefix { $0 != "," } }
      #expect(messages == ["lists and objects are nested more than 64 deep here"])
    }
  }

  /// A description that is cut at any byte has one problem, and nothing traps.
  @Test(arguments: Package.files(in: "Examples/cells"))
  func everyCutOfAnExampleIsAFault(_ path: String) throws {
    let bytes = try Package.bytes(of: path)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in Trials.some(0...end, oneOf: 16, seed: path.utf8.count) {
      let source = SourceText(bytes: Array(bytes[..<count]), name: path)
      let reading = JSONReader.read(source)
      #expect(reading.value == nil && reading.problems.count == 1, "cut at \(count)")
      #expect(reading.problems.allSatisfy { (0...count).contains($0.range.upperBound) })
      _ = reading.problems.map { SourceExcerpt(of: source).text(of: $0) }
    }
  }

  /// The reader accepts the same texts as Foundation, apart from its limits.
  @Test(arguments: Package.files(in: "Examples/cells"))
  func foundationAgreesOnEveryByteLeftOut(_ path: String) throws {
    let bytes = try Package.bytes(of: path)
    for index in Trials.some(bytes.indices, oneOf: 16, seed: path.utf8.count) {
      var changed = bytes
      changed.remove(at: index)
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(changed), options: .fragmentsAllowed)
      let reading = JSONReader.read(SourceText(bytes: changed))
      let isRead = reading.value != nil
      // Foundation reads some numbers that begin with a zero.
      #expect((foundation != nil) == isRead, "without the byte at \(index)")
    }
  }
}
