extension Theme {
  /// A winning declaration and its sheet.
  struct Match {
    let sheet: ActiveSheet
    let declaration: Sheet.DeclarationRow
  }

  /// Returns a path if a sheet may set one of its properties, else nil.
  ///
  /// One check instead of one for each property: most classes have no rules.
  package func styled(_ path: ClassPath) -> ClassPath? { mayStyle(path) ? path : nil }

  func mayStyle(_ path: ClassPath) -> Bool {
    guard hasRules else { return false }
    if hasPaths, path.isChain { return true }
    return path.contains { name in active.contains { $0.mayStyle(name) } }
  }

  @inline(__always)
  func winner(_ property: SoughtName, at path: ClassPath) -> Match? {
    if hasPaths, path.isChain { return winnerWithPaths(property, at: path) }
    return winner(property.kind, at: path) { $0.id(of: property) }
  }

  @inline(__always)
  func winner(_ property: SoughtName, _ variant: Variant, at path: ClassPath) -> Match? {
    let full = Vocabulary.shared.id(of: property.id, in: variant.id)
    if full == NameTable.none || (hasPaths && path.isChain) {
      return winnerByText(property, variant, at: path)
    }
    return winner(PropertyKinds(of: full), at: path) { _ in full }
  }

  /// Returns the winning declaration of the only property in `kind`, whose number depends on the
  /// sheet if the vocabulary lacks it.
  @inline(__always)
  private func winner(
    _ kind: PropertyKinds, at path: ClassPath, id: (ActiveSheet) -> NameTable.ID
  ) -> Match? {
    path.first { name in
      active.first { sheet in sheet.match(sheet.winningDeclaration(kind, of: name, id: id)) }
    }
  }

  /// Returns the winning declaration for a combination that the catalog lacks.
  @inline(never)
  private func winnerByText(
    _ property: SoughtName, _ variant: Variant, at path: ClassPath
  ) -> Match? {
    winner(SoughtName("\(property.text)-\(variant.name)"), at: path)
  }

  /// Returns the winning declaration if sheets have selectors such as `A:B`.
  ///
  /// The longest part of the path that is a selector wins; of equally long ones, the rightmost.
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
  fileprivate func match(_ declaration: Sheet.DeclarationRow?) -> Theme.Match? {
    declaration.map { Theme.Match(sheet: self, declaration: $0) }
  }
}

extension ClassPath {
  /// Returns the selectors that apply to the path, the strongest first.
  ///
  /// These are its names from right to left, or, if selectors are paths, its contiguous parts that
  /// are as long as one of them, the longest first.
  func selectors(for theme: Theme) -> [String] {
    let names = names
    return theme.pathLengths.filter { $0 <= names.count }.flatMap { length in
      (0...names.count - length).reversed().map {
        names[$0..<$0 + length].joined(separator: ":")
      }
    }
  }
}
