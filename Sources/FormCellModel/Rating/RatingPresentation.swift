public import StyleSheet

/// What a renderer draws for a rating cell: every color, image, frame and word is decided.
///
/// It holds no rule to apply and no name to look up. Two renderers can differ only in how they draw,
/// and a test compares a whole cell with `==`. A text that is nil is hidden. All frames are in points
/// from the cell's upper left corner.
public struct RatingPresentation: Hashable, Sendable, Encodable {
  /// Where the parts stand; the frames say it in numbers.
  public let arrangement: RatingArrangement
  /// Which way the cell is read; the frames are turned already.
  public let direction: LayoutDirection
  /// The width that was asked for, and the height that the cell needs in it.
  public let size: Extent

  /// What is rated.
  public let keyName: StyledText?
  /// The words below the control.
  public let subtitle: StyledText?
  /// The rating or the average in figures, before the marks.
  public let leadingLabel: StyledText?
  /// The rating or the number of reviews in words, after the marks.
  public let trailingLabel: StyledText?

  /// What the rating is called; nil where it has no name.
  public let ratingName: String?
  /// What the marks are called, that of the first one first, as far as they have names.
  public let markNames: [String]
  /// What a form has to say, below all the rest and within ``size``; nil is nothing.
  public let validation: ValidationNotice?

  /// All marks together; what ``RatingCell/touch(atX:y:in:_:time:)`` is asked with.
  public let row: Frame
  /// Where a touch is for the marks: the row, grown to at least 44 points both ways, or what else
  /// the policies say.
  ///
  /// It may reach beyond the cell. Source: Apple's Human Interface Guidelines, smallest target.
  public let hitArea: Frame
  /// The part of the row that is lit, for a renderer that draws a strip of open marks and cuts one of
  /// lit marks to this; nil where the marks are not lit from the first one on.
  public let litFrame: Frame?
  /// The size that the row has where nothing narrows it.
  public let naturalRowSize: Extent
  /// Which scale a system's symbol has as a mark.
  public let symbolScale: RatingMetrics.SymbolScale
  /// In reading order, one for each rating above the lowest.
  public let marks: [RatingMark]

  /// The rating or the average, in its bounds, and not rounded.
  public let value: FixedDecimal
  /// The rating that the marks show.
  public let markedValue: FixedDecimal
  /// Why a person cannot change the rating; nil when they can.
  public let hindrance: ControlHindrance?
  /// The whole cell, as one element.
  public let accessibility: AccessibilityElement
  /// What can be chosen, an element each; empty where the cell is one thing to adjust, or fixed.
  public let choices: [AccessibilityElement]
  /// What a pointer that rests on the marks is told: the words for the rating that is shown for it, or
  /// those that are spoken.
  ///
  /// Nil is nothing, for a cell that looks disabled. Source: `sap.m.RatingIndicator`, its tests.
  public let tooltip: String?
  /// What is spoken when the rating has become this one, for a ``RatingEffect/announce(_:)``; nil where
  /// nobody can change it.
  public let announcement: String?
  /// Whether there is no rating, where that is a state of its own.
  public let isUnset: Bool
  /// Whether what the marks show is what others think, or the like, and not this rating.
  public let showsPlaceholder: Bool
  /// How long a change to this should take to be drawn, in seconds; 0 is at once.
  public let animation: Double
  /// How many times as large as the others a mark that ``RatingMark/isActive`` should be drawn, around
  /// its middle; more than 0.
  public let activeScale: Double

