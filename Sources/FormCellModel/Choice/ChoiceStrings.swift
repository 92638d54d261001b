/// The placeholders of a phrase about an option: `"{option}, selected"`.
public enum ChoiceSlot: String, PhraseSlot, CaseIterable {
  /// The text of the option.
  case option

  /// False: the placeholder is a text.
  public var isNumber: Bool { false }
}

/// The localizable texts of a choice cell.
public struct ChoiceStrings: Hashable, Sendable {
  /// The name of a selected option, if words tell that it is selected.
  public var selected: Phrase<ChoiceSlot> = "{option}, selected"
  /// The name of an option that is not selected.
  public var notSelected: Phrase<ChoiceSlot> = "{option}, not selected"
  /// The hint of a closed picker.
  ///
  /// Source: cloud-sdk-ios-fiori, `FioriSwiftUICore.strings`.
  public var openHint = "Double tap to open"
  /// The hint of an open picker.
  public var closeHint = "Double tap to collapse"
  /// The separator between two texts.
  public var listSeparator = ", "
  /// The texts about required values and validations.
  public var validation = ValidationStrings(missing: "Choose an option")

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = ChoiceStrings()

  /// Returns the name of an option with the words for its selection.
  func words(for option: String, isSelected: Bool) -> String {
    (isSelected ? selected : notSelected) { $0 == .option ? option : "" }
  }
}
