public import StyleSheet

extension CellPresentation {
  /// The cell as a text of SVG.
  ///
  /// A point is one unit. Equal presentations give equal bytes on every system. Everything in it is
  /// the presentation's but for two things: letters come from the fonts of the system that shows it, and
  /// pictures are drawn by stand-ins. Each picture is a `symbol` under the name of its role (`on-`,
  /// `off-`, `half-` or `icon-`) and its image, so that a lit mark with an image of the name `plate` is
  /// the symbol `on-plate`: it shows a star, filled, half filled or open, until the symbol gets the
  /// outlines of a plate. In such a name, all but letters, digits, `.` and `-` of ASCII is written as
  /// `_` and two hex digits for each byte.
  ///
  /// For screen readers it is one picture with the label of the first accessibility element, described
  /// by its value. Texts are cut by an estimate of their width, since there is no font to measure with.
  ///
  /// - Parameter ground: The background to draw, such as ``background``; nil lets the page show through.
  /// - Returns: A whole document, its last line ended.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  ///
  /// Source: SVG 2, and SVG Accessibility API Mappings 1.0 for `title` and `desc`.
  public func svg(on ground: BackgroundFill? = nil) -> String {
    var pictures = SVGPictures()
    pictures.add(self)
    var writer = SVGWriter(capacity: 2_048 + 128 * items.count)
    writer.begin(size, role: "img")
    writer.write(titleOf: self)
    writer.write(pictures)
    let panel = ground?.panel(size)
    writer.write(gradientsOf: (panel.map { [$0] } ?? []) + shapes)
    if let panel { writer.write(panel) }
    writer.writeItems(of: self)
    writer.end()
    return writer.text
  }
}

extension BackgroundFill {
  /// The background as a shape of the given size.
  func panel(_ size: Extent) -> StyledShape {
    StyledShape(
      Frame(x: 0, y: 0, width: size.width, height: size.height), color: color, to: bottomColor)
  }
}

extension SVGWriter {
  /// Writes the words that stand for the picture.
  mutating func write(titleOf cell: CellPresentation) {
    let element = cell.accessibility.first
    write(title: element?.label ?? "", description: element?.value)
  }

  /// Writes everything that is drawn of a cell.
  mutating func writeItems(of cell: CellPresentation) {
    for item in cell.items {
      switch item.content {
      case .text(let text): write(text, cell.direction)
      case .picture(let picture): write(picture)
      case .shape(let shape): write(shape)
      }
    }
  }
}
