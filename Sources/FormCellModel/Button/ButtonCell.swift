public import StyleSheet

/// A form cell with a button, whose text is the title of the cell.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `FioriButton` and
/// `FioriButtonStyleProvider`; SAP Fiori for iOS SDK 25.08, `FUIButtonFormCell`.
public struct ButtonCell: Hashable, Sendable {
  /// The shared properties; the title is the text of the button.
  public var field: FormField
  package var rank: ButtonRank
  /// The meaning of the action, by which secondary and tertiary buttons are colored.
  package var tone: ButtonTone
  /// The image before the title; nil for none.
  package var image: ImageName?
  /// The spoken name of the action; nil or empty for the title.
  package var name: String?
  /// The horizontal place of the button in the cell.
  package var alignment: StyledText.Alignment
  /// True if the button stays selected until it is pressed again.
  package var staysSelected: Bool
  package var outline: ControlOutline
  /// The least height of the button in points; a height below 38 counts as 38.
  package var minimumHeight = 0.0
  package internal(set) var activity = ButtonActivity.idle
  /// True if a button that stays selected is selected.
  public internal(set) var isSelected: Bool
  package internal(set) var phase = ButtonPhase.resting

  /// Creates a cell at rest.
  public init(
    _ field: FormField = FormField(), _ rank: ButtonRank = .primary, _ tone: ButtonTone = .tint,
    image: ImageName? = nil, name: String? = nil, alignment: StyledText.Alignment = .center,
    staysSelected: Bool = false, isSelected: Bool = false, outline: ControlOutline = .rounded
  ) {
    self.field = field
    self.rank = rank
    self.tone = tone
    self.image = image
    self.name = name
    self.alignment = alignment
    self.staysSelected = staysSelected
    self.isSelected = isSelected
    self.outline = outline
  }

  /// False: a button has no value that could be missing.
  public var isEmpty: Bool { false }
  /// False: a form cannot require a button.
  public static var hasValue: Bool { false }

  /// The state of the button.
  ///
  /// A button that stays selected does not change while it is pressed.
  public var state: ButtonState {
    guard canChange else { return .disabled }
    switch activity {
    case .processing: return .processing
    case .idle, .success:
      if staysSelected ? isSelected : phase == .pressed { return .selected }
      return activity == .success ? .success : .normal
    }
  }

  var canAct: Bool { canChange && activity != .processing }
}

/// The importance of the action of a button.
public enum ButtonRank: String, Hashable, Sendable, CaseIterable, Codable {
  case primary = "primary"
  case secondary = "secondary"
  case tertiary = "tertiary"
  /// A text without a background.
  case plain = "plain"
}

/// The meaning of the action of a button.
public enum ButtonTone: String, Hashable, Sendable, CaseIterable, Codable {
  /// The action is highlighted by the tint color.
  case tint = "tint"
  case normal = "normal"
  /// The action destroys something.
  case negative = "negative"
}

/// The progress of the action of a button.
public enum ButtonActivity: String, Hashable, Sendable, CaseIterable, Codable {
  case idle = "idle"
  /// The action is running; the button does not act again.
  case processing = "processing"
  /// The action has succeeded.
  case success = "success"
}

/// The phase of a touch on a button.
package enum ButtonPhase: String, Hashable, Sendable, CaseIterable, Codable {
  case resting = "resting"
  case pressed = "pressed"
  /// The finger has left the button; the touch has no effect, even if the finger returns.
  case left = "left"
}

/// The state of a button, which determines its look.
public enum ButtonState: String, Hashable, Sendable, CaseIterable, Codable {
  case normal = "normal"
  /// The button is pressed or, if it stays selected, is selected.
  case selected = "selected"
  case disabled = "disabled"
  case processing = "processing"
  case success = "success"
}
