import StyleSheet

/// The pictures of marks that one drawing needs, each once, in the order in which they come.
struct SVGPictures {
  private struct Picture: Equatable {
    let image: ImageName
    let kind: RatingMark.Kind
  }

  private var pictures: [Picture] = []

  /// Takes up all that a cell needs.
  mutating func add(_ presentation: RatingPresentation) {
    for mark in presentation.marks {
      add(Picture(image: mark.layer.image, kind: mark.kind.lit))
      if let underlay = mark.underlay { add(Picture(image: underlay.image, kind: .off)) }
    }
  }

  private mutating func add(_ picture: Picture) {
    if !pictures.contains(picture) { pictures.append(picture) }
  }

  /// Writes them as symbols.
  func write(to xml: inout XMLBytes) {
    guard !pictures.isEmpty else { return }
    xml.markup("<defs>\n")
    for picture in pictures {
      xml.markup("<symbol id=\"")
      Self.identifier(picture.image, picture.kind, &xml)
      xml.markup("\" viewBox=\"0 0 100 100\"><path fill-rule=\"evenodd\" d=\"")
      Self.shape(picture.image.shape ?? picture.kind, &xml)
      xml.markup("\"/></symbol>\n")
    }
    xml.markup("</defs>\n")
  }

  /// Writes the name under which a picture stands among the symbols: what is lit, and its image.
  static func identifier(_ image: ImageName, _ kind: RatingMark.Kind, _ xml: inout XMLBytes) {
    switch kind.lit {
    case .off: xml.markup("off-")
    case .half: xml.markup("half-")
    case .on, .partial: xml.markup("on-")
    }
    xml.identifier(image.name)
  }

  private static func shape(_ kind: RatingMark.Kind, _ xml: inout XMLBytes) {
    xml.markup(StarOutline.whole)
    switch kind {
    case .off: xml.markup(StarOutline.hole)
    case .half: xml.markup(StarOutline.rightHalfOfHole)
    case .on, .partial: break
    }
  }
}

extension RatingMark.Kind {
  /// What the picture of such a mark shows: a partial one is cut out of the lit one.
  fileprivate var lit: RatingMark.Kind {
    switch self {
    case .off, .half, .on: self
    case .partial: .on
    }
  }
}

extension ImageName {
  /// How much of a star the pictures show whose names are known.
  fileprivate var shape: RatingMark.Kind? {
    switch name {
    case "star": .off
    case "star.leadinghalf.filled": .half
    case "star.fill": .on
    default: nil
    }
  }
}
