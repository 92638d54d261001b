extension Theme {
  /// Returns the classes that have the same texts in this theme and another one.
  ///
  /// Comparing the bytes of values is cheaper than reading them. A class outside the result may
  /// still be equal. The result is empty for themes of several sheets or with different
  /// environments.
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

  /// Every class with an active rule, sorted by the bytes of its name.
  package var classNames: [String] {
    Set(active.all.flatMap { sheet in sheet.classNames.map(sheet.sheet.text) }).inByteOrder
  }
}

/// Two sheets that are compared.
private struct ActivePair {
  private let old, new: ActiveSheet
  /// For each of the old sheet's own names, its number in the new sheet.
  private let numbers: [NameTable.ID]
  private let knownCount = Vocabulary.shared.names.count
  /// True if palette names have the same colors in both.
  private let hasSamePalette: Bool

  init(_ old: ActiveSheet, _ new: ActiveSheet, comparingPaletteNames hasSamePalette: Bool) {
    self.old = old
    self.new = new
    self.hasSamePalette = hasSamePalette
    let names = old.sheet.names
    numbers = names.indices.map { new.ownID(of: StoredName($0, in: names)) }
  }

  /// Returns the number of a name in the new sheet, or ``NameTable/none``.
  private func number(_ name: NameTable.ID) -> NameTable.ID {
    Int(name) < knownCount ? name : numbers[Int(name) - knownCount]
  }

  /// Returns true if a class has the same text in both sheets.
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
    PaletteName(old.sheet.text(of: word))?.isOfPalette == true
  }
}
