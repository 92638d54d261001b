extension RatingLayout {
  /// Arranges a cell with its words in a width: a key name or a label without room beside the marks
  /// stands above or below them (decision 0047).
  init(
    of cell: borrowing RatingCell, _ words: borrowing RatingWords,
    _ strings: borrowing RatingStrings, _ look: Shared<RatingLook>, _ width: Double,
    _ direction: ReadingDirection, _ textSize: TextSize, _ measurer: TextMeasurer
  ) {
    let inner = Self.inner(of: width)
    let arrangement = cell.arrangement(at: textSize)
    func texts(_ labels: RatingControlLayout.LabelPlace) -> Texts {
      words.room(in: cell, strings, look, labels: labels, inner: inner, measurer)
    }
    func fit(_ arrangement: RatingArrangement, _ texts: Texts) -> Self {
      var besides = texts
      if arrangement == .keyNameAbove { besides.keyName = .none }
      return Self(
        arrangement, of: cell.row(at: textSize, in: inner - besides.widthBesideMarks), texts,
        labels: .beside, width: width, direction)
    }
    func stack(_ arrangement: RatingArrangement) -> Self {
      Self(
        arrangement, of: cell.row(at: textSize, in: inner), texts(.aboveAndBelow),
        labels: .aboveAndBelow, width: width, direction)
    }
    guard !textSize.stacksTexts else {
      self = stack(arrangement)
      return
    }
    var line = texts(.beside)
    var (next, best) = (arrangement, fit(arrangement, line))
    if !best.isWhole, arrangement == .sameLine, let keyName = words.keyName {
      if !line.keyName.fits(in: inner) {
        line.keyName = measurer.room(for: keyName, in: look.value.keyName.font, wrappedTo: inner)
      }
      next = .keyNameAbove
      best = fit(next, line)
    }
    self = best.isWhole ? best : stack(next)
  }

  /// True if the line of the marks has room for its texts.
  private var isWhole: Bool {
    (arrangement != .sameLine || texts.keyName.fits(in: keyName.width))
      && texts.leadingLabel.fits(in: leadingLabel.width)
      && texts.trailingLabel.fits(in: trailingLabel.width)
  }
}
