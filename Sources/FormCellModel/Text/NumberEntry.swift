/// The form of a number in a text cell: separators, and a text before and after it.
///
/// The value has a minus sign, ASCII digits and the decimal separator; the prefix, the suffix and
/// the separators of groups are only shown.
///
/// Source: cloud-sdk-ios-fiori, `CustomNumberFormatter`, and its currency field.
package struct NumberEntry: Hashable, Sendable {
  /// The time at which a number is formatted.
  package enum Formatting: String, Hashable, Sendable, CaseIterable, Codable {
    /// While the user types, too; further decimals are not accepted.
    case always = "always"
    /// Only while the cell is at rest; further decimals stay in the value, and are rounded where it is shown.
    case atRest = "atRest"
  }

  /// The decimals, the separators and the digits.
  package var format: NumberTextFormat
  package var formatting: Formatting
  package var minusSign = "-"
  package var positivePrefix = ""
  package var positiveSuffix = ""
  /// The text before a negative number; nil for the minus sign.
  package var negativePrefix: String?
  package var negativeSuffix = ""

  /// Creates a form; by default that of English numbers.
  package init(
    _ format: NumberTextFormat = NumberTextFormat(mostDecimals: 3, groupSeparator: ","),
    _ formatting: Formatting = .always
  ) {
    self.format = format
    self.formatting = formatting
  }

  /// Creates the form of numbers in a language from its BCP 47 tag; nil if it is unknown.
  package init?(language tag: String, mostDecimals: Int = 3, _ formatting: Formatting = .always) {
    guard let language = LanguageNumbers(language: tag) else { return nil }
    var format = NumberTextFormat(mostDecimals: mostDecimals, rounding: .halfEven)
    format.take(language)
    self.init(format, formatting)
  }

  /// Creates the form of amounts in a language; nil if the language is unknown.
  ///
  /// Without an ISO 4217 code, the currency is that of the tag's region. An unknown currency has its code
  /// as its symbol.
  package init?(currency code: String?, language tag: String, _ formatting: Formatting = .atRest) {
    let notation = CurrencyNotation(code, language: tag)
    self.init(language: tag, mostDecimals: notation.decimals, formatting)
    if let separator = notation.decimalSeparator { format.decimalSeparator = separator }
    if let separator = notation.groupSeparator { format.groupSeparator = separator }
    (positivePrefix, positiveSuffix) = (notation.prefix, notation.suffix)
    (negativePrefix, negativeSuffix) = (notation.negativePrefix, notation.negativeSuffix)
  }

  /// The form of numbers in a description: all decimals, behind a point.
  static let plain = NumberEntry(NumberTextFormat(mostDecimals: 6))

  // MARK: - Value

  /// The decimal separator; nil if there are no decimals.
  var separator: Character? {
    format.mostDecimals > 0 ? format.decimalSeparator.first : nil
  }

  /// Returns the value of a plain or a formatted text, and whether some of it is not accepted.
  func read(_ text: String) -> (value: String, isPartial: Bool) {
    let (isNegative, figures) = given(text)
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
    let (isNegative, figures) = stripped(text[...])
    return read((isNegative ? "-" : "") + figures.filter { $0 != groupSeparator })
  }

  /// The characters of a number that is typed or pasted.
  private var filter: NumberFilter {
    var filter = NumberFilter(separator: separator)
    (filter.groupSeparator, filter.grouping) = (groupSeparator, format.grouping)
    return filter
  }

  private var groupSeparator: Character? { format.groupSeparator.first }

  /// Returns the figures of a text that is pasted or set, and whether they are negative.
  private func given(_ text: String, isWhole: Bool = true) -> (isNegative: Bool, Substring) {
    guard isWhole, let amount = accounted(text) else { return pure(text) }
    return (true, pure(amount).1)
  }

  /// Returns a negative amount as accounts write it, `5-` or `(5)`, without its sign or parentheses; nil for
  /// other texts, such as `5,-` and `5/-`.
  ///
  /// The code or abbreviation of a currency can be on each side of them: `(Rp.5)`, `5- EUR`.
  private func accounted(_ text: String) -> String? {
    let (isNegative, text) = pure(text)
    let marks: Set<Character?> = [format.decimalSeparator.first, groupSeparator]
    guard !isNegative, let last = text.lastIndex(where: \.isDecimalDigit),
      let digit = text.firstIndex(where: \.isDecimalDigit)
    else { return nil }
    let isMarked = text[..<digit].last.map { $0 == separator } ?? false
    let first = isMarked ? text.index(before: digit) : digit
    guard
      text[first...last].allSatisfy({ $0.isDecimalDigit || $0.isWhitespace || marks.contains($0) })
    else { return nil }
    let (number, after) = (text[first...last], text[last...].dropFirst())
    var (before, isOpen) = (text[..<first], false)
    if let parenthesis = before.lastIndex(of: "(") {
      let outer = before[..<parenthesis]
      before = before[parenthesis...].dropFirst()
      // "Nr. (5)" has a number, and "EUR (5)" an amount.
      guard !outer.contains(where: \.isLowercase) || isOwnAffix(outer), isCurrency(outer),
        isCurrency(before)
      else { return nil }
      (before, isOpen) = (outer + before, true)
    }
    let ends = isOpen ? [")"] : NumberFilter.allMinusSigns
    guard let end = after.firstIndex(where: ends.contains) else { return nil }
    let (inner, outer) = (after[..<end], after[end...].dropFirst())
    // The sign in "5-pack" is a hyphen.
    let isHyphen = !isOpen && outer.first?.isLetter == true
    guard isCurrency(inner), isCurrency(outer), !isHyphen else { return nil }
    return String(before + number + inner + outer)
  }

  /// True for blanks, a sign, or the symbol, code or abbreviation of a currency.
  private func isCurrency(_ text: Substring) -> Bool { isOwnAffix(text) || text.isCurrency }

  private func isOwnAffix(_ text: Substring) -> Bool {
    let word = text.filter { !$0.isWhitespace }
    let own = [
      positivePrefix, positiveSuffix, negativePrefix ?? minusSign, negativeSuffix, minusSign,
    ]
    return own.contains { $0.filter { !$0.isWhitespace } == word }
  }

  /// Returns a pasted text as a change of the whole text, if that becomes an amount as accounts write it.
  private func accounted(_ change: TextChange) -> TextChange? {
    guard change.typed.count > 1 else { return nil }
    // The groups of the shown text are not those of the new one.
    let (before, after) = (change.before, change.after)
    let whole =
      before.filter { $0 != groupSeparator } + change.typed + after.filter { $0 != groupSeparator }
    guard accounted(whole) != nil else { return nil }
    return TextChange(of: 0..<Int.max, in: change.original, with: whole)
  }

  /// Returns a text without its prefix and suffix, and whether they are those of a negative number; a prefix
  /// can have the period of an abbreviation, such as "Rp.".
  private func pure(_ text: String) -> (isNegative: Bool, Substring) {
    let (isNegative, figures) = stripped(text[...])
    let isAbbreviated =
      text[..<figures.startIndex].last?.isLetter == true && figures.first == "."
    return (isNegative, isAbbreviated ? figures.dropFirst() : figures)
  }

  /// Returns a text without its prefix and suffix, and whether they are those of a negative number.
  private func stripped(_ text: Substring) -> (isNegative: Bool, Substring) {
    var rest = text
    let signs = [negativePrefix ?? "", minusSign, "-", "−"].filter { $0 != positivePrefix }
    func dropSign() -> Bool {
      guard let length = signs.lazy.compactMap({ rest.length(of: $0) }).first else { return false }
      rest = rest.dropFirst(length)
      return true
    }
    var isNegative = dropSign()
    rest = rest.dropFirst(rest.length(of: positivePrefix) ?? 0)
    isNegative = isNegative || dropSign()
    if !isNegative, negativePrefix == positivePrefix, negativeSuffix != positiveSuffix {
      isNegative = rest.reversed().length(of: negativeSuffix.reversed()) != nil
    }
    let suffix = isNegative ? negativeSuffix : positiveSuffix
    rest = rest.dropLast(rest.reversed().length(of: suffix.reversed()) ?? 0)
    return (isNegative, rest)
  }

  // MARK: - Shown text

  /// Returns the text that a cell shows for a value; a value that is no number is shown as it is.
  func shown(_ value: String, isEditing: Bool) -> String {
    if isEditing, formatting == .atRest { return format.digits.written(value) }
    var (isNegative, number, hasMark) = parts(of: value)
    guard number.hasFigures else { return isNegative ? minusSign + value.dropFirst() : value }
    switch formatting {
    case .atRest: number.round(with: format, isNegative: isNegative)
    case .always: if !isEditing { number.pad(with: format) }
    }
    if formatting == .atRest || !number.fraction.isEmpty { hasMark = !number.fraction.isEmpty }
    let mark = hasMark ? format.decimalSeparator : ""
    let whole = format.grouping.grouped(number.trimmedWhole, by: format.groupSeparator)
    let figures = format.digits.written(whole + mark + number.fraction)
    return isNegative
      ? (negativePrefix ?? minusSign) + figures + negativeSuffix
      : positivePrefix + figures + positiveSuffix
  }

  /// Returns a number as a cell at rest shows it, but with all its decimals.
  func written(_ number: FixedDecimal) -> String {
    let entry = keepingDecimals(of: number)
    let value = number.text(decimals: 6, separator: entry.format.decimalSeparator)
    return entry.shown(value, isEditing: false)
  }

  /// Returns the form with at least the decimals of a number.
  func keepingDecimals(of number: FixedDecimal) -> NumberEntry {
    var entry = self
    entry.format.mostDecimals = max(format.mostDecimals, number.decimals)
    return entry
  }

  /// Returns the figures of a value, and whether it has a sign and a decimal separator.
  private func parts(of value: String) -> (isNegative: Bool, TypedNumber, hasMark: Bool) {
    let isNegative = value.hasPrefix("-")
    let parts = (isNegative ? value.dropFirst() : value[...]).split(
      separator: separator ?? ".", maxSplits: 1, omittingEmptySubsequences: false)
    let number = TypedNumber(
      whole: parts.first.map(String.init) ?? "", fraction: parts.count > 1 ? String(parts[1]) : "")
    return (isNegative, number, parts.count > 1)
  }

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

  /// Returns a change to the value; nil if it changes nothing.
  func accepted(_ change: TextChange) -> TextChange? {
    let change = accounted(change) ?? (formatting == .always ? amongFigures(change) : change)
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

  /// Returns an insertion between the prefix and the suffix of the shown number, and that of a sign
  /// where a negative number shows it at the beginning; other changes stay where they are.
  private func amongFigures(_ change: TextChange) -> TextChange {
    let isSign =
      change.typed.count == 1 && change.typed.allSatisfy(NumberFilter.allMinusSigns.contains)
    guard change.old.isEmpty, isSign || change.typed.first?.isDecimalDigit == true else {
      return change
    }
    let shown = change.original
    let figures = stripped(shown[...]).1
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
      // "5-" before other digits is not the sign of the whole.
      let isWhole = !change.after.contains(where: \.isDecimalDigit)
      let (isNegative, figures) = given(change.typed, isWhole: isWhole)
      return (isNegative ? "-" : "") + figures
    }
    let isPasted = change.after.isEmpty && change.typed.count > 1
    let suffixes = isPasted ? [positiveSuffix, negativeSuffix] : []
    let typed = change.typed.reversed()
    let length = suffixes.lazy.compactMap { typed.length(of: $0.reversed()) }.first ?? 0
    return String(change.typed.dropLast(length))
  }
}

