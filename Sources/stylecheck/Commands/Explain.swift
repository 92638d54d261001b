import FormCellModel
import StyleSheet

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "says what a rule, a class, a property, a value or a preset is",
    operands: "NAME…",
    details: [
      "A rule is explained with its reasons and examples, a class with its properties, a property",
      "with its classes, a value as each target reads it, and a preset with all its answers.",
    ],
    options: [.schema, .color] + Option.ofConfiguration,
    examples: [
      Example("stylecheck explain line-comment", "say why '//' is reported"),
      Example("stylecheck explain fdlFUIRatingControl", "show what can be set for a class"),
      Example("stylecheck explain '#1EE68A00'", "show what color it is to each target"),
      Example("stylecheck explain cosmos", "show how a published rating control behaves"),
    ],
    operandWords: { Rule.all.map(\.id) },
    configuration: .workingFolder,
    run: runExplain)

  @Sendable
  private static func runExplain(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else {
      throw .missingOperand("a rule, a class, a property, a value or a preset")
    }
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    var sections: [String] = []
    for operand in invocation.operands {
      let found = explanations(of: operand.description, in: catalog)
      guard !found.isEmpty else {
        throw .unknownTopic(
          operand.description,
          known: Rule.all.map(\.id) + catalog.topics + RatingPreset.all.map(\.name))
      }
      sections += found
    }
    session.write(sections.joined(separator: "\n"))
    return .clean
  }

  /// All that a word can mean: the name of a rule or of a class, a property, a value, a preset.
  private static func explanations(of word: String, in catalog: Catalog) -> [String] {
    [
      Rule(named: word)?.explanation, catalog.explanation(ofClass: word),
      catalog.explanation(ofProperty: word), ValueText(text: word).explanation,
      RatingPreset.named(word)?.explanation,
    ].compactMap { $0 }
  }
}
