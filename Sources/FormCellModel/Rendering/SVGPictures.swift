import StyleSheet

/// The pictures of one drawing, each once, in order of first use.
struct SVGPictures {
  typealias Role = StyledPicture.Role

  private struct Picture: Hashable {
    let image: ImageName
    let role: Role
  }

  private let pictures: [Picture]

  init(of cells: [CellPresentation]) {
    var pictures: [Picture] = []
    for cell in cells {
      for case .picture(let picture) in cell.items.lazy.map(\.content) {
        let picture = Picture(image: picture.image, role: picture.role)
        // Most marks have the picture of the mark before them.
        if picture != pictures.last { pictures.append(picture) }
      }
    }
    self.pictures = pictures.eachOnce
  }

  /// The images without outlines, each once; a star or a ring substitutes for each.
  var withoutPicture: [ImageName] {
    pictures.filter { Self.outlines(of: $0) == nil }.map(\.image).eachOnce
  }

  func write(to xml: inout XMLBytes) {
    guard !pictures.isEmpty else { return }
    xml.markup("<defs>\n")
    for picture in pictures {
      xml.markup("<symbol id=\"")
      Self.identifier(picture.image, picture.role, &xml)
      xml.markup("\" viewBox=\"0 0 100 100\"><path fill-rule=\"evenodd\" d=\"")
      for outline in Self.outlines(of: picture) ?? Self.star(picture.role) { xml.markup(outline) }
      xml.markup("\"/></symbol>\n")
    }
    xml.markup("</defs>\n")
  }

  /// Writes the symbol name of a picture: its role and its image.
  static func identifier(_ image: ImageName, _ role: Role, _ xml: inout XMLBytes) {
    switch role {
    case .off: xml.markup("off-")
    case .half: xml.markup("half-")
    case .on: xml.markup("on-")
    case .icon: xml.markup("icon-")
    }
    xml.identifier(image.name)
  }

  /// Returns the outlines of one of Apple's symbols; nil for any other name.
  private static func outlines(of picture: Picture) -> [StaticString]? {
    switch picture.image.name {
    case "star.fill": star(.on)
    case "star": star(.off)
    case "star.leadinghalf.filled": star(.half)
    // Marks are always stars, so that a mark keeps its shape when its image changes.
    case let name: picture.role == .icon ? IconOutline.symbols[name] : nil
    }
  }

  /// Returns the star that substitutes for an image, or the ring that substitutes for an icon.
  private static func star(_ role: Role) -> [StaticString] {
    switch role {
    case .off: [StarOutline.whole, StarOutline.hole]
    case .half: [StarOutline.whole, StarOutline.rightHalfOfHole]
    case .on: [StarOutline.whole]
    case .icon: [IconOutline.ring]
    }
  }
}

extension StyledPicture {
  /// The tint, or for an image in its own colors the color of its substitute: a gray that is
  /// visible in light and dark mode.
  var drawnTint: ThemeColor { tint ?? ThemeColor(rgba: 0x8080_80FF) }
}
