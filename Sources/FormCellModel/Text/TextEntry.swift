/// The characters that a text cell accepts, and the form in which it shows them.
package enum TextEntry: Hashable, Sendable {
  /// Any text.
  case any
  /// Any text, with the keys for an address of e-mail.
  case email
  /// Any text, with the keys for an address of a page.
  case url
  /// Digits of any script, a minus sign before them, and one decimal point.
  case decimal
  /// Digits of any script, and a minus sign before them.
  case whole
  /// Characters in a pattern, such as a phone number; the value has the literals of the pattern.
  case mask(TextMask)
  /// A number with separators, a prefix and a suffix, which the value does not have.
  case number(NumberEntry)

  /// Returns the value of a text, and whether some of it is not accepted.
  func read(_ text: String) -> (value: String, isPartial: Bool) {
    switch self {
    case .any, .email, .url: return (text, false)
    case .decimal: return NumberFilter.decimal.read(text)
    case .whole: return NumberFilter.whole.read(text)
    case .mask(let mask): return mask.read(text)
    case .number(let number): return number.read(text)
    }
  }

  /// Returns the text that a cell shows for a value.
  package func shown(_ value: String, isEditing: Bool = false) -> String {
    switch self {
    case .any, .email, .url, .decimal, .whole: value
    case .mask(let mask): mask.shown(value)
    case .number(let number): number.shown(value, isEditing: isEditing)
    }
  }

  /// Returns a value as it is after an edit: a number without a digit, such as a sign alone, is none, and so
  /// is the beginning of a mask's literals.
  func finished(_ value: String) -> String {
    switch self {
    case .any, .email, .url: value
    case .mask(let mask): mask.isUnfilled(value) ? "" : value
    case .decimal, .whole, .number: value.contains(where: \.isDecimalDigit) ? value : ""
    }
  }

  /// The length of the longest text that can be typed, in characters; nil if it is not limited.
  var longestText: Int? {
    switch self {
    case .any, .email, .url, .decimal, .whole, .number: nil
    case .mask(let mask): mask.longestText
    }
  }

  /// True for the beginning of a text in a mask, as it is while the user types it.
  func isTypedPart(_ text: String) -> Bool {
    if case .mask(let mask) = self { mask.formatted(text, isOpen: true) == text } else { false }
  }

  /// The base direction of numbers; nil for that of the letters.
  var direction: ReadingDirection? {
    switch keyboard {
    case .text, .email, .url: nil
    case .decimal, .number, .phone: .leftToRight
    }
  }

  var keyboard: TextInputStyle.Keyboard {
    switch self {
    case .any: .text
    case .email: .email
    case .url: .url
    case .decimal, .number: .decimal
    case .whole: .number
    case .mask(let mask): mask.notation == .phone ? .phone : .text
    }
  }

  /// Returns a change that has only accepted characters; nil if it has none.
  ///
  /// The change is one of the text that is shown while the user edits.
  func accepted(_ change: TextChange) -> TextChange? {
    switch self {
    case .any, .email, .url: change
    case .decimal: NumberFilter.decimal.accepted(change)
    case .whole: NumberFilter.whole.accepted(change)
    case .mask(let mask): mask.accepted(change)
    case .number(let number): number.accepted(change)
    }
  }
}
