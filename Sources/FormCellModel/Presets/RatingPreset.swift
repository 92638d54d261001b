/// The behavior of a published rating control, by name, for a rating cell.
///
/// A preset covers the behavior that policies can express. Bugs of a control that no policy covers
/// are listed as differences in the conformance tests.
public struct RatingPreset: Hashable, Sendable, CustomStringConvertible {
  /// The name in kebab case: the control and its mode.
  public private(set) var name: String
  /// The policies of the control.
  public var policies: RatingPolicies
  /// The shape of the row of marks; nil for the sizes of the style.
  public var shape: RatingShape?
  /// The initial style.
  public var style: RatingStyle
  /// The texts.
  public var strings: RatingStrings
  /// The allowed numbers of marks.
  package var items = 0...ScaleBounds.maximumItems
  /// The treatment of any other number of marks.
  package var otherItems = OtherItems.areClamped

  /// The treatment of a number of marks that is not allowed.
  package enum OtherItems: Hashable, Sendable, CaseIterable {
    /// It is clamped to the nearest allowed number (Raty, WinUI, SRRater).
    case areClamped
    /// It is ignored, and the number does not change (Android).
    case areRefused
  }

  /// The name.
  public var description: String { name }

  package init(
    _ name: String, _ policies: RatingPolicies, shape: RatingShape? = nil,
    style: RatingStyle = .editable, strings: RatingStrings = .english
  ) {
    self.name = name
    self.policies = policies
    self.shape = shape
    self.style = style
    self.strings = strings
  }

  // MARK: - Rows of the tables

  /// Creates a preset; without other policies for stored ratings, no rating is the lower bound.
  init(
    _ name: String, display: RatingPolicies.Display = .init(),
    holding: RatingPolicies.Holding = .init(unset: .isLowerBound),
    pointer: RatingPolicies.Pointer = .init(), keys: RatingPolicies.Keys = .init(),
    notices: RatingPolicies.Notices = .init(),
    accessibility: RatingPolicies.Accessibility = .init(), shape: RatingShape? = nil,
    style: RatingStyle = .editable, items: ClosedRange<Int> = 0...ScaleBounds.maximumItems,
    otherItems: OtherItems = .areClamped, _ change: (inout RatingPreset) -> Void = { _ in }
  ) {
    let policies = RatingPolicies(
      display: display, holding: holding, pointer: pointer, keys: keys, notices: notices,
      accessibility: accessibility)
    self.init(name, policies, shape: shape, style: style)
    (self.items, self.otherItems) = (items, otherItems)
    change(&self)
  }

  /// Returns the same control in another mode, with its own display, roundings and step.
  func mode(
    _ suffix: String, display: RatingPolicies.Display? = nil, holding: DecimalRounding? = nil,
    pointer: DecimalRounding? = nil, step: FixedDecimal? = nil,
    _ change: (inout RatingPreset) -> Void = { _ in }
  ) -> RatingPreset {
    named(name + "-" + suffix) {
      $0.policies.display = display ?? $0.policies.display
      $0.policies.holding.rounding = holding ?? $0.policies.holding.rounding
      $0.policies.pointer.rounding = pointer ?? $0.policies.pointer.rounding
      $0.policies.keys.step = step ?? $0.policies.keys.step
      change(&$0)
    }
  }

  /// Returns a control with a name of its own that differs from this one.
  func named(_ name: String, _ change: (inout RatingPreset) -> Void) -> RatingPreset {
    var other = self
    other.name = name
    change(&other)
    return other
  }

  /// Returns the bounds from 0 for a number of marks; nil if that number is refused.
  package func bounds(items count: Int) -> ScaleBounds? {
    if items.contains(count) { return ScaleBounds(clamping: 0...count) }
    return switch otherItems {
    case .areClamped:
      ScaleBounds(clamping: 0...min(max(count, items.lowerBound), items.upperBound))
    case .areRefused: nil
    }
  }

  /// Returns the preset with this name; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of presets.
  public static func named(_ name: String) -> RatingPreset? { all.first { $0.name == name } }

  /// All presets, those modeled first at the front; presets with a parameter have its default.
  public static let all: [RatingPreset] = seeds + native + web
}

extension RatingCell {
  /// Creates an idle cell that behaves like a published control.
  public init(
    _ preset: RatingPreset, isEditable: Bool = true, in bounds: ScaleBounds = .zeroToFive,
    value: FixedDecimal? = nil
  ) {
    self.init(
      style: preset.style, isEditable: isEditable, in: bounds, value: value,
      policies: preset.policies, shape: preset.shape)
  }
}
