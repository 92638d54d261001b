/// A form cell with a title, and a number between a minus and a plus button.
///
/// ```
///          focus, type
/// resting ──────────────▶ editing    type: live
///     ▲  increment,          │       increment, decrement: commit
///     │  decrement: commit   │
///     ╰── done, blur: commit ╯       Escape: back to the start
/// ```
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `StepperView`; SAP Fiori for iOS SDK,
/// `FUIStepperFormCell`.
public struct StepperCell: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case resting
    /// The text is edited; `start` is the text from before it.
    case editing(start: String)
  }

  /// The shared properties.
  public var field: FormField
  package internal(set) var scale: ValueScale
  /// The text of the field; empty without a value.
  ///
  /// At rest it is a number in the bounds. A text that the program sets keeps its zeros: `6.0`.
  public internal(set) var text = ""
  var phase = Phase.resting
  package var policies = ScalePolicies.stepper
  /// The form of numbers; the shown value has no unit, because it can be typed.
  package var writing = ScaleWriting()

  /// Creates a cell at rest.
  ///
  /// - Parameters:
  ///   - field: The shared properties.
  ///   - scale: The bounds and the step.
  ///   - value: The value, clamped to the bounds; nil for none.
  public init(
    _ field: FormField = FormField(), _ scale: ValueScale = ValueScale(), value: FixedDecimal? = nil
  ) {
    self.field = field
    self.scale = scale
    writing.keepsZeros = false
    hold(value)
  }

  /// The value, in the bounds and with the decimals of the scale; nil while the text has no digits.
  public var value: FixedDecimal? { number(in: text) }

  func number(in text: String) -> FixedDecimal? { writing.number(in: text).map(scale.held) }

  /// True if there is no value.
  public var isEmpty: Bool { value == nil }

  package var isEditing: Bool {
    switch phase {
    case .resting: false
    case .editing: true
    }
  }

  package var canDecrement: Bool {
    hasButtons && (value.map { $0 > scale.bounds.lowerBound } ?? true)
  }

  package var canIncrement: Bool {
    hasButtons && (value.map { $0 < scale.bounds.upperBound } ?? true)
  }

  private var hasButtons: Bool {
    guard field.canChange, scale.step > 0 else { return false }
    let isHeld = isEditing && policies.editingButtons == .disabled
    return !isHeld && (value != nil || policies.emptyButtons == .enabled)
  }

  mutating func hold(_ value: FixedDecimal?) {
    text = value.map { writing.number(scale.held($0), scale) } ?? ""
  }

  /// Sets a text; a number in the bounds stays as it is written.
  mutating func hold(text new: String) {
    guard !new.isEmpty else {
      text = ""
      return
    }
    let filtered = written(new)
    guard let number = writing.number(in: filtered) else { return hold(scale.bounds.lowerBound) }
    if scale.bounds.contains(number), filtered == new { text = new } else { hold(number) }
  }

  /// Returns what stays of a text that the program sets, which can have a sign and more decimals
  /// than a user can type.
  func written(_ new: String) -> String {
    var policies = policies
    (policies.typedSign, policies.typedDecimals) = (.always, .roundedAtTheEnd)
    return writing.filtered(new, ValueScale(scale.bounds, decimals: 6), policies).kept
  }
}
