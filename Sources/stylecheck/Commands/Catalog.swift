import StyleSheet

extension Command {
  static let catalog = Command(
    name: "catalog",
    summary: "lists the classes and properties that can be styled",
    operands: Operands("[WORD…]", 0...Int.max, "", .words { Catalog.all.topics }),
    details: [
      "Without a word, lists all classes that the targets style, by component. With words, lists the",
      "properties that match each of them: in the name of the property, its class or its component. A",
      "word matches the beginning of a word in a name, and case is ignored. An app's own classes come",
      "from the configuration of the working folder.",
      "Documentation/Catalog.md describes the JSON and CSV output.",
    ],
    options: [
      .catalogTargets, .className, .propertyName, .format(CatalogListing.Format.self), .schema,
      .color,
    ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck catalog rating color", "show the colors of all rating controls"),
      Example("stylecheck catalog", "list all classes"),
      Example("stylecheck catalog --class Label", "show one class"),
      Example("stylecheck catalog --format csv --target nui", "write the classes of NUI as CSV"),
    ],
    findings: "nothing matches",
    configuration: .workingFolder
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let query = CatalogQuery(
      words: invocation.operands.map(\.description), classes: invocation.texts(.className),
      properties: invocation.texts(.propertyName))
    let listing = CatalogListing(of: catalog, query, for: invocation.dialects)
    guard !listing.isEmpty else {
      session.complain(query.nothingFound(catalog))
      return .findings
    }
    session.write(listing.text(in: invocation.format()))
    return .clean
  }
}

extension CatalogQuery {
  fileprivate func nothingFound(_ catalog: Catalog) -> String {
    let asked = words + classes + properties
    let list = asked.map { "'\($0)'" }.joined(separator: " and ")
    let known = Set(catalog.topics)
    let strange = asked.filter { !known.contains($0) }
    let questions = strange.map { Suggestion.question($0, among: catalog.topics) }
    return "no class or property of these targets matches \(list)"
      + (questions.first { !$0.isEmpty } ?? "")
  }
}

extension Option {
  fileprivate static let catalogTargets = naming(
    orAll: true, "target engine; repeatable (default: \(Dialect.sapfiori.name))")
}
