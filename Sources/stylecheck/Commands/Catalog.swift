import StyleSheet

extension Command {
  static let catalog = Command(
    name: "catalog",
    summary: "lists what can be styled: classes, properties, what they take, and who says so",
    operands: Operands("[WORD…]", 0...Int.max, "", .words { Catalog.all.topics }),
    details: [
      "Without a word, all classes that the targets style, by component. With words, what has each of",
      "them in its name, or in that of its class or component: a word, or how it begins, in whatever",
      "case. An app's own classes are those of the configuration for the working folder.",
      "Documentation/Catalog.md says what JSON and CSV look like.",
    ],
    options: [
      .catalogTargets, .className, .propertyName, .format(CatalogListing.Format.self), .schema,
      .color,
    ]
      + Option.ofConfiguration,
    examples: [
      Example("stylecheck catalog rating color", "show the colors of all rating controls"),
      Example("stylecheck catalog", "list all classes"),
      Example("stylecheck catalog --class Label", "show one class"),
      Example("stylecheck catalog --format csv --target nui", "write what NUI has as a table"),
    ],
    findings: "nothing has the words that were asked for",
    configuration: .workingFolder
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let wish = CatalogWish(
      words: invocation.operands.map(\.description), classes: invocation.texts(.className),
      properties: invocation.texts(.propertyName))
    let listing = CatalogListing(of: catalog, wish, for: invocation.dialects)
    guard !listing.isEmpty else {
      session.complain(wish.regret(catalog))
      return .findings
    }
    session.write(listing.text(in: invocation.format()))
    return .clean
  }
}

extension CatalogWish {
  /// Returns the message that nothing matches, with suggestions.
  fileprivate func regret(_ catalog: Catalog) -> String {
    let asked = words + classes + properties
    let list = asked.map { "'\($0)'" }.joined(separator: " and ")
    let known = Set(catalog.topics)
    let strange = asked.filter { !known.contains($0) }
    let questions = strange.map { Suggestion.question($0, among: catalog.topics) }
    return "nothing that these targets style has \(list) in its name"
      + (questions.first { !$0.isEmpty } ?? "")
  }
}

extension Option {
  fileprivate static let catalogTargets = naming(
    orAll: true, "target engine; repeatable (default: \(Dialect.sapfiori.name))")
}
