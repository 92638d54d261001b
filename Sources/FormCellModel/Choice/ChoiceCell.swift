/// A form cell in which the user chooses among options: segments, chips or a picker.
///
/// Options are told apart by their place, so their texts may be empty or repeated. The selection is
/// a list of places in the order in which they were chosen; a place without an option is kept, and
/// selects nothing.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `SegmentedControlPicker`,
/// `FilterFormView` and `ValuePicker`; SAP Fiori for iOS SDK 25.08, `FUISegmentedControlFormCell`,
/// `FUIFilterFormCell` and `FUIValuePickerFormCell`.
public struct ChoiceCell: Hashable, Sendable {
  /// The shared properties.
  public var field: FormField
  package var style: ChoiceStyle
  /// The texts of the options, in order.
  public internal(set) var options: [String]
  /// The places of the selected options, in the order in which they were chosen.
  ///
  /// While a picker is open, it is the option in the middle of the wheel.
  public internal(set) var selection: [Int]
  /// The selection that a reset restores.
  package var initialSelection: [Int]
  /// True if several options can be selected; a picker always selects one.
  package var allowsMultiple: Bool
  /// True if the user can remove the last selected option.
  package var allowsEmpty: Bool
  /// The widths of segments or chips, and their place beside or below the title.
  package var arrangement: ChoiceArrangement
  package var picker: PickerRules
  package var selectionSpeech = SelectionSpeech.asTrait
  /// The phase of a picker; segments and chips stay closed.
  package internal(set) var phase = ChoicePhase.closed
  /// The option with the keyboard focus; nil if the cell does not have it, or is a picker.
  package internal(set) var focusedOption: Int?

  /// Creates a cell at rest.
  ///
  /// By default, chips allow several options, and all styles keep one option selected.
  public init(
    _ field: FormField = FormField(), _ style: ChoiceStyle = .segments, options: [String] = [],
    selection: [Int] = [], allowsMultiple: Bool? = nil, allowsEmpty: Bool = false,
    picker: PickerRules = PickerRules()
  ) {
    self.field = field
    self.style = style
    self.options = options
    self.selection = selection
    initialSelection = selection
    self.allowsMultiple = allowsMultiple ?? style.allowsMultiple
    self.allowsEmpty = allowsEmpty
    arrangement = ChoiceArrangement(sizing: style.sizing)
    self.picker = picker
  }

  /// True if none of the options is selected.
  public var isEmpty: Bool { !selection.contains { options.indices.contains($0) } }

  /// True if the user can choose an option.
  var canChoose: Bool { canChange && !options.isEmpty }

  var selectsSeveral: Bool { allowsMultiple && style != .picker }

  /// True if the wheel of a picker is shown, which needs options.
  package var isOpen: Bool {
    style == .picker && !options.isEmpty && (picker.staysOpen || phase != .closed)
  }

  /// The selection that the cell shows as text.
  ///
  /// A picker that does not track live shows the selection before it was opened.
  package var shownSelection: [Int] {
    switch phase {
    case .open(let start) where !picker.tracksLive && !picker.staysOpen: start
    case .open, .closed: selection
    }
  }

  /// Returns the texts of the options in a selection; a place without an option has none.
  func texts(of selection: [Int]) -> [String] {
    selection.compactMap { options.indices.contains($0) ? options[$0] : nil }
  }
}

/// The control of a choice cell.
public enum ChoiceStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// Segments in one row.
  case segments = "segments"
  /// Chips, which wrap to rows.
  case chips = "chips"
  /// A value that opens a wheel below it.
  case picker = "picker"

  /// True if several options can be selected by default.
  var allowsMultiple: Bool { self == .chips }

  var sizing: ChoiceSizing {
    switch self {
    case .chips: .fixed
    case .segments, .picker: .widest
    }
  }
}

package enum ChoicePhase: Hashable, Sendable {
  /// The wheel is hidden, unless it is always shown.
  case closed
  /// The wheel is shown; the selection before that is stored.
  case open(from: [Int])
}

/// The behavior of a picker.
public struct PickerRules: Hashable, Sendable {
  /// True if each option that the wheel is turned to is reported; otherwise only the last one, when
  /// the picker closes.
  package var tracksLive: Bool
  /// True if the wheel is always shown; each turn is then a change of its own.
  package var staysOpen: Bool

  /// Creates rules; by default, a picker opens and closes, and tracks live.
  public init(tracksLive: Bool = true, staysOpen: Bool = false) {
    self.tracksLive = tracksLive
    self.staysOpen = staysOpen
  }
}

/// A way in which assistive technology learns that an option is selected.
package enum SelectionSpeech: String, Hashable, Sendable, CaseIterable, Codable {
  /// By a trait, which the system speaks.
  case asTrait = "trait"
  /// By words after the text of the option, as in SAP's open port.
  case asWords = "words"
}
