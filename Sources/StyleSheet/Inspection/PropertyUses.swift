/// The properties that a sheet gives to classes of the catalog, each pair looked up once.
struct PropertyUses: Sendable {
  /// A declaration of a rule, for one of its classes.
  struct Use: Sendable {
    /// Its number in the sheet.
    let declaration: UInt32
    /// The number of the class in ``KnownClasses/all``.
    let known: UInt32
    /// The number of the property.
    let property: UInt32
  }

  /// A declaration that some class does not have, or if it is for none of the catalog's, that nobody
  /// has.
  struct Stranger: Sendable {
    let declaration: UInt32
    let rule: UInt32
  }

  /// Those of which some page has its doubts, in the order of the text; of a declaration, in the order
  /// of its selectors.
  private(set) var doubtful: [Use] = []
  /// In the order of the text.
  private(set) var strangers: [Stranger] = []
  /// The numbers of rules that set a property of a class in a variant, in the order of the text.
  private(set) var rulesWithVariants: [UInt32] = []

  private let names: CatalogNames
  private let book: CatalogBook?
  /// What the book does not have.
  private var own: [PropertyFacts] = []
  private var places = PairTable()
  /// The number of what was looked for in vain.
  private static let missing = PairTable.none - 1

  /// None.
  init(of names: CatalogNames) {
    self.names = names
    book = names.catalog.book
  }

  init(in sheet: Sheet, of classes: KnownClasses, _ names: CatalogNames) {
    self.init(of: names)
    var bearers: [Bearer] = []
    for (number, rule) in sheet.ruleRows.enumerated() {
      // A list of a thousand names in front of a block of a thousand declarations would be a million
      // questions; nobody writes one by hand.
      let end = min(rule.firstSelector &+ 32, rule.endSelector)
      bearers.removeAll(keepingCapacity: true)
      for selector in rule.firstSelector..<end {
        if let known = classes.number(of: sheet.selectorRows[Int(selector)].name) {
          bearers.append(Bearer(known: UInt32(known), facts: classes.all[known].facts))
        }
      }
      for declaration in rule.firstDeclaration..<rule.endDeclaration {
        take(declaration, of: UInt32(truncatingIfNeeded: number), for: bearers, sheet)
      }
    }
  }

  /// A class that the rule at hand is for.
  private struct Bearer {
    /// Its number in ``KnownClasses/all``.
    let known: UInt32
    let facts: ClassFacts
  }

  private mutating func take(
    _ declaration: UInt32, of rule: UInt32, for bearers: [Bearer], _ sheet: Sheet
  ) {
    let name = sheet.declaration(Int(declaration)).name
    guard name != NameTable.none else { return }
    var hasAny = false
    var isLacking = false
    for bearer in bearers {
      let property = look(for: name, of: bearer.facts, sheet)
      if property == PairTable.none {
        isLacking = isLacking || bearer.facts.isListed
      } else {
        hasAny = true
        note(property, declaration, of: rule, bearer.known)
      }
    }
    let isStrange = bearers.isEmpty ? !names.isSpelling(name) : isLacking || !hasAny
    if isStrange { strangers.append(Stranger(declaration: declaration, rule: rule)) }
  }

  /// Takes down what is not usual about a property that a class has.
  @inline(__always)
  private mutating func note(
    _ property: UInt32, _ declaration: UInt32, of rule: UInt32, _ known: UInt32
  ) {
    guard let facts = facts(property) else { return }
    if facts.isDoubtful {
      doubtful.append(Use(declaration: declaration, known: known, property: property))
    }
    if facts.isVariant, rulesWithVariants.last != rule { rulesWithVariants.append(rule) }
  }

  /// What the catalog says of a property, by its number.
  func facts(_ property: UInt32) -> PropertyFacts? {
    guard property != PairTable.none else { return nil }
    let count = book?.properties.count ?? 0
    return Int(property) < count ? book?.properties[Int(property)] : own[Int(property) - count]
  }

  /// The type of a property by its number; unknown where nothing that is written could be wrong.
  @inline(__always)
  func type(_ property: UInt32) -> ValueType {
    let count = book?.properties.count ?? 0
    let type =
      Int(property) < count
      ? book?.properties[Int(property)].judgedType : own[Int(property) - count].judgedType
    return type ?? .unknown
  }

  /// The number of a property of a class that the sheet gives to it; ``PairTable/none`` if the class
  /// does not have it.
  @inline(__always)
  func number(of property: NameTable.ID, of facts: ClassFacts) -> UInt32 {
    let number = find(property, of: facts)
    return number == Self.missing ? PairTable.none : number
  }

  /// The same; ``missing`` if it was looked for in vain, and ``PairTable/none`` if it was not yet.
  @inline(__always)
  private func find(_ property: NameTable.ID, of facts: ClassFacts) -> UInt32 {
    if let book, names.isShared(property) {
      let number = book.find(property, of: facts)
      if number != PairTable.none { return number }
    }
    return places[facts.number, property]
  }

  private mutating func look(
    for property: NameTable.ID, of facts: ClassFacts, _ sheet: Sheet
  ) -> UInt32 {
    let found = find(property, of: facts)
    if found != PairTable.none { return found == Self.missing ? PairTable.none : found }
    let number = newNumber(of: property, of: facts, sheet)
    places.add(number, facts.number, property)
    return number == Self.missing ? PairTable.none : number
  }

  private mutating func newNumber(
    of property: NameTable.ID, of facts: ClassFacts, _ sheet: Sheet
  ) -> UInt32 {
    let name = names.number(of: property)
    if let book {
      let number = book.find(name, of: facts)
      if number != PairTable.none { return number }
    }
    let text = sheet.text(of: property)
    guard let match = names.catalog.match(name, text, in: facts.lineage) else {
      return Self.missing
    }
    own.append(PropertyFacts(match, of: facts.entry.family))
    return UInt32((book?.properties.count ?? 0) + own.count - 1)
  }
}
