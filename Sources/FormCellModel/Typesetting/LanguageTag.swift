/// A BCP 47 language tag as the key of a lookup: `pt-PT`, then `pt`.
struct LanguageTag {
  private let parts: [String]

  /// Creates a tag; case does not matter, and `_` is read as `-`.
  init(_ text: String) {
    parts = text.split { $0 == "-" || $0 == "_" }.enumerated().map { index, part in
      index == 0 ? part.lowercased() : part.count == 2 ? part.uppercased() : String(part)
    }
  }

  /// Returns the result of `find` for the whole tag, or for its longest prefix with a result.
  func lookUp<Found>(_ find: (String) -> Found?) -> Found? {
    for count in stride(from: min(parts.count, 4), to: 0, by: -1) {
      if let found = find(parts.prefix(count).joined(separator: "-")) { return found }
    }
    return nil
  }
}
