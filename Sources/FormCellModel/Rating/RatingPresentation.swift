public import StyleSheet

/// The resolved presentation of a rating cell: every color, image, frame and text.
///
/// A renderer applies no rules and resolves no names, so that a test can compare a whole cell with
/// `==`. A nil text is hidden. All frames are in points from the cell's upper left corner.
public struct RatingPresentation: Hashable, Sendable, Encodable {
  /// The arrangement of the parts; the frames include it.
  package let arrangement: RatingArrangement
  /// The reading direction; the frames include it.
  public let direction: ReadingDirection
  /// The requested width, and the height that the cell needs.
  public let size: Extent

  /// The name of the rated item.
  public let keyName: StyledText?
  /// The text below the control.
  public let subtitle: StyledText?
  /// The rating or the average as a number, before the marks.
  public let leadingLabel: StyledText?
  /// The rating or the number of reviews in words, after the marks.
  public let trailingLabel: StyledText?

  /// The name of the rating; nil if it has none.
  package let ratingName: String?
  /// The names of the marks from the first on, as far as they have names.
  package let markNames: [String]
  /// The validation notice, below the other parts and within ``size``; nil if there is none.
  public let validation: ValidationNotice?

  /// The frame of all marks, the argument of ``RatingCell/touch(atX:y:in:_:time:)``.
  public let row: Frame
  /// The touch area of the marks: the row, enlarged to at least 44 points in both directions, or to
  /// the size of the policy.
  ///
  /// It can extend beyond the cell. Source: Apple's Human Interface Guidelines, smallest target.
  public let hitArea: Frame
  /// The lit part of the row, for a renderer that crops a strip of lit marks; nil if the marks are
  /// not lit from the first one on.
  public let litFrame: Frame?
  /// The size of the row if it is not narrowed.
  public let naturalRowSize: Extent
  /// The scale of a system symbol that is used as a mark.
  package let symbolScale: SymbolScale
  /// The marks in reading order, one for each rating above the lowest.
  public let marks: [RatingMark]

  /// Lines below the lit parts of marks that only their color would tell from open ones; empty
  /// unless the user asks for a difference without color.
  let underlines: [StyledShape]

  /// The rating or the average, within the bounds and not rounded; the lower bound without one.
  public let value: FixedDecimal
  package let markedValue: FixedDecimal
  /// The reason that the user cannot change the rating; nil if they can.
  public let hindrance: ControlHindrance?
  /// The accessibility element of the whole cell.
  public let accessibility: AccessibilityElement
  /// The accessibility elements of the choices; empty if the cell is one adjustable element, or
  /// fixed.
  public let choices: [AccessibilityElement]
  /// The tooltip of the marks: the words for the previewed rating, or the spoken words.
  ///
  /// Nil for a disabled style. Source: `sap.m.RatingIndicator`, its tests.
  public let tooltip: String?
  /// The announcement of this rating, for a ``RatingEffect/announce(_:_:)``; nil if the user cannot
  /// change it.
  public let announcement: String?
  /// True if there is no rating and the policy has a separate state for that.
  public let isUnset: Bool
  /// True if the marks show the placeholder, such as an average, and not this rating.
  package let showsPlaceholder: Bool
  /// The suggested duration of a change to this presentation, in seconds; 0 means no animation.
  public let animation: Double
  /// The suggested scale of a mark that ``RatingMark/isActive``, around its center; greater than 0.
  public let activeScale: Double

  /// The keys that only a rating has; ``cell`` encodes the common ones.
  private enum CodingKeys: String, CodingKey {
    case arrangement, ratingName, markNames, validation, row, litFrame, naturalRowSize, symbolScale
    case marks, value, markedValue, isUnset, showsPlaceholder, hindrance, activeScale
  }

  /// True if the user can change the rating.
  public var canChange: Bool { hindrance == nil }
}

extension RatingPresentation {
  /// Creates the presentation of a cell in a theme.
  ///
  /// - Parameters:
  ///   - cell: In any phase; during a touch it shows the rating under the finger.
  ///   - theme: The theme for the environment of the cell.
  ///   - width: The width of the cell, in points. A negative or non-finite number counts as 0:
  ///     every part is present, with no width.
  ///   - direction: The reading direction.
  ///   - textSize: The text size of the user; large text is stacked.
  ///   - accessibility: The accessibility settings of the user.
  ///   - strings: The texts that the cell does not provide.
  ///   - measurer: The measurer of texts.
  /// - Complexity: O(*n*) in the number of marks.
  public init(
    of cell: borrowing RatingCell, in theme: Theme, width: Double = 320,
    _ direction: ReadingDirection = .leftToRight, textSize: TextSize = .large,
    accessibility: AccessibilitySettings = AccessibilitySettings(),
    strings: borrowing RatingStrings = .english, measurer: TextMeasurer = .estimated
  ) {
    self.init(
      of: cell,
      Shared(RatingLook(of: cell.style, isLarge: cell.isLarge, in: theme, cell.shownTexts)),
      cell.validation.map { ValidationLook(of: $0, isDimmed: cell.style.isDimmed, in: theme) },
      width, direction, textSize,
      accessibility, strings, measurer)
  }

  package init(
    of cell: borrowing RatingCell, in context: CellContext, strings: borrowing RatingStrings
  ) {
    self.init(
      of: cell, in: context.theme, width: context.width, context.direction,
      textSize: context.textSize, accessibility: context.accessibility, strings: strings,
      measurer: context.measurer)
  }