  /// All that is drawn, decided by somebody else: by the initializers below, or a test.
  package init(
    arrangement: RatingArrangement, direction: LayoutDirection, size: Extent,
    keyName: StyledText? = nil, subtitle: StyledText? = nil, leadingLabel: StyledText? = nil,
    trailingLabel: StyledText? = nil, ratingName: String? = nil,
    markNames: [String] = [], validation: ValidationNotice? = nil, row: Frame, hitArea: Frame,
    litFrame: Frame? = nil, naturalRowSize: Extent? = nil,
    symbolScale: RatingMetrics.SymbolScale = .large, marks: [RatingMark],
    value: FixedDecimal, markedValue: FixedDecimal, hindrance: ControlHindrance? = nil,
    accessibility: AccessibilityElement,
    choices: [AccessibilityElement] = [], tooltip: String? = nil,
    announcement: String? = nil, isUnset: Bool = false, showsPlaceholder: Bool = false,
    animation: Double = 0,
    activeScale: Double = 1
  ) {
    self.arrangement = arrangement
    self.direction = direction
    self.size = size
    self.keyName = keyName
    self.subtitle = subtitle
    self.leadingLabel = leadingLabel
    self.trailingLabel = trailingLabel
    self.ratingName = ratingName
    self.markNames = markNames
    self.validation = validation
    self.row = row
    self.hitArea = hitArea
    self.litFrame = litFrame
    self.naturalRowSize = naturalRowSize ?? Extent(width: row.width, height: row.height)
    self.symbolScale = symbolScale
    self.marks = marks
    self.value = value
    self.markedValue = markedValue
    self.hindrance = hindrance
    self.accessibility = accessibility
    self.choices = choices
    self.tooltip =
      tooltip ?? (accessibility.traits.contains(.notEnabled) ? nil : accessibility.value)
    self.announcement = announcement
    self.isUnset = isUnset
    self.showsPlaceholder = showsPlaceholder
    self.animation = animation
    self.activeScale = activeScale
  }
}

extension RatingPresentation {
  /// The facts that only a rating has; what every cell has is encoded by ``cell``.
  private enum CodingKeys: String, CodingKey {
    case arrangement, ratingName, markNames, validation, row, litFrame, naturalRowSize, symbolScale
    case marks, value, markedValue, isUnset, showsPlaceholder, hindrance, activeScale
  }

  /// Whether a person can change the rating.
  public var canChange: Bool { hindrance == nil }
}

extension RatingPresentation {
  /// What `cell` looks like in `theme`.
  ///
  /// - Parameters:
  ///   - cell: In any phase; under a finger it shows the rating that the finger is on.
  ///   - theme: For the environment in which the cell is drawn.
  ///   - width: The width of the cell, in points. What is not finite, or less than 0, counts as 0:
  ///     all is there then, and nothing has any width.
  ///   - direction: Which way the cell is read.
  ///   - textSize: How large the person wants text; large text stacks.
  ///   - strings: The words that are not the cell's own.
  /// - Complexity: O(*n*) in the number of marks.
  public init(
    of cell: borrowing RatingCell, in theme: Theme, width: Double = 320,
    _ direction: LayoutDirection = .leftToRight, textSize: TextSize = .large,
    strings: borrowing RatingStrings = .english
  ) {
    self.init(
      of: cell, Shared(RatingLook(of: cell.style, isLarge: cell.isLarge, in: theme)),
      cell.validation.map { ValidationLook(of: $0, in: theme) }, width, direction, textSize,
      strings)
  }

  /// What `cell` looks like, when what the theme says of all styles is known already.
  ///
  /// All else is as with a theme.
  public init(
    of cell: borrowing RatingCell, in looks: borrowing RatingLooks, width: Double = 320,
    _ direction: LayoutDirection = .leftToRight, textSize: TextSize = .large,
    strings: borrowing RatingStrings = .english
  ) {
    self.init(
      of: cell, looks.shared(cell.style, isLarge: cell.isLarge),
      cell.validation.flatMap { looks.look(of: $0) }, width, direction, textSize, strings)
  }

