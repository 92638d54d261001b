public import StyleSheet

// The numbers are this package's choice, after the grouped tables of iOS: 16 points to the edges,
// as in cells, and lines between cells from where their texts begin.

extension FormPage {
  /// How wide the cells of a page are.
  ///
  /// A width that is not finite, or too small for cards, leaves none.
  public static func cellWidth(ofPage width: Double) -> Double {
    (width - 2 * edge).asLength
  }

  /// Sections below each other, in the colors that `theme` has for grouped tables.
  ///
  /// - Parameters:
  ///   - sections: From top to bottom. One without cells is only its header.
  ///   - theme: For the environment in which the page is drawn.
  ///   - width: The width of the page, in points. What is not finite, or less than 0, counts as 0.
  ///   - direction: Which way it is read; that of its cells.
  ///   - textSize: How large the person wants text; that of its cells.
  ///   - title: What stands above all; an empty text counts as none.
  /// - Complexity: O(*n*) in the number of cells.
  public init(
    of sections: [FormSection], in theme: Theme, width: Double = 360,
    _ direction: LayoutDirection = .leftToRight, textSize: TextSize = .large, title: String? = nil
  ) {
    var layout = PageLayout(in: theme, width: width, direction, textSize)
    let title = title?.isEmpty == true ? nil : title
    if let title { layout.add(title: title) }
    for section in sections { layout.add(section) }
    self = layout.page(title)
  }

  fileprivate static let edge = 16.0
}

/// What a theme says about pages.
private struct FormLook {
  let background: Color
  let line: Color
  let title: Color
  let header: Color

  init(in theme: Theme) {
    background = theme.color(.primaryGroupedBackground)
    line = theme.color(.separator)
    title = theme.color(.primaryLabel)
    header = theme.color(.secondaryLabel)
  }
}

/// A page on its way from top to bottom.
private struct PageLayout {
  private let look: FormLook
  private let theme: Theme
  private let width: Double
  private let direction: LayoutDirection
  private let textSize: TextSize
  private let edge: Double
  private var y = 0.0
  private var panels: [StyledShape] = []
  private var texts: [StyledText] = []
  private var cells: [FormPage.Cell] = []

  private static let cardRadius = 12.0
  private static let pageRadius = 20.0
  private static let gap = 20.0
  private static let belowTitle = 12.0
  private static let belowHeader = 6.0

  init(
    in theme: Theme, width: Double, _ direction: LayoutDirection, _ textSize: TextSize
  ) {
    self.theme = theme
    look = FormLook(in: theme)
    self.width = width.asLength
    self.direction = direction
    self.textSize = textSize
    edge = min(FormPage.edge, self.width / 2)
    y = Self.gap
  }

  func page(_ title: String?) -> FormPage {
    let size = Extent(width: width, height: y)
    let background = StyledShape(
      Frame(x: 0, y: 0, width: width, height: y), color: look.background,
      cornerRadius: Self.pageRadius)
    return FormPage(
      title: title, direction: direction, size: size, panels: [background] + panels, texts: texts,
      cells: cells)
  }

  mutating func add(title: String) {
    add(title, look.title, TextFont(.title3, .semibold), inset: edge)
    y += Self.belowTitle
  }

  mutating func add(_ section: FormSection) {
    if let header = section.header {
      add(header, look.header, TextFont(.footnote), inset: 2 * edge)
      y += Self.belowHeader
    }
    let card = panels.count
    let top = y
    for (index, cell) in section.cells.enumerated() {
      if index > 0 {
        let line = Frame(x: 2 * edge, y: y - 0.5, width: max(width - 3 * edge, 0), height: 1)
        panels.append(StyledShape(direction.place(line, inWidth: width), color: look.line))
      }
      cells.append(FormPage.Cell(x: edge, y: y, cell))
      y += cell.size.height
    }
    // What is filled down to the end of the card would stick out of its corners.
    if section.cells.last?.fillsLowerEdge == true { y += Self.cardRadius }
    if y > top, let cell = section.cells.first {
      let frame = Frame(x: edge, y: top, width: width - 2 * edge, height: y - top)
      let fill = cell.background ?? cell.kind.background(in: theme)
      panels.insert(contentsOf: self.card(fill, in: frame), at: card)
    }
    y += Self.gap
  }

  /// A card, with an outline if the page has the same color.
  private func card(_ fill: BackgroundFill, in frame: Frame) -> [StyledShape] {
    let (color, radius) = (fill.color, Self.cardRadius)
    let card = StyledShape(frame, color: color, to: fill.bottomColor, cornerRadius: radius)
    guard color == look.background, fill.bottomColor == nil else { return [card] }
    let outline = Frame(
      x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2)
    return [StyledShape(outline, color: look.line, cornerRadius: radius + 1), card]
  }

  private mutating func add(_ text: String, _ color: Color, _ font: TextFont, inset: Double) {
    let width = max(width - 2 * inset, 0)
    let font = font.at(textSize)
    let room = font.room(for: text, wrappedTo: textSize.stacksTexts ? width : nil)
    let frame = Frame(x: inset, y: y, width: width, height: room.extent.height)
    texts.append(
      StyledText(
        text, color: color, font: font, alignment: .leading, lineLimit: room.lines, frame: frame))
    y += room.extent.height
  }
}