  /// Creates the presentation of a cell with the resolved looks of a theme.
  ///
  /// The other parameters are as with a theme.
  public init(
    of cell: borrowing RatingCell, in looks: borrowing RatingLooks, width: Double = 320,
    _ direction: ReadingDirection = .leftToRight, textSize: TextSize = .large,
    accessibility: AccessibilitySettings = AccessibilitySettings(),
    strings: borrowing RatingStrings = .english, measurer: TextMeasurer = .estimated
  ) {
    self.init(
      of: cell, looks.shared(cell.style, isLarge: cell.isLarge),
      cell.validation.flatMap { looks.look(of: $0, in: cell.style) }, width, direction, textSize,
      accessibility,
      strings, measurer)
  }

  /// Creates the presentation of a cell with the resolved look of its style.
  ///
  /// A validation is drawn only with a look of its own. Borrowed and shared arguments avoid copies
  /// per cell.
  private init(
    of cell: borrowing RatingCell, _ usualLook: Shared<RatingLook>,
    _ validationLook: ValidationLook?, _ width: Double, _ direction: ReadingDirection,
    _ textSize: TextSize, _ settings: AccessibilitySettings, _ strings: borrowing RatingStrings,
    _ measurer: TextMeasurer
  ) {
    let ownLook =
      cell.images.entries.isEmpty
      ? usualLook
      : Shared(usualLook.value.with(cell.images, cell.policies.display.images, in: cell.style))
    let look =
      textSize == .large && !settings.boldensText
      ? ownLook : Shared(ownLook.value.at(textSize, settings))
    let words = RatingWords(of: cell, strings)
    let layout = RatingLayout(of: cell, words, strings, look, width, direction, textSize, measurer)
    let room = layout.texts
    let stacks = layout.labels == .aboveAndBelow
    arrangement = layout.arrangement
    markedValue = cell.markedValue
    let lit = LitMarks(of: cell, markedValue)
    let placed = PlacedRow(layout.marks, in: layout.row, direction)

    self.direction = direction
    validation =
      words.message == nil
      ? nil
      : cell.requirement.notice(
        validationLook?.at(textSize, settings), below: layout.size, direction,
        strings.table.validation,
        measurer)
    size = layout.size.taller(by: validation?.frame.height ?? 0)
    keyName = look.value.keyName.set(
      words.keyName, .leading, room.keyName, layout.keyName, measurer)
    subtitle = look.value.subtitle?.set(
      words.subtitle, .center, room.subtitle, layout.subtitle, measurer)
    leadingLabel = look.value.leadingLabel?.set(
      words.leadingLabel, stacks ? arrangement.alignment : .trailing, room.leadingLabel,
      layout.leadingLabel, measurer)
    trailingLabel = look.value.trailingLabel?.set(
      words.trailingLabel, stacks ? arrangement.alignment : .leading, room.trailingLabel,
      layout.trailingLabel, measurer)
    ratingName = cell.labels.word(for: markedValue, in: cell.bounds)?.orNil
    markNames = cell.labels.words(in: cell.bounds)
    row = layout.row
    hitArea = layout.row.grown(to: cell.policies.pointer.target.side)
    litFrame = lit.strip(cell.policies.display.fill).map { placed.litFrame(marks: $0) }
    naturalRowSize = layout.marks.extent
    symbolScale = cell.style.metrics(isLarge: cell.isLarge).symbolScale
    marks = RatingMark.row(of: cell, lit, look, placed, direction)
    value = cell.ownValue
    hindrance = cell.hindrance
    let choices = RatingWords.choices(of: cell, strings, placed)
    self.choices = choices ?? []
    accessibility = words.element(for: cell, strings, isGroup: choices != nil, size)
    tooltip = cell.tooltip(accessibility.value, strings)
    announcement = cell.announcement(strings, spokenRating: words.rating)
    isUnset = cell.rating == nil
    showsPlaceholder = cell.showsPlaceholder
    underlines =
      settings.differentiatesWithoutColor ? RatingMark.underlines(of: marks, in: cell, look) : []
    animation = settings.reducesMotion ? 0 : cell.policies.display.animation.asLength
    activeScale = settings.reducesMotion ? 1 : cell.policies.display.activeScale.asScale
  }
}

extension RatingCell {
  /// The shown texts beside the key name.
  fileprivate var shownTexts: RatingLook.Texts {
    var texts: RatingLook.Texts = []
    if arrangement == .stacked { texts.insert(.subtitle) }
    if showsLeadingLabel { texts.insert(.leadingLabel) }
    if showsTrailingLabel { texts.insert(.trailingLabel) }
    return texts
  }
}

extension RatingLook.Text {
  /// Returns a styled text; nil if there is no text.
  fileprivate func set(
    _ text: String?, _ alignment: StyledText.Alignment, _ room: TextRoom, _ frame: Frame,
    _ measurer: TextMeasurer
  ) -> StyledText? {
    text.map {
      StyledText(
        $0, color: color, font: font, alignment: alignment, lineLimit: room.lines, frame: frame,
        measurer: measurer, unbroken: room.unbroken)
    }
  }
}

extension Double {
  /// The number as a scale: 1 if it is not finite and positive.
  fileprivate var asScale: Double { isFinite && self > 0 ? self : 1 }
}
