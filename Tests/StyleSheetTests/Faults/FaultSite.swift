import StyleSheet

/// A kind of place in a clean sheet where a fault can be planted.
enum FaultSite: Hashable, CaseIterable, Sendable {
  /// The start and the end of the sheet.
  case start, end
  /// The start of a top-level rule or definition, and of a declaration.
  case top, block
  /// A rule with its head as name and the text between its braces as value.
  case rule
  /// The text of a rule before its left brace.
  case head
  case openBrace, closeBrace
  /// A class of the catalog.
  case className
  /// The comma between two classes.
  case classComma
  /// A declaration with its semicolon, its name and its value.
  case declaration
  case property, colon, semicolon
  /// The variant of a property, without its dash.
  case variant
  /// A definition with its semicolon, its name and its value.
  case definition
  /// The name of a definition that is used, without its `@`.
  case definedName
  case definitionSemicolon
  /// A value that consists of a variable.
  case use
  /// Whole values by type; `word` is a keyword of the catalog.
  case color, hex, number, offset, box, boolean, word, font, paletteName, namedColor
  /// A block comment; one with a rule before the next comment; the last one.
  case comment, commentBeforeRule, lastComment
  /// The word `@media`; all text before the brace; a condition in parentheses, and its two words.
  case mediaWord, media, condition, mediaProperty, mediaValue
}

/// A place in a clean sheet, with its text.
struct FaultPlace: Sendable {
  let range: Range<Int>
  let text: String
  var name = ""
  var value = ""
  /// Other ranges where a finding of the fault is accepted.
  var also: [Range<Int>] = []
  /// True if a word would be another valid name at this place.
  var isName: @Sendable (String) -> Bool = { _ in false }
}
