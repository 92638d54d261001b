import StyleSheet

/// The look of a stepper in a theme.
struct StepperLook {
  let field: FieldLook
  let text: ThemeColor
  let textFont: TextFont
  let cursor: ThemeColor
  let line: StyledShape.Stroke
  let minus: ThemeColor
  let plus: ThemeColor
  let buttonFont: TextFont

  /// Creates the look of a cell from the palette; the title has the class that the naming rule of
  /// the reference gives it.
  ///
  /// Source: cloud-sdk-ios-fiori, `StepperViewStyle`, `StepperFieldStyle`.
  init(of cell: StepperCell, _ context: CellContext) {
    let theme = context.theme
    let isDimmed = cell.field.isDimmed
    field = FieldLook(
      of: cell.field, titleAt: StepperCell.kind.titlePath, dimmed: .separator, context)
    text = theme.color(isDimmed ? .separator : .primaryLabel)
    textFont = TextFont(.body).at(context)
    cursor = theme.color(.tintColor)
    line =
      cell.isEditing
      ? StyledShape.Stroke(theme.color(.tintColor), width: 2)
      : StyledShape.Stroke(theme.color(.separator), width: 0.5)
    minus = theme.color(cell.canDecrement ? .tintColor : .separator)
    plus = theme.color(cell.canIncrement ? .tintColor : .separator)
    buttonFont = TextFont(.callout).at(context)
  }
}
