/// An exact decimal, stored as a whole number of millionths.
///
/// Values such as 3.3 are exact, so comparing and rounding have no binary error. There is no NaN
/// and no infinity. The range is about -9.2 to 9.2 million million; see ``min`` and ``max``.
///
/// Source: decision 0006, ratings are exact decimals.
public struct FixedDecimal: Hashable, Sendable {
  /// The value times 1,000,000.
  public let millionths: Int64

  /// Creates a value from any number of millionths.
  public init(millionths: Int64) {
    self.millionths = millionths
  }

  /// The minimum value.
  public static let min = FixedDecimal(millionths: .min)
  /// The maximum value.
  public static let max = FixedDecimal(millionths: .max)

  static let unit: Int64 = 1_000_000

  // MARK: - From whole numbers

  /// Creates a value from a whole number; nil if it is beyond ``min`` or ``max``.
  public init?(exactly whole: Int) {
    let (product, overflow) = Int64(whole).multipliedReportingOverflow(by: Self.unit)
    guard !overflow else { return nil }
    self.init(millionths: product)
  }

  /// Creates a value from a whole number, clamped to ``min`` and ``max``.
  public init(clamping whole: Int) {
    self = FixedDecimal(exactly: whole) ?? (whole < 0 ? .min : .max)
  }

  // MARK: - From floating point

  /// Creates a value from the decimal text of `number`, rounded to millionths.
  ///
  /// The text is the shortest that parses back to the same `Double`: 3.3 becomes 3.3, although the
  /// `Double` is slightly less.
  ///
  /// - Parameter number: NaN, infinity and numbers beyond ``min`` or ``max`` return nil.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    self.init(number.description)
  }
}

// MARK: - Comparing

extension FixedDecimal: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.millionths < right.millionths
  }

  /// Returns the value clamped to `range`.
  public func clamped(to range: ClosedRange<FixedDecimal>) -> FixedDecimal {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

// MARK: - Literals

extension FixedDecimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a value from a literal such as `5`, clamped to ``min`` and ``max``.
  public init(integerLiteral value: Int) {
    self.init(clamping: value)
  }

  /// Creates a value from a literal such as `3.3`, clamped to ``min`` and ``max``.
  public init(floatLiteral value: Double) {
    self = FixedDecimal(value) ?? (value < 0 ? .min : .max)
  }
}

// MARK: - To other numbers

extension Double {
  /// Creates the number that is nearest to a decimal.
  public init(_ value: FixedDecimal) {
    self = Double(value.millionths) / Double(FixedDecimal.unit)
  }
}

extension Int {
  /// Creates the whole part of a decimal, rounded toward zero.
  public init(_ value: FixedDecimal) {
    self.init(clamping: value.millionths / FixedDecimal.unit)
  }
}
