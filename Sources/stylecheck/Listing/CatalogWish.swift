import StyleSheet

/// Which part of a catalog somebody wants to see.
struct CatalogWish: Hashable, Sendable {
  /// Each is what a word begins with in the name of a class, a component or a property, in whatever
  /// case; what is shown has all of them.
  let words: [String]
  /// As sheets write them; empty for all.
  let classes: [String]
  /// With their variants, or names of the palette; empty for all.
  let properties: [String]

  /// Whether nothing is asked for, and so all of it is wanted.
  var isEverything: Bool { words.isEmpty && classes.isEmpty && properties.isEmpty }

  /// Whether a class is wanted for its own sake, with all that it has.
  func wants(_ entry: CatalogEntry) -> Bool {
    properties.isEmpty && isOfWantedClass(entry.className)
      && words.allSatisfy { isSaid($0, by: entry) }
  }

  /// Whether a property of a class is wanted.
  func wants(_ row: PropertyRow, of entry: CatalogEntry) -> Bool {
    isOfWantedClass(entry.className)
      && (properties.isEmpty || properties.contains { row.match($0) != nil })
      && words.allSatisfy { word in
        isSaid(word, by: entry) || row.spellings.contains { $0.has(word) }
      }
  }

  /// Whether a name of the palette is wanted.
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
  /// Whether one of its words begins with a piece of text, in whatever case of the letters A to Z:
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
