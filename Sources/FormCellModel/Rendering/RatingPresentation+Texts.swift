extension RatingPresentation {
  /// The texts of the cell itself that are not hidden, from top to bottom and in reading order.
  var texts: [StyledText] {
    [keyName, leadingLabel, trailingLabel, subtitle].compactMap { $0 }
  }
}
