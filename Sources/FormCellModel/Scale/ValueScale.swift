/// The values of a slider or a stepper: exact decimals between two bounds, in steps.
///
/// ```
/// bounds 3...13, step 4     3 4       8       12 13    steps from zero
///                           3       7       11   13    steps from the lower bound
/// ```
///
/// Both bounds are values, even between two steps. Bounds are clamped to `ScaleBounds.limits`, so
/// that no arithmetic overflows.
public struct ValueScale: Hashable, Sendable {
  /// The number from which steps are counted.
  public enum Anchor: String, Hashable, Sendable, CaseIterable, Codable {
    /// Zero (SAP's SwiftUI port): the values are multiples of the step.
    case zero = "zero"
    /// The lower bound (the sliders of HTML and Android).
    case lowerBound = "lowerBound"
  }

  /// The minimum and the maximum.
  public internal(set) var bounds: ClosedRange<FixedDecimal> {
    didSet { bounds = Self.within(bounds) }
  }
  /// The distance of two values.
  ///
  /// With 0 or less, a position is rounded only to `writtenDecimals`, and nothing steps.
  public internal(set) var step: FixedDecimal
  package internal(set) var anchor: Anchor
  /// The least number of decimals that are written and typed, 0 to 6; nil for those of the step and
  /// the bounds, which are always written.
  package internal(set) var decimals: Int? {
    didSet { decimals = Self.within(decimals) }
  }

  /// Creates a scale; by default 0 to 100 in steps of 1.
  ///
  /// - Parameters:
  ///   - bounds: The minimum and the maximum, such as `ScaleBounds.values`.
  ///   - step: The distance of two values.
  ///   - anchor: The number from which steps are counted.
  ///   - decimals: The least number of decimals, clamped to 0...6; those of the step and the bounds are
  ///     always written.
  public init(
    _ bounds: ClosedRange<FixedDecimal> = 0...100, step: FixedDecimal = 1, anchor: Anchor = .zero,
    decimals: Int? = nil
  ) {
    self.bounds = Self.within(bounds)
    self.step = step
    self.anchor = anchor
    self.decimals = Self.within(decimals)
  }

  private static func within(_ bounds: ClosedRange<FixedDecimal>) -> ClosedRange<FixedDecimal> {
    bounds.clamped(to: limits)
  }

  private static func within(_ decimals: Int?) -> Int? { decimals.map { min(max($0, 0), 6) } }

  static let limits =
    FixedDecimal(
      clamping: ScaleBounds.limits.lowerBound)...FixedDecimal(
      clamping: ScaleBounds.limits.upperBound)

  // MARK: - Values

  /// The number of decimals that are written, typed and held.
  package var writtenDecimals: Int {
    [max(step, 0), bounds.lowerBound, bounds.upperBound].map(\.decimals).reduce(decimals ?? 0, max)
  }

  /// Returns the nearest value that can be written, in the bounds; a tie is rounded to the even digit.
  func held(_ value: FixedDecimal) -> FixedDecimal {
    value.clamped(to: bounds).rounded(toDecimals: writtenDecimals, .halfEven)
  }

  /// The change by Page Up and Page Down: a tenth of the scale, in whole steps; at least one step.
  package var pageStep: FixedDecimal {
    guard step > 0 else { return 0 }
    let tenth = FixedDecimal(millionths: length.millionths / 10)
    return max(tenth.rounded(to: step, .up), step)
  }

  /// Returns the value at a share of the scale, where 0 is the lower bound and 1 the upper one.
  ///
  /// A value between two steps is rounded to the nearest; a tie is rounded away from the anchor. The
  /// result is in the bounds. NaN counts as 0.
  package func value(at share: Double) -> FixedDecimal {
    guard share > 0 else { return bounds.lowerBound }
    guard share < 1 else { return bounds.upperBound }
    let raw = bounds.lowerBound.adding(FixedDecimal(marks: share * length.double))
    return onGrid(raw).clamped(to: bounds)
  }

  /// The values at and beside the bounds: one of them has the longest text.
  var widestValues: [FixedDecimal] {
    [bounds.lowerBound, value(at: 0.003), value(at: 0.997), bounds.upperBound]
  }

  /// Returns the share of the scale at a value, from 0 to 1; 0 if the scale has a single value.
  package func share(of value: FixedDecimal) -> Double {
    guard length > 0 else { return 0 }
    let above = value.clamped(to: bounds).subtracting(bounds.lowerBound)
    return above.double / length.double
  }

  /// Returns a value after a change, in the bounds; unchanged if nothing steps.
  func value(_ value: FixedDecimal, plus change: FixedDecimal) -> FixedDecimal {
    held(step > 0 ? value.adding(change) : value)
  }

  private var length: FixedDecimal { bounds.upperBound.subtracting(bounds.lowerBound) }

  private func onGrid(_ value: FixedDecimal) -> FixedDecimal {
    guard step > 0 else { return value.rounded(toDecimals: writtenDecimals, .halfUp) }
    let start = anchor == .zero ? 0 : bounds.lowerBound
    let offset = value.subtracting(start)
    let magnitude = FixedDecimal(millionths: abs(offset.millionths)).rounded(to: step, .halfUp)
    return offset < 0 ? start.subtracting(magnitude) : start.adding(magnitude)
  }

  /// The keys of a keyboard on the screen for a number of the scale.
  var keyboard: TextInputStyle.Keyboard {
    // The keys of numbers have no minus.
    bounds.lowerBound < 0 ? .text : writtenDecimals > 0 ? .decimal : .number
  }
}
