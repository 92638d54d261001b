/// What a word is made of, where engines differ.
package enum WordSpelling: Hashable, Sendable {
  /// A word ends in front of '//', which begins a comment, and '@' alone is nothing.
  case common
  /// '//' goes on with a word, and '@' alone is a variable.
  ///
  /// Source: NUIParse 65bc940, `NUIPIdentifierRecogniser`, and NUI 744a36f, `NUIStyleParser`: a slash
  /// may stand anywhere in an identifier but at its front, and '@' is one of the signs at the front.
  case slashesInWords
}
