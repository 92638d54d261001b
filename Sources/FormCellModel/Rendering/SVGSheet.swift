package import StyleSheet

/// Drawings of many cells for one page of HTML: what they share once, then each alone.
///
/// In a page a name may be given once, so drawings beside each other cannot each bring their symbols.
package struct SVGSheet: Sendable {
  private var pictures = SVGPictures()
  private let vision: ColorVision?
  private let shapes: [StyledShape]

  /// A sheet for cells, which are laid on their backgrounds.
  ///
  /// A vision is shared as a filter under its name.
  package init(of cells: [CellPresentation], seenWith vision: ColorVision? = nil) {
    for cell in cells { pictures.add(cell) }
    self.vision = vision
    shapes = cells.flatMap { cell in
      (cell.background.map { [$0.panel(cell.size)] } ?? []) + cell.shapes
    }
  }

  /// The images of the cells that have no picture here, each once; stars stand in for them.
  package var imagesWithoutPicture: [ImageName] { pictures.withoutPicture }

  /// A drawing of nothing, which takes no room and must stand in front of the cells.
  package var shared: String {
    var writer = SVGWriter(capacity: 4_096)
    writer.beginShared()
    writer.write(pictures)
    writer.write(gradientsOf: shapes)
    if let vision { writer.write(vision) }
    writer.end()
    return writer.text
  }

  /// Returns a cell on its background, as ``CellPresentation/svg(on:)`` draws it.
  package func text(of cell: CellPresentation) -> String {
    var writer = SVGWriter(capacity: 2_048)
    writer.begin(cell.size, role: "img")
    writer.write(titleOf: cell)
    if let panel = cell.background?.panel(cell.size) { writer.write(panel) }
    writer.writeItems(of: cell)
    writer.end()
    return writer.text
  }
}
