import StyleSheet

/// The requested part of a resolution.
struct ResolutionQuery: Hashable, Sendable {
  /// The class names; empty for all.
  let classes: [String]
  /// The properties with their variants, or palette names; empty for all.
  let properties: [String]

  var isForAll: Bool { classes.isEmpty && properties.isEmpty }

  func part(of resolution: Resolution) -> Resolution {
    resolution.only(classes: Set(classes), properties: Set(properties))
  }

  func wants(_ className: String) -> Bool { classes.isEmpty || classes.contains(className) }

  /// Returns the query in which a class that no theme sets is replaced by those that begin with its
  /// name, and a message for each such class.
  func completed(among themes: [Theme]) -> (query: ResolutionQuery, messages: [String]) {
    let known = themes.flatMap(\.classNames).eachOnce
    var messages: [String] = []
    let completed = classes.flatMap { name -> [String] in
      let found = known.contains(name) || name.isEmpty ? [] : known.filter { $0.hasPrefix(name) }
      guard !found.isEmpty else { return [name] }
      messages.append(
        "no sheet sets a class '\(name)'; showing "
          + (found.count == 1 ? "'\(found[0])'" : "the \(found.count) that begin with it"))
      return found
    }
    return (ResolutionQuery(classes: completed, properties: properties), messages)
  }

  /// Returns a message for each requested name that no theme sets.
  func missing(in themes: [Theme], knowing catalog: Catalog) -> [String] {
    guard !isForAll else { return [] }
    let known = themes.flatMap(\.classNames)
    let ofClasses = classes.filter { !known.contains($0) }.map {
      "no sheet sets a class '\($0)'" + Suggestion.questionOrBeginnings($0, among: known)
    }
    guard !properties.isEmpty else { return ofClasses }
    // If all classes are misspelled, properties are compared with those of every class.
    let part = Self(classes: classes.filter(known.contains), properties: [])
    let names = Set(themes.flatMap { part.propertyNames(in: $0, knowing: catalog) })
    let place =
      part.classes.isEmpty ? "" : " of " + part.classes.map { "'\($0)'" }.joined(with: "or")
    let ofProperties = properties.filter { !names.contains($0) }.map {
      "no sheet sets '\($0)'\(place)"
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
