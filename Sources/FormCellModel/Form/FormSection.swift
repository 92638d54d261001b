/// Cells on one card, with an optional header above it.
package struct FormSection: Hashable, Sendable {
  /// The header above the card; nil for none.
  package let header: String?
  /// The cells from top to bottom, all of the same width.
  package let cells: [CellPresentation]

  /// Creates a section of the given cells.
  ///
  /// - Parameters:
  ///   - header: The header above them; an empty text counts as none.
  ///   - cells: Presentations for ``FormPage/cellWidth(ofPage:)``.
  package init(header: String? = nil, _ cells: [CellPresentation]) {
    self.header = header?.isEmpty == true ? nil : header
    self.cells = cells
  }
}
