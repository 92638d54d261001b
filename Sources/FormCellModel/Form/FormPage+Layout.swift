import StyleSheet

// The distances are this package's choice, after the grouped tables of iOS: 16 points to the edges,
// as in cells, and separators that begin where the texts of cells do.

extension FormPage {
  /// Returns the width of the cells of a page, in points; 0 if `width` is not
  /// finite or too small for cards.
  package static func cellWidth(ofPage width: Double) -> Double { (width - 2 * edge).asLength }

  /// Lays out sections below each other, with the theme's colors for grouped tables.
  ///
  /// The width of the context is that of the page; a negative or non-finite one counts as 0. A section
  /// without cells is only its header. An empty title counts as none.
  package init(of sections: [FormSection], in context: CellContext, title: String?) {
    var layout = PageLayout(in: context)
    let title = title?.isEmpty == true ? nil : title
    if let title { layout.add(title: title) }
    for section in sections { layout.add(section) }
    self = layout.page(title)
  }

  fileprivate static let edge = 16.0
}

/// A page during layout from top to bottom.
private struct PageLayout {
  private let context: CellContext
  private let background: ThemeColor
  private let line: ThemeColor
  private let width: Double
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

  private var direction: ReadingDirection { context.direction }

  init(in context: CellContext) {
    self.context = context
    background = context.theme.color(.primaryGroupedBackground)
    line = context.theme.color(.separator)
    width = context.width.asLength
    edge = min(FormPage.edge, width / 2)
    y = Self.gap
  }

  func page(_ title: String?) -> FormPage {
    let size = Extent(width: width, height: y)
    let ground = StyledShape(
      Frame(x: 0, y: 0, width: width, height: y), color: background, cornerRadius: Self.pageRadius)
    return FormPage(
      title: title, direction: direction, size: size, panels: [ground] + panels, texts: texts,
      cells: cells)
  }

  mutating func add(title: String) {
    add(title, .primaryLabel, TextFont(.title3, .semibold), inset: edge)
    y += Self.belowTitle
  }

  mutating func add(_ section: FormSection) {
    if let header = section.header {
      add(header, .secondaryLabel, TextFont(.footnote), inset: 2 * edge)
      y += Self.belowHeader
    }
    let place = panels.count
    let top = y
    for (index, cell) in section.cells.enumerated() {
      if index > 0 {
        let frame = Frame(x: 2 * edge, y: y - 0.5, width: max(width - 3 * edge, 0), height: 1)
        panels.append(StyledShape(direction.place(frame, inWidth: width), color: line))
      }
      cells.append(FormPage.Cell(x: edge, y: y, cell))
      y += cell.size.height
    }
    // A fill at the lower edge would overlap the rounded corners of the card.
    if section.cells.last?.fillsLowerEdge == true { y += Self.cardRadius }
    if y > top { panels.insert(contentsOf: card(below: section.cells, from: top), at: place) }
    y += Self.gap
  }

  /// Returns the card of cells from a height to the current one, with an outline if one of the
  /// cells has the color of the page.
  private func card(below cells: [CellPresentation], from top: Double) -> [StyledShape] {
    let fills = cells.map { $0.background ?? $0.kind.background(in: context.theme) }
    let frame = rows(from: top, to: y)
    let card =
      fills.allSatisfy { $0.colors == fills[0].colors && $0.bottomColor == nil }
      ? [StyledShape(frame, color: fills[0].color, cornerRadius: Self.cardRadius)]
      : panels(fills, of: cells, from: top)
    guard fills.contains(where: { $0.colors == [background] }) else { return card }
    let outline = Frame(
      x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2)
    return [StyledShape(outline, color: line, cornerRadius: Self.cardRadius + 1)] + card
  }

  /// Returns a panel for each cell; the first and the last have the rounded corners of a card.
  ///
  /// The last one reaches to the end of the card, which can be a corner's radius below its cell.
  private func panels(
    _ fills: [BackgroundFill], of cells: [CellPresentation], from top: Double
  ) -> [StyledShape] {
    var top = top
    return fills.indices.flatMap { index in
      let (isFirst, isLast) = (index == 0, index == fills.count - 1)
      let bottom = isLast ? y : top + cells[index].size.height
      let frame = rows(from: top, to: bottom)
      let radius = isFirst || isLast ? min(Self.cardRadius, frame.height / 2) : 0
      let panel = StyledShape(
        frame, color: fills[index].color, to: fills[index].bottomColor, cornerRadius: radius)
      top = bottom
      // A shape has one radius, so square strips cover the round corners between cells.
      let strips = [
        isFirst ? nil : panel.strip(from: 0, to: radius),
        isLast ? nil : panel.strip(from: frame.height - radius, to: frame.height),
      ]
      return [panel] + (radius > 0 ? strips.compactMap { $0 } : [])
    }
  }

  private func rows(from top: Double, to bottom: Double) -> Frame {
    Frame(x: edge, y: top, width: width - 2 * edge, height: bottom - top)
  }

  private mutating func add(_ text: String, _ color: PaletteColor, _ font: TextFont, inset: Double)
  {
    let width = max(width - 2 * inset, 0)
    let font = font.at(context)
    let room = context.measurer.room(for: text, in: font, wrappedTo: width)
    let frame = Frame(x: inset, y: y, width: width, height: room.extent.height)
    texts.append(
      StyledText(
        text, color: context.theme.color(color), font: font, alignment: .leading,
        lineLimit: room.lines, frame: frame,
        measurer: context.measurer))
    y += room.extent.height
  }
}

extension StyledShape {
  /// Returns the part between two distances from the upper edge, with square corners.
  fileprivate func strip(from top: Double, to bottom: Double) -> StyledShape {
    StyledShape(
      Frame(x: frame.x, y: frame.y + top, width: frame.width, height: bottom - top),
      color: color(at: top), to: bottomColor.map { _ in color(at: bottom) })
  }

  /// Returns the color at a distance from the upper edge.
  private func color(at distance: Double) -> ThemeColor {
    guard let bottomColor, frame.height > 0 else { return color }
    let share = min(max(distance / frame.height, 0), 1)
    return color.withAlpha(UInt8(((1 - share) * 255).rounded())).composited(over: bottomColor)
  }
}
