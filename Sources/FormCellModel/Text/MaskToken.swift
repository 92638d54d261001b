/// An element of a mask: a literal, or a placeholder for one character.
enum MaskToken: Hashable, Sendable {
  case literal(Character)
  case letter, digit, letterOrDigit, symbol, any
  /// A digit of a year with four or two digits.
  case year(digits: Int)
  case month
  case day

  /// The literal; nil for a placeholder.
  var literal: Character? { if case .literal(let character) = self { character } else { nil } }

  var isPlaceholder: Bool { literal == nil }

  /// True if the placeholder accepts a character, regardless of the other parts of a date.
  func matches(_ character: Character) -> Bool {
    switch self {
    case .literal(let own): character == own
    case .letter: character.isLetter
    case .digit, .year, .month, .day: character.isDecimalDigit
    case .letterOrDigit: character.isLetter || character.isDecimalDigit
    case .symbol: !character.isLetter && !character.isNumber
    case .any: true
    }
  }

  /// Returns the tokens of a pattern in the general notation.
  ///
  /// Runs of Y, M and D that are no part of a date are literals.
  static func tokens(of pattern: String) -> [MaskToken] {
    var tokens: [MaskToken] = []
    var rest = pattern[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      switch (character, run.count) {
      case ("\\", _):
        rest.removeFirst()
        tokens.append(.literal(rest.popFirst() ?? character))
        continue
      case ("A", _): tokens += run.map { _ in .letter }
      case ("N", _): tokens += run.map { _ in .digit }
      case ("X", _): tokens += run.map { _ in .letterOrDigit }
      case ("S", _): tokens += run.map { _ in .symbol }
      case ("*", _): tokens += run.map { _ in .any }
      case ("Y", 4), ("Y", 2): tokens += run.map { _ in .year(digits: run.count) }
      case ("M", 2): tokens += run.map { _ in .month }
      case ("D", 2): tokens += run.map { _ in .day }
      default: tokens += run.map { .literal($0) }
      }
      rest = rest[run.endIndex...]
    }
    return tokens
  }
}

/// The parts of a date that are typed so far.
struct MaskDate {
  /// The typed digits of a part, and the number of digits that it needs.
  private struct Part {
    var value = 0
    var digits = 0
    var needed = 2

    var isComplete: Bool { digits == needed }

    mutating func append(_ digit: Int) {
      // A pattern can repeat a part.
      if isComplete { (value, digits) = (0, 0) }
      (value, digits) = (value * 10 + digit, digits + 1)
    }

    /// True if more digits can complete the part to a value in a range.
    func canBecome(_ range: ClosedRange<Int>) -> Bool {
      var (least, most) = (value, value)
      for _ in digits..<max(needed, digits) { (least, most) = (least * 10, most * 10 + 9) }
      return least <= range.upperBound && range.lowerBound <= most
    }
  }

  private var year = Part()
  private var month = Part()
  private var day = Part()

  /// Adds a digit of a part, and no other character; returns false if no date begins like that.
  mutating func take(_ character: Character, as token: MaskToken) -> Bool {
    guard let digit = character.decimalDigit else { return true }
    switch token {
    case .literal, .letter, .digit, .letterOrDigit, .symbol, .any: return true
    case .year(let digits):
      if year.needed != digits { year = Part(needed: digits) }
      year.append(digit)
    case .month: month.append(digit)
    case .day: day.append(digit)
    }
    return isPossible
  }

  private var isPossible: Bool {
    year.canBecome(year.needed == 4 ? 1900...2099 : 0...99) && month.canBecome(1...12)
      && day.canBecome(1...mostDays)
  }

  /// The greatest number of days that the month can have.
  private var mostDays: Int {
    guard month.isComplete else { return 31 }
    switch month.value {
    case 4, 6, 9, 11: return 30
    case 2: return year.isComplete && !isLeapYear ? 28 : 29
    default: return 31
    }
  }

  /// True if the year has 366 days; two digits can stand for either century.
  private var isLeapYear: Bool {
    year.value % 4 == 0 && (year.needed == 2 || year.value % 100 != 0 || year.value % 400 == 0)
  }
}
