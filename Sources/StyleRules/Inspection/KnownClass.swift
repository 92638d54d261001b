import StyleSheet

/// A class of the catalog that a sheet names.
struct KnownClass: Sendable {
  /// The number of its name in the sheet.
  let id: NameTable.ID
  /// The catalog's data about the class.
  let facts: ClassFacts
  /// True if the sheet uses a name that only the naming rule supports.
  let isAlias: Bool

  /// The class in the form that declarations are checked against.
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

  /// True if it may have more properties than the catalog lists.
  var isPartial: Bool { facts.entry.isPartial }
}

/// A class of the catalog without references, to avoid reference counting per declaration.
struct ClassMark: Sendable {
  /// The number of its entry; see ``ClassFacts/number``.
  let number: UInt32
  /// True if the properties are documented.
  let isListed: Bool
}

/// The name numbers of a class and a property.
struct PropertyKey: Hashable, Sendable {
  let className: NameTable.ID
  let property: NameTable.ID
}
