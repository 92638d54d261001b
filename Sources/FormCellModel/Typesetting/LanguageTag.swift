/// A BCP 47 language tag as the key of a lookup: `pt-PT`, then `pt`.
struct LanguageTag {
  private let parts: [String]

  /// Creates a tag; case does not matter, and `_` is read as `-`.
  init(_ text: String) {
    parts = text.split { $0 == "-" || $0 == "_" }.enumerated().map { index, part in
      index == 0 ? part.lowercased() : part.count == 2 ? part.uppercased() : String(part)
    }
  }

  /// Returns the first row of a table for the whole tag, or for its longest prefix with a row.
  ///
  /// The languages of a row are separated by spaces.
  func row<Row>(of table: [Row], _ languages: (Row) -> String) -> Row? {
    for count in stride(from: min(parts.count, 4), to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: "-")
      let row = table.first { languages($0).split(separator: " ").contains { $0 == name } }
      if let row { return row }
    }
    return nil
  }
}
