// What else changes where a name is mended.

extension Inspection {
  /// How safe it is to write the name of a class in place of a slip: if a sheet gives a property to
  /// both, one of the two values is lost, and what a dot in front is for nobody knows.
  ///
  /// - Complexity: O(n).
  func safetyOfRenaming(_ slip: String, toClass name: String) -> Diagnostic.FixIt.Safety {
    if slip.hasPrefix(".") { return .unsafe }
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

  /// The same for a property of a rule, which may set the one that is meant as well.
  func safetyOfRenaming(
    toProperty name: String, in rule: Sheet.RuleRow
  ) -> Diagnostic.FixIt.Safety {
    let id = sheet.id(of: name)
    return id != NameTable.none && declarations(of: rule).contains { $0.name == id }
      ? .unsafe : .safe
  }
}
