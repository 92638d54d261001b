extension Theme {
  /// A declaration that wins, in the sheet that has it.
  struct Match {
    let sheet: ActiveSheet
    let declaration: Sheet.DeclarationRow
  }

  /// The declaration that wins for a property along a path.
  @inline(__always)
  func winner(_ property: SoughtName, at path: ClassPath) -> Match? {
    if hasPaths, path.isChain { return winnerWithPaths(property, at: path) }
    return path.first { name in
      active.first { sheet in sheet.match(sheet.winningDeclaration(property, of: name)) }
    }
  }

  /// The same for a property in a variant.
  @inline(__always)
  func winner(_ property: SoughtName, _ variant: Variant, at path: ClassPath) -> Match? {
    let full = Vocabulary.shared.id(of: property.id, in: variant.id)
    if full == NameTable.none || (hasPaths && path.isChain) {
      return winnerByText(property, variant, at: path)
    }
    return path.first { name in
      active.first { sheet in sheet.match(sheet.winningDeclaration(full, of: name)) }
    }
  }

  /// The same for a combination that the catalog does not have.
  @inline(never)
  private func winnerByText(
    _ property: SoughtName, _ variant: Variant, at path: ClassPath
  ) -> Match? {
    winner(SoughtName("\(property.text)-\(variant.name)"), at: path)
  }

  /// The same where sheets have selectors such as `A:B`: the longest part of the path that is a
  /// selector wins, and of equally long ones the one further to the right.
  @inline(never)
  private func winnerWithPaths(_ property: SoughtName, at path: ClassPath) -> Match? {
    for selector in path.selectors(for: self) {
      let match = active.first { sheet in
        sheet.match(
          sheet.winningDeclaration(sheet.id(of: property), of: sheet.sheet.id(of: selector)))
      }
      if let match { return match }
    }
    return nil
  }
}

extension ActiveSheet {
  /// A declaration of the sheet as an answer.
  @inline(__always)
  fileprivate func match(_ declaration: Sheet.DeclarationRow?) -> Theme.Match? {
    declaration.map { Theme.Match(sheet: self, declaration: $0) }
  }
}

extension ClassPath {
  /// The selectors that speak for the path in a theme, the strongest first: its names from right to
  /// left, and where selectors may be paths, every part of it that stands together, the longest
  /// first.
  func selectors(for theme: Theme) -> [String] {
    let names = names
    guard theme.hasPaths, !names.isEmpty else { return names.reversed() }
    return (1...names.count).reversed().flatMap { length in
      (0...names.count - length).reversed().map {
        names[$0..<$0 + length].joined(separator: ":")
      }
    }
  }
}
