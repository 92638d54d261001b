/// Pages beside each other, such as one form by day and by night.
public struct FormPicture: Hashable, Sendable, Codable {
  /// A page and where it stands.
  public struct Place: Hashable, Sendable {
    /// The page's left edge, from the picture's.
    public let x: Double
    /// What stands there, at the upper edge of the picture.
    public let page: FormPage

    init(x: Double, _ page: FormPage) {
      self.x = x
      self.page = page
    }
  }

  /// The pages, and what is left free between them.
  public let size: Extent
  /// From left to right.
  public let places: [Place]

  private enum CodingKeys: String, CodingKey {
    case size
    case places = "pages"
  }

  /// `pages` from left to right, with `gap` points between two.
  public init(_ pages: [FormPage], gap: Double = 24) {
    var x = 0.0
    var places: [Place] = []
    for page in pages {
      if !places.isEmpty { x += gap }
      places.append(Place(x: x, page))
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

  /// Reads a page, and its left edge beside the page's own keys.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: try fields.decode(Double.self, forKey: .x), try FormPage(from: decoder))
  }

  /// Writes the left edge, and then the keys of the page.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(x, forKey: .x)
    try page.encode(to: encoder)
  }
}
