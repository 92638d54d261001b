import StyleSheet

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

  /// Those of which some page has its doubts, in the order of the text; of a declaration, in the order
  /// of its selectors.
  private(set) var doubtful: [Use] = []
  /// The numbers of declarations that some class does not have, or if they are for none of the
  /// catalog's, that nobody has; in the order of the text.
  private(set) var strangers: [UInt32] = []
  /// The numbers of rules that set a property of a class in a variant, in the order of the text.
  private(set) var rulesWithVariants: [UInt32] = []

  private let names: CatalogNames
  private let book: CatalogBook?
  // What the book has of most properties, at hand: asking an object for it counts a reference, and
  // every declaration asks.
  private let placesInBook: PairTable
  private let marksInBook: [PropertyFacts.Mark]
  /// What the book does not have, and its marks.
  private var own: [PropertyFacts] = []
  private var ownMarks: [PropertyFacts.Mark] = []
  private var places = PairTable()
  /// For each declaration, the number of the property for the first class of the rule that the catalog
  /// has; ``PairTable/none`` if that does not have it, and if there is none.
  private(set) var firsts: [UInt32] = []
  /// The number of what was looked for in vain.
  private static let missing = PairTable.none - 1

  /// None.
  init(of names: CatalogNames) {
    self.names = names
    book = names.catalog.book
    placesInBook = book?.places ?? PairTable()
    marksInBook = book?.marks ?? []
  }

  init(in sheet: Sheet, of classes: KnownClasses, _ names: CatalogNames) {
    self.init(of: names)
    firsts = [UInt32](repeating: PairTable.none, count: sheet.declarationRows.count)
    var bearers: [Bearer] = []
    for (number, rule) in sheet.ruleRows.enumerated() {
      // A list of a thousand names in front of a block of a thousand declarations would be a million
      // questions; nobody writes one by hand.
      bearers.removeAll(keepingCapacity: true)
      for selector in rule.selectors.prefix(32) {
        if let known = classes.number(of: sheet.selectorRows[Int(selector)].name) {
          bearers.append(Bearer(known: UInt32(known), mark: classes.marks[known]))
        }
      }
      for declaration in rule.declarations {
        take(
          declaration, of: UInt32(truncatingIfNeeded: number), for: bearers, among: classes, sheet)
      }
    }
  }

  /// A class that the rule at hand is for.
  private struct Bearer {
    /// Its number in ``KnownClasses/all``.
    let known: UInt32
    let mark: ClassMark
  }

  private mutating func take(
    _ declaration: UInt32, of rule: UInt32, for bearers: [Bearer], among classes: KnownClasses,
    _ sheet: Sheet
  ) {
    let name = sheet.declaration(Int(declaration)).name
    guard name != NameTable.none else { return }
    var hasAny = false
    var isLacking = false
    for index in bearers.indices {
      let bearer = bearers[index]
      let property = look(for: name, of: bearer, among: classes, sheet)
      if index == 0 { firsts[Int(declaration)] = property }
      if property == PairTable.none {
        isLacking = isLacking || bearer.mark.isListed
      } else {
        hasAny = true
        note(property, declaration, of: rule, bearer.known)
      }
    }
    let isStrange = bearers.isEmpty ? !names.isSpelling(name) : isLacking || !hasAny
    if isStrange { strangers.append(declaration) }
  }

  /// Takes down what is not usual about a property that a class has.
  private mutating func note(
    _ property: UInt32, _ declaration: UInt32, of rule: UInt32, _ known: UInt32
  ) {
    let mark = mark(property)
    if mark.isDoubtful {
      doubtful.append(Use(declaration: declaration, known: known, property: property))
    }
    if mark.isVariant, rulesWithVariants.last != rule { rulesWithVariants.append(rule) }
  }

  /// What the catalog says of a property, by its number.
  func facts(_ property: UInt32) -> PropertyFacts? {
    guard property != PairTable.none else { return nil }
    let count = marksInBook.count
    return Int(property) < count ? book?.properties[Int(property)] : own[Int(property) - count]
  }

  /// What is asked of a property most of all, by its number, which is not ``PairTable/none``.
  func mark(_ property: UInt32) -> PropertyFacts.Mark {
    let count = marksInBook.count
    return Int(property) < count ? marksInBook[Int(property)] : ownMarks[Int(property) - count]
  }

  /// The number of a property of a class that the sheet gives to it; ``PairTable/none`` if the class
  /// does not have it.
  func number(of property: NameTable.ID, of mark: ClassMark) -> UInt32 {
    let number = find(property, of: mark)
    return number == Self.missing ? PairTable.none : number
  }

  /// The same; ``missing`` if it was looked for in vain, and ``PairTable/none`` if it was not yet.
  private func find(_ property: NameTable.ID, of mark: ClassMark) -> UInt32 {
    if !marksInBook.isEmpty, names.isShared(property) {
      let number = placesInBook[mark.number, property]
      if number != PairTable.none { return number }
    }
    return places[mark.number, property]
  }

  private mutating func look(
    for property: NameTable.ID, of bearer: Bearer, among classes: KnownClasses, _ sheet: Sheet
  ) -> UInt32 {
    let found = find(property, of: bearer.mark)
    if found != PairTable.none { return found == Self.missing ? PairTable.none : found }
    let number = newNumber(of: property, of: classes.all[Int(bearer.known)].facts, sheet)
    places.add(number, bearer.mark.number, property)
    return number == Self.missing ? PairTable.none : number
  }

  @inline(never)
  private mutating func newNumber(
    of property: NameTable.ID, of facts: ClassFacts, _ sheet: Sheet
  ) -> UInt32 {
    let name = names.number(of: property)
    let number = placesInBook[facts.number, name]
    if number != PairTable.none { return number }
    let text = sheet.text(of: property)
    guard let match = names.catalog.match(name, text, in: facts.lineage) else {
      return Self.missing
    }
    let found = PropertyFacts(match, of: facts.entry.family)
    own.append(found)
    ownMarks.append(found.mark)
    return UInt32(marksInBook.count + own.count - 1)
  }
}
