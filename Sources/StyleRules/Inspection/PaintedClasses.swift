import StyleSheet

/// The classes of a sheet that set a foreground or a background color.
///
/// They are found in one pass over name numbers, so a sheet without such colors has no further
/// cost.
struct PaintedClasses {
  struct Painted {
    let name: NameTable.ID
    fileprivate(set) var marks: UInt8

    var hasTextOnGround: Bool { marks & 3 == 3 }
    /// True if the class may be in the catalog.
    var isOfVocabulary: Bool { Int(name) < PaintedClasses.marks.known.count }
    /// True if it sets a color of a state.
    var hasVariant: Bool { marks & 4 != 0 }
  }

  /// The classes in the order of their first use.
  private(set) var all: [Painted] = []
  /// For each name, the index of its class in `all`, plus one; 0 if it has none.
  private var places: [UInt32]
  private var hasVariants = false
  /// True if the sheet uses a color property that is not in the vocabulary.
  private(set) var hasOtherNames = false

  private static let figure: UInt8 = 1
  private static let ground: UInt8 = 2
  private static let variant: UInt8 = 4

  init(of sheet: Sheet) {
    let count = Self.marks.known.count
    places = [UInt32](repeating: 0, count: sheet.nameCount)
    var own = [UInt8](repeating: 0, count: sheet.names.count)
    for other in Self.marks.others {
      let number = sheet.ownNumber(of: other.name)
      guard number != NameTable.none else { continue }
      own[Int(number)] = other.mark
      hasOtherNames = true
    }
    for rule in sheet.ruleRows {
      var marks: UInt8 = 0
      for index in rule.declarations {
        let row = sheet.declarationRows[Int(index)]
        guard row.name != NameTable.none else { continue }
        let name = Int(row.name)
        marks |= name < count ? Self.marks.known[name] : own[name - count]
      }
      if marks != 0 { paint(rule, marks, sheet) }
    }
  }

  private mutating func paint(_ rule: Sheet.RuleRow, _ marks: UInt8, _ sheet: Sheet) {
    hasVariants = hasVariants || marks & Self.variant != 0
    for selector in rule.selectors {
      let name = sheet.selectorRows[Int(selector)].name
      let place = Int(places[Int(name)])
      if place > 0 {
        all[place - 1].marks |= marks
      } else {
        all.append(Painted(name: name, marks: marks))
        places[Int(name)] = UInt32(all.count)
      }
    }
  }

  func has(_ name: NameTable.ID) -> Bool { places[Int(name)] > 0 }

  /// True if a class sets a background; false for a name that the sheet does not have.
  func hasGround(_ name: NameTable.ID) -> Bool {
    guard name != NameTable.none, places[Int(name)] > 0 else { return false }
    return all[Int(places[Int(name)]) - 1].marks & Self.ground != 0
  }

  /// The kinds of colors that properties set, for vocabulary names and for others.
  private static let marks: (known: [UInt8], others: [(name: StoredName, mark: UInt8)]) = {
    var known = [UInt8](repeating: 0, count: Vocabulary.shared.names.count)
    var others: [(name: StoredName, mark: UInt8)] = []
    func mark(_ name: SoughtName, _ kind: UInt8, isVariant: Bool) {
      let mark = isVariant ? kind | variant : kind
      if name.id != NameTable.none {
        known[Int(name.id)] |= mark
      } else if let place = others.firstIndex(where: { $0.name == name.key }) {
        others[place].mark |= mark
      } else {
        others.append((name.key, mark))
      }
    }
    func mark(_ state: ColorRole.State) {
      for (place, name) in state.figure.enumerated() {
        mark(name, figure, isVariant: place < state.figure.count - 1)
      }
      for (place, names) in state.grounds.enumerated() {
        let isVariant = state.hidesUsualGround || place < state.grounds.count - 1
        mark(names.image, ground, isVariant: isVariant)
        mark(names.top, ground, isVariant: isVariant)
        mark(names.bottom, ground, isVariant: isVariant)
        for name in names.colors { mark(name, ground, isVariant: isVariant) }
      }
    }
    for role in ColorRole.all {
      for state in role.states { mark(state) }
    }
    for style in StatePairing.styles {
      for name in style.onImage { mark(name, figure, isVariant: false) }
      for name in style.offImage { mark(name, figure, isVariant: false) }
      mark(style.on)
      mark(style.off)
    }
    return (known, others)
  }()

  /// Calls `body` with every pairing in each state that the sheet may define.
  func eachPair(
    in sheet: Sheet, _ classes: KnownClasses,
    _ body: (ColorPairing, ColorRole.State, NameTable.ID) -> Void
  ) {
    for painted in all where painted.hasTextOnGround || painted.isOfVocabulary {
      for pairing in classes.pairings(of: painted.name, in: sheet) {
        let states = pairing.role.states
        let count = haveStates(painted, pairing) ? states.count : 1
        // Avoids the reference counting of a slice.
        for index in 0..<count { body(pairing, states[index], painted.name) }
      }
    }
  }

  /// True if the states of a pairing can differ: if the palette has a color for each, the class
  /// sets one, or any class does and the pairing involves other classes.
  private func haveStates(_ painted: Painted, _ pairing: ColorPairing) -> Bool {
    painted.hasVariant || pairing.role.states[0].paletteName != nil
      || pairing.isKnown && hasVariants
  }
}

extension KnownClasses {
  fileprivate func pairings(of name: NameTable.ID, in sheet: Sheet) -> [ColorPairing] {
    guard let known = self[name], !known.isAlias else {
      return [ColorPairing(ofTextIn: sheet.text(of: name), name)]
    }
    return known.facts.details?.pairings
      ?? names.catalog.pairings(of: known.name, known.facts.entry)
  }
}
