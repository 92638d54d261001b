/// A part of a cell, identified by its name in themes.
public struct CellPart: Hashable, Sendable, Codable {
  /// The last part of its class path, such as `title`, `ratingControl` or `leading_label`.
  public let name: String
  /// The name of the part in reports.
  package let title: String

  private enum CodingKeys: String, CodingKey {
    case name = "part"
    case title = "partTitle"
  }

  package init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// The validation message below a cell, with its icon and background.
  package static let notice = CellPart("validation", title: "notice")
}
