/// A rating cell arranged in a width: a key name or a label without room beside the marks stands above
/// or below them (decision 0047).
struct RatingFit {
  let arrangement: RatingArrangement
  let labels: RatingControlLayout.LabelPlace
  let texts: RatingLayout.Texts
  /// The marks at the text size.
  let marks: ControlRow
  let layout: RatingLayout

  /// Arranges a cell with its words.
  init(
    of cell: borrowing RatingCell, _ words: borrowing RatingWords,
    _ strings: borrowing RatingStrings, _ look: Shared<RatingLook>, _ width: Double,
    _ direction: ReadingDirection, _ textSize: TextSize, _ measurer: TextMeasurer
  ) {
    let inner = RatingLayout.inner(of: width)
    let arrangement = cell.arrangement(at: textSize)
    func texts(wrappedTo width: Double?) -> RatingLayout.Texts {
      words.room(in: cell, strings, look, wrappedTo: width, measurer)
    }
    func fit(_ arrangement: RatingArrangement, _ texts: RatingLayout.Texts) -> Self {
      let besides = arrangement == .keyNameAbove ? texts.with(keyName: .none) : texts
      return Self(
        arrangement, texts, cell.row(at: textSize, in: inner - besides.widthBesideMarks),
        labels: .beside, width, direction)
    }
    func stack(_ arrangement: RatingArrangement) -> Self {
      Self(
        arrangement, texts(wrappedTo: inner), cell.row(at: textSize, in: inner),
        labels: .aboveAndBelow, width, direction)
    }
    guard !textSize.stacksTexts else {
      self = stack(arrangement)
      return
    }
    let line = texts(wrappedTo: nil)
    var (next, best) = (arrangement, fit(arrangement, line))
    if !best.isWhole, arrangement == .sameLine, let keyName = words.keyName {
      let room =
        line.keyName.fits(in: inner)
        ? line.keyName
        : measurer.room(for: keyName, in: look.value.keyName.font, wrappedTo: inner)
      next = .keyNameAbove
      best = fit(next, line.with(keyName: room))
    }
    self = best.isWhole ? best : stack(next)
  }

  /// True if the line of the marks has room for its texts.
  private var isWhole: Bool {
    func holds(_ frame: Frame, _ room: TextRoom) -> Bool { room.extent.width <= frame.width }
    return (arrangement != .sameLine || holds(layout.keyName, texts.keyName))
      && holds(layout.leadingLabel, texts.leadingLabel)
      && holds(layout.trailingLabel, texts.trailingLabel)
  }

  private init(
    _ arrangement: RatingArrangement, _ texts: RatingLayout.Texts, _ marks: ControlRow,
    labels: RatingControlLayout.LabelPlace, _ width: Double, _ direction: ReadingDirection
  ) {
    self.arrangement = arrangement
    self.labels = labels
    self.texts = texts
    self.marks = marks
    layout = RatingLayout(
      arrangement, of: marks, texts, labels: labels, width: width, direction)
  }
}

extension RatingLayout.Texts {
  fileprivate func with(keyName: TextRoom) -> Self {
    Self(
      keyName: keyName, subtitle: subtitle, leadingLabel: leadingLabel,
      trailingLabel: trailingLabel)
  }
}
