import StyleSheet

// What the paths of tokens and groups mean in a sheet.

extension TokenGroups.Token {
  /// The class and the property that it is; nil for what becomes a variable.
  var property: (className: String, property: String)? {
    guard names.first == "classes", names.count > 2, let last = names.last else { return nil }
    let parts = names.dropFirst().dropLast().map(DesignTokenName.unescaped)
    return (parts.joined(separator: "_"), DesignTokenName.unescaped(last))
  }

  /// The name of the palette that it overrides; nil for any other token.
  func paletteName(for dialect: Dialect) -> String? {
    guard dialect.paletteNames != .notRead, names.count == 2, names.first == "palette",
      let name = names.last.map(DesignTokenName.unescaped), Palette.all.name(name) != nil
    else { return nil }
    return name
  }

  /// The variable that it becomes, without `@`.
  var variableName: String {
    if names.count == 2, names.first == "variables", let name = names.last {
      return Self.word(DesignTokenName.unescaped(name))
    }
    return names.map(Self.word).joined(separator: "-")
  }

  /// Those of its groups and its own; the token of a group itself has the group's.
  private var names: ArraySlice<String> { path.last == "$root" ? path.dropLast() : path[...] }

  /// What a sheet takes for a word; a hyphen in place of all else.
  private static func word(_ name: String) -> String {
    String(
      name.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "_-.".contains(character) ? character : "-"
      })
  }
}

extension TokenGroups.Note {
  /// The class that the group is; nil for any other group.
  var className: String? {
    guard path.first == "classes", path.count > 1 else { return nil }
    return path.dropFirst().map(DesignTokenName.unescaped).joined(separator: "_")
  }
}
