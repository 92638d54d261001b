/// A pattern that a whole text must match.
///
/// ```
/// .            any character              a|b         one of the alternatives
/// [a-z_]       one of these characters    (…) (?:…)   a group
/// [^a-z]       any other character        * + ?       0 or more, 1 or more, 0 or 1
/// \d \w \s     an ASCII digit; a letter, a digit      {2} {2,} {2,5}   a number of repetitions
///              or "_"; white space        ^ $         the start and the end of the text
/// \D \W \S     any other character        \.          the character itself
/// ```
///
/// Characters are grapheme clusters, and case matters. There are no references and no look-arounds.
/// `(?:…)` is the same as `(…)`, and a lazy quantifier such as `*?` matches the same texts as `*`.
/// A match takes time in proportion to the length of the text, for every pattern.
///
/// Sources: the notation of ECMAScript, of which this is a part; HTML, the attribute `pattern`, which
/// matches the whole value; Thompson, "Regular Expression Search Algorithm" (1968).
public struct FormPattern: Hashable, Sendable {
  package let text: String
  /// The first fault; nil if the pattern is valid.
  package let problem: PatternProblem?
  private let program: Shared<[PatternStep]>

  /// Parses a pattern; a faulty one matches no text.
  package init(_ text: String) {
    self.text = text
    do throws(PatternProblem) {
      var parser = PatternParser(text)
      program = Shared(try PatternNode.steps(of: parser.pattern()))
      problem = nil
    } catch {
      program = Shared([])
      problem = error
    }
  }

  /// Returns true if the whole text matches.
  ///
  /// - Complexity: O(*n* · *m* · *r*), where *n* is the length of the text, *m* that of the pattern
  ///   with its repetitions written out, at most 2,000, and *r* the number of ranges in a set. A
  ///   pattern has at most 500 characters.
  package func matches(_ text: String) -> Bool { problem == nil && program.value.matches(text) }

  /// The pattern, or its first characters, for a message.
  var shortText: String { text.count > 40 ? text.prefix(39) + "…" : text }

  /// True if some text matches; false for one with a character before the start, as in `a^b`.
  var canMatch: Bool { problem == nil && program.value.canMatch }
}

extension FormPattern: ExpressibleByStringLiteral {
  /// Parses a pattern.
  public init(stringLiteral text: String) { self.init(text) }
}
