public import StyleSheet

extension CellPresentation {
  /// Returns the cell as SVG.
  ///
  /// One point is one unit. Equal presentations give equal bytes on every system. The drawing shows
  /// the presentation, with the cursor of an edited text, with two exceptions: letters use the
  /// fonts of the displaying system, and pictures are substitutes. Each picture is a `symbol` named
  /// after its role (`on-`, `off-`, `half-` or `icon-`) and its image: a filled mark with the image `plate` is the symbol
  /// `on-plate`, which shows a filled star until the symbol is replaced with the outlines of a
  /// plate. In such a name, all bytes except ASCII letters, digits, `.` and `-` are written as `_`
  /// and two hex digits.
  ///
  /// For screen readers it is one image with the label of the first accessibility element,
  /// described by its value. Numbers have three decimals. A text in a font of the theme is clipped at
  /// the sides of its room, because the font can be wider than the layout estimates.
  ///
  /// - Parameter ground: The background to draw, such as ``background``; nil for a transparent one.
  /// - Returns: A complete document with a newline at the end.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  ///
  /// Source: SVG 2, and SVG Accessibility API Mappings 1.0 for `title` and `desc`.
  public func svg(on ground: BackgroundFill? = nil) -> String {
    var writer = SVGWriter(capacity: 2_048 + 128 * items.count)
    writer.begin(size, role: "img")
    writer.write(titleOf: self)
    writer.write(SVGPictures(of: [self]))
    let panel = ground?.panel(size)
    writer.write(gradientsOf: (panel.map { [$0] } ?? []) + shapes)
    if let panel { writer.write(panel) }
    writer.writeItems(of: self)
    writer.end()
    return writer.text
  }
}

extension BackgroundFill {
  func panel(_ size: Extent) -> StyledShape {
    StyledShape(
      Frame(x: 0, y: 0, width: size.width, height: size.height), color: color, to: bottomColor)
  }
}

extension CellPresentation {
  /// Returns the sides that a text must not leave: those of a panel that it has alone, as in a button,
  /// else its own with the least gap between parts, for slanted letters.
  fileprivate func room(for text: StyledText) -> Frame {
    let panel = shapes.lazy.map(\.frame).first { panel in
      panel.spans(text.frame)
        && items.count { item in
          if case .shape = item.content { false } else { panel.spans(item.frame) }
        } == 1
    }
    let gap = 4.0
    return panel
      ?? Frame(
        x: text.frame.x - gap, y: text.frame.y, width: text.frame.width + 2 * gap,
        height: text.frame.height)
  }
}

extension Frame {
  /// True if another frame is inside.
  fileprivate func spans(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension SVGWriter {
  mutating func write(titleOf cell: CellPresentation) {
    let element = cell.accessibility.first
    write(title: element?.label ?? "", description: element?.value)
  }

  mutating func writeItems(of cell: CellPresentation) {
    // By index, since a loop over the items would copy each of them.
    for index in cell.items.indices {
      switch cell.items[index].content {
      case .text(let text): write(text, cell.direction, within: cell.room(for: text))
      case .picture(let picture): write(picture)
      case .shape(let shape): write(shape)
      }
    }
    if let text = cell.editedText { write(StyledShape(text.frame, color: text.color)) }
  }
}
