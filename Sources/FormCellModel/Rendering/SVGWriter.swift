import StyleSheet

/// Draws presentations as SVG.
struct SVGWriter {
  private var xml: XMLBytes

  /// The font families in order: Apple's systems, Windows, Android, Linux.
  private static let families: StaticString = """
    system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"
    """

  init(capacity: Int) { xml = XMLBytes(capacity: capacity) }

  var text: String { xml.text }

  /// The size of a written piece, in bytes.
  private static let pieceSize = 1 << 16

  /// Passes on the text since the last call, once it is a whole piece or at the end.
  mutating func hand(to put: (String) -> Void, isEnd: Bool = false) {
    if isEnd || xml.count >= Self.pieceSize { put(xml.take()) }
  }

  // MARK: - The document

  /// Writes the first tag; `role` is its role for assistive technologies.
  mutating func begin(_ size: Extent, role: StaticString) {
    xml.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    xml.attribute(" width=\"", size.width)
    xml.attribute(" height=\"", size.height)
    xml.markup(" viewBox=\"0 0 ")
    xml.number(size.width)
    xml.markup(" ")
    xml.number(size.height)
    // Every blank of a text counts.
    xml.markup("\" xml:space=\"preserve\" role=\"")
    xml.markup(role)
    xml.markup("\" font-family=\"")
    xml.markup(Self.families)
    xml.markup(">\n")
  }

