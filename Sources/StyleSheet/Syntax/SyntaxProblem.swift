/// Something the parser met and stepped over; a place and a code, so that it costs no allocation.
package struct SyntaxProblem: Hashable, Sendable {
  /// What was met; its wording is in ``Diagnostic/init(_:in:)``.
  package enum Code: UInt8, Hashable, Sendable, CaseIterable {
    case missingSemicolon, missingColon, missingValue, missingSelector, missingComma
    case missingBlock, unclosedBlock, unexpectedBrace, unexpectedCharacter, unexpectedToken
    case unexpectedColon, unclosedComment, unclosedString, unbalancedParenthesis
    case declarationOutsideRule, definitionInRule, nestedRule, nestedMedia, unknownAtRule
    case malformedCondition, malformedImport, nestedImport, mergeConflict
    case notAStylesheet
  }

  package let code: Code
  /// What is wrong; empty where something is missing.
  package let start: UInt32
  package let end: UInt32
  /// A second place: where an engine that stops at the first fault gives up; for a parenthesis,
  /// where its value ends; for a word, its first character of no name.
  package let other: UInt32

  package init(code: Code, start: UInt32, end: UInt32, other: UInt32) {
    self.code = code
    self.start = start
    self.end = end
    self.other = other
  }

  package var range: Range<Int> { Int(start)..<Int(end) }
}
