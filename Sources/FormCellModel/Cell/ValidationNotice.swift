public import StyleSheet

/// The layout of a validation message at the bottom of its cell, ready to draw.
///
/// ```
/// │ Quality*                           ☆☆☆☆☆ │
/// │▒(!)▒A rating is required▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// ```
public struct ValidationNotice: Hashable, Sendable, Encodable {
  /// The kind of the message.
  public let kind: Validation.Kind
  /// The layout of the message.
  public let style: Validation.Style
  /// The frame of the notice; as wide as the cell.
  public let frame: Frame
  /// The background color; nil for none.
  public let background: ThemeColor?
  /// The icon before the text, or above a text that has no room beside it; nil for none.
  ///
  /// It is a square that is 2 points lower than a line, or smaller in a narrow cell.
  public let icon: StyledPicture?
  /// The text, on one to three lines, or as many as a large text needs.
  public let text: StyledText
  /// The announcement when the message appears, which begins with its kind.
  public let announcement: String
}

extension ValidationNotice {
  /// The keys that only a notice has; its cell encodes the items to draw.
  private enum CodingKeys: String, CodingKey {
    case kind, style
  }

  /// Lays out a notice below a cell of the given size.
  ///
  /// ```
  /// │ 16 [icon 16] 8 [words] 16 │     8 points above and below
  /// ```
  ///
  /// The icon is above a text that has no room beside it. The text has at most three lines, unless
  /// the text size stacks texts. The distances are this package's choice.
  ///
  /// Source: SAP Fiori for iOS design guideline, inline validation: at most three lines.
  package init(
    _ message: String, _ validation: Validation, _ look: ValidationLook, below size: Extent,
    _ direction: ReadingDirection, announcement: String, _ measurer: TextMeasurer = .estimated
  ) {
    let edge = min(Self.edge, size.width / 2)
    let inner = size.width - 2 * edge
    let icon = MessageIcon(message, look, in: inner, measurer)
    let room = inner - icon.indent
    let textRoom = measurer.room(
      for: message, in: look.font, wrappedTo: room, lines: Self.mostLines(at: look.font.size))
    let textHeight = textRoom.extent.height
    let top = size.height + Self.margin

    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: size.width)
    }
    let iconY = top + max((look.font.lineHeight - icon.side) / 2, 0)

    self.announcement = announcement
    kind = validation.kind
    style = validation.style
    frame = place(0, size.height, size.width, icon.drop + textHeight + 2 * Self.margin)
    background = look.background
    self.icon = look.icon.map {
      StyledPicture($0, tint: look.iconColor, .icon, place(edge, iconY, icon.side, icon.side))
    }
    text = StyledText(
      message, color: look.color, font: look.font, alignment: .leading, lineLimit: textRoom.lines,
      frame: place(edge + icon.indent, top + icon.drop, room, textHeight), measurer: measurer,
      unbroken: textRoom.unbroken)
  }

  /// Adds the background, icon and text of the notice to the items of its cell.
  func add(to items: inout [CellItem]) {
    if let background {
      items.append(CellItem(.notice, .shape(StyledShape(frame, color: background))))
    }
    if let icon { items.append(CellItem(.notice, .picture(icon))) }
    items.append(CellItem(.notice, .text(text)))
  }

  private static let edge = 16.0
  private static let margin = 8.0

  static func mostLines(at size: TextSize) -> Int {
    size.stacksTexts ? TextMeasurer.mostLines : 3
  }
}

/// The place of the icon of a message: before the text, or above it if the text has no room there.
struct MessageIcon {
  /// The side of the icon; 0 for none.
  let side: Double
  /// True if the icon is before the text.
  let isBeside: Bool
  private let lineHeight: Double

  private static let gap = 8.0

  init(_ words: String, _ look: ValidationLook, in width: Double, _ measurer: TextMeasurer) {
    lineHeight = look.font.lineHeight
    side = look.icon == nil ? 0 : min(max(lineHeight - 2, 0), width)
    isBeside =
      side <= 0
      || measurer.hasRoom(for: words, in: look.font, beside: side + Self.gap, of: width)
  }

  /// The distance from the leading edge to the text.
  var indent: Double { side > 0 && isBeside ? side + Self.gap : 0 }
  /// The height of a line for the icon above the text.
  var drop: Double { isBeside ? 0 : lineHeight }
}
