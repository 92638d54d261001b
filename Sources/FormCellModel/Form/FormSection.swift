/// Cells that stand together on one card, with words above it.
public struct FormSection: Hashable, Sendable {
  /// What stands above the card; nil for nothing.
  public let header: String?
  /// From top to bottom, all for the same width.
  public let cells: [CellPresentation]

  /// A section of the given cells.
  ///
  /// - Parameters:
  ///   - header: What stands above them; an empty text counts as none.
  ///   - cells: Presentations for ``FormPage/cellWidth(ofPage:)``.
  public init(header: String? = nil, _ cells: [CellPresentation]) {
    self.header = header?.isEmpty == true ? nil : header
    self.cells = cells
  }
}
