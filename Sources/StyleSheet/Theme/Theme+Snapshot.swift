extension Theme {
  /// All values that the sheets set here as text, one per line, sorted by name.
  ///
  /// ```
  /// for sapfiori: light, base, normal contrast, iphone, portrait
  /// fdlFUIRatingControl on-color: #E26300
  /// palette tintColor: #0064D9
  /// ```
  ///
  /// Values are normalized, so a color keeps its line however a sheet writes it. A text that is no
  /// value of its type is quoted. Locations are left out, so moving a rule changes nothing. The
  /// last line ends with a line feed.
  public var snapshot: String {
    Self.heading([environment], dialect)
      + resolution.snapshotLines.map { "\($0.name): \($0.value)\n" }.joined()
  }

  /// Returns a snapshot for several environments.
  ///
  /// A line that is equal in all of them is printed once; other lines end with their environment.
  ///
  /// ```
  /// palette tintColor: #0064D9 [light]
  /// palette tintColor: #4CB1FF [dark]
  /// ```
  public static func snapshot(
    of sheets: [Sheet], in environments: [ThemeEnvironment], for dialect: Dialect = .sapfiori
  ) -> String {
    let tables = environments.map {
      Theme(of: sheets, in: $0, for: dialect).resolution.snapshotLines
    }
    let words = ThemeEnvironment.wordsThatDiffer(environments)
    var values: [SnapshotName: [(situation: Int, text: String)]] = [:]
    for (situation, lines) in tables.enumerated() {
      for line in lines { values[line.name, default: []].append((situation, line.value)) }
    }
    let lines = values.keys.sorted().flatMap { name -> [String] in
      let found = values[name, default: []]
      let isAlike = found.count == environments.count && Set(found.map(\.text)).count == 1
      if isAlike, let first = found.first { return ["\(name): \(first.text)\n"] }
      return found.map { "\(name): \($0.text) [\(words[$0.situation])]\n" }
    }
    return heading(environments, dialect) + lines.joined()
  }

  private static func heading(_ environments: [ThemeEnvironment], _ dialect: Dialect) -> String {
    let situations = environments.map { $0.words.joined(separator: ", ") }
    return "for \(dialect.name): \(situations.joined(separator: "; "))\n"
  }
}

/// The subject of a line of a snapshot.
private struct SnapshotName: Hashable, Comparable, CustomStringConvertible {
  /// Empty for the palette, which comes last.
  let className: String
  package let property: String

  var description: String {
    "\(className.isEmpty ? "palette" : className.visible) \(property.visible)"
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.className == right.className { return left.property.precedes(right.property) }
    if left.className.isEmpty || right.className.isEmpty { return right.className.isEmpty }
    return left.className.precedes(right.className)
  }
}

private struct SnapshotLine {
  package let name: SnapshotName
  package let value: String
}

extension Resolution {
  fileprivate var snapshotLines: [SnapshotLine] {
    classes.flatMap { part in part.entries.map { Self.line(of: $0, in: part.name) } }
      + palette.map { Self.line(of: $0, in: "") }
  }

  private static func line(of entry: Entry, in className: String) -> SnapshotLine {
    let text = entry.value.map(\.description) ?? "'\(entry.winner.text ?? "")'"
    return SnapshotLine(
      name: SnapshotName(className: className, property: entry.name), value: text.visible)
  }
}

extension ThemeEnvironment {
  /// The environment as option values, in a fixed order.
  package var words: [String] {
    [
      appearance.rawValue, level.rawValue, "\(contrast.rawValue) contrast", device.rawValue,
      orientation.rawValue,
    ]
  }

  /// Returns, for each environment, the words in which it differs from the others, joined by
  /// commas; if there are none, the first word of each.
  static func wordsThatDiffer(_ environments: [ThemeEnvironment]) -> [String] {
    let all = environments.map(\.words)
    let places = (all.first ?? []).indices.filter { place in Set(all.map { $0[place] }).count > 1 }
    return all.map { words in
      (places.isEmpty ? [0] : places).map { words[$0] }.joined(separator: ", ")
    }
  }
}
