import StyleSheet

extension Sheet {
  /// Returns the defined variables that values name in no valid form: they are not in the sheet, but
  /// used.
  ///
  /// Such forms are `"@brand"`, also in JSON text, `@{brand}`, `@ brand`, `#{$brand}`, `@brand-8px`
  /// and `@brand/2`.
  func variablesInFaultyWords(of definitions: DefinitionTable) -> Set<NameTable.ID> {
    let bytes = source.bytes
    var used: Set<NameTable.ID> = []
    tree.elements.withView { elements in
      for index in (0..<elements.count).dropFirst()
      where elements[index - 1].kind != .definition && mayHideVariables(elements, at: index, bytes)
      {
        for sign in elements.range(of: index) where "@$".utf8.contains(bytes[sign]) {
          if let name = variable(behind: sign, of: definitions) { used.insert(name) }
        }
      }
    }
    return used
  }

  /// True if a token of the tree may name variables that the rows of the sheet do not have.
  private func mayHideVariables(_ elements: ElementView, at index: Int, _ bytes: [UInt8]) -> Bool {
    switch elements[index].kind {
    case .string, .openString, .unknown: return true
    case .variable:
      let range = elements.range(of: index)
      return !tree.problems.isEmpty || range.count == 1
        || bytes[range].contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
    case _: return false
    }
  }

  /// Returns the defined variable whose name follows a sign; the longest one if a `-` before a digit
  /// may be an operation, as in `@brand-20%` and `@gap-8px`.
  private func variable(behind sign: Int, of definitions: DefinitionTable) -> NameTable.ID? {
    let bytes = source.bytes
    let name = bytes[(sign + 1)...].drop { " \t\"'{(".utf8.contains($0) }
      .prefix { ByteClass.table[Int($0)].continuesWord }
    let operations = name.prefix(64).indices.filter {
      bytes[$0] == UInt8(ascii: "-") && $0 + 1 < name.endIndex && bytes[$0 + 1].isDigit
    }
    return ([name.endIndex] + operations.reversed()).lazy
      .map { id(of: "@" + String(decoding: bytes[name.startIndex..<$0], as: UTF8.self)) }
      .first(where: definitions.has)
  }
}
