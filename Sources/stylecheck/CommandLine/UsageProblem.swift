import StyleSheet

/// An invalid command line.
struct UsageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, in lower case and without a full stop.
  let description: String
  /// True if the help of the tool describes the correct usage.
  private(set) var isAboutCommands = false

  private init(_ description: String) { self.description = description }

  /// An unknown option, topic or component.
  ///
  /// Here and below, `known` are the candidates for suggestions; `hint` follows a word without any.
  static func unknown(
    _ what: String, _ word: String, known: [String], orElse hint: String = ""
  ) -> Self {
    let question = suggestion(word, known)
    return Self("unknown \(what) '\(word)'" + (question.isEmpty ? hint : question))
  }

  static func missingValue(_ option: Option) -> Self {
    Self("'\(option.word)' needs a value: \(option.wanted)")
  }

  static func unexpectedValue(_ option: Option, _ value: String) -> Self {
    Self("'\(option.word)' takes no value, but '\(value)' was given")
  }

  /// An invalid value of an option; `reason` says more than its form.
  static func wrongValue(_ option: Option, _ value: String, _ reason: String? = nil) -> Self {
    let why =
      reason ?? option.value?.refusal(value) ?? "expected \(option.wanted)"
      + Suggestion.question(value.beforeSign, among: option.value?.words ?? [])
    return Self("'\(option.word)' cannot be '\(value)': \(why)")
  }

  static func missingOperand(_ what: String) -> Self { Self("expected \(what)") }

  static func extraOperand(_ word: SystemText) -> Self {
    Self("unexpected operand '\(word)'")
  }

  static func folderForOneSheet(_ folder: SystemText, _ option: Option) -> Self {
    Self("'\(folder)' is a folder: '\(option.word)' needs one sheet")
  }

  static func descriptionNotFirst(_ description: SystemText, sheets: [SystemText]) -> Self {
    let words = ([description] + sheets).map(\.description).joined(separator: " ")
    return Self("'\(description)' follows a sheet: expected 'stylecheck present \(words)'")
  }

  /// Two values of an option with the same destination; `file` is nil for standard output.
  static func sameOutlet(
    _ option: Option, _ first: String, _ second: String, file: String?
  ) -> Self {
    let place =
      file.map { "'\($0)': expected a file for each" }
      ?? "standard output: expected '=FILE' after one of them"
    return Self("'\(option.word) \(first)' and '\(option.word) \(second)' both write to \(place)")
  }

  /// An option that would overwrite a sheet with other output.
  static func sheetAsOutlet(_ option: Option, _ value: String) -> Self {
    Self(
      "'\(option.word) \(value)' names a sheet, but the output is not one: expected a name "
        + "that does not end in '.nss'")
  }

  /// An option that would overwrite an input.
  static func inputAsOutlet(_ option: Option, _ value: String, input: String) -> Self {
    Self(
      "'\(option.word) \(value)' would overwrite '\(input)', which is an input: expected another file"
    )
  }

  static func unknownCommand(_ word: String, known: [String]) -> Self {
    var problem = unknown("command", word, known: known)
    problem.isAboutCommands = true
    return problem
  }

  static func unknownShell(_ word: String, known: [String]) -> Self {
    Self(
      "no completions for '\(word)': expected \(known.joined(separator: ", "))"
        + suggestion(word, known))
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestion.questionOrBeginnings(word, among: known)
  }
}
