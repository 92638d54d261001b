import StyleSheet

/// The properties that a sheet sets for classes of the catalog, each pair looked up once.
struct PropertyUses: Sendable {
  /// A declaration for one of the classes of its rule.
  struct Use: Sendable {
    let declaration: UInt32
    /// The index of the class in ``KnownClasses/all``.
    let known: UInt32
    let property: UInt32
  }

  /// The uses with conflicting sources, in source order; those of a declaration in selector order.
  private(set) var doubtful: [Use] = []
  /// The numbers of declarations that a class of the rule does not support, or without a catalog
  /// class, that no class supports; in source order.
  private(set) var strangers: [UInt32] = []
  /// The numbers of rules that set a property in a variant, in source order.
  private(set) var rulesWithVariants: [UInt32] = []

  private let names: CatalogNames
  private let book: CatalogBook?
  // The catalog's data about most properties, stored here to avoid reference counting for every
  // declaration.
  private let placesInBook: PairTable
  private let marksInBook: [PropertyFacts.Mark]
  /// The properties that are not in the book, and their marks.
  private var own: [PropertyFacts] = []
  private var ownMarks: [PropertyFacts.Mark] = []
  private var places = PairTable()
  /// For each declaration, the number of the property for the first catalog class of the rule;
  /// ``PairTable/none`` if the class lacks it or there is no such class.
  private(set) var firsts: [UInt32] = []
  /// The number of a property that was not found.
  private static let missing = PairTable.none - 1

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
      // The limit avoids quadratic time for a long selector list with a long block.
      bearers.removeAll(keepingCapacity: true)
      for selector in rule.selectors.prefix(32) {
        if let known = classes.number(of: sheet.selectorRows[Int(selector)].name) {
          bearers.append((UInt32(known), classes.marks[known]))
        }
      }
      for declaration in rule.declarations {
        take(
          declaration, of: UInt32(truncatingIfNeeded: number), for: bearers, among: classes, sheet)
      }
    }
  }

  /// The index of a class in ``KnownClasses/all``, and the class.
  private typealias Bearer = (known: UInt32, mark: ClassMark)

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

  private mutating func note(
    _ property: UInt32, _ declaration: UInt32, of rule: UInt32, _ known: UInt32
  ) {
    let mark = mark(property)
    if mark.isDoubtful {
      doubtful.append(Use(declaration: declaration, known: known, property: property))
    }
    if mark.isVariant, rulesWithVariants.last != rule { rulesWithVariants.append(rule) }
  }

  func facts(_ property: UInt32) -> PropertyFacts? {
    guard property != PairTable.none else { return nil }
    let count = marksInBook.count
    return Int(property) < count ? book?.properties[Int(property)] : own[Int(property) - count]
  }

  /// Returns the most used data of a property; its number must not be ``PairTable/none``.
  func mark(_ property: UInt32) -> PropertyFacts.Mark {
    let count = marksInBook.count
    return Int(property) < count ? marksInBook[Int(property)] : ownMarks[Int(property) - count]
  }

  /// Returns the number of a property of a class; ``PairTable/none`` if the class lacks it.
  func number(of property: NameTable.ID, of mark: ClassMark) -> UInt32 {
    let number = find(property, of: mark)
    return number == Self.missing ? PairTable.none : number
  }

  /// Returns the same; ``missing`` if it was not found, ``PairTable/none`` if not looked up yet.
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
    guard let match = names.catalog.match(name, sheet.text(of: property), in: facts.lineage) else {
      return Self.missing
    }
    let found = PropertyFacts(match, of: facts.entry.family)
    own.append(found)
    ownMarks.append(found.mark)
    return UInt32(marksInBook.count + own.count - 1)
  }
}
