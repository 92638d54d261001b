import StyleSheet

/// The requested part of a catalog.
struct CatalogQuery: Hashable, Sendable {
  /// Beginnings of words in names of classes, components or properties, all of which must match;
  /// case-insensitive.
  let words: [String]
  /// The class names; empty for all.
  let classes: [String]
  /// The properties with their variants, or palette names; empty for all.
  let properties: [String]

  var isEverything: Bool { words.isEmpty && classes.isEmpty && properties.isEmpty }

  /// True if a class is requested with all its properties.
  func wants(_ entry: CatalogEntry) -> Bool {
    properties.isEmpty && isOfWantedClass(entry.className)
      && words.allSatisfy { isSaid($0, by: entry) }
  }

  func wants(_ row: PropertyRow, of entry: CatalogEntry) -> Bool {
    isOfWantedClass(entry.className)
      && (properties.isEmpty || properties.contains { row.match($0) != nil })
      && words.allSatisfy { word in
        isSaid(word, by: entry) || row.spellings.contains { $0.has(word) }
      }
  }

  func wants(_ name: Palette.Name) -> Bool {
    classes.isEmpty && (properties.isEmpty || properties.contains(name.text))
      && words.allSatisfy { name.text.has($0) }
  }

  private func isOfWantedClass(_ name: String) -> Bool {
    classes.isEmpty || classes.contains(name)
  }

  private func isSaid(_ word: String, by entry: CatalogEntry) -> Bool {
    entry.className.has(word) || entry.component.has(word)
  }
}

extension String {
  /// True if a word in the text begins with `piece`, ignoring ASCII case:
  /// `onColor` and `on-color` have 'color', and `border` has no 'order'.
  fileprivate func has(_ piece: String) -> Bool {
    let piece = piece.utf8.map(\.lowercased)
    let all = Array(utf8)
    let folded = all.map(\.lowercased)
    guard piece.count <= all.count else { return false }
    return (0...(all.count - piece.count)).contains { start in
      let isInsideWord = start > 0 && all[start].isLowercase && folded[start - 1].isLowercase
      return !isInsideWord && folded[start...].starts(with: piece)
    }
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { (0x61...0x7A).contains(self) }

  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
