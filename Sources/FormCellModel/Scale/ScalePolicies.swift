/// The behaviors in which sliders and steppers differ; by default those of a slider.
package struct ScalePolicies: Hashable, Sendable {
  package var live = Live.whileChanging
  package var crossing = Crossing.swaps
  package var typed = Typed.clamped
  package var typedExcess = TypedExcess.free
  package var typedDecimals = TypedDecimals.cut
  package var typedSign = TypedSign.ofNegativeBounds
  package var emptied = Emptied.keepsTheValue
  package var emptyButtons = EmptyButtons.enabled
  package var editingButtons = EditingButtons.enabled

  package static let slider = ScalePolicies()

  /// The policies of a stepper: a text that is left without a number becomes the lower bound.
  package static let stepper: ScalePolicies = {
    var policies = ScalePolicies()
    policies.typedExcess = .clamped
    policies.typedDecimals = .roundedAtTheEnd
    policies.typedSign = .always
    policies.emptied = .lowerBound
    return policies
  }()

  /// The time at which a change is reported.
  package enum Live: String, Hashable, Sendable, CaseIterable, Codable {
    /// Each change, and at the end the commit (SAP's SwiftUI port by its binding; `isContinuous`
    /// and `isTrackingLiveChanges` of SAP's UIKit cells).
    case whileChanging = "whileChanging"
    /// Only the commit.
    case atTheEnd = "atTheEnd"
  }

  /// The effect of a drag past the other thumb.
  package enum Crossing: String, Hashable, Sendable, CaseIterable, Codable {
    /// The thumbs swap roles: the other value stays (SAP's SwiftUI port).
    case swaps = "swaps"
    /// The drag stops at the other value (Android, HTML libraries).
    case stops = "stops"
  }

  /// The effect of a typed number beyond the bounds.
  package enum Typed: String, Hashable, Sendable, CaseIterable, Codable {
    /// The number becomes the nearest bound.
    case clamped = "clamped"
    /// The number is refused, and the value stays.
    case refused = "refused"
  }

  /// The effect of a number above the upper bound while it is typed.
  package enum TypedExcess: String, Hashable, Sendable, CaseIterable, Codable {
    /// The text stays until the field is left.
    case free = "free"
    /// The text becomes the upper bound (SAP's stepper).
    case clamped = "clamped"
  }

  /// The effect of more decimals than the scale has while they are typed.
  package enum TypedDecimals: String, Hashable, Sendable, CaseIterable, Codable {
    /// They are cut (SAP's slider).
    case cut = "cut"
    /// They stay until the field is left, and are rounded then (SAP's stepper).
    case roundedAtTheEnd = "roundedAtTheEnd"
  }

  /// The scales for which a minus sign can be typed.
  package enum TypedSign: String, Hashable, Sendable, CaseIterable, Codable {
    /// Scales with negative values.
    case ofNegativeBounds = "ofNegativeBounds"
    /// All scales; the bounds then decide (SAP's stepper).
    case always = "always"
  }

  /// The result of a text field that is left without a number.
  package enum Emptied: String, Hashable, Sendable, CaseIterable, Codable {
    /// The value from before the edit (SAP's slider).
    case keepsTheValue = "keepsTheValue"
    /// The lower bound; a sign or a separator alone counts as 0 (SAP's stepper).
    case lowerBound = "lowerBound"
    /// No value, in a stepper (SAP's UIKit cell, if it allows a value that is no number); a slider
    /// keeps its value.
    case staysEmpty = "staysEmpty"
  }

  /// The buttons of a stepper without a value.
  package enum EmptyButtons: String, Hashable, Sendable, CaseIterable, Codable {
    /// Both count from the lower bound.
    case enabled = "enabled"
    /// Both are disabled (SAP's SwiftUI port).
    case disabled = "disabled"
  }

  /// The buttons of a stepper while its text is edited.
  package enum EditingButtons: String, Hashable, Sendable, CaseIterable, Codable {
    /// They change the text.
    case enabled = "enabled"
    /// They are disabled (SAP's SwiftUI port in the style `.focus`).
    case disabled = "disabled"
  }
}
