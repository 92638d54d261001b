import StyleSheet

/// The classes of the catalog that a sheet names, by name number.
///
/// Excludes classes that the engine does not style itself: in NUI, an element with the class
/// `fdlFUIRatingControl` has a class of the app's own, with its own properties.
struct KnownClasses: Sendable {
  /// The classes in the order of their first use.
  private(set) var all: [KnownClass] = []
  /// The classes that the engine does not style, in the same order.
  private(set) var foreign: [KnownClass] = []
  /// The classes of ``all`` in the form that declarations are checked against.
  private(set) var marks: [ClassMark] = []
  /// For each name, the index of its class in `all`, plus one; 0 if it has none.
  private var numbers: [UInt32] = []
  /// True if a selector may be none of these classes.
  private(set) var hasStrangers = true
  let names: CatalogNames

  init(of names: CatalogNames) { self.names = names }

  init(in sheet: Sheet, _ names: CatalogNames, for dialect: Dialect) {
    self.init(of: names)
    numbers = [UInt32](repeating: 0, count: sheet.nameCount)
    all.reserveCapacity(min(sheet.selectorRows.count, 64))
    marks.reserveCapacity(min(sheet.selectorRows.count, 64))
    let asked = UInt32.max
    hasStrangers = false
    for selector in sheet.selectorRows where numbers[Int(selector.name)] == 0 {
      let name = names.number(of: selector.name)
      numbers[Int(selector.name)] = asked
      guard name != NameTable.none, let facts = names.catalog.facts(meantBy: name) else {
        hasStrangers = true
        continue
      }
      let isAlias = names.catalog.index.entries[Int(facts.number)].name != name
      let known = KnownClass(id: selector.name, facts: facts, isAlias: isAlias)
      guard dialect.styles(known.family) else {
        foreign.append(known)
        continue
      }
      all.append(known)
      marks.append(ClassMark(number: facts.number, isListed: facts.isListed))
      numbers[Int(selector.name)] = UInt32(all.count)
    }
    for place in numbers.indices where numbers[place] == asked { numbers[place] = 0 }
  }

  /// Returns the index in ``all`` of the class of a name; nil if it has none.
  func number(of name: NameTable.ID) -> Int? {
    guard !numbers.isEmpty else { return nil }
    let number = numbers[Int(name)]
    return number == 0 ? nil : Int(number) - 1
  }

  func mark(of name: NameTable.ID) -> ClassMark? { number(of: name).map { marks[$0] } }

  subscript(name: NameTable.ID) -> KnownClass? { number(of: name).map { all[$0] } }
}

/// A class of the catalog that a sheet names.
struct KnownClass: Sendable {
  /// The number of its name in the sheet.
  let id: NameTable.ID
  let facts: ClassFacts
  /// True if the sheet uses a name that only the naming rule supports.
  let isAlias: Bool

  var mark: ClassMark { ClassMark(number: facts.number, isListed: facts.isListed) }
  /// The name in the catalog.
  var name: String { facts.entry.className }
  var family: CatalogEntry.Family { facts.entry.family }
  /// True if the properties are documented, so that others can be reported as unknown.
  var isListed: Bool { facts.isListed }

  /// The severity of a wrong declaration: an error for SAP's completely documented classes, else a
  /// warning.
  ///
  /// Apps often extend NUI's classes, and an undocumented class may have more properties.
  var severity: Diagnostic.Severity {
    family == .fiori && facts.entry.certainty == .documented && !isPartial ? .error : .warning
  }

  var isPartial: Bool { facts.entry.isPartial }
}

/// A class of the catalog without references, to avoid reference counting per declaration.
struct ClassMark: Sendable {
  /// The number of its entry; see ``ClassFacts/number``.
  let number: UInt32
  let isListed: Bool
}

struct PropertyKey: Hashable, Sendable {
  let className: NameTable.ID
  let property: NameTable.ID
}
