/// A form as one screen shows it: cells on cards on a background, all places and colors decided.
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
/// Whoever draws it draws ``panels``, then ``texts``, then ``cells``, each in its order.
public struct FormPage: Hashable, Sendable, Codable {
  /// A cell and where it stands.
  public struct Cell: Hashable, Sendable, Codable {
    /// Its left edge, from the page's upper left corner.
    public let x: Double
    /// Its upper edge, from the page's upper left corner.
    public let y: Double
    /// What it looks like; its own frames count from its own corner.
    public let presentation: CellPresentation

    /// A cell at a place.
    public init(x: Double, y: Double, _ presentation: CellPresentation) {
      self.x = x
      self.y = y
      self.presentation = presentation
    }
  }

  /// What the whole page is called, for those who do not see it; nil where it has no title.
  public let title: String?
  /// Which way it is read; all frames are turned already.
  public let direction: LayoutDirection
  /// The width that was asked for, and the height that its parts need.
  public let size: Extent
  /// From the bottom up: the background, then cards and the lines on them.
  public let panels: [StyledShape]
  /// The title and the headers of sections.
  public let texts: [StyledText]
  /// In reading order.
  public let cells: [Cell]

  /// A page of which all is decided.
  public init(
    title: String? = nil, direction: LayoutDirection, size: Extent, panels: [StyledShape],
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
