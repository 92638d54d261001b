import StyleSheet

extension Finding {
  /// Returns a copy with a fix that writes the suggested word, if there is only one suggestion; its
  /// safety is `safety` if the word is one error away.
  func fixIt(
    writing suggestion: Suggestion.Match?, as safety: FixIt.Safety = .safe, at range: Range<Int>
  ) -> Self {
    fixIt(writing: suggestion, as: { _ in safety }) { [SourceEdit(range, $0)] }
  }

  /// Returns a copy with a fix that writes the suggested word at every location, if there is only
  /// one suggestion; its safety is `safety` if the word is one error away.
  func fixIt(
    writing suggestion: Suggestion.Match?, at uses: NameUses, as safety: (String) -> FixIt.Safety
  ) -> Self {
    fixIt(writing: suggestion, as: safety) { word in uses.edits { SourceEdit($0, word) } }
  }

  private func fixIt(
    writing suggestion: Suggestion.Match?, as safety: (String) -> FixIt.Safety,
    _ edits: (String) -> [SourceEdit]
  ) -> Self {
    guard let suggestion, let word = suggestion.only else { return self }
    return fixIt("write '\(word)'", as: suggestion.isSafe ? safety(word) : .unsafe, edits(word))
  }
}
