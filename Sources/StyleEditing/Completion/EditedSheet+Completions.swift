package import StyleSheet

extension EditedSheet {
  /// Returns the texts that complete the word at an offset, the likeliest first; none at a position
  /// where no name can be.
  ///
  /// `trigger` is the character that was typed, if the editor asks because of it: there are no
  /// completions after a blank where any name can begin. `findings` returns the findings of a text,
  /// for a comment that suppresses some.
  package func completions(
    at offset: Int, behind trigger: String? = nil,
    _ findings: (SourceText) -> [Diagnostic] = { _ in [] }
  ) -> Completions {
    let place = completionPlace(at: offset)
    guard trigger != " " || place.position.isClear else { return Completions(of: place, from: []) }
    let source = CompletionSource(sheet: self, place: place)
    if case .suppressedRule(let others) = place.position {
      return Completions(of: place, from: source.suppressedRules(after: others, findings))
    }
    return Completions(of: place, from: source.candidates)
  }
}

extension Completions {
  /// The characters after which an editor asks for completions.
  package static let triggers = ["@", "-", "_", ":", "#", "(", ",", "\"", " "]
}

extension CompletionPlace.Position {
  /// True if the text before the position asks for a certain kind of name.
  fileprivate var isClear: Bool {
    switch self {
    case .statement, .selector, .property, .punctuation, .directive, .nothing: false
    case .value, .definitionValue, .mediaStart, .mediaEnd, .condition, .conditionValue,
      .importedSheet, .suppressedRule:
      true
    }
  }
}
