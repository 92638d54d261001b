/// The classes of a sheet that are given a color which is seen on something, or on which something
/// is seen.
///
/// One walk over the numbers of the sheet finds them, so a sheet without such colors costs nothing
/// more.
struct PaintedClasses {
  /// A class, and what is set for it.
  struct Painted {
    let name: NameTable.ID
    fileprivate(set) var marks: UInt8

    /// Whether both a text and what it lies on have a color.
    var hasTextOnGround: Bool { marks & 3 == 3 }
    /// Whether the catalog may have the class.
    var isOfVocabulary: Bool { Int(name) < PaintedClasses.marks.count }
    /// Whether a state of its own has one.
    var hasVariant: Bool { marks & 4 != 0 }
  }

  /// In the order in which the sheet first names them.
  private(set) var all: [Painted] = []
  /// For each name, the number of its class in `all`, plus one; 0 if it has none.
  private var places: [UInt32]

  private static let figure: UInt8 = 1
  private static let ground: UInt8 = 2
  private static let variant: UInt8 = 4

  init(of sheet: Sheet) {
    places = [UInt32](repeating: 0, count: Self.marks.count + sheet.names.count)
    for rule in sheet.ruleRows {
      var marks: UInt8 = 0
      for index in rule.firstDeclaration..<rule.endDeclaration {
        let name = Int(sheet.declarationRows[Int(index)].name)
        if name < Self.marks.count { marks |= Self.marks[name] }
      }
      guard marks != 0 else { continue }
      for selector in rule.firstSelector..<rule.endSelector {
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
  }

  /// Whether a class says what it looks like behind what it shows; names that the sheet does not have
  /// say nothing.
  func hasGround(_ name: NameTable.ID) -> Bool {
    guard name != NameTable.none, places[Int(name)] > 0 else { return false }
    return all[Int(places[Int(name)]) - 1].marks & Self.ground != 0
  }

  /// What each name of the vocabulary is as a property.
  private static let marks: [UInt8] = {
    let names = Vocabulary.shared.names
    var marks = [UInt8](repeating: 0, count: names.count)
    func mark(_ name: SoughtName, _ kind: UInt8, isVariant: Bool) {
      if name.id != NameTable.none { marks[Int(name.id)] |= isVariant ? kind | variant : kind }
    }
    let styles = StatePairing.all.flatMap(\.styles)
    for name in styles.flatMap({ $0.onImage + $0.offImage }) {
      mark(name, figure, isVariant: false)
    }
    for state in ColorRole.all.flatMap(\.states) + styles.flatMap({ [$0.on, $0.off] }) {
      for name in state.figure {
        mark(name, figure, isVariant: name != state.figure.last)
      }
      for names in state.grounds {
        let isVariant = names != state.grounds.last
        for name in [names.image, names.top, names.bottom] + names.colors {
          mark(name, ground, isVariant: isVariant)
        }
      }
    }
    return marks
  }()

  /// Whether a class is given a color.
  func has(_ name: NameTable.ID) -> Bool { places[Int(name)] > 0 }
}

extension PaintedClasses {
  /// Everything that may be seen on something, in each state of which the sheet may say something.
  func eachPair(
    in sheet: Sheet, _ classes: KnownClasses,
    _ body: (ColorPairing, ColorRole.State, NameTable.ID) -> Void
  ) {
    for painted in all where painted.hasTextOnGround || painted.isOfVocabulary {
      for pairing in classes.pairings(of: painted.name, in: sheet) {
        let states = pairing.role.states
        let count = painted.hasVariant || pairing.isKnown ? states.count : 1
        for state in states.prefix(count) { body(pairing, state, painted.name) }
      }
    }
  }
}

extension KnownClasses {
  /// What of a class is seen on what.
  fileprivate func pairings(of name: NameTable.ID, in sheet: Sheet) -> [ColorPairing] {
    guard let known = self[name], !known.isAlias else {
      return ColorPairing.all(of: sheet.text(of: name), nil)
    }
    return known.facts.pairings ?? names.catalog.pairings(of: known.name)
  }
}
