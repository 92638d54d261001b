public import StyleSheet

extension FormPage {
  /// The page alone as a text of SVG; see ``FormPicture/svg()``.
  public func svg() -> String { FormPicture([self]).svg() }
}

extension FormPicture {
  /// The pages as one text of SVG, on nothing: what the picture is laid on shows between them.
  ///
  /// Each cell in it is drawn as ``CellPresentation/svg(on:)`` draws one alone, and is a picture of
  /// its own for screen readers; a page is a group, called by its title if it has one.
  ///
  /// - Parameter vision: Whose eyes it is seen with, by a filter of SVG over all of it; nil is most
  ///   people's.
  /// - Returns: A whole document, its last line ended.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  public func svg(seenWith vision: ColorVision? = nil) -> String {
    var text = ""
    writeSVG(seenWith: vision) { text += $0 }
    return text
  }

  /// Writes the text of ``svg(seenWith:)`` piece by piece.
  package func writeSVG(seenWith vision: ColorVision?, to put: (String) -> Void) {
    let cells = places.flatMap(\.page.cells)
    var pictures = SVGPictures()
    for cell in cells { pictures.add(cell.presentation) }
    var writer = SVGWriter(capacity: 4_096)
    writer.begin(size, role: "group")
    writer.write(pictures)
    writer.write(
      gradientsOf: places.flatMap(\.page.panels) + cells.flatMap(\.presentation.shapes))
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
    for panel in page.panels {
      write(panel)
      hand(to: put)
    }
    for text in page.texts {
      write(text, page.direction)
      hand(to: put)
    }
    for cell in page.cells {
      beginGroup(x: cell.x, y: cell.y, role: "img")
      write(titleOf: cell.presentation)
      writeItems(of: cell.presentation)
      endGroup()
      hand(to: put)
    }
    endGroup()
  }
}
