import StyleRules
import StyleSheet

// At-rules, conditions and imports.

extension CompletionSource {
  /// `@media` and `@import`, as far as the targets may read them.
  func atRules(inMedia: Bool) -> [CompletionItem] {
    guard !inMedia else { return [] }
    let media = CompletionItem(
      "@media", .keyword, .keyword("@media"), detail: "rules for a device or an orientation",
      snippet: place.endsStatement ? "@media (${1:device}: ${2:ipad}) \(block)" : nil)
    let imports = CompletionItem(
      "@import", .keyword, .keyword("@import"), detail: "the rules of another sheet",
      snippet: place.endsStatement ? "@import \"$0\";" : nil)
    return (dialects.contains { $0.media != .ignored } ? [media] : [])
      + (dialects.contains { $0.imports.isFollowed } ? [imports] : [])
  }

  func mediaConditions(after others: [String]) -> [CompletionItem] {
    MediaWords.properties.filter { !others.contains($0) }.flatMap { name in
      (MediaWords.values(of: name) ?? []).map { value in
        CompletionItem("(\(name): \(value))", .keyword, .condition(name))
      }
    }
  }

  func conditionNames(after others: [String]) -> [CompletionItem] {
    MediaWords.properties.filter { !others.contains($0) }.map { name in
      CompletionItem(
        name, .keyword, .condition(name),
        detail: (MediaWords.values(of: name) ?? []).joined(separator: ", "),
        snippet: place.next == nil ? "\(name): $0" : nil)
    }
  }

  func conditionValues(of name: String) -> [CompletionItem] {
    (MediaWords.values(of: name) ?? []).map {
      CompletionItem($0, .word, .conditionValue($0), detail: name)
    }
  }

  /// The other sheets of the project, by their paths from the folder of this one.
  func importedSheets(isQuoted: Bool) -> [CompletionItem] {
    let own = sheet.source.name
    let imported = Set(sheet.sheet.imports.map(\.name))
    let paths = sheet.project.members.indices.filter { $0 != sheet.index }
      .map { sheet.project.members[$0].sheet.source.name.path(fromFolderOf: own) }
      .map { $0.hasSuffix(".nss") ? String($0.dropLast(4)) : $0 }
    return Set(paths).sorted { ($0.depth, $0) < ($1.depth, $1) }
      .filter { !imported.contains($0) || $0 == sheet.source[place.range] }
      .map {
        CompletionItem(
          $0, .sheet, .importedSheet($0), insertion: isQuoted ? $0 : "\"\($0)\"",
          snippet: !isQuoted && place.endsStatement ? "\"\($0.inSnippet)\";" : nil)
      }
  }

  // MARK: - Definitions

  /// The variables that a definition may begin with: those that are used and not defined, and in an
  /// `@media` those that are defined.
  func definitions(inMedia: Bool) -> [CompletionItem] {
    let defined = sheet.sheet.definitionRows.filter {
      !sheet.sheet.nameRange(of: $0.element).overlaps(place.range)
    }.map { sheet.sheet.text(of: $0.name) }
    let known = Set(connected.flatMap { own in own.definitionRows.map { own.text(of: $0.name) } })
    let missing = sheet.sheet.usedVariables.filter { !known.contains($0) }
    return missing.map { definition(of: $0, detail: "used, not defined") }
      + (inMedia ? defined.map { definition(of: $0, detail: "defined for all situations") } : [])
  }

  var paletteDefinitions: [CompletionItem] {
    guard possibleDialects.contains(where: \.stylesPalette) else { return [] }
    let names = Palette.all.names.filter { !$0.isMisspelt }.map {
      (name: PaletteName(name: $0.text), isDeprecated: $0.isDeprecated)
    }
    let typed = place.prefix.drop { $0 == "@" }
    let suffixes = PaletteContext.all.map(PaletteName.Suffix.init)
    return (names + suffixed(typed, with: suffixes)).map { name, isDeprecated in
      definition(
        of: "@\(name)", detail: Palette.all.words(for: name) ?? "",
        of: .paletteName(name.description), isDeprecated: isDeprecated)
    }
  }

  private func definition(
    of variable: String, detail: String, of name: DescribedName? = nil, isDeprecated: Bool = false
  ) -> CompletionItem {
    // An engine that reads a definition as one line takes a blank for a part of the value.
    let blank = dialects.contains { $0.definitionShape == .wholeLine } ? "" : " "
    return CompletionItem(
      variable, .variable, name ?? .variable(variable), detail: detail,
      snippet: place.endsStatement ? "\(variable.inSnippet):\(blank)$0;" : nil,
      isDeprecated: isDeprecated)
  }
}

extension String {
  /// Returns the path relative to the folder of another file.
  fileprivate func path(fromFolderOf other: String) -> String {
    let own = split(separator: "/", omittingEmptySubsequences: false)
    let folder = other.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let common = zip(own.dropLast(), folder).prefix { $0 == $1 }.count
    let steps = folder.dropFirst(common).map { _ in ".." } + own.dropFirst(common).map(String.init)
    return steps.joined(separator: "/")
  }

  fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Sheet {
  /// The variables that are values of declarations, each once, in source order.
  fileprivate var usedVariables: [String] {
    declarationRows.filter { $0.value.kind == .variable }.map(\.value.name).eachOnce
      .map { text(of: $0) }
  }
}
