/// A BCP 47 language tag as the key of a lookup: `pt-PT`, then `pt`.
struct LanguageTag {
  private let parts: [String]

  /// Creates a tag without its extensions; case does not matter, and `_` is read as `-`.
  init(_ text: String) {
    let words: [Substring] = text.split { $0 == "-" || $0 == "_" }
    // A single character begins an extension.
    parts = words.prefix { $0.count > 1 }.enumerated().map { index, part in
      index == 0 ? part.lowercased() : part.count == 2 ? part.uppercased() : String(part)
    }
  }

  /// The code of the region, with capital letters; nil without one.
  var region: String? { parts.dropFirst().last { $0.count == 2 } }

  /// Returns the first row of a table for the whole tag, or for its longest prefix with a row.
  ///
  /// A row for `en-001` is that of English in regions without a row of their own, but not of `en`
  /// alone.
  ///
  /// The languages of a row are separated by spaces.
  func row<Row>(of table: [Row], _ languages: (Row) -> String) -> Row? {
    var names = parts.indices.prefix(4).map { parts[...$0].joined(separator: "-") }
    if names.count > 1 { names.insert(parts[0] + "-001", at: 1) }
    for name in names.reversed() {
      let row = table.first { languages($0).split(separator: " ").contains { $0 == name } }
      if let row { return row }
    }
    return nil
  }
}
