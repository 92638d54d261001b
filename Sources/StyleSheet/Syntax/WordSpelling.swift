/// The characters of a word, which differ between engines.
package enum WordSpelling: Hashable, Sendable {
  /// A '//' ends a word and begins a comment, and '@' alone is unknown.
  case common
  /// A '//' continues a word, and '@' alone is a variable.
  ///
  /// Source: NUIParse 65bc940, `NUIPIdentifierRecogniser`, and NUI 744a36f, `NUIStyleParser`: a
  /// slash may be anywhere in an identifier except at its start, and '@' is one of the start
  /// characters.
  case slashesInWords
}
