extension TextCell {
  /// The fault of the text; nil for a text that the user cannot change.
  package var valueFault: ValueFault? {
    guard canChange else { return nil }
    return fault(of: text).map { ValueFault(key: "text", reason: $0) }
  }

  /// Returns why a user could not enter a text; nil if it is possible.
  ///
  /// The text of an edit can be unfinished, such as a sign alone.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func fault(of text: String) -> String? {
    let (read, isPartial) = entry.read(text)
    let value = isEditing && text == self.text ? read : entry.finished(read)
    if value.isEmpty, !text.isEmpty { return "nothing of it can be typed" }
    if !style.isMultiline, text.contains(where: \.isNewline) { return "it has several lines" }
    if isPartial { return "not all of it can be typed" }
    guard let most = limit.maximum, limit.excess != .allow, value.isLonger(than: most)
    else { return nil }
    return "it has more than \(most) characters"
  }
}
