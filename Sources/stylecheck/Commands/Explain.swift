import FormCellModel
import StyleRules
import StyleSheet

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "says what a rule, a class, a property, a type, a value or a preset is",
    operands: Operands(
      "NAME…", 1...Int.max, "a rule, a class, a property, a type, a value or a preset",
      .words { topics(in: .all) }),
    details: [
      "A rule is explained with its reasons and examples, a class with its properties, a property",
      "with its classes, a type with examples of its values, a value as each target reads it, and a",
      "preset with all its answers. An app's own classes are those of the configuration for the",
      "working folder. Of long lists the first few are shown; 'stylecheck catalog' has all.",
    ],
    options: [.allNames, .format(ListFormat.self), .schema, .color] + Option.ofConfiguration,
    examples: [
      Example("stylecheck explain line-comment", "say why '//' is reported"),
      Example("stylecheck explain fdlFUIRatingControl", "show what can be set for a class"),
      Example("stylecheck explain Color", "show how colors can be written"),
      Example("stylecheck explain '#1EE68A00'", "show what color it is to each target"),
      Example("stylecheck explain cosmos", "show how a published rating control behaves"),
    ],
    configuration: .workingFolder
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let extent: NameList.Extent = invocation.has(.allNames) ? .all : .few
    var sections: [Explanation] = []
    for operand in invocation.operands {
      // A name of the palette is defined with an '@', and is the same without.
      let word = operand.description
      let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
      let found = explanations(of: bare, in: catalog, extent)
      guard found.isEmpty else {
        sections += found
        continue
      }
      // What is next to a name is taken for a slip, and any other word for a value.
      guard word == bare, Suggestion.question(word, among: names(in: catalog)).isEmpty,
        let page = ValueText(text: word).explanationOfAnyWord
      else { throw .unknownTopic(word, known: topics(in: catalog)) }
      sections.append(
        Explanation(name: word, kind: .value, text: page + hint(for: word, in: catalog)))
    }
    switch invocation.format() as ListFormat {
    case .text: session.write(sections.map(\.text).joined(separator: "\n"))
    case .json:
      let list = JSONText.array(sections.map(\.json))
      session.write(JSONText.document(["explanations": list]).description)
    }
    return .clean
  }

  /// That a word is no name, and what it may have been meant to be, on a line.
  private static func hint(for word: String, in catalog: Catalog) -> String {
    let preset = Suggestion.question(word, among: presets)
    if !preset.isEmpty { return "no preset is called '\(word)'\(preset)\n" }
    let longer = Beginnings(with: word, among: topics(in: catalog)).remark
    return "nothing else is called '\(word)'\(longer)\n"
  }

  /// All that can be explained by a name.
  private static func topics(in catalog: Catalog) -> [String] {
    names(in: catalog) + presets
  }

  /// The names that sheets and reports have.
  private static func names(in catalog: Catalog) -> [String] {
    Rule.all.map(\.id) + catalog.topics + ValueType.allCases.flatMap(\.spellings)
  }

  private static var presets: [String] { RatingPreset.all.map(\.name) }

  /// All that a word can mean: the name of a rule or of a class, a property, a type, a value, a
  /// preset.
  private static func explanations(
    of word: String, in catalog: Catalog, _ extent: NameList.Extent
  ) -> [Explanation] {
    let names: [(Explanation.Kind, String?)] = [
      (.rule, Rule(named: word)?.explanation), (.class, catalog.explanation(ofClass: word)),
      (.property, catalog.explanation(ofProperty: word, extent)),
      (.type, ValueType(word).map { TypeText(type: $0).explanation(in: catalog, extent) }),
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

/// What a word means, in one of its meanings.
private struct Explanation {
  /// What a word can be.
  enum Kind: String {
    case rule, `class`, property, type, value, preset
  }

  let name: String
  let kind: Kind
  let text: String

  /// For a program: of a rule all that there is to know; 'catalog' has the rest of the others.
  var json: JSONText {
    let members: JSONText = [
      "name": .string(name), "kind": .string(kind.rawValue), "text": .string(text),
    ]
    guard kind == .rule, let rule = Rule(named: name) else { return members }
    return members.with("rule", JSONText(rule).with("examples", .examples(of: rule)))
  }
}

extension Option {
  fileprivate static let allNames = Option("all", "show long lists of names whole")
}
