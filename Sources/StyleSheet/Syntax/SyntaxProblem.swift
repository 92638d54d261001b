/// A problem that the parser recovered from, as a place and a code, without an allocation.
package struct SyntaxProblem: Hashable, Sendable {
  /// The code of a problem; its message is in ``Diagnostic/init(_:in:)``.
  package enum Code: UInt8, Hashable, Sendable, CaseIterable {
    case missingSemicolon, missingColon, missingValue, missingSelector, missingComma
    case missingBlock, unclosedBlock, unexpectedBrace, unexpectedCharacter, unexpectedToken
    case unexpectedColon, unclosedComment, unclosedString, unbalancedParenthesis
    case declarationOutsideRule, definitionInRule, nestedRule, nestedMedia, unknownAtRule
    case malformedCondition, malformedImport, nestedImport, mergeConflict
    case notAStylesheet, numberedLines, foreignSelector, foreignPassage
  }

  package let code: Code
  /// The range of the problem; empty if something is missing.
  package let start: UInt32
  package let end: UInt32
  /// A second offset: for most problems, where an engine stops that does not recover; for a
  /// parenthesis, the end of its value; for a word, its first character that is not allowed in
  /// names.
  package let other: UInt32

  /// Creates a problem; the second offset is the start of its range if it is nil.
  package init(_ code: Code, _ range: Range<Int>, other: Int? = nil) {
    self.code = code
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
    self.other = UInt32(other ?? range.lowerBound)
  }

  package var range: Range<Int> { Int(start)..<Int(end) }
}
