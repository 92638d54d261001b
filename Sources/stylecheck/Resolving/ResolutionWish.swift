import StyleSheet

/// Which part of a resolution somebody wants to see.
struct ResolutionWish: Hashable, Sendable {
  /// As sheets write them; empty for all.
  let classes: [String]
  /// With their variants, or names of the palette; empty for all.
  let properties: [String]

  /// Whether nothing is asked for by name.
  var isForAll: Bool { classes.isEmpty && properties.isEmpty }

  /// The part that is wanted.
  func part(of resolution: Resolution) -> Resolution {
    resolution.only(classes: Set(classes), properties: Set(properties))
  }

  /// True if a class of that name is part of what is wanted.
  func wants(_ className: String) -> Bool { classes.isEmpty || classes.contains(className) }

  /// What is asked for by name and set by none of the themes, a sentence each.
  func missing(in themes: [Theme], knowing catalog: Catalog) -> [String] {
    guard !isForAll else { return [] }
    let known = themes.flatMap(\.classNames)
    let ofClasses = classes.filter { !known.contains($0) }.map {
      "nothing here is set for a class '\($0)'" + Suggestion.questionOrBeginnings($0, among: known)
    }
    guard !properties.isEmpty else { return ofClasses }
    // Of classes that are all misspelt, the properties are those of any class.
    let part = Self(classes: classes.filter(known.contains), properties: [])
    let names = Set(themes.flatMap { part.propertyNames(in: $0, knowing: catalog) })
    let ofProperties = properties.filter { !names.contains($0) }.map {
      "nothing here sets '\($0)'"
        + (Palette.all.name($0) == nil
          ? Suggestion.questionOrBeginnings($0, among: names.sorted())
          : ", so it has the palette's color; 'stylecheck explain \($0)' shows it")
    }
    return ofClasses + ofProperties
  }

  private func propertyNames(in theme: Theme, knowing catalog: Catalog) -> Set<String> {
    var names: Set<String> = []
    theme.eachClassEntry(knowing: catalog, where: wants) {
      names.formUnion($0.entries.lazy.map(\.name))
    }
    return classes.isEmpty ? names.union(theme.paletteEntries.map(\.name)) : names
  }
}
