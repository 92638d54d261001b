import StyleSheet

extension CompletionSource {
  /// A property that the rule around the position may set.
  private struct Candidate {
    let name: String
    let type: ValueType
    /// The certainty; nil if no source documents it for the class.
    let certainty: Certainty?
    let isVariant: Bool
    /// The number of classes of the rule that have the property.
    var owners = 1
  }

  /// The properties of the classes of the rule: first those that it does not set, by the number of
  /// its classes that have them, by their number in the project and by their certainty.
  var properties: [CompletionItem] {
    let candidates = candidates(for: classNames)
    let counts = NameCounts(in: sheets) { sheet, count in
      for row in sheet.declarationRows { count(row.name) }
    }
    let set = Set(place.siblings)
    return candidates.enumerated().map { order, own in
      let key = [
        own.name.distance(from: place.prefix) ?? 4, set.contains(own.name) ? 1 : 0, -own.owners,
        -counts[own.name], own.certainty.flatMap(Certainty.allCases.firstIndex(of:)) ?? 0,
        own.isVariant ? 1 : 0, order,
      ]
      return (own, key)
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.prefix(Completions.limit + 1)
      .map { item(of: $0.0, isSet: set.contains($0.0.name)) }
  }

  /// The classes of the rule.
  var classNames: [String] { place.selectors.map(sheet.className) }

  private func item(of own: Candidate, isSet: Bool) -> CompletionItem {
    let remark = isSet ? " (already set)" : own.certainty?.remark ?? ""
    return CompletionItem(
      own.name, .property, .property(own.name, of: place.selectors),
      detail: own.type.name + remark,
      snippet: place.endsStatement ? "\(own.name.inSnippet): $0;" : nil)
  }

  // MARK: Candidates

  private func candidates(for classes: [String]) -> [Candidate] {
    // Each class reads the project; the properties of the first ones are enough.
    let all = classes.eachOnce.prefix(20).flatMap { name in
      candidates(of: name).eachOnce(by: \.name).filter { $0.name.has(lettersOf: place.prefix) }
    }
    return all.groups { $0.name }.map { _, ofClasses in
      var candidate = ofClasses[0]
      candidate.owners = ofClasses.count
      return candidate
    }
  }

  /// Returns the properties of a class, and those of other classes that sheets set for it; for one
  /// without documented properties, all that sheets set for it, and then all.
  private func candidates(of className: String) -> [Candidate] {
    guard let listed = sheet.listedName(of: className) else { return seen(for: className) + usual }
    return documented(for: listed)
      + seen(for: className).filter { own in
        dialects.contains { catalog.hasProperty(spelt: own.name, for: $0) }
      }
  }

  private func documented(for className: String) -> [Candidate] {
    let rows = catalog.rows(at: className)
    let own = rows.filter { $0.companionSuffix == nil }.flatMap { row in
      [Candidate(name: row.name, type: row.type, certainty: row.certainty, isVariant: false)]
        + row.variants.map {
          Candidate(
            name: "\(row.name)-\($0.name)", type: row.type, certainty: $0.certainty,
            isVariant: true)
        }
    }
    let companions = rows.filter { $0.companionSuffix != nil }.flatMap { row in
      own.filter { $0.type == .image }.compactMap { image -> Candidate? in
        let name = image.name + (row.companionSuffix ?? "")
        guard catalog.property(name, at: className) != nil else { return nil }
        return Candidate(
          name: name, type: row.type, certainty: row.certainty, isVariant: image.isVariant)
      }
    }
    return own + companions
  }

  /// Returns the properties that rules of the project set for a class.
  private func seen(for className: String) -> [Candidate] {
    var names: [String] = []
    for sheet in sheets {
      let id = sheet.id(of: className)
      guard id != NameTable.none else { continue }
      for rule in sheet.ruleRows
      where sheet.selectorRows(of: rule).contains(where: { $0.name == id }) {
        names += sheet.declarationRows(of: rule).map { sheet.text(of: $0.name) }
      }
    }
    let edited = place.position == .property ? place.prefix : ""
    return names.filter { !$0.isEmpty && $0 != edited }.map(candidate)
  }

  private var usual: [Candidate] {
    dialects.flatMap { catalog.properties(for: $0).shelf.words }
      .filter { $0.has(lettersOf: place.prefix) }.map(candidate)
  }

  private func candidate(_ name: String) -> Candidate {
    let type = AgreedProperty.type(of: Vocabulary.shared.names.find(name), for: dialect)
    return Candidate(name: name, type: type, certainty: nil, isVariant: false)
  }
}
