import FormCellModel
import StyleSheet

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "says what a rule, a class, a property, a type, a value or a preset is",
    operands: "NAME…",
    details: [
      "A rule is explained with its reasons and examples, a class with its properties, a property",
      "with its classes, a type with examples of its values, a value as each target reads it, and a",
      "preset with all its answers. An app's own classes are those of the configuration for the",
      "working folder. Of long lists the first few are shown; 'stylecheck catalog' has all.",
    ],
    options: [.allNames, .schema, .color] + Option.ofConfiguration,
    examples: [
      Example("stylecheck explain line-comment", "say why '//' is reported"),
      Example("stylecheck explain fdlFUIRatingControl", "show what can be set for a class"),
      Example("stylecheck explain Color", "show how colors can be written"),
      Example("stylecheck explain '#1EE68A00'", "show what color it is to each target"),
      Example("stylecheck explain cosmos", "show how a published rating control behaves"),
    ],
    operandWords: { topics(in: .all) },
    configuration: .workingFolder,
    run: runExplain)

  @Sendable
  private static func runExplain(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else {
      throw .missingOperand("a rule, a class, a property, a type, a value or a preset")
    }
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let extent: NameList.Extent = invocation.has(.allNames) ? .all : .few
    var sections: [String] = []
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
      sections.append(page + hint(for: word, in: catalog))
    }
    session.write(sections.joined(separator: "\n"))
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
  ) -> [String] {
    let names = [
      Rule(named: word)?.explanation, catalog.explanation(ofClass: word),
      catalog.explanation(ofProperty: word, extent),
      ValueType(word).map { TypeText(type: $0).explanation(in: catalog, extent) },
    ].compactMap { $0 }
    let others = [
      ValueText(text: word).explanation(ofName: !names.isEmpty),
      RatingPreset.named(word)?.explanation,
    ].compactMap { $0 }
    return names + others
  }
}

extension Option {
  fileprivate static let allNames = Option("all", "show long lists of names whole")
}
