extension TextCell {
  /// The fault of the text; nil for a text that the user cannot change.
  ///
  /// The text of an edit can be unfinished, such as a sign alone; the one that Escape restores cannot.
  package var valueFault: ValueFault? {
    guard canChange else { return nil }
    if let fault = fault(of: text, isFinished: !isEditing) {
      return ValueFault(key: "text", reason: fault)
    }
    return editing.flatMap { fault(of: $0.original) }
      .map { ValueFault(key: "editing", reason: "'original' has a fault: \($0)") }
  }

  /// Returns why a user could not enter a text; nil if it is possible.
  func fault(of text: String, isFinished: Bool = true) -> String? {
    let (read, isPartial) = entry.read(text)
    let value = isFinished ? entry.finished(read) : read
    if value.isEmpty, !text.isEmpty { return "nothing of it can be typed" }
    if !style.isMultiline, text.contains(where: \.isNewline) { return "it has several lines" }
    if isPartial { return "not all of it can be typed" }
    guard let most = limit.maximum, limit.excess != .allow, value.isLonger(than: most)
    else { return nil }
    return "it has more than \(most) characters"
  }
}
