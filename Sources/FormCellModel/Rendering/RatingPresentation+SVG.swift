public import StyleSheet

extension RatingPresentation {
  /// The cell as a text of SVG.
  ///
  /// A point is one unit. Equal presentations give equal bytes on every system. Everything in it is
  /// the presentation's but for two things: letters come from the fonts of whoever looks at it, and
  /// the pictures of marks are stars. Each picture is a `symbol` under the name of what is lit
  /// (`on-`, `off-` or `half-`; `icon-` for that of a validation) and the image, so that an image of the name `plate` is the symbol
  /// `on-plate`: it shows a star, filled, half filled or open, until somebody gives the symbol the
  /// outlines of a plate. In such a name, all but letters, digits, `.` and `-` of ASCII is written as
  /// `_` and two hex digits for each byte.
  ///
  /// Screen readers take it for one picture, called as the accessibility element is and described by
  /// its value. Texts are cut by a guess of their width, since there is no font to measure with.
  ///
  /// - Parameters:
  ///   - background: What lies under the cell; nil for nothing, so that what the picture is
  ///     laid on shows through.
  ///   - bottom: The lower end, if the background is a gradient.
  /// - Returns: A whole document, its last line ended.
  /// - Complexity: O(*n*) in the number of marks and the length of texts.
  ///
  /// Source: SVG 2, and SVG Accessibility API Mappings 1.0 for `title` and `desc`.
  public func svg(on background: Color? = nil, to bottom: Color? = nil) -> String {
    var pictures = SVGPictures()
    pictures.add(self)
    var writer = SVGWriter(capacity: 2_048 + 128 * marks.count)
    writer.begin(size, role: "img")
    writer.write(title: accessibility.label, description: accessibility.value)
    writer.write(pictures)
    if let background {
      let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      let panel = FormPanel(frame, color: background, to: bottom)
      writer.write(gradientsOf: [panel])
      writer.write(panel)
    }
    writer.writeParts(of: self)
    writer.end()
    return writer.text
  }
}

extension SVGWriter {
  /// Writes what is seen of a cell.
  mutating func writeParts(of cell: RatingPresentation) {
    for text in cell.texts { write(text, cell.direction) }
    for mark in cell.marks { write(mark) }
    if let notice = cell.validation { write(notice, cell.direction) }
  }
}
