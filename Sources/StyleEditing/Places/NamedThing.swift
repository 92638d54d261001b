import StyleSheet

/// A variable or a class, which sheets define and use by its name.
package struct NamedThing: Hashable, Sendable {
  /// The kind of a name, with its number in the protocol (`SymbolKind` of LSP 3.17).
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case className = 5
    case variable = 13
  }

  package let kind: Kind
  /// The name; that of a variable includes its `@`.
  package let name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Creates the variable or class that a word names; nil for other words.
  package init?(_ place: SheetPlace) {
    switch place.role {
    case .className: self.init(.className, place.text)
    case .definedVariable, .usedVariable: self.init(.variable, place.text)
    case .property, .value, .condition, .conditionValue, .importedSheet, .suppressedRule, .keyword,
      .comment, .unexpected:
      return nil
    }
  }
}

/// A place where a sheet names a variable or a class.
package struct NameUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The definition of a variable, or a selector with the class.
    case definition
    case use
  }

  package let kind: Kind
  package let location: SheetLocation
}

extension EditedSheet {
  /// Returns the places that name a variable or a class: those in this sheet first.
  ///
  /// A variable is shared by the sheets that are connected by imports, a class by all sheets of the
  /// project. A class is found in a path such as `A:B`, too.
  package func uses(of thing: NamedThing) -> [NameUse] {
    members(sharing: thing.kind).flatMap { project.members[$0].sheet.uses(of: thing, in: $0) }
  }

  /// Returns the indexes of the sheets that share names of a kind with this one, which is the first.
  func members(sharing kind: NamedThing.Kind) -> [Int] {
    switch kind {
    case .variable: project.connected(to: index)
    case .className: [index] + project.members.indices.filter { $0 != index }
    }
  }
}

extension Sheet {
  func uses(of thing: NamedThing, in member: Int) -> [NameUse] {
    guard mayHave(thing) else { return [] }
    var found: [NameUse] = []
    let name = Array(thing.name.utf8)
    EditedSheet(alone: self).eachWord { word in
      guard word.range.count == name.count, source.bytes[word.range].elementsEqual(name) else {
        return
      }
      let location = SheetLocation(member, word.range)
      switch (word.role, thing.kind) {
      case (.className, .className), (.definedVariable, .variable):
        found.append(NameUse(kind: .definition, location: location))
      case (.usedVariable, .variable): found.append(NameUse(kind: .use, location: location))
      default: break
      }
    }
    return found
  }

  /// True unless the sheet certainly has no such name; a class of a path has no number of its own.
  private func mayHave(_ thing: NamedThing) -> Bool {
    hasPathSelectors && thing.kind == .className || id(of: thing.name) != NameTable.none
      || !tree.problems.isEmpty
  }
}
