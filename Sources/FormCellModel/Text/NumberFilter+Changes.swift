extension NumberFilter {
  /// Returns a change with the accepted ones of its characters; nil if there are none.
  ///
  /// The rest of the text stays as it is: if it has a separator, another one is not accepted.
  func accepted(_ change: TextChange, hasSeparator: Bool? = nil) -> TextChange? {
    guard !change.typed.isEmpty else { return change }
    let isFirst = change.before.isEmpty
    // Nothing can stand before a sign.
    if isFirst, change.after.first == "-" { return nil }
    let place = Place(
      hasBegun: change.before.contains { $0.isDecimalDigit || $0 == separator },
      hasSeparator: hasSeparator
        ?? separator.map { change.before.contains($0) || change.after.contains($0) } ?? true,
      canHaveSign: isFirst)
    var accepted = change
    (accepted.typed, accepted.isPartial) = read(change.typed, at: place)
    return accepted.typed.isEmpty ? nil : accepted
  }
}
