/// The layout of a form on one screen: cells on cards on a background, ready to draw.
///
/// ```
/// ╭──────────────────────────╮
/// │ title                    │
/// │ header                   │
/// │ ╭──────────────────────╮ │
/// │ │ Quality        ★★★☆☆ │ │
/// │ │ ──────────────────── │ │
/// │ │ Service        ★★★★☆ │ │
/// │ ╰──────────────────────╯ │
/// ╰──────────────────────────╯
/// ```
///
/// A renderer draws ``panels``, then ``texts``, then ``cells``, each in order.
public struct FormPage: Hashable, Sendable, Codable {
  /// A cell and its position.
  public struct Cell: Hashable, Sendable, Codable {
    /// The left edge, from the page's upper left corner.
    public let x: Double
    /// The upper edge, from the page's upper left corner.
    public let y: Double
    /// The presentation of the cell; its frames start at the cell's upper left corner.
    public let presentation: CellPresentation

    package init(x: Double, y: Double, _ presentation: CellPresentation) {
      self.x = x
      self.y = y
      self.presentation = presentation
    }
  }

  /// The accessibility label of the page; nil if the page has no title.
  package let title: String?
  /// The reading direction; the frames are already mirrored for it.
  public let direction: ReadingDirection
  /// The requested width, and the height that the page needs.
  public let size: Extent
  /// The panels in drawing order: the background, then cards and their separators.
  public let panels: [StyledShape]
  /// The title and the headers of sections.
  public let texts: [StyledText]
  /// The cells in reading order.
  public let cells: [Cell]

  package init(
    title: String? = nil, direction: ReadingDirection, size: Extent, panels: [StyledShape],
    texts: [StyledText], cells: [Cell]
  ) {
    self.title = title
    self.direction = direction
    self.size = size
    self.panels = panels
    self.texts = texts
    self.cells = cells
  }
}
