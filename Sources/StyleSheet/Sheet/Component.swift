/// A value or one word of a value, in twelve bytes.
///
/// It is independent of the property and the engine: a number, hex digits, a word, a variable.
/// ``ValueReader`` interprets it, so one sheet serves all dialects and is parsed once.
@usableFromInline package struct Component: Hashable, Sendable {
  @usableFromInline package enum Kind: UInt8, Hashable, Sendable {
    /// A missing value.
    case missing
    /// Any other name; `name` is its number.
    case word
    /// `12`, `-1.5`, `2px`, `4co`; see ``number`` and ``Unit``.
    case number
    /// `#0064D9` or `0x0064D9`; see ``hexDigits`` and `count`.
    case hex
    /// `@brand`; `name` is the number of the name including its `@`.
    case variable
    /// `"…"`; `name` is the number of the text between the quotes.
    case string
    case comma, leftParenthesis, rightParenthesis
    /// Several components, none of which is a `list`; see ``items``.
    case list
  }

  /// The suffix of a number.
  @usableFromInline package enum Unit: UInt8, Hashable, Sendable {
    case none, px, percent
    /// An exponent without a unit; a whole number ends before it.
    case exponent
    /// Letters that are not a unit of this language.
    case other
  }

  @usableFromInline package let kind: Kind
  @usableFromInline let detail: UInt8
  /// For ``Kind/hex``, the number of digits; for ``Kind/number``, ``dot`` and ``minus`` as bits.
  @usableFromInline package let count: UInt16
  // Either a name, or half of a number or list. Two halves keep the size at twelve bytes; one word
  // of eight bytes would make it sixteen.
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32

  static let missing = Component(.missing)

  init(_ kind: Kind, name: NameTable.ID = NameTable.none) {
    self.init(kind, detail: 0, count: 0, low: name, high: 0)
  }

  /// Creates a number; `hasMinus` is true for -0, too.
  package static func number(
    _ value: Double, _ unit: Unit, isDotted: Bool, hasMinus: Bool = false
  ) -> Self {
    Self(
      .number, detail: unit.rawValue, count: (isDotted ? dot : 0) | (hasMinus ? minus : 0),
      bits: value.bitPattern)
  }

  private static let dot: UInt16 = 1
  private static let minus: UInt16 = 2

  /// Creates hex digits as one number, with the last in the lowest four bits; of more than sixteen,
  /// the first ones.
  static func hex(_ digits: UInt64, count: Int) -> Self {
    Self(.hex, detail: 0, count: UInt16(clamping: count), bits: digits)
  }

  static func list(_ range: Range<Int>) -> Self {
    Self(
      .list, detail: 0, count: 0,
      bits: UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))
  }

  private init(_ kind: Kind, detail: UInt8, count: UInt16, bits: UInt64) {
    self.init(
      kind, detail: detail, count: count, low: UInt32(truncatingIfNeeded: bits),
      high: UInt32(truncatingIfNeeded: bits >> 32))
  }

  private init(_ kind: Kind, detail: UInt8, count: UInt16, low: UInt32, high: UInt32) {
    self.kind = kind
    self.detail = detail
    self.count = count
    self.low = low
    self.high = high
  }

  @inlinable var bits: UInt64 { UInt64(high) << 32 | UInt64(low) }

  @inlinable package var name: NameTable.ID {
    switch kind {
    case .number, .hex, .list: NameTable.none
    case .missing, .word, .variable, .string, .comma, .leftParenthesis, .rightParenthesis: low
    }
  }

  /// The numeric value; always finite.
  @inlinable package var number: Double { Double(bitPattern: bits) }
  @inlinable package var unit: Unit { Unit(rawValue: detail) ?? .none }
  package var isDotted: Bool { count & Self.dot != 0 }
  var hasMinus: Bool { count & Self.minus != 0 }
  @inlinable package var hexDigits: UInt64 { bits }
  @inlinable package var items: Range<Int> {
    kind == .list ? Int(bits >> 32)..<Int(bits & 0xFFFF_FFFF) : 0..<0
  }
}
