package import StyleSheet

/// A form cell with a text that the user types.
///
/// ```
/// textField         title             note              keyValue
/// Name                                ┌─────────────┐   Reason
/// ┌─────────────┐   A text            │ A text      │   ┌─────────────┐
/// │ A text      │                     │             │   │ A text      │
/// └─────────────┘                     └─────────────┘   └─────────────┘
/// ```
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `TextFieldFormView`, `TitleFormView`,
/// `NoteFormView`, `KeyValueFormView`; SAP Fiori for iOS SDK, the pages of the `FUI` cells with
/// these names.
public struct TextCell: Hashable, Sendable {
  /// The appearance of a text cell.
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
    /// A title above a line with a border.
    case textField = "textField"
    /// A line without title and border.
    case title = "title"
    /// Several lines with a border.
    case note = "note"
    /// A title above a note.
    case keyValue = "keyValue"

    var isMultiline: Bool {
      switch self {
      case .textField, .title: false
      case .note, .keyValue: true
      }
    }
  }

  package enum Phase: Hashable, Sendable {
    case resting
    /// The text has the keyboard focus.
    case editing(TextEditing)
    /// The button beside the text has the keyboard focus.
    case onButton
  }

  /// The shared properties; the information is the hint below the text.
  public var field: FormField
  package var style: Style
  /// The text that is shown while the value is empty; nil for none.
  public var placeholder: String?
  package var entry = TextEntry.any
  package var limit = TextLimit()
  /// True if the value is shown as dots.
  package var isSecure = false
  /// True if a secure value is shown for the moment.
  package internal(set) var isRevealed = false
  /// The icon with an action of the program; nil for none.
  package var action: TextAction?
  /// True if a read-only cell has no text that says so.
  package var hidesReadOnlyHint = false
  /// The minimum height of a note in points; nil and 44 or less mean 88.
  package var minimumHeight: Double?
  /// The maximum height of a note, which then scrolls; nil for none.
  package var maximumHeight: Double?
  /// True if the title is above the text, and not beside it.
  package var isStacked = true
  /// The maximum width of a title beside the text; nil means 115 points, or 160 on a tablet.
  package var maximumTitleWidth: Double?
  /// The text that a reset restores.
  package var initialText: String
  /// The value.
  public internal(set) var text: String
  package internal(set) var phase = Phase.resting

  /// Creates a cell; a text beyond the limit is kept until it is edited.
  public init(
    _ field: FormField = FormField(), style: Style = .textField, text: String = "",
    placeholder: String? = nil, limit: TextLimit = TextLimit()
  ) {
    self.field = field
    self.style = style
    self.placeholder = placeholder
    self.limit = limit
    initialText = text
    self.text = text
  }

  /// True if there is no text.
  public var isEmpty: Bool { text.isEmpty }

  package var isEditing: Bool { editing != nil }

  /// True if there is an eye, or an icon of the program while the text is not edited.
  var hasButton: Bool { canChange && !style.isMultiline && (isSecure || action != nil) }

  /// True if the keyboard focus is on the button beside the text.
  package internal(set) var focusesButton: Bool {
    get { phase == .onButton && hasButton }
    set {
      switch (phase, newValue) {
      case (.resting, true): if hasButton { phase = .onButton }
      case (.onButton, false): phase = .resting
      case (.resting, false), (.onButton, true), (.editing, _): break
      }
    }
  }

  package var length: TextLimit.Length { limit.length(of: text) }

  /// The properties of an edit in progress; nil if the cell is at rest.
  package internal(set) var editing: TextEditing? {
    get { if case .editing(let editing) = phase { editing } else { nil } }
    set { phase = newValue.map(Phase.editing) ?? .resting }
  }
}

/// An edit of a text in progress.
package struct TextEditing: Hashable, Sendable {
  /// The value at the beginning.
  package internal(set) var original: String
  /// The first selected character; the position of the cursor if none is selected.
  package internal(set) var start: Int
  package internal(set) var end: Int

  /// Creates an edit of a value with the cursor at the end of its text.
  init(of original: String, shown text: String) {
    self.original = original
    start = text.count
    end = start
  }

  /// The selected characters; at the cursor if there are none.
  package var selection: Range<Int> { min(start, end)..<max(start, end) }
}

/// The icon of a text cell with an action of the program, such as a scanner.
package struct TextAction: Hashable, Sendable {
  /// The name by which a renderer finds the icon.
  package var icon: ImageName
  /// The spoken name of the action; nil or empty for the text of the strings.
  package var name: String?

  package init(_ icon: ImageName, name: String? = nil) {
    self.icon = icon
    self.name = name
  }
}
