package import StyleSheet

/// Drawings of many cells and forms for one HTML page: the shared symbols once, then each of them.
///
/// Names must be unique in a page, so the drawings cannot each contain their symbols.
package struct SVGSheet: Sendable {
  private let pictures: SVGPictures
  private let vision: ColorVision?
  private let shapes: [StyledShape]

  /// Creates a sheet for cells, which are drawn on their backgrounds, and for forms.
  ///
  /// A color vision is shared as a named filter.
  package init(
    of cells: [CellPresentation], _ forms: [FormPage] = [], seenWith vision: ColorVision? = nil
  ) {
    let inForms = forms.flatMap(\.cells).map(\.presentation)
    pictures = SVGPictures(of: inForms + cells)
    self.vision = vision
    shapes =
      forms.flatMap(\.panels) + inForms.flatMap(\.shapes)
      + cells.flatMap { cell in
        (cell.background.map { [$0.panel(cell.size)] } ?? []) + cell.shapes
      }
  }

  /// The images of the cells without outlines, each once; stars substitute for them.
  package var imagesWithoutPicture: [ImageName] { pictures.withoutPicture }

  /// An empty drawing with the shared symbols, which must precede the cells.
  package var shared: String {
    var writer = SVGWriter(capacity: 4_096)
    writer.beginShared()
    writer.write(pictures)
    writer.write(gradientsOf: shapes)
    if let vision { writer.write(vision) }
    writer.end()
    return writer.text
  }

  /// Returns a cell on its background, as drawn by ``CellPresentation/svg(on:)``.
  package func text(of cell: CellPresentation) -> String {
    var writer = SVGWriter(capacity: 2_048)
    writer.begin(cell.size, role: "img")
    writer.write(titleOf: cell)
    if let panel = cell.background?.panel(cell.size) { writer.write(panel) }
    writer.writeItems(of: cell)
    writer.end()
    return writer.text
  }

  /// Returns a form, as drawn by ``FormPage/svg()``.
  package func text(of form: FormPage) -> String {
    var writer = SVGWriter(capacity: 16_384)
    writer.begin(form.size, role: "group")
    if let title = form.title { writer.write(title: title) }
    writer.writeItems(of: form) { _ in }
    writer.end()
    return writer.text
  }
}