  /// Writes the first tag of an empty drawing with shared definitions.
  mutating func beginShared() {
    xml.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" ")
    xml.markup("style=\"position:absolute\" aria-hidden=\"true\">\n")
  }

  mutating func end() { xml.markup("</svg>\n") }

  mutating func write(_ pictures: SVGPictures) { pictures.write(to: &xml) }

  mutating func beginGroup(x: Double, y: Double, role: StaticString) {
    xml.markup("<g transform=\"translate(")
    xml.number(x)
    xml.markup(" ")
    xml.number(y)
    xml.markup(")\" role=\"")
    xml.markup(role)
    xml.markup("\">\n")
  }

  /// Writes the filter that simulates a color vision, named after it.
  ///
  /// Source: SVG 2 and Filter Effects Module Level 1, `feColorMatrix`, whose fifth column is added.
  mutating func write(_ vision: ColorVision) {
    xml.markup("<filter id=\"")
    xml.words(vision.rawValue)
    xml.markup("\" color-interpolation-filters=\"linearRGB\">")
    xml.markup("<feColorMatrix type=\"matrix\" values=\"")
    for row in vision.matrix {
      for part in row {
        // Three decimals would change colors.
        xml.words(part.description)
        xml.markup(" ")
      }
      xml.markup("0 0 ")
    }
    xml.markup("0 0 0 1 0\"/></filter>\n")
  }

  /// Begins a group with such a filter.
  mutating func beginGroup(seenWith vision: ColorVision) {
    xml.markup("<g filter=\"url(#")
    xml.words(vision.rawValue)
    xml.markup(")\">\n")
  }

  mutating func endGroup() { xml.markup("</g>\n") }

  mutating func write(title: String, description: String? = nil) {
    xml.markup("<title>")
    xml.words(title)
    xml.markup("</title>\n")
    guard let description, !description.isEmpty else { return }
    xml.markup("<desc>")
    xml.words(description)
    xml.markup("</desc>\n")
  }

  // MARK: - Shapes and texts

  mutating func write(_ panel: StyledShape) {
    xml.markup("<rect")
    place(panel.frame)
    if panel.cornerRadius > 0 { xml.attribute(" rx=\"", panel.cornerRadius) }
    if let name = panel.gradientName {
      xml.markup(" fill=\"url(#")
      xml.words(name)
      xml.markup(")\"")
    } else {
      xml.paint(" fill", panel.color)
    }
    if let stroke = panel.stroke {
      xml.paint(" stroke", stroke.color)
      xml.attribute(" stroke-width=\"", stroke.width)
    }
    xml.markup("/>\n")
  }

  /// Writes the gradients of panels, each once; they must precede the panels.
  mutating func write(gradientsOf panels: [StyledShape]) {
    var names: Set<String> = []
    for panel in panels {
      guard let name = panel.gradientName, names.insert(name).inserted else { continue }
      xml.markup("<linearGradient id=\"")
      xml.words(name)
      xml.markup("\" x2=\"0\" y2=\"1\"><stop stop-color=\"")
      xml.words(panel.color.description)
      xml.markup("\"/><stop offset=\"1\" stop-color=\"")
      xml.words(panel.bottomColor?.description ?? "")
      xml.markup("\"/></linearGradient>\n")
    }
  }

  /// Writes a text; one in a font of the theme, which can be wider than the layout estimates, is clipped
  /// at the sides of `room`.
  mutating func write(
    _ text: StyledText, _ direction: ReadingDirection, within room: @autoclosure () -> Frame
  ) {
    let isClipped = text.font.family != nil
    if isClipped { beginClip(of: text, at: room()) }
    for line in text.lines { write(line, of: text, direction) }
    if isClipped { xml.markup("</svg>\n") }
  }

  /// Begins an inner drawing with the same coordinates, which ends at the sides of a frame.
  private mutating func beginClip(of text: StyledText, at room: Frame) {
    let (frame, overhang) = (text.frame, text.font.lineHeight)
    let clip = Frame(
      x: room.x, y: frame.y - overhang, width: room.width, height: frame.height + 2 * overhang)
    xml.markup("<svg")
    place(clip)
    xml.markup(" viewBox=\"")
    for number in [clip.x, clip.y, clip.width] {
      xml.number(number)
      xml.markup(" ")
    }
    xml.number(clip.height)
    xml.markup("\">\n")
  }

  private mutating func write(
    _ line: StyledText.Line, of text: StyledText, _ direction: ReadingDirection
  ) {
    let frame = text.frame
    xml.markup("<text")
    switch (text.alignment, direction) {
    case (.center, _): xml.attribute(" x=\"", frame.x + frame.width / 2)
    case (.leading, .leftToRight), (.trailing, .rightToLeft): xml.attribute(" x=\"", frame.x)
    case (.trailing, .leftToRight), (.leading, .rightToLeft): xml.attribute(" x=\"", frame.maxX)
    }
    xml.attribute(" y=\"", line.baseline)
    xml.attribute(" font-size=\"", text.font.pointSize)
    write(text.font)
    // The start of the anchor is the side where the text begins, in either direction.
    let own = line.direction ?? direction
    switch (text.alignment, own == direction) {
    case (.center, _): xml.markup(" text-anchor=\"middle\"")
    case (.leading, true), (.trailing, false): break
    case (.trailing, true), (.leading, false): xml.markup(" text-anchor=\"end\"")
    }
    if own == .rightToLeft { xml.markup(" direction=\"rtl\"") }
    xml.paint(" fill", text.color)
    xml.markup(">")
    xml.words(line.text)
    xml.markup("</text>\n")
  }

  /// Writes the attributes of a font that differ from the regular system font.
  private mutating func write(_ font: TextFont) {
    if font.weight != .regular {
      xml.attribute(" font-weight=\"", Double(font.weight.rawValue))
    }
    if font.isItalic { xml.markup(" font-style=\"italic\"") }
    guard let name = font.family else { return }
    xml.markup(" font-family=\"")
    for name in FontFace(.postScript(name)).families {
      xml.words("'\(name.filter { $0 != "'" && $0 != "\\" })',")
    }
    xml.markup(Self.families)
  }

  private mutating func place(_ frame: Frame) {
    xml.attribute(" x=\"", frame.x)
    xml.attribute(" y=\"", frame.y)
    xml.attribute(" width=\"", frame.width)
    xml.attribute(" height=\"", frame.height)
  }

  // MARK: - Pictures

  mutating func write(_ picture: StyledPicture) {
    if let shown = picture.shownPart { return write(picture, cutTo: shown) }
    use(picture, in: picture.frame)
    if picture.isMirrored {
      xml.markup(" transform=\"matrix(-1 0 0 1 ")
      xml.number(picture.frame.x + picture.frame.maxX)
      xml.markup(" 0)\"")
    }
    xml.markup("/>\n")
  }

  /// Writes an inner drawing as large as the part that is shown, which clips the rest.
  private mutating func write(_ picture: StyledPicture, cutTo shown: Frame) {
    let frame = picture.frame
    xml.markup("<svg")
    place(
      Frame(
        x: frame.x + shown.x, y: frame.y + shown.y, width: shown.width, height: shown.height))
    xml.markup(">")
    use(picture, in: Frame(x: -shown.x, y: -shown.y, width: frame.width, height: frame.height))
    xml.markup("/></svg>\n")
  }

  /// Begins a picture; the caller may write more attributes.
  private mutating func use(_ picture: StyledPicture, in frame: Frame) {
    xml.markup("<use href=\"#")
    SVGPictures.identifier(picture.image, picture.role, &xml)
    xml.markup("\"")
    place(frame)
    xml.paint(" fill", picture.drawnTint)
  }
}

extension StyledShape {
  /// The name of the gradient, the same for equal colors; nil if there is none.
  fileprivate var gradientName: String? {
    bottomColor.map { "fill-\(color.description.dropFirst())-\($0.description.dropFirst())" }
  }
}
