import StyleSheet

@testable import FormCellModel

extension StyledText {
  /// Returns a text with an arbitrary style.
  static func plain(
    _ text: String, _ frame: Frame = Frame(x: 0, y: 0, width: 1000, height: 20),
    lineLimit: Int = 1
  ) -> StyledText {
    StyledText(
      text, color: ThemeColor(rgba: 0x0000_00FF), font: TextFont(.body), alignment: .leading,
      lineLimit: lineLimit, frame: frame)
  }
}

extension RatingPresentation {
  /// Returns a presentation of the given parts, with arbitrary values for the rest.
  static func made(
    _ arrangement: RatingArrangement = .sameLine, _ direction: ReadingDirection = .leftToRight,
    width: Double = 320, keyName: StyledText? = nil, subtitle: StyledText? = nil,
    leadingLabel: StyledText? = nil, trailingLabel: StyledText? = nil,
    validation: ValidationNotice? = nil, marks: [RatingMark] = [],
    label: String = "L", value: String = "V"
  ) -> RatingPresentation {
    let row = Frame(x: 0, y: 0, width: 0, height: 0)
    return RatingPresentation(
      arrangement: arrangement, direction: direction, size: Extent(width: width, height: 44),
      keyName: keyName, subtitle: subtitle, leadingLabel: leadingLabel,
      trailingLabel: trailingLabel, validation: validation, row: row, hitArea: row, marks: marks,
      value: 0,
      markedValue: 0,
      accessibility: AccessibilityElement(
        label: label, value: value, hint: nil, traits: .image,
        range: .init(minimum: 0, now: 0, maximum: 5), frame: row))
  }
}

extension RatingPresentation {
  /// Creates a presentation from resolved values.
  init(
    arrangement: RatingArrangement, direction: ReadingDirection, size: Extent,
    keyName: StyledText? = nil, subtitle: StyledText? = nil, leadingLabel: StyledText? = nil,
    trailingLabel: StyledText? = nil, validation: ValidationNotice? = nil, row: Frame,
    hitArea: Frame, litFrame: Frame? = nil, symbolScale: SymbolScale = .large,
    marks: [RatingMark], value: FixedDecimal, markedValue: FixedDecimal,
    hindrance: ControlHindrance? = nil, accessibility: AccessibilityElement,
    announcement: String? = nil, isUnset: Bool = false
  ) {
    self.init(
      arrangement: arrangement, direction: direction, size: size, keyName: keyName,
      subtitle: subtitle, leadingLabel: leadingLabel, trailingLabel: trailingLabel, ratingName: nil,
      markNames: [], validation: validation, row: row, hitArea: hitArea, litFrame: litFrame,
      naturalRowSize: Extent(width: row.width, height: row.height), symbolScale: symbolScale,
      marks: marks, underlines: [], value: value, markedValue: markedValue, hindrance: hindrance,
      accessibility: accessibility, choices: [],
      tooltip: accessibility.traits.contains(.notEnabled) ? nil : accessibility.value,
      announcement: announcement, isUnset: isUnset, showsPlaceholder: false, animation: 0,
      activeScale: 1)
  }
}

extension ValidationNotice {
  /// Creates a notice that is announced by its text.
  init(
    kind: Validation.Kind, style: Validation.Style, frame: Frame, background: ThemeColor?,
    icon: StyledPicture?, text: StyledText
  ) {
    self.init(
      kind: kind, style: style, frame: frame, background: background, icon: icon, text: text,
      announcement: text.text)
  }
}

extension AccessibilityElement {
  /// The current value, or `.min` if the element has none.
  var now: FixedDecimal { range?.now ?? .min }
  var step: FixedDecimal? { range?.step }
}
