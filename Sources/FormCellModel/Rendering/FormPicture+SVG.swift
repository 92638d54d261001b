public import StyleSheet

extension FormPage {
  /// Returns the page alone as SVG; see ``FormPicture/svg(seenWith:)``.
  public func svg() -> String { FormPicture([self]).svg() }
}

extension FormPicture {
  /// Returns the pages as one SVG with a transparent background.
  ///
  /// Each cell is drawn as by ``CellPresentation/svg(on:)``, and is an image of its own for screen
  /// readers; a page is a group, labeled with its title if it has one.
  ///
  /// - Parameter vision: The color vision to simulate with an SVG filter over the picture; nil for
  ///   none.
  /// - Returns: A complete document with a newline at the end.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  public func svg(seenWith vision: ColorVision? = nil) -> String {
    var text = ""
    writeSVG(seenWith: vision) { text += $0 }
    return text
  }

  /// Writes the result of ``svg(seenWith:)`` in pieces.
  package func writeSVG(seenWith vision: ColorVision?, to put: (String) -> Void) {
    let cells = places.flatMap(\.page.cells).map(\.presentation)
    var writer = SVGWriter(capacity: 4_096)
    writer.begin(size, role: "group")
    writer.write(SVGPictures(of: cells))
    writer.write(gradientsOf: places.flatMap(\.page.panels) + cells.flatMap(\.shapes))
    if let vision {
      writer.write(vision)
      writer.beginGroup(seenWith: vision)
    }
    for place in places { writer.write(place.page, x: place.x, to: put) }
    if vision != nil { writer.endGroup() }
    writer.end()
    writer.hand(to: put, isEnd: true)
  }
}

extension SVGWriter {
  fileprivate mutating func write(_ page: FormPage, x: Double, to put: (String) -> Void) {
    beginGroup(x: x, y: 0, role: "group")
    if let title = page.title { write(title: title) }
    writeItems(of: page) { $0.hand(to: put) }
    endGroup()
  }

  /// Writes the panels, the texts and the cells of a page; calls `pause` after each.
  mutating func writeItems(of page: FormPage, _ pause: (inout SVGWriter) -> Void) {
    for panel in page.panels {
      write(panel)
      pause(&self)
    }
    for text in page.texts {
      write(text, page.direction, within: text.frame)
      pause(&self)
    }
    for cell in page.cells {
      beginGroup(x: cell.x, y: cell.y, role: "img")
      write(titleOf: cell.presentation)
      writeItems(of: cell.presentation)
      endGroup()
      pause(&self)
    }
  }
}
