import StyleSheet

extension CellPart {
  static let stepper = CellPart("stepper", title: "stepper")
  static let stepperText = CellPart("textField", title: "text field")
  static let decrement = CellPart("decrement", title: "minus button")
  static let increment = CellPart("increment", title: "plus button")
}

/// The layout of a stepper cell in progress.
///
/// ```
/// │ 16 [title       ] 16 [ −  3  + ] 16 │
/// │    [information]                    │
/// ```
///
/// The frame stands below the title, at the trailing edge, if there is no room beside it.
///
/// Source: cloud-sdk-ios-fiori, `StepperViewStyle`; the distances at the edges are those of all
/// cells.
struct StepperLayout {
  private let cell: StepperCell
  private let look: StepperLook
  private(set) var shared: FieldLayout
  private var bottom = FieldLayout.margin
  private(set) var minus: Frame?
  private(set) var text: Frame?
  private(set) var plus: Frame?
  /// The edited text with its cursor; nil while the cell is at rest.
  private(set) var editedText: EditedText?

  private static let gap = 16.0
  private static let side = 44.0
  private static let least = 136.0

  init(of cell: StepperCell, _ context: CellContext) {
    self.cell = cell
    look = StepperLook(of: cell, context)
    shared = FieldLayout(of: cell.field, look.field, context)
  }

  /// Adds the title, and the buttons with the text; a read-only cell has the text alone.
  mutating func add(title: String, text: String, longest: String) {
    let isReadOnly = cell.field.access == .readOnly
    let font = look.textFont
    let wanted = shared.width(of: longest, in: font) + 4
    let width = min(
      isReadOnly ? wanted : max(2 * Self.side + max(wanted, Self.side), Self.least), shared.inner)
    let height = max(Self.side, font.lineHeight + 16)
    let titleFont = look.field.titleFont
    let room = shared.inner - width - Self.gap
    let isBeside = title.isEmpty || shared.width(of: title, in: titleFont) <= room
    var y = FieldLayout.margin
    if isBeside {
      if !title.isEmpty {
        _ = shared.addTitle(title, y: y + (height - titleFont.lineHeight) / 2, width: room)
      }
    } else {
      y = shared.addTitle(title, y: y + 3, width: shared.inner) + 11
    }
    let x = shared.edge + shared.inner - width
    if isReadOnly {
      _ = addText(text, .trailing, x: x, y: y, width: width, height: height)
    } else {
      addFrame(text, x: x, y: y, width: width, height: height)
    }
    bottom = y + height
  }

  /// Adds the information and the notice of a form; returns the notice and the size of the cell.
  mutating func finish(
    _ demand: FormDemand, _ strings: ValidationStrings
  ) -> (ValidationNotice?, Extent) {
    bottom = shared.addInformation(below: bottom, width: shared.inner)
    return shared.addNotice(demand, below: bottom, strings)
  }
}

extension StepperLayout {
  private mutating func addFrame(
    _ words: String, x: Double, y: Double, width: Double, height: Double
  ) {
    let side = min(Self.side, width / 3)
    let frame = shared.place(x: x, y: y, width: width, height: height)
    let box = StyledShape(
      frame, color: ThemeColor(rgba: 0), stroke: look.line, cornerRadius: 10)
    shared.items.append(CellItem(.stepper, .shape(box)))
    minus = addButton(.decrement, .minus, look.minus, x: x, y: y, width: side, height: height)
    text = addText(words, .center, x: x + side, y: y, width: width - 2 * side, height: height)
    plus = addButton(
      .increment, .plus, look.plus, x: x + width - side, y: y, width: side, height: height)
  }

  private mutating func addButton(
    _ part: CellPart, _ image: ImageName, _ color: ThemeColor, x: Double, y: Double, width: Double,
    height: Double
  ) -> Frame {
    let side = min(look.buttonFont.pointSize, width, height)
    let icon = shared.place(
      x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
    shared.items.append(CellItem(part, .picture(StyledPicture(image, tint: color, .icon, icon))))
    return shared.place(x: x, y: y, width: width, height: height)
  }

  private mutating func addText(
    _ words: String, _ alignment: StyledText.Alignment, x: Double, y: Double, width: Double,
    height: Double
  ) -> Frame {
    let inset = min(2, width / 2)
    let top = y + (height - look.textFont.lineHeight) / 2
    _ = shared.add(
      .stepperText, words, look.text, look.textFont, alignment, x: x + inset, y: top,
      width: width - 2 * inset, lines: 1, direction: .leftToRight)
    if cell.isEditing {
      let line = shared.place(
        x: x + inset, y: top, width: width - 2 * inset, height: look.textFont.lineHeight)
      editedText = shared.editedText(
        .stepperText, words, alignment, look.textFont, look.cursor, line)
    }
    return shared.place(x: x, y: y, width: width, height: height)
  }
}

extension ImageName {
  fileprivate static let minus = ImageName("minus")
  fileprivate static let plus = ImageName("plus")
}
