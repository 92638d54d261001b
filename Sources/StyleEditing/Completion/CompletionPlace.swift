package import StyleSheet

/// The position of an offset in a text that may be half typed, and the word that is typed there.
///
/// It follows from the tokens before the offset. The tree of a half typed text may have none of
/// them where they belong.
package struct CompletionPlace: Hashable, Sendable {
  package enum Position: Hashable, Sendable {
    /// At the top level or in an `@media`, where a rule, a definition or an at-rule may begin.
    case statement(inMedia: Bool)
    /// The name of a class after a comma or a `:` of a selector.
    case selector
    /// The name of a property, in the block of a rule.
    case property
    /// The value of a property; `index` is the number of words before it.
    case value(of: String, index: Int)
    /// The value of a variable; `index` is the number of words before it.
    case definitionValue(of: String, index: Int)
    /// After the name of a class, a property or a variable, where only punctuation may follow.
    case punctuation
    /// After `@media`, or after `and`; with the names of the conditions before it.
    case mediaStart(after: [String])
    /// After a condition of an `@media`.
    case mediaEnd
    /// The name of a condition of an `@media`, with those of the conditions before it.
    case condition(after: [String])
    case conditionValue(of: String)
    /// The name of an imported sheet.
    case importedSheet(isQuoted: Bool)
    /// The first word of a comment.
    case directive
    /// The name of a rule, or of a group of rules, in a comment that suppresses it.
    case suppressedRule(after: [String])
    /// Another part of a comment, or a string.
    case nothing
  }

  package let position: Position
  /// The selectors of the rule around the position; empty outside of rules.
  package let selectors: [String]
  /// The other properties of the block around the position.
  package let siblings: [String]
  /// The part of the word before the offset.
  package let prefix: String
  /// Byte offsets of the whole word; empty if none is typed yet.
  package let range: Range<Int>
  /// The kind of the next token, without blanks and comments; nil at the end of a line.
  package let next: SyntaxKind?

  /// True if nothing of the statement follows in the line.
  package var endsStatement: Bool { next == nil || next == .rightBrace }
}
