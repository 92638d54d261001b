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
/// The frame stands below the title, at the trailing edge, if there is no room beside it. A number
/// with no room between the buttons stands above them, whole:
///
/// ```
/// │ 16 [title                ] 16 │
/// │ 16 [      −9999999       ] 16 │
/// │    [    −     │     +    ]    │
/// ```
///
/// Source: cloud-sdk-ios-fiori, `StepperViewStyle`; the distances at the edges are those of all
/// cells.
struct StepperLayout {
  private let cell: StepperCell
  private let look: StepperLook
  var shared: FieldLayout
  private(set) var bottom = FieldLayout.margin
  private(set) var minus: Frame?
  private(set) var text: Frame?
  private(set) var plus: Frame?
  /// The edited text with its cursor; nil while the cell is at rest.
  private(set) var editedText: EditedText?

  var cursor: ThemeColor { look.cursor }

  private static let gap = 16.0
  private static let side = 44.0
  private static let least = 136.0

  init(of cell: StepperCell, _ context: CellContext) {
    self.cell = cell
    look = StepperLook(of: cell, context)
    shared = FieldLayout(of: cell.field, look.field, context)
  }

  /// Adds the title, and the buttons with the text; a read-only cell has the text alone.
  ///
  /// The frame has room for the widest of some numbers, so that its width is constant.
  mutating func add(title: String, text: String, widest: [String]) {
    let font = look.textFont
    guard cell.field.access != .readOnly else {
      bottom = shared.addHeader(
        title: title, .stepperText, text, look.text, font, widest: widest, direction: .leftToRight)
      return
    }
    let wanted = (widest.map { shared.width(of: $0, in: font) }.max() ?? 0) + 4
    let width = min(max(2 * Self.side + max(wanted, Self.side), Self.least), shared.inner)
    let inside = width - 2 * Self.inset(in: width)
    let row = max(Self.side, shared.height(ofAny: widest, in: font, wrappedTo: inside) + 16)
    let isStacked = wanted > width - 2 * Self.side
    let height = isStacked ? row + Self.side : row
    let titleFont = look.field.titleFont
    let room = shared.inner - width - Self.gap
    let isBeside =
      title.isEmpty
      || !title.hasLineEnd && shared.width(of: title, in: titleFont) <= room
    var y = FieldLayout.margin
    if isBeside {
      if !title.isEmpty {
        _ = shared.addTitle(title, y: y + (height - titleFont.lineHeight) / 2, width: room)
      }
    } else {
      y = shared.addTitle(title, y: y + 3, width: shared.inner) + 11
    }
    let x = shared.edge + shared.inner - width
    addFrame(text, x: x, y: y, width: width, height: height, above: isStacked ? row : nil)
    bottom = y + height
  }

  /// Adds the frame with its buttons beside the text, or below a text of a given height.
  private mutating func addFrame(
    _ words: String, x: Double, y: Double, width: Double, height: Double, above row: Double?
  ) {
    let side = row == nil ? min(Self.side, width / 3) : width / 2
    let frame = shared.place(x: x, y: y, width: width, height: height)
    shared.add(
      .stepper,
      StyledShape(frame, color: ThemeColor(rgba: 0), stroke: look.line, cornerRadius: 10))
    let (top, tall) = row.map { (y + $0, height - $0) } ?? (y, height)
    minus = addButton(.decrement, .minus, look.minus, x: x, y: top, width: side, height: tall)
    text =
      row.map { addText(words, x: x, y: y, width: width, height: $0) }
      ?? addText(words, x: x + side, y: y, width: width - 2 * side, height: height)
    plus = addButton(
      .increment, .plus, look.plus, x: x + width - side, y: top, width: side, height: tall)
  }

  private mutating func addButton(
    _ part: CellPart, _ image: ImageName, _ color: ThemeColor, x: Double, y: Double, width: Double,
    height: Double
  ) -> Frame {
    let side = min(look.buttonFont.pointSize, width, height)
    let icon = shared.place(
      x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
    shared.add(part, icon: image, color, icon)
    return shared.place(x: x, y: y, width: width, height: height)
  }

  private mutating func addText(
    _ words: String, x: Double, y: Double, width: Double, height: Double
  ) -> Frame {
    let (font, inset) = (look.textFont, Self.inset(in: width))
    let wide = width - 2 * inset
    let tall = Double(shared.room(for: words, in: font, wrappedTo: wide).lines) * font.lineHeight
    let line = (x: x + inset, y: y + (height - tall) / 2, width: wide)
    _ = shared.add(
      .stepperText, words, look.text, font, .center, x: line.x, y: line.y,
      width: wide, direction: .leftToRight)
    if cell.isEditing {
      editedText = shared.editedText(
        .stepperText, words, .center, font, look.cursor,
        shared.place(x: line.x, y: line.y, width: wide, height: tall))
    }
    return shared.place(x: x, y: y, width: width, height: height)
  }

  private static func inset(in width: Double) -> Double { min(2, width / 2) }
}

extension ImageName {
  fileprivate static let minus = ImageName("minus")
  fileprivate static let plus = ImageName("plus")
}
