extension Catalog {
  /// What of a class is seen on what; of a class that no page has, its text on its own ground.
  ///
  /// What of a cell has a color in the palette where no sheet says anything is among it: it is seen
  /// on the cell's ground without being named.
  package func pairings(of className: String) -> [ColorPairing] {
    let name = index.names.find(className)
    if name != NameTable.none, let known = book?.classes[Int(name)]?.details {
      return known.pairings
    }
    let cells = ["fdlFUIRatingControlFormCell", "fdlFUIRatingControlCollectionViewCell"]
    let control = "\(className)_ratingControl"
    return pairings(of: className, entry(for: className))
      + (cells.contains(className)
        ? pairings(of: control, entry(for: control)) : [])
  }

  /// What of a class is seen on what, by its entry; of one without, its text on its own ground.
  package func pairings(of className: String, _ entry: CatalogEntry?) -> [ColorPairing] {
    // Of a class of an app's own that descends from none, nobody knows what is drawn by it either.
    guard let entry, !(entry.family == .app && entry.kind == .view) else {
      let path = ClassPath([className])
      return [
        ColorPairing(
          path: path, role: .ofText(inClassNamed: className), grounds: [path], paletteGround: nil,
          isKnown: false)
      ]
    }
    let grounds = grounds(of: className, entry)
    let isInCell = grounds.paths.contains { $0.names.last?.hasSuffix("Cell") == true }
    let kind = entry.kind == .text && isInCell ? .cell : entry.kind
    return ColorRole.all.filter { $0.kinds.contains(kind) }.map { role in
      ColorPairing(
        path: ColorPairing.path(of: entry), role: role, grounds: grounds.paths,
        paletteGround: grounds.paletteName, isKnown: true)
    }
  }

  /// The classes whose backgrounds a class is drawn on, the nearest first, and the name that the
  /// palette has for what is below all of them.
  ///
  /// A class of the catalog that has no background property is not among them: what a sheet sets
  /// there is not drawn.
  func grounds(
    of className: String, _ entry: CatalogEntry?
  ) -> (paths: [ClassPath], paletteName: String?) {
    let row = entry.flatMap {
      ColorGround.row(of: $0.className) ?? ColorGround.row(of: $0.prefix)
    }
    var names = [className]
    for name in [entry?.prefix, row?.className].compactMap({ $0 }) where !names.contains(name) {
      names.append(name)
    }
    return (names.filter(drawsGround).map { ClassPath([$0]) }, row?.paletteName)
  }

  private func drawsGround(_ className: String) -> Bool {
    !hasProperties(className)
      || ColorGroundNames.properties.contains { property($0, at: className) != nil }
  }
}
