/// Cells on one card, with an optional header above it.
package struct FormSection: Hashable, Sendable {
  package let header: String?
  /// The cells from top to bottom, all of the same width.
  package let cells: [CellPresentation]

  /// Creates a section of cells for ``FormPage/cellWidth(ofPage:)``; an empty header counts as none.
  package init(header: String? = nil, _ cells: [CellPresentation]) {
    self.header = header?.isEmpty == true ? nil : header
    self.cells = cells
  }
}
