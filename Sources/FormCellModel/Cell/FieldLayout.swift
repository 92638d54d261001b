import StyleSheet

/// The layout of a form cell in progress: its items, and the parts that all cells share.
///
/// All distances are in reading order; ``place(x:y:width:height:)`` mirrors them. The 16 points at
/// the edges and the 8 points above and below are those of the rating cell; the 4 points above the
/// information are those of cloud-sdk-ios-fiori.
struct FieldLayout {
  /// The text below the title; nil for none.
  private let information: String?
  private let isDimmed: Bool
  let look: FieldLook
  let context: CellContext
  /// The width of the cell; a finite length.
  let width: Double
  /// The items so far, in drawing order.
  var items: [CellItem] = []

  /// The distance above the first part and below the last one.
  static let margin = 8.0
  /// The least height of a cell, and the least width of a value.
  static let least = 44.0

  init(of field: borrowing FormField, _ look: FieldLook, _ context: borrowing CellContext) {
    information = field.information?.orNil
    isDimmed = field.isDimmed
    self.look = look
    self.context = copy context
    width = context.width.asLength
    items.reserveCapacity(6)
  }

  /// The distance of the content from each side.
  var edge: Double { min(16, width / 2) }
  /// The width between the edges.
  var inner: Double { width - 2 * edge }

  /// Returns a frame, mirrored for languages that are read from right to left.
  func place(x: Double, y: Double, width: Double, height: Double) -> Frame {
    place(Frame(x: x, y: y, width: width, height: height))
  }

  func place(_ frame: Frame) -> Frame { context.direction.place(frame, inWidth: width) }

  /// Returns the width of a text on one line, in whole points.
  func width(of text: String, in font: TextFont) -> Double {
    context.measurer.width(of: text, in: font).rounded(.up)
  }

  /// Returns the area of a text that wraps in a width.
  func room(for text: String, in font: TextFont, wrappedTo width: Double) -> TextRoom {
    context.measurer.room(for: text, in: font, wrappedTo: width)
  }

  /// Returns the height that has room for any of some texts, wrapped to a width.
  func height(ofAny texts: [String], in font: TextFont, wrappedTo width: Double) -> Double {
    texts.map { room(for: $0, in: font, wrappedTo: width).extent.height }.reduce(0, max)
  }

  /// Returns true if a text has room beside a part that takes a width of the line.
  func hasRoom(for text: String, in font: TextFont, beside taken: Double) -> Bool {
    context.measurer.hasRoom(for: text, in: font, beside: taken, of: inner)
  }

  mutating func add(_ part: CellPart, _ shape: StyledShape) {
    items.append(CellItem(part, .shape(shape)))
  }

  mutating func add(_ part: CellPart, icon: ImageName, _ tint: ThemeColor, _ frame: Frame) {
    items.append(CellItem(part, .picture(StyledPicture(icon, tint: tint, .icon, frame))))
  }

  /// Adds a text that wraps in a width, unless it is empty, and returns its lower edge.
  mutating func add(
    _ part: CellPart, _ words: String, _ color: ThemeColor, _ font: TextFont,
    _ alignment: StyledText.Alignment = .leading, x: Double, y: Double, width: Double,
    lines most: Int? = nil, direction: ReadingDirection? = nil
  ) -> Double {
    guard !words.isEmpty else { return y }
    let room = context.measurer.room(
      for: words, in: font, wrappedTo: width, lines: most ?? TextMeasurer.mostLines)
    let frame = place(x: x, y: y, width: width, height: room.extent.height)
    let text = StyledText(
      words, color: color, font: font, alignment: alignment, lineLimit: room.lines, frame: frame,
      measurer: context.measurer, direction: direction, unbroken: room.unbroken)
    items.append(CellItem(part, .text(text)))
    return frame.maxY
  }

  /// Adds the title, and returns its lower edge; an empty title takes the height of a line.
  mutating func addTitle(_ title: String, y: Double, width: Double) -> Double {
    max(
      add(
        .title, title, look.title, look.titleFont, x: edge, y: y, width: width,
        lines: look.titleLines),
      y + look.titleFont.lineHeight)
  }

  /// Adds the information below a height, with the icon of its kind, and returns its lower edge.
  mutating func addInformation(below top: Double, width: Double) -> Double {
    guard let information else { return top }
    return addMessage(.information, information, informationLook, below: top, width: width)
  }

  private var informationLook: ValidationLook {
    ValidationLook(
      color: look.information, font: look.informationFont, icon: look.icon,
      iconColor: look.information, background: nil)
  }

  /// Returns true if there is no information, or it has room beside a part that takes a width.
  func informationHasRoom(beside taken: Double) -> Bool {
    information.map { hasRoom(forMessage: $0, informationLook, beside: taken) } ?? true
  }

  /// Returns true if there is no information, or it breaks no word in a width, after its icon.
  func informationKeepsWords(in width: Double) -> Bool {
    guard let information else { return true }
    let icon = MessageIcon(information, informationLook, in: width, context.measurer)
    let fitting = context.measurer.fitting(in: look.informationFont)
    return icon.isBeside && fitting.keepsWords(of: information, room: width - icon.indent)
  }

  /// Returns true if a footnote has room beside a part, after its icon.
  func hasRoom(forMessage words: String, _ look: ValidationLook, beside taken: Double) -> Bool {
    let icon = MessageIcon(words, look, in: inner - taken, context.measurer)
    return icon.isBeside && hasRoom(for: words, in: look.font, beside: taken + icon.indent)
  }

  /// Adds a footnote with its icon, and returns its lower edge.
  mutating func addMessage(
    _ part: CellPart, _ words: String, _ look: ValidationLook, lines: Int? = nil,
    below top: Double, width: Double
  ) -> Double {
    let (font, y) = (look.font, top + 4)
    let icon = MessageIcon(words, look, in: width, context.measurer)
    if let image = look.icon {
      let frame = place(
        x: edge, y: y + (font.lineHeight - icon.side) / 2, width: icon.side, height: icon.side)
      add(part, icon: image, look.iconColor, frame)
    }
    return add(
      part, words, look.color, font, x: edge + icon.indent, y: y + icon.drop,
      width: width - icon.indent, lines: lines)
  }

  /// Adds the information and the notice of a form below a height; returns the announcement of the
  /// notice, and the size of the cell.
  mutating func addEnd(
    below bottom: Double, _ requirement: FieldRequirement, _ strings: ValidationStrings
  ) -> (announcement: String?, Extent) {
    addNotice(requirement, below: addInformation(below: bottom, width: inner), strings)
  }

  /// Adds the notice of a form below the cell; returns its announcement, and the size of the cell
  /// with it.
  mutating func addNotice(
    _ requirement: FieldRequirement, below bottom: Double, _ strings: ValidationStrings
  ) -> (announcement: String?, Extent) {
    let size = Extent(width: width, height: max(bottom + Self.margin, Self.least))
    guard let validation = requirement.validation else { return (nil, size) }
    let look = ValidationLook(of: validation, isDimmed: isDimmed, in: context.theme)
      .at(context.textSize, context.accessibility)
    let notice = requirement.notice(look, below: size, context.direction, strings, context.measurer)
    notice?.add(to: &items)
    return (notice?.announcement, size.taller(by: notice?.frame.height ?? 0))
  }
}

extension CellPart {
  static let title = CellPart("title", title: "title")
  static let information = CellPart("information", title: "information")
}
