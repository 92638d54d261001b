/// A rating cell arranged in a width: the key name stands above the control if the line of the
/// marks has no room for all of it (decision 0047).
struct RatingFit {
  let arrangement: RatingArrangement
  let texts: RatingLayout.Texts
  /// The marks at the text size.
  let marks: ControlRow
  let layout: RatingLayout

  /// Arranges a cell with its words.
  ///
  /// `settled` are those before a touch, so that the cell is not arranged anew under the finger; nil
  /// without a touch.
  init(
    of cell: borrowing RatingCell, _ words: RatingWords, settled: RatingWords?,
    _ look: Shared<RatingLook>, _ width: Double, _ direction: ReadingDirection,
    _ textSize: TextSize, _ measurer: TextMeasurer
  ) {
    let inner = RatingLayout.inner(of: width)
    let stacks = textSize.stacksTexts
    let texts = words.room(in: look, wrappedTo: stacks ? inner : nil, measurer)
    func usual(_ texts: RatingLayout.Texts) -> Self {
      Self(
        cell.arrangement(at: textSize), texts,
        cell.row(at: textSize, in: stacks ? inner : inner - texts.widthBesideMarks),
        labels: stacks ? .aboveAndBelow : .beside, width, direction)
    }
    let resting = usual(
      settled.map { $0.room(in: look, wrappedTo: stacks ? inner : nil, measurer) } ?? texts)
    guard resting.arrangement == .sameLine,
      texts.keyName.extent.width > resting.layout.keyName.width
    else {
      self = settled == nil ? resting : usual(texts)
      return
    }
    let keyName = measurer.room(
      for: words.keyName, in: look.value.keyName.font, wrappedTo: inner)
    let besides = texts.with(keyName: .none).widthBesideMarks
    self.init(
      .keyNameAbove, texts.with(keyName: keyName), cell.row(at: textSize, in: inner - besides),
      labels: .beside, width, direction)
  }

  private init(
    _ arrangement: RatingArrangement, _ texts: RatingLayout.Texts, _ marks: ControlRow,
    labels: RatingControlLayout.LabelPlace, _ width: Double, _ direction: ReadingDirection
  ) {
    self.arrangement = arrangement
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