  /// What `cell` looks like, when what the theme says of its style is known already.
  ///
  /// A validation is drawn only with a look of its own. What is lent here, and by reference, is not
  /// copied: the strings and looks that were copied for each cell were half of what it took.
  private init(
    of cell: borrowing RatingCell, _ usualLook: Shared<RatingLook>,
    _ validationLook: ValidationLook?, _ width: Double, _ direction: LayoutDirection,
    _ textSize: TextSize, _ strings: borrowing RatingStrings
  ) {
    let ownLook =
      cell.images.entries.isEmpty
      ? usualLook
      : Shared(usualLook.value.with(cell.images, cell.policies.display.images, in: cell.style))
    let look = textSize == .large ? ownLook : Shared(ownLook.value.at(textSize))
    let stacks = textSize.stacksTexts
    let words = RatingWords(of: cell, strings)
    let inner = RatingLayout.inner(of: width)
    let room = words.room(in: look, wrappedTo: stacks ? inner : nil)
    let marksRow = cell.row(at: textSize, in: stacks ? inner : inner - room.widthBesideMarks)
    arrangement = cell.arrangement(at: textSize)
    let layout = RatingLayout(
      arrangement, of: marksRow, room, labels: stacks ? .aboveAndBelow : .beside,
      width: width, direction)
    let lit = LitMarks(of: cell)
    let placed = PlacedRow(marksRow, in: layout.row, direction)

    self.direction = direction
    validation =
      words.message == nil
      ? nil
      : cell.demand.notice(
        validationLook?.at(textSize), below: layout.size, direction, strings.validation)
    size = layout.size.taller(by: validation?.frame.height ?? 0)
    keyName = look.value.keyName.set(words.keyName, .leading, room.keyName, layout.keyName)
    subtitle = look.value.subtitle.set(words.subtitle, .center, room.subtitle, layout.subtitle)
    leadingLabel = look.value.leadingLabel.set(
      words.leadingLabel, stacks ? arrangement.alignment : .trailing, room.leadingLabel,
      layout.leadingLabel)
    trailingLabel = look.value.trailingLabel.set(
      words.trailingLabel, stacks ? arrangement.alignment : .leading, room.trailingLabel,
      layout.trailingLabel)
    markedValue = cell.markedValue
    ratingName = cell.labels.word(for: markedValue, in: cell.bounds)?.orNil
    markNames = cell.labels.words(in: cell.bounds)
    row = layout.row
    hitArea = layout.row.grown(to: cell.policies.pointer.target.side)
    litFrame = lit.strip(cell.policies.display.fill).map { placed.litFrame(marks: $0) }
    naturalRowSize = marksRow.extent
    symbolScale = cell.style.metrics(isLarge: cell.isLarge).symbolScale
    marks = RatingMark.row(of: cell, lit, look, placed, direction)
    value = cell.shownValue
    hindrance = cell.hindrance
    let choices = RatingWords.choices(of: cell, strings, placed)
    self.choices = choices ?? []
    accessibility = words.element(for: cell, strings, isGroup: choices != nil, size)
    tooltip = cell.tooltip(accessibility.value, strings)
    announcement = cell.announcement(strings)
    isUnset = cell.rating == nil
    showsPlaceholder = cell.showsPlaceholder
    animation = cell.policies.display.animation.asLength
    activeScale = cell.policies.display.activeScale.asScale
  }
}

extension RatingLook.Text {
  /// Nil where there is no text.
  fileprivate func set(
    _ text: String?, _ alignment: StyledText.Alignment, _ room: TextRoom, _ frame: Frame
  ) -> StyledText? {
    text.map {
      StyledText(
        $0, color: color, font: font, alignment: alignment, lineLimit: room.lines, frame: frame)
    }
  }
}

extension RatingArrangement {
  /// How labels are set that stand above and below the marks.
  fileprivate var alignment: StyledText.Alignment {
    switch side {
    case .trailing: .trailing
    case .center: .center
    }
  }
}

extension Double {
  /// Itself as what a size is multiplied by: 1 where it is no such number.
  fileprivate var asScale: Double { isFinite && self > 0 ? self : 1 }
}
