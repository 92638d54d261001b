import StyleSheet

// What else changes where a name is mended.

extension Inspection {
  /// How safe it is to write the name of a class in place of one that is a slip away.
  ///
  /// An app gives its elements any name, and `Buton` may be one. Only where an app has declared its
  /// classes, and for names as SAP makes them, if the engine styles SAP's classes and the catalog has all
  /// of the component, the list is known. If a sheet gives a property to both names, one of the two
  /// values is lost.
  ///
  /// - Complexity: O(n).
  func safetyOfRenaming(_ slip: String, toClass name: String) -> Diagnostic.FixIt.Safety {
    guard !slip.hasPrefix("."), let entry = catalog.entry(for: name), dialect.styles(entry.family),
      entry.family == .app || name.isOfSAP && !entry.isPartial
    else { return .unsafe }
    let right = sheet.id(of: name)
    guard right != NameTable.none else { return .safe }
    return properties(of: right).isDisjoint(with: properties(of: sheet.id(of: slip)))
      ? .safe : .unsafe
  }

  private func properties(of className: NameTable.ID) -> Set<NameTable.ID> {
    var names: Set<NameTable.ID> = []
    for rule in rules where selectors(of: rule).contains(where: { $0.name == className }) {
      names.formUnion(declarations(of: rule).map(\.name))
    }
    return names
  }

  /// The same for a property of a class in a rule, which may set the one that is meant as well.
  ///
  /// An app may read properties of its own at a class of NUI's.
  func safetyOfRenaming(
    toProperty name: String, of known: KnownClass, in rule: Sheet.RuleRow
  ) -> Diagnostic.FixIt.Safety {
    guard known.severity == .error || known.family == .app else { return .unsafe }
    let id = sheet.id(of: name)
    return id != NameTable.none && declarations(of: rule).contains { $0.name == id }
      ? .unsafe : .safe
  }
}