extension Substring {
  /// True for the symbol, code or abbreviation of a currency with blanks around it, and for blanks alone.
  fileprivate var isCurrency: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count < 2, let word = words.first else { return words.isEmpty }
    // Other abbreviations, such as "ca.", are in lower case.
    guard word.count <= 4, let first = word.first, first != ".", !first.isLowercase else {
      return false
    }
    return word.allSatisfy { $0.isLetter || $0.isSymbol || $0 == "." }
  }
}

extension Collection<Character> {
  /// Returns the length of a prefix or sign at the beginning, with the blanks around it; nil if
  /// there is none.
  ///
  /// Blanks do not count: "€1" and "€ 1" have the same prefix.
  fileprivate func length(of affix: some Sequence<Character>) -> Int? {
    var rest = self[...]
    var isFound = false
    for character in affix where !character.isWhitespace {
      rest = rest.drop { $0.isWhitespace }
      guard rest.first == character else { return nil }
      (rest, isFound) = (rest.dropFirst(), true)
    }
    return isFound ? count - rest.drop { $0.isWhitespace }.count : nil
  }
}

/// The figures of a number, of any length.
struct TypedNumber {
  var whole: String
  var fraction: String

  /// True if there are figures, and nothing else.
  var hasFigures: Bool {
    !(whole.isEmpty && fraction.isEmpty)
      && (whole + fraction).utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The whole part without zeros at its beginning; at least one figure.
  var trimmedWhole: String {
    let figures = whole.drop { $0 == "0" }
    return figures.isEmpty ? "0" : String(figures)
  }

  /// Rounds the decimals to those of a format, without zeros at the end that it does not ask for.
  mutating func round(with format: NumberTextFormat, isNegative: Bool) {
    let most = max(format.mostDecimals, 0)
    let rest = fraction.utf8.dropFirst(most).map { Int($0) - 0x30 }
    var figures = (trimmedWhole + fraction.prefix(most)).utf8.map { Int($0) - 0x30 }
    let decimals = min(fraction.utf8.count, most)
    if goesUp(rest, isOdd: (figures.last ?? 0) % 2 != 0, format.rounding, isNegative) {
      var place = figures.count
      // A zero at the first place is a carry that is left over.
      repeat {
        place -= 1
        figures[place] = (figures[place] + 1) % 10
      } while figures[place] == 0 && place > 0
      if figures[place] == 0 { figures.insert(1, at: 0) }
    }
    let text = figures.map(String.init).joined()
    whole = String(text.dropLast(decimals))
    var tail = String(text.suffix(decimals))
    while tail.utf8.count > max(format.fewestDecimals, 0), tail.hasSuffix("0") { tail.removeLast() }
    fraction = tail
    pad(with: format)
  }

  /// Adds zeros up to the decimals that a format asks for.
  mutating func pad(with format: NumberTextFormat) {
    while fraction.utf8.count < min(format.fewestDecimals, format.mostDecimals) { fraction += "0" }
  }

  /// True if the magnitude grows; `rest` is what is dropped.
  private func goesUp(
    _ rest: [Int], isOdd: Bool, _ rule: FixedDecimal.Rounding, _ isNegative: Bool
  ) -> Bool {
    guard let next = rest.first, rest.contains(where: { $0 > 0 }) else { return false }
    let isTie = next == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    switch rule {
    case .halfUp: return isTie ? !isNegative : next >= 5
    case .halfEven: return isTie ? isOdd : next >= 5
    case .down: return false
    case .up: return !isNegative
    }
  }
}
