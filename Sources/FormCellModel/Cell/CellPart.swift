/// A part of a cell, by the name that theming knows it by.
public struct CellPart: Hashable, Sendable {
  /// The last part of its class path, such as `title`, `ratingControl` or `leading_label`.
  public let name: String
  /// The part in words, for reports.
  public let title: String

  /// A part of the given name.
  public init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }
}

extension CellPart {
  /// The words of a form below a cell, with their icon and their background.
  public static let notice = CellPart("validation", title: "notice")
}

extension CellPart: Codable {
  private enum CodingKeys: String, CodingKey {
    case name = "part"
    case title = "partTitle"
  }
}
