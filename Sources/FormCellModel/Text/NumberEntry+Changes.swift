extension NumberEntry {
  /// Returns the value of a plain or a formatted text, and whether some of it is not accepted.
  func read(_ text: String) -> (value: String, isPartial: Bool) {
    let amount = accounted(text)
    if amount?.isEmpty == true { return ("", true) }
    let (isNegative, figures) = amount.map { (true, $0) } ?? pure(text)
    var filter = filter
    if isNegative { filter.minusSigns = [] }
    if formatting == .always { filter.mostDecimals = max(format.mostDecimals, 0) }
    let (kept, isPartial) = filter.read(figures)
    // A sign alone is what remains of something else.
    if isPartial, kept.isEmpty { return ("", true) }
    return ((isNegative ? "-" : "") + kept.withASCIIDigits, isPartial)
  }

  /// Reads a shown text that was edited, in which groups can have any length.
  private func read(edited text: String) -> (value: String, isPartial: Bool) {
    let (isNegative, figures) = stripped(text)
    return read((isNegative ? "-" : "") + figures.filter { $0 != groupSeparator })
  }

  /// The characters of a number that is typed or pasted.
  private var filter: NumberFilter {
    var filter = NumberFilter(separator: separator)
    (filter.groupSeparator, filter.grouping) = (groupSeparator, format.grouping)
    return filter
  }

  // MARK: - Cursor

  /// Returns the position in a text that is formatted while it is typed, behind the figures of the text
  /// before the cursor.
  func cursor(after before: String, in typed: String) -> Int {
    let value = read(edited: typed).value
    let shown = shown(value, isEditing: true)
    // A sign alone has no other prefix yet.
    let prefixes =
      value.hasPrefix("-") ? [negativePrefix ?? minusSign, minusSign] : [positivePrefix]
    var rest = read(edited: before).value.drop { $0 == "-" }.count
    let number = parts(of: value).1
    // Zeros at the beginning are not shown, but for one before the separator.
    if rest > 0 { rest = max(rest + number.trimmedWhole.count - number.whole.count, 0) }
    var position = prefixes.first(where: shown.hasPrefix)?.count ?? 0
    for character in shown.dropFirst(position) where rest > 0 {
      position += 1
      if character.isDecimalDigit || character == separator { rest -= 1 }
    }
    return position
  }

  // MARK: - Changes

  /// Returns a change to the value; nil if it changes nothing.
  func accepted(_ change: TextChange) -> TextChange? {
    var change = change
    if let amount = accounted(change) {
      if amount.isEmpty { return nil }
      change = TextChange(of: 0..<Int.max, in: change.original, with: "-" + amount)
    } else if formatting == .always {
      change = amongFigures(change)
    }
    var pure = change
    pure.typed = withoutAffixes(change)
    guard let typed = filter.accepted(pure, hasSeparator: hasSeparator(around: change)) else {
      return nil
    }
    var accepted: TextChange
    switch formatting {
    // The shown text has the digits of the language.
    case .atRest: accepted = TextChange(to: typed.result.withASCIIDigits, cursor: typed.cursor)
    case .always:
      let (value, isPartial) = read(edited: typed.result)
      let isSame = value == read(edited: typed.original).value
      if !typed.typed.isEmpty, isSame { return nil }
      var cursor = cursor(after: typed.before + typed.typed, in: typed.result)
      // Delete moves the cursor over a separator of groups.
      if isSame, change.isForward, typed.original.dropFirst(cursor).first == groupSeparator {
        cursor += 1
      }
      accepted = TextChange(to: value, cursor: cursor)
      accepted.isPartial = isPartial
    }
    accepted.isPartial = accepted.isPartial || typed.isPartial
    return accepted
  }

  /// Returns the figures of the whole text, if what is pasted makes it an amount as accounts write it.
  private func accounted(_ change: TextChange) -> Substring? {
    guard change.typed.count > 1 else { return nil }
    // The groups of the shown text are not those of the new one.
    let (before, after) = (change.before, change.after)
    return accounted(
      before.filter { $0 != groupSeparator } + change.typed + after.filter { $0 != groupSeparator })
  }

  /// Returns an insertion between the prefix and the suffix of the shown number, and that of a sign
  /// where a negative number shows it at the beginning; other changes stay where they are.
  private func amongFigures(_ change: TextChange) -> TextChange {
    let isSign =
      change.typed.count == 1 && change.typed.allSatisfy(NumberFilter.allMinusSigns.contains)
    guard change.old.isEmpty, isSign || change.typed.first?.isDecimalDigit == true else {
      return change
    }
    let shown = change.original
    let figures = stripped(shown).1
    let start = shown.distance(from: shown.startIndex, to: figures.startIndex)
    let (cursor, end) = (change.before.count, start + figures.count)
    var place = min(max(cursor, start), end)
    if isSign {
      let isLast = negativePrefix == positivePrefix && cursor >= end
      guard cursor == start || isLast else { return change }
      place = 0
    }
    return TextChange(of: place..<place, in: shown, with: change.typed)
  }

  private func hasSeparator(around change: TextChange) -> Bool {
    guard let separator else { return true }
    return read(edited: String(change.before + change.after)).value.contains(separator)
  }

  /// Returns what is typed without the prefix of the number at its beginning and the suffix at its
  /// end; a single character there is typed, and stays.
  private func withoutAffixes(_ change: TextChange) -> String {
    guard !change.before.isEmpty else {
      let (isNegative, figures) = pure(change.typed)
      return (isNegative ? "-" : "") + figures
    }
    let isPasted = change.after.isEmpty && change.typed.count > 1
    let suffixes = isPasted ? [positiveSuffix, negativeSuffix] : []
    let typed = change.typed.reversed()
    let length = suffixes.lazy.compactMap { typed.length(of: $0.reversed()) }.first ?? 0
    return String(change.typed.dropLast(length))
  }
}
