package import StyleSheet

/// Drawings of many cells for one page of HTML: what they share once, then each alone.
///
/// In a page a name may be given once, so drawings beside each other cannot each bring their symbols.
package struct SVGSheet: Sendable {
  private var pictures = SVGPictures()
  private let vision: ColorVision?
  private let grounds: [BackgroundFill]

  /// A sheet for these cells, which are laid on `grounds`; if they are to be seen with other eyes, the filter for that is shared,
  /// too, under the name of the vision.
  package init(
    of cells: [RatingPresentation], on grounds: [BackgroundFill] = [],
    seenWith vision: ColorVision? = nil
  ) {
    for cell in cells { pictures.add(cell) }
    self.vision = vision
    self.grounds = grounds
  }

  /// The images of the cells that have no picture here, each once; stars stand in for them.
  package var imagesWithoutPicture: [ImageName] { pictures.withoutPicture }

  /// A drawing of nothing, which takes no room and must stand in front of the cells.
  package var shared: String {
    var writer = SVGWriter(capacity: 4_096)
    writer.beginShared()
    writer.write(pictures)
    writer.write(gradientsOf: grounds.map { Self.panel($0, Extent(width: 0, height: 0)) })
    if let vision { writer.write(vision) }
    writer.end()
    return writer.text
  }

  /// A cell on its ground, as ``RatingPresentation/svg(on:)`` draws it.
  package func text(of cell: RatingPresentation, on ground: BackgroundFill) -> String {
    var writer = SVGWriter(capacity: 2_048)
    writer.begin(cell.size, role: "img")
    writer.write(title: cell.accessibility.label, description: cell.accessibility.value)
    writer.write(Self.panel(ground, cell.size))
    writer.writeParts(of: cell)
    writer.end()
    return writer.text
  }

  private static func panel(_ ground: BackgroundFill, _ size: Extent) -> FormPanel {
    FormPanel(
      Frame(x: 0, y: 0, width: size.width, height: size.height), color: ground.color,
      to: ground.bottomColor)
  }
}
