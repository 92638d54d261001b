import StyleSheet

extension Resolution {
  /// All that any of several sets, to be asked what there is.
  init(joining parts: [Resolution]) {
    self.init(classes: parts.flatMap(\.classes), palette: parts.flatMap(\.palette))
  }
}

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

  /// What is asked for by name and set by nothing, a sentence each.
  func missing(in resolution: Resolution) -> [String] {
    guard !isForAll else { return [] }
    let known = resolution.classes.map(\.name)
    let ofClasses = classes.filter { !known.contains($0) }.map {
      "nothing here is set for a class '\($0)'" + Suggestion.questionOrBeginnings($0, among: known)
    }
    // Of classes that are all misspelt, the properties are those of any class.
    let part = resolution.only(classes: Set(classes).intersection(known), properties: [])
    let entries = part.classes.flatMap(\.entries) + part.palette
    let names = Set(entries.map(\.name))
    let ofProperties = properties.filter { !names.contains($0) }.map {
      "nothing here sets '\($0)'"
        + (Palette.all.name($0) == nil
          ? Suggestion.questionOrBeginnings($0, among: names.sorted())
          : ", so it has the palette's color; 'stylecheck explain \($0)' shows it")
    }
    return ofClasses + ofProperties
  }
}
