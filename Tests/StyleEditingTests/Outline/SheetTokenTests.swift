import Mutations
import StyleEditing
import StyleSheet
import Testing

@Suite struct SheetTokenTests {
  /// A sheet, and its tokens: kind, modifiers and text.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let tokens: [String]

    init(_ description: String, _ sheet: String, _ tokens: [String]) {
      testDescription = description
      self.sheet = sheet
      self.tokens = tokens
    }
  }

  static let cases = [
    Case(
      "a rule", "A:B { on-color: @brand; }",
      ["class A", "operator :", "class B", "property on-color", "operator :", "variable @brand"]),
    Case(
      "a definition", "@brand: #0064D9;",
      ["variable.declaration @brand", "operator :", "number #0064D9"]),
    Case(
      "a function", "A { b: rgb(1, -.5, red); }",
      [
        "class A", "property b", "operator :", "function rgb", "number 1", "operator ,",
        "number -.5", "operator ,", "enumMember red",
      ]),
    Case(
      "a media", "@media (device: ipad) { }",
      ["keyword @media", "property device", "operator :", "enumMember ipad"]),
    Case("an import", "@import \"a b\";", ["keyword @import", #"string "a b""#]),
    Case("a string", "A { b: \"c\"; }", ["class A", "property b", "operator :", "string \"c\""]),
    Case("a comment on several lines", "/* a\r\n\n b */", ["comment /* a", "comment  b */"]),
    Case(
      "deprecated palette names", "@primary1: line_darkBackground;",
      [
        "variable.declaration.deprecated @primary1", "operator :",
        "enumMember.deprecated line_darkBackground",
      ]),
    Case("text without a meaning", "} curly /* c */", ["comment /* c */"]),
  ]

  @Test(arguments: cases)
  func tokens(_ c: Case) {
    let source = SourceText(c.sheet)
    let tokens = EditedSheet(alone: Sheet(parsing: source)).tokens.map { token in
      ([token.kind.rawValue] + token.modifiers.map(\.rawValue)).joined(separator: ".")
        + " \(source[token.range])"
    }
    #expect(tokens == c.tokens)
  }

  @Test(arguments: HostileInput.allCases)
  func tokensDoNotOverlapAndStayOnTheirLines(_ input: HostileInput) {
    let source = SourceText(bytes: input.text(bytes: 2_000))
    var end = 0
    for token in EditedSheet(alone: Sheet(parsing: source)).tokens {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty)
      #expect(!source.bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D })
      end = token.range.upperBound
    }
  }
}
