/// An exact decimal: a whole number of millionths.
///
/// 3.3 is 3.3 and nothing near it, so that a fraction can be compared with 0.3 and a number be
/// rounded for the eye without the small errors of binary. There is no NaN and no infinity. Values
/// reach from about -9.2 to 9.2 million million; see ``min`` and ``max``.
///
/// Source: decision 0006, ratings are exact decimals.
public struct FixedDecimal: Hashable, Sendable {
  /// The value times 1,000,000.
  public let millionths: Int64

  /// A value of so many millionths; every number of them is a value.
  public init(millionths: Int64) {
    self.millionths = millionths
  }

  /// The least value there is.
  public static let min = FixedDecimal(millionths: .min)
  /// The greatest value there is.
  public static let max = FixedDecimal(millionths: .max)

  static let unit: Int64 = 1_000_000
}

// MARK: - From whole numbers

extension FixedDecimal {
  /// The value of a whole number; nil when it is beyond ``min`` or ``max``.
  public init?(exactly whole: Int) {
    let (product, overflow) = Int64(whole).multipliedReportingOverflow(by: Self.unit)
    guard !overflow else { return nil }
    self.init(millionths: product)
  }

  /// The value of a whole number; one beyond ``min`` or ``max`` counts as that.
  public init(clamping whole: Int) {
    self = FixedDecimal(exactly: whole) ?? (whole < 0 ? .min : .max)
  }
}

// MARK: - From floating point

extension FixedDecimal {
  /// The decimal that `number` is written as, rounded to millionths.
  ///
  /// What counts is the shortest decimal text that reads back as the same `Double`: 3.3 becomes 3.3,
  /// although the `Double` is a little less than that.
  ///
  /// - Parameter number: NaN, the infinities and what lies beyond ``min`` or ``max`` give nil.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    self.init(number.description)
  }

  /// The decimal that `number` is written as, rounded to millionths.
  ///
  /// Not by way of a `Double`, in which the `Float` 3.3 is 3.2999999523.
  ///
  /// - Parameter number: NaN, the infinities and what lies beyond ``min`` or ``max`` give nil.
  public init?(_ number: Float) {
    guard number.isFinite else { return nil }
    self.init(number.description)
  }
}

// MARK: - Comparing

extension FixedDecimal: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.millionths < right.millionths
  }

  /// The value itself, or the end of `range` that it lies beyond.
  public func clamped(to range: ClosedRange<FixedDecimal>) -> FixedDecimal {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

// MARK: - Literals

extension FixedDecimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The value of a literal such as `5`; one beyond ``min`` or ``max`` counts as that.
  public init(integerLiteral value: Int) {
    self.init(clamping: value)
  }

  /// The value of a literal such as `3.3`; one beyond ``min`` or ``max`` counts as that.
  public init(floatLiteral value: Double) {
    self = FixedDecimal(value) ?? (value < 0 ? .min : .max)
  }
}
