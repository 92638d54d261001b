import StyleSheet

/// A command line that cannot be understood.
enum UsageProblem: Error, Hashable, Sendable {
  /// No option has this name; those that there are, to suggest one of.
  case unknownOption(String, known: [String])
  /// An option came without the value it needs.
  case missingValue(Option)
  /// An option came with a value, and takes none.
  case unexpectedValue(Option, String)
  /// The value of an option is none that it takes.
  case wrongValue(Option, String)
  /// What was needed besides options is not there; what it is, in words.
  case missingOperand(String)
  /// A word too many.
  case extraOperand(SystemText)
  /// What is described stands behind a sheet that it is shown under.
  case descriptionNotFirst(SystemText, sheets: [SystemText])
  /// Two values of an option that write to one place; the place, if it is no file, is nil.
  case sameOutlet(Option, String, String, file: String?)
  /// What would be written where a value of an option says is no sheet, and a sheet's name is there.
  case sheetAsOutlet(Option, String)
  /// What a value of an option would have written over is read; what of it that is.
  case inputAsOutlet(Option, String, input: String)
  /// No command has this name; those that there are, to suggest one of.
  case unknownCommand(String, known: [String])
  /// Nothing that can be explained has this name; those that there are, to suggest one of.
  case unknownTopic(String, known: [String])
  /// No shell that has completions has this name; those that there are, to suggest one of.
  case unknownShell(String, known: [String])
  /// No component of the catalog has this name; those that there are, to suggest one of.
  case unknownComponent(String, known: [String])
}

extension UsageProblem {
  /// Whether the help of the whole tool says what would have been right.
  var isAboutCommands: Bool {
    switch self {
    case .unknownCommand: true
    case .unknownOption, .missingValue, .unexpectedValue, .wrongValue, .missingOperand,
      .extraOperand, .descriptionNotFirst, .sameOutlet, .sheetAsOutlet, .inputAsOutlet,
      .unknownTopic, .unknownShell, .unknownComponent:
      false
    }
  }
}

extension UsageProblem: CustomStringConvertible {
  /// The whole sentence: lower case, no full stop.
  var description: String {
    switch self {
    case .unknownOption(let word, let known):
      "unknown option '\(word)'" + Self.suggestion(word, known)
    case .missingValue(let option):
      "'\(option.word)' needs a value: \(option.wanted)"
    case .unexpectedValue(let option, let value):
      "'\(option.word)' takes no value, but '\(value)' was given"
    case .wrongValue(.rule, let value) where Rule(named: value.beforeSign)?.isFault ?? false:
      "'\(Option.rule.word)' cannot be '\(value)': '\(value.beforeSign)' is always an error, as it "
        + "keeps the sheet from being read"
    case .wrongValue(let option, let value):
      "'\(option.word)' cannot be '\(value)': expected \(option.wanted)"
        + Suggestion.question(value.beforeSign, among: option.words)
    case .missingOperand(let what): "expected \(what)"
    case .extraOperand(let word): "'\(word)' is one word too many"
    case .descriptionNotFirst(let description, let sheets):
      "'\(description)' stands behind a sheet: expected 'stylecheck present "
        + ([description] + sheets).map(\.description).joined(separator: " ") + "'"
    case .sameOutlet(let option, let first, let second, let file):
      "'\(option.word) \(first)' and '\(option.word) \(second)' both write to "
        + (file.map { "'\($0)': expected a file for each" }
          ?? "standard output: expected '=FILE' behind one of them")
    case .sheetAsOutlet(let option, let value):
      "'\(option.word) \(value)' leads to a sheet, and what is written is none: expected a name that "
        + "does not end in '.nss'"
    case .inputAsOutlet(let option, let value, let input):
      "'\(option.word) \(value)' would write over '\(input)', which is read: expected another file"
    case .unknownCommand(let word, let known):
      "unknown command '\(word)'" + Self.suggestion(word, known)
    case .unknownTopic(let word, let known):
      "nothing to explain is called '\(word)'" + Self.suggestion(word, known, else: Self.ofApps)
    case .unknownShell(let word, let known):
      "no completions for '\(word)': expected \(known.joined(separator: ", "))"
        + Self.suggestion(word, known)
    case .unknownComponent(let word, let known):
      "no component is called '\(word)'" + Self.suggestion(word, known)
    }
  }

  private static func suggestion(
    _ word: String, _ known: [String], else otherwise: String = ""
  ) -> String {
    let question = Suggestion.questionOrBeginnings(word, among: known)
    return question.isEmpty ? otherwise : question
  }

  /// Behind a word that is near to nothing.
  private static let ofApps =
    "; what an app calls its own images, fonts and variables, only the app can say, and its classes "
    + "are known from a schema"
}

extension Option {
  fileprivate var words: [String] {
    switch value {
    case .oneOf(let words), .oneOfInto(let words), .whole(_, or: let words): words
    case .severity: RuleChoice.names
    case .none, .text, .count, .percent, .pattern: []
    }
  }

  fileprivate var wanted: String {
    switch value {
    case .none: "nothing"
    case .text: placeholder
    case .count: "a whole number from 0 on"
    case .whole(let bounds, let words):
      (["a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"] + words)
        .joined(separator: ", or ")
    case .percent: "a whole number from 0 to 100"
    case .pattern: "a pattern of names, '*', '?' and '**', such as 'Pods/**'"
    case .oneOf(let words): words.joined(separator: ", ")
    case .oneOfInto(let words): words.joined(separator: ", ") + ", with or without '=FILE'"
    case .severity:
      placeholder + " with a name that can be set, and one of "
        + RuleSeverity.words.joined(separator: ", ")
    }
  }
}
