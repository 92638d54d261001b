import StyleSheet

/// A class of the catalog, as a sheet names it.
struct KnownClass: Sendable {
  /// The number of its name in the sheet.
  let id: NameTable.ID
  /// What the catalog says of it.
  let facts: ClassFacts
  /// Whether the sheet calls it what only the naming rule would.
  let isAlias: Bool

  /// The same as declarations are held against it.
  var mark: ClassMark { ClassMark(number: facts.number, isListed: facts.isListed) }
  /// The catalog's name for it.
  var name: String { facts.entry.className }
  var family: CatalogEntry.Family { facts.entry.family }
  /// Whether somebody lists its properties, so that others can be called unknown.
  var isListed: Bool { facts.isListed }

  /// How bad it is if a declaration of the class is wrong: what the vendor's page says plainly, an
  /// app can hardly mean otherwise.
  ///
  /// NUI's classes are often added to, and of a class that is on no page nobody knows the whole list.
  var severity: Diagnostic.Severity {
    family == .fiori && facts.entry.certainty == .documented && !isPartial ? .error : .warning
  }

  /// Whether it may have more properties than the catalog lists.
  var isPartial: Bool { facts.entry.isPartial }
}

/// A class of the catalog as the declarations of a rule are held against it, without a reference to be
/// counted.
struct ClassMark: Sendable {
  /// The number of its entry; see ``ClassFacts/number``.
  let number: UInt32
  /// Whether somebody lists its properties.
  let isListed: Bool
}

/// A class and a property, by the numbers of their names.
struct PropertyKey: Hashable, Sendable {
  let className: NameTable.ID
  let property: NameTable.ID
}
