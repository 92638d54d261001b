/// Pages side by side, such as one form in light and dark mode.
public struct FormPicture: Hashable, Sendable, Codable {
  /// A page and its position.
  package struct Place: Hashable, Sendable {
    /// The page's left edge in the picture.
    package let x: Double
    /// The page at this position, at the upper edge of the picture.
    package let page: FormPage
  }

  /// The size of the pages with the gaps between them.
  package let size: Extent
  package let places: [Place]

  private enum CodingKeys: String, CodingKey {
    case size
    case places = "pages"
  }

  /// Places `pages` from left to right, with `gap` points between two.
  public init(_ pages: [FormPage], gap: Double = 24) {
    var x = 0.0
    var places: [Place] = []
    for page in pages {
      if !places.isEmpty { x += gap }
      places.append(Place(x: x, page: page))
      x += page.size.width
    }
    self.places = places
    size = Extent(width: x, height: pages.map(\.size.height).max() ?? 0)
  }
}

extension FormPicture.Place: Codable {
  private enum CodingKeys: String, CodingKey {
    case x
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: try fields.decode(Double.self, forKey: .x), page: try FormPage(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(x, forKey: .x)
    try page.encode(to: encoder)
  }
}
