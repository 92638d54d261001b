import StyleSheet

/// Where in a clean sheet a fault can be planted.
enum FaultSite: Hashable, CaseIterable, Sendable {
  /// In front of everything, and behind everything.
  case start, end
  /// In front of a rule or definition at the top, and of a declaration.
  case top, block
  /// A rule with its head as name and the text between its braces as value.
  case rule
  /// All that stands in front of the brace.
  case head
  case openBrace, closeBrace
  /// A class that the catalog has.
  case className
  /// The comma between two classes.
  case classComma
  /// A declaration with its semicolon, of a name and a value.
  case declaration
  case property, colon, semicolon
  /// The variant of a property, its dash not included.
  case variant
  /// A definition with its semicolon, of a name and a value.
  case definition
  /// The name of a definition that is used, its `@` not included.
  case definedName
  case definitionSemicolon
  /// A whole value that is a variable.
  case use
  /// Whole values by type; `word` is one of a list that the catalog has.
  case color, hex, number, offset, box, boolean, word, font, paletteName, namedColor
  /// A block comment; one with a rule between it and the next; the last one.
  case comment, commentBeforeRule, lastComment
  /// The word `@media`; all of an `@media`; a condition in its parentheses, and its two words.
  case mediaWord, media, condition, mediaProperty, mediaValue
}

/// A place in a clean sheet, with what stands there.
struct FaultPlace: Sendable {
  let range: Range<Int>
  let text: String
  var name = ""
  var value = ""
  /// Other places where a finding of the fault may stand.
  var also: [Range<Int>] = []
  /// Whether a word in its place would mean something else.
  var isName: @Sendable (String) -> Bool = { _ in false }
}
