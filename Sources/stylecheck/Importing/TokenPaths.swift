import StyleSheet

// The meaning of token paths in a sheet.

extension TokenGroups.Token {
  /// The class and the property of a token; nil for other tokens.
  var property: (className: String, property: String)? {
    guard names.first == "classes", names.count > 2, let last = names.last else { return nil }
    let parts = names.dropFirst().dropLast().map(DesignTokenName.unescaped)
    return (parts.joined(separator: "_"), DesignTokenName.unescaped(last))
  }

  func paletteName(for dialect: Dialect) -> String? {
    guard dialect.paletteNames != .notRead, names.count == 2, names.first == "palette",
      let name = names.last.map(DesignTokenName.unescaped), Palette.all.name(name) != nil
    else { return nil }
    return name
  }

  /// The name of the variable, without `@`.
  var variableName: String {
    if names.count == 2, names.first == "variables", let name = names.last {
      return Self.word(DesignTokenName.unescaped(name))
    }
    return names.map(Self.word).joined(separator: "-")
  }

  /// The names of its groups and its own; those of the group for a root token.
  private var names: ArraySlice<String> { path.last == "$root" ? path.dropLast() : path[...] }

  /// Replaces characters that a word of a sheet cannot contain by hyphens.
  private static func word(_ name: String) -> String {
    String(
      name.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "_-.".contains(character) ? character : "-"
      })
  }
}

extension TokenGroups.Note {
  /// The class of the group; nil for other groups.
  var className: String? {
    guard path.first == "classes", path.count > 1 else { return nil }
    return path.dropFirst().map(DesignTokenName.unescaped).joined(separator: "_")
  }
}
