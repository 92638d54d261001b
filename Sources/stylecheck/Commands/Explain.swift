import FormCellModel
import StyleRules
import StyleSheet

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "explains a rule, a class, a property, a type, a value or a preset",
    operands: Operands(
      "NAME…", 1...Int.max, "a rule, a class, a property, a type, a value or a preset",
      .words { topics(in: .all).filter { !$0.contains(" ") } }),
    details: [
      "Shows a rule with its reasons and examples, a class with its properties, a property with its",
      "classes, a type with example values, a value as each target reads it, and a preset with its",
      "policies. An app's own classes come from the configuration of the working folder. Long lists are",
      "shortened; 'stylecheck catalog' prints all entries.",
    ],
    options: [.allNames, .format(ListFormat.self), .schema, .color] + Option.ofConfiguration,
    examples: [
      Example("stylecheck explain line-comment", "show why '//' is reported"),
      Example("stylecheck explain fdlFUIRatingControl", "show the properties of a class"),
      Example("stylecheck explain Color", "show how colors can be written"),
      Example("stylecheck explain '#1EE68A00'", "show the color that each target reads"),
      Example("stylecheck explain cosmos", "show how a published rating control behaves"),
    ],
    configuration: .workingFolder
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let extent: ListExtent = invocation.has(.allNames) ? .all : .few
    var sections: [Explanation] = []
    var problems: [UsageProblem] = []
    for operand in invocation.operands {
      // Definitions of palette names begin with '@'; topics do not.
      let word = operand.description
      let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
      let found = explanations(of: bare, in: catalog, extent)
      guard found.isEmpty else {
        sections += found
        continue
      }
      // A word similar to a name is a misspelling; any other word is a value.
      guard word == bare, Suggestion.question(word, among: names(in: catalog)).isEmpty,
        let page = ValueText(text: word).explanationOfAnyWord
      else {
        problems.append(
          .unknown("topic", word, known: topics(in: catalog), orElse: hintOnApps))
        continue
      }
      sections.append(
        Explanation(name: word, kind: .value, text: page + hint(for: word, in: catalog)))
    }
    switch invocation.format() as ListFormat {
    case _ where sections.isEmpty: break
    case .text: session.write(sections.map(\.text).joined(separator: "\n"))
    case .json:
      let list = JSONText.array(sections.map(\.json))
      session.write(JSONText.document(["explanations": list]).description)
    }
    for problem in problems.dropLast() { session.complain(problem) }
    if let last = problems.last { throw last }
    return .clean
  }

  private static let hintOnApps =
    "; an app's own images, fonts and variables are not known, and its classes need a schema"

  private static func hint(for word: String, in catalog: Catalog) -> String {
    let preset = Suggestion.question(word, among: presets)
    if !preset.isEmpty { return "there is no preset '\(word)'\(preset)\n" }
    let longer = Suggestion.beginnings(with: word, among: topics(in: catalog))
    return "there is no name '\(word)'\(longer)\n"
  }

  private static func topics(in catalog: Catalog) -> [String] {
    names(in: catalog) + presets
  }

  private static func names(in catalog: Catalog) -> [String] {
    Rule.all.map(\.id) + catalog.topics + ValueType.allCases.flatMap(\.spellings)
  }

  private static var presets: [String] { RatingPreset.all.map(\.name) }

  private static func explanations(
    of word: String, in catalog: Catalog, _ extent: ListExtent
  ) -> [Explanation] {
    let names: [(Explanation.Kind, String?)] = [
      (.rule, Rule(named: word)?.explanation), (.class, catalog.explanation(ofClass: word)),
      (.property, catalog.explanation(ofProperty: word, extent)),
      (.type, ValueType(word)?.explanation(in: catalog, extent)),
    ]
    let isName = names.contains { $0.1 != nil }
    let others: [(Explanation.Kind, String?)] = [
      (.value, ValueText(text: word).explanation(ofName: isName)),
      (.preset, RatingPreset.named(word)?.explanation),
    ]
    return (names + others).compactMap { kind, text in
      text.map { Explanation(name: word, kind: kind, text: $0) }
    }
  }
}

/// One meaning of a word.
private struct Explanation {
  enum Kind: String {
    case rule, `class`, property, type, value, preset
  }

  let name: String
  let kind: Kind
  let text: String

  /// The JSON object, with everything about a rule; 'catalog' has more about the other kinds.
  var json: JSONText {
    let members: JSONText = [
      "name": .string(name), "kind": .string(kind.rawValue), "text": .string(text),
    ]
    guard kind == .rule, let rule = Rule(named: name) else { return members }
    return members.with("rule", JSONText(rule).with("examples", .examples(of: rule)))
  }
}

extension Option {
  fileprivate static let allNames = Option("all", "print complete lists of names")
}
