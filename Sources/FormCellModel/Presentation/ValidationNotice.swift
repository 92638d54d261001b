public import StyleSheet

/// What a renderer draws of a validation, at the bottom of its cell.
///
/// ```
/// │ Quality*                           ☆☆☆☆☆ │
/// │▒(!)▒A rating is required▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// ```
public struct ValidationNotice: Hashable, Sendable, Encodable {
  /// The picture before the words.
  public struct Icon: Hashable, Sendable {
    /// What a renderer finds a picture by.
    public let image: ImageName
    /// The color of all of it.
    public let color: Color
    /// A square of 16 points; less in a cell that is narrower.
    public let frame: Frame

    /// An icon of which all is decided.
    package init(_ image: ImageName, _ color: Color, _ frame: Frame) {
      self.image = image
      self.color = color
      self.frame = frame
    }
  }

  /// What kind of word it is.
  public let kind: Validation.Kind
  /// How much room it takes.
  public let style: Validation.Style
  /// All of it: as wide as the cell.
  public let frame: Frame
  /// What the frame is filled with; nil is nothing.
  public let background: Color?
  /// Before the words; nil is none.
  public let icon: Icon?
  /// The words, on one line to three, or as many as large text needs.
  public let text: StyledText
  /// The words as an assistive technology announces them when they appear, the kind first.
  public let announcement: String

  /// A notice of which all is decided, by the initializer below or by a test.
  package init(
    kind: Validation.Kind, style: Validation.Style, frame: Frame, background: Color?, icon: Icon?,
    text: StyledText, announcement: String? = nil
  ) {
    self.kind = kind
    self.style = style
    self.frame = frame
    self.background = background
    self.icon = icon
    self.text = text
    self.announcement = announcement ?? text.text
  }
}

extension ValidationNotice {
  /// The facts that only a notice has; what is drawn of it is encoded by its cell.
  private enum CodingKeys: String, CodingKey {
    case kind, style
  }

  /// A notice below a cell of the given size.
  ///
  /// ```
  /// │ 16 [icon 16] 8 [words] 16 │     8 points above and below
  /// ```
  ///
  /// How many lines there are is guessed, since there is no font to measure with: as many as the
  /// words want, and never more than three, unless text is so large that it stacks. The numbers are
  /// this package's choice, but for the lines.
  ///
  /// Source: SAP Fiori for iOS design guideline, inline validation: at most three lines.
  package init(
    _ message: String, _ validation: Validation, _ look: ValidationLook, below size: Extent,
    _ direction: LayoutDirection, announcement: String
  ) {
    let edge = min(Self.edge, size.width / 2)
    let inner = size.width - 2 * edge
    let iconSide = look.icon == nil ? 0 : min(Self.iconSide, inner)
    let indent = iconSide > 0 ? min(iconSide + Self.gap, inner) : 0
    let room = inner - indent
    let lines = Self.lines(for: message, look.font, in: room)
    let textHeight = Double(lines) * look.font.lineHeight
    let top = size.height + Self.margin

    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: size.width)
    }
    let iconY = top + max((look.font.lineHeight - iconSide) / 2, 0)

    self.announcement = announcement
    kind = validation.kind
    style = validation.style
    frame = place(0, size.height, size.width, textHeight + 2 * Self.margin)
    background = look.background
    icon = look.icon.map { Icon($0, look.iconColor, place(edge, iconY, iconSide, iconSide)) }
    text = StyledText(
      message, color: look.color, font: look.font, alignment: .leading, lineLimit: lines,
      frame: place(edge + indent, top, room, textHeight))
  }

  /// How many lines of `room` points words need; 1 to 3, or as many as large text needs.
  private static func lines(for words: String, _ font: TextFont, in room: Double) -> Int {
    if font.size.stacksTexts { return font.room(for: words, wrappedTo: room).lines }
    let width = font.widthGuess(for: words)
    return (1..<mostLines).first { width <= Double($0) * room } ?? mostLines
  }

  private static let edge = 16.0
  private static let iconSide = 16.0
  private static let gap = 8.0
  private static let margin = 8.0
  private static let mostLines = 3
}
