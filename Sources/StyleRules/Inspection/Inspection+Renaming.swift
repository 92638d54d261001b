import StyleSheet

// Side effects of a fix that renames.

extension Inspection {
  /// Returns the safety of replacing a misspelled class name with a known one.
  ///
  /// An app can name its elements freely, so `Buton` may be intentional. The list of names is known
  /// only if an app declares its classes, or for names in SAP's style if the engine styles SAP's
  /// classes and the catalog has all of the component. If a sheet sets a property for both names,
  /// or for another misspelling, one of the two values is lost.
  ///
  /// - Complexity: O(n).
  func safetyOfRenaming(_ slip: String, toClass name: String) -> Diagnostic.FixIt.Safety {
    guard !slip.hasPrefix("."), let entry = catalog.entry(for: name), dialect.styles(entry.family),
      entry.family == .app || name.isOfSAP && !entry.isPartial
    else { return .unsafe }
    let own = properties(of: sheet.id(of: slip))
    let others = Set(rules.flatMap { selectors(of: $0).map(\.name) }).filter { id in
      let text = sheet.text(of: id)
      return text == name
        || text != slip && catalog.entry(for: text) == nil && text.resembles(name)
    }
    return others.allSatisfy { own.isDisjoint(with: properties(of: $0)) } ? .safe : .unsafe
  }

  private func properties(of className: NameTable.ID) -> Set<NameTable.ID> {
    var names: Set<NameTable.ID> = []
    for rule in rules where selectors(of: rule).contains(where: { $0.name == className }) {
      names.formUnion(declarations(of: rule).map(\.name))
    }
    return names
  }

  /// Returns a finding without the fixes that rename a property to one that its rule sets as well:
  /// one of the two values would be lost.
  func withoutRivals(_ finding: Finding, in rule: Sheet.RuleRow) -> Finding {
    let offered = finding.fixIts.filter { fixIt in
      fixIt.edits.allSatisfy { edit in
        let id = sheet.id(of: edit.replacement)
        return id == NameTable.none || !declarations(of: rule).contains { $0.name == id }
      }
    }
    return finding.offering(offered)
  }

  /// Returns the safety of renaming a property in a rule, which may also set the intended one, or
  /// have it misspelled in two ways.
  ///
  /// An app may read properties of its own from a class of NUI's.
  func safetyOfRenaming(
    toProperty name: String, of known: KnownClass, in rule: Sheet.RuleRow
  ) -> Diagnostic.FixIt.Safety {
    guard known.severity == .error || known.family == .app else { return .unsafe }
    // The misspelling itself, which is replaced, and others that would be replaced by the same name.
    let rivals = Set(declarations(of: rule).map(\.name)).filter { id in
      let text = sheet.text(of: id)
      return text == name
        || catalog.property(text, at: known.name) == nil && text.resembles(name)
    }
    return rivals.count > 1 ? .unsafe : .safe
  }
}

extension String {
  /// True if the text may be a misspelling of a word.
  fileprivate func resembles(_ word: String) -> Bool {
    Suggestion.match(self, on: WordShelf([word])) != nil
  }
}
