/// A rating control that a cell can be: the answers of one published control, by name.
///
/// A row says what the control does, where a policy can say it. What it does by mistake and no policy
/// offers, is among the named differences of the conformance tests.
public struct RatingPreset: Hashable, Sendable, CustomStringConvertible {
  /// A name in kebab case: the control, and which of its modes.
  public let name: String
  /// How it answers what other controls answer otherwise.
  public var policies: RatingPolicies
  /// How its row of marks fills its room; nil has the sizes of the style.
  public var shape: RatingShape?
  /// The style it begins with.
  public var style: RatingStyle
  /// Its words.
  public var strings: RatingStrings
  /// How many marks there can be.
  public var items: ClosedRange<Int>
  /// What becomes of another number of marks.
  public var otherItems: OtherItems

  /// What becomes of a number of marks that there cannot be.
  public enum OtherItems: Hashable, Sendable, CaseIterable {
    /// The nearest number that there can be (Raty, WinUI, SRRater).
    case areClamped
    /// It is not taken, and there are as many as before (Android).
    case areRefused
  }

  /// The name.
  public var description: String { name }

  init(
    _ name: String, _ policies: RatingPolicies, shape: RatingShape? = nil,
    style: RatingStyle = .editable, strings: RatingStrings = .english,
    items: ClosedRange<Int> = 0...ScaleBounds.maximumItems, otherItems: OtherItems = .areClamped
  ) {
    self.name = name
    self.policies = policies
    self.shape = shape
    self.style = style
    self.strings = strings
    self.items = items
    self.otherItems = otherItems
  }

  /// The same control in another mode.
  func mode(_ suffix: String, _ change: (inout RatingPreset) -> Void) -> RatingPreset {
    var mode = RatingPreset(
      name + "-" + suffix, policies, shape: shape, style: style, strings: strings, items: items,
      otherItems: otherItems)
    change(&mode)
    return mode
  }
}

extension RatingPreset {
  /// The bounds from 0 on for so many marks; nil when that number is refused.
  public func bounds(items count: Int) -> ScaleBounds? {
    if items.contains(count) { return ScaleBounds(clamping: 0...count) }
    return switch otherItems {
    case .areClamped:
      ScaleBounds(clamping: 0...min(max(count, items.lowerBound), items.upperBound))
    case .areRefused: nil
    }
  }

  /// The preset of this name, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of presets.
  public static func named(_ name: String) -> RatingPreset? {
    all.first { $0.name == name }
  }

  /// Every preset, the seeds' first; those that take a number with their usual one.
  public static let all: [RatingPreset] = seeds + native + web
}

extension RatingCell {
  /// A cell at rest that behaves as a published control does.
  public init(
    _ preset: RatingPreset, isEditable: Bool = true, in bounds: ScaleBounds = .zeroToFive,
    value: FixedDecimal? = nil
  ) {
    self.init(
      style: preset.style, isEditable: isEditable, in: bounds, value: value,
      policies: preset.policies, shape: preset.shape)
  }
}
