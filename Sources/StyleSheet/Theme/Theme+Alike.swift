extension Theme {
  /// The classes of which this theme and another say the same in the same words.
  ///
  /// Two versions of a sheet differ in a few places. Comparing the bytes of values tells most classes
  /// apart from those few, and costs a tenth of reading all values. A class that is not among them may
  /// be the same all the same; of themes of several sheets, or of other situations, none is.
  ///
  /// - Complexity: O(n).
  package func classesAlike(in other: Theme) -> Set<String> {
    guard sheets.count == 1, other.sheets.count == 1, !hasPaths, !other.hasPaths,
      environment == other.environment, dialect == other.dialect,
      let own = active.all.first, let others = other.active.all.first
    else { return [] }
    let hasPalette = mayOverridePalette || other.mayOverridePalette
    let pair = ActivePair(own, others, comparingPaletteNames: !hasPalette)
    return Set(own.classNames.filter(pair.areAlike).map(own.sheet.text))
  }

  /// Every class with a rule that counts here, in the order of the bytes of the names.
  package var classNames: [String] {
    Set(active.all.flatMap { sheet in sheet.classNames.map(sheet.sheet.text) }).inByteOrder
  }
}

/// Two sheets, side by side.
private struct ActivePair {
  private let old, new: ActiveSheet
  /// For each name of the old sheet's own, its number in the new one.
  private let numbers: [NameTable.ID]
  private let knownCount = Vocabulary.shared.names.count
  /// Whether names of the palette are the same colors in both.
  private let hasSamePalette: Bool

  init(_ old: ActiveSheet, _ new: ActiveSheet, comparingPaletteNames hasSamePalette: Bool) {
    self.old = old
    self.new = new
    self.hasSamePalette = hasSamePalette
    let names = old.sheet.names
    numbers = names.indices.map { new.ownID(of: StoredName($0, in: names)) }
  }

  /// The number that a name has in the new sheet, or ``NameTable/none``.
  private func number(_ name: NameTable.ID) -> NameTable.ID {
    Int(name) < knownCount ? name : numbers[Int(name) - knownCount]
  }

  /// Whether a class is set to the same in both, word for word.
  func areAlike(_ className: NameTable.ID) -> Bool {
    let name = number(className)
    guard name != NameTable.none, let before = old.winners(of: className),
      let after = new.winners(of: name), before.count == after.count
    else { return false }
    return before.allSatisfy { winner in
      let property = number(winner.property)
      guard property != NameTable.none,
        let row = new.winningDeclaration(property, of: name)
      else { return false }
      return areAlike(old.sheet.declaration(Int(winner.declaration)), row)
    }
  }

  private func areAlike(_ left: Sheet.DeclarationRow, _ right: Sheet.DeclarationRow) -> Bool {
    guard let before = old.resolve(left), let after = new.resolve(right),
      before.value.kind == after.value.kind,
      before.value.kind != .word || hasSamePalette
        || !mayBePaletteName(before.value.name)
    else { return false }
    let one = old.sheet.valueRange(of: before.element)
    let other = new.sheet.valueRange(of: after.element)
    return one.count == other.count
      && old.sheet.source.bytes[one].elementsEqual(new.sheet.source.bytes[other])
  }

  private func mayBePaletteName(_ word: NameTable.ID) -> Bool {
    PaletteName(old.sheet.text(of: word)).map { Palette.all.name($0.name) != nil } ?? false
  }
}
