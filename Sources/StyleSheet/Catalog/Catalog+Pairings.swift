/// The backgrounds behind a class, as documented.
package struct ClassGrounds: Hashable, Sendable {
  /// The classes whose backgrounds are behind the class, the nearest first.
  let paths: [ClassPath]
  /// The palette name of the background below all of them; nil if unknown.
  let paletteName: String?
  /// The index in `PaletteValues.all` of that name or, if it is unknown, of
  /// ``ColorGround/usualName``; nil if it is not there.
  let paletteRow: Int?
}

extension Catalog {
  /// Returns the foreground and background pairs of a class; for a class outside the catalog, its
  /// text on its own background.
  ///
  /// For a rating control cell, this includes its rating control, which has default colors from the
  /// palette even if no sheet names it.
  package func pairings(of className: String) -> [ColorPairing] {
    let name = index.names.find(className)
    if name != NameTable.none, let known = book?.classes[Int(name)]?.details {
      return known.pairings
    }
    return pairings(of: className, entry(for: className))
  }

  private static let cellsWithControl = [
    "fdlFUIRatingControlFormCell", "fdlFUIRatingControlCollectionViewCell",
  ]

  /// Returns the pairs of a class from its entry; without an entry, its text on its own background.
  package func pairings(of className: String, _ entry: CatalogEntry?) -> [ColorPairing] {
    // The content of an app's class without a known parent is unknown too.
    guard let entry, !(entry.family == .app && entry.kind == .view) else {
      return [ColorPairing(ofTextIn: className)]
    }
    let grounds = grounds(of: className, entry)
    let isInCell = grounds.paths.contains { $0.names.last?.hasSuffix("Cell") == true }
    let kind = entry.kind == .text && isInCell ? .cell : entry.kind
    let own = ColorRole.all.filter { $0.kinds.contains(kind) }.map { role in
      ColorPairing(
        path: entry.path, role: role, grounds: grounds.paths,
        paletteGround: grounds.paletteName, isKnown: true)
    }
    guard Self.cellsWithControl.contains(className) else { return own }
    let control = "\(className)_ratingControl"
    return own + pairings(of: control, self.entry(for: control))
  }

  package func grounds(of className: String) -> ClassGrounds {
    grounds(of: className, entry(for: className))
  }

  /// Returns the backgrounds behind a class from its entry.
  ///
  /// A catalog class without a background property is skipped, because a background set there is
  /// not drawn.
  func grounds(of className: String, _ entry: CatalogEntry?) -> ClassGrounds {
    // The catalog has only parts of some cells.
    let row =
      entry.flatMap { ColorGround.row(of: $0.className) ?? ColorGround.row(of: $0.prefix) }
      ?? ColorGround.row(of: className)
    var names = [className]
    for name in [entry?.prefix, row?.className].compactMap({ $0 }) where !names.contains(name) {
      names.append(name)
    }
    let own = entry?.path ?? ClassPath([className])
    return ClassGrounds(
      paths: names.filter(drawsGround).map { $0 == className ? own : ClassPath([$0]) },
      paletteName: row?.paletteName,
      paletteRow: row.map(\.paletteRow) ?? ColorGround.usualRow)
  }

  private func drawsGround(_ className: String) -> Bool {
    let lineage = index.lineage(of: className)
    return !hasProperties(lineage)
      || ColorGroundNames.properties.contains { hasProperty($0, in: lineage) }
  }
}
