import StyleRules
import StyleSheet

/// A command line that cannot be understood.
struct UsageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole sentence: lower case, no full stop.
  let description: String
  /// True if the help of the whole tool says what would have been right.
  private(set) var isAboutCommands = false
}

extension UsageProblem {
  /// No option has this name; `known` are those to suggest one of, as in all that follows.
  static func unknownOption(_ word: String, known: [String]) -> Self {
    Self(description: "unknown option '\(word)'" + suggestion(word, known))
  }

  /// An option came without the value it needs.
  static func missingValue(_ option: Option) -> Self {
    Self(description: "'\(option.word)' needs a value: \(option.wanted)")
  }

  /// An option came with a value, and takes none.
  static func unexpectedValue(_ option: Option, _ value: String) -> Self {
    Self(description: "'\(option.word)' takes no value, but '\(value)' was given")
  }

  /// The value of an option is none that it takes.
  static func wrongValue(_ option: Option, _ value: String) -> Self {
    let why =
      option.value?.refusal(value)
      ?? "expected \(option.wanted)"
      + Suggestion.question(value.beforeSign, among: option.value?.words ?? [])
    return Self(description: "'\(option.word)' cannot be '\(value)': \(why)")
  }

  /// What was needed besides options is not there; what it is, in words.
  static func missingOperand(_ what: String) -> Self { Self(description: "expected \(what)") }

  /// A word too many.
  static func extraOperand(_ word: SystemText) -> Self {
    Self(description: "'\(word)' is one word too many")
  }

  /// What is described stands behind a sheet that it is shown under.
  static func descriptionNotFirst(_ description: SystemText, sheets: [SystemText]) -> Self {
    let words = ([description] + sheets).map(\.description).joined(separator: " ")
    return Self(
      description: "'\(description)' stands behind a sheet: expected 'stylecheck present \(words)'")
  }

  /// Two values of an option that write to one place; the place, if it is no file, is nil.
  static func sameOutlet(
    _ option: Option, _ first: String, _ second: String, file: String?
  ) -> Self {
    let place =
      file.map { "'\($0)': expected a file for each" }
      ?? "standard output: expected '=FILE' behind one of them"
    return Self(
      description:
        "'\(option.word) \(first)' and '\(option.word) \(second)' both write to \(place)")
  }

  /// What would be written where a value of an option says is no sheet, and a sheet's name is there.
  static func sheetAsOutlet(_ option: Option, _ value: String) -> Self {
    Self(
      description:
        "'\(option.word) \(value)' leads to a sheet, and what is written is none: expected a name "
        + "that does not end in '.nss'")
  }

  /// What a value of an option would have written over is read; what of it that is.
  static func inputAsOutlet(_ option: Option, _ value: String, input: String) -> Self {
    Self(
      description:
        "'\(option.word) \(value)' would write over '\(input)', which is read: expected another file"
    )
  }

  /// No command has this name.
  static func unknownCommand(_ word: String, known: [String]) -> Self {
    Self(
      description: "unknown command '\(word)'" + suggestion(word, known), isAboutCommands: true)
  }

  /// Nothing that can be explained has this name.
  static func unknownTopic(_ word: String, known: [String]) -> Self {
    let question = suggestion(word, known)
    return Self(
      description: "nothing to explain is called '\(word)'" + (question.isEmpty ? ofApps : question)
    )
  }

  /// No shell that has completions has this name.
  static func unknownShell(_ word: String, known: [String]) -> Self {
    Self(
      description: "no completions for '\(word)': expected \(known.joined(separator: ", "))"
        + suggestion(word, known))
  }

  /// No component of the catalog has this name.
  static func unknownComponent(_ word: String, known: [String]) -> Self {
    Self(description: "no component is called '\(word)'" + suggestion(word, known))
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestion.questionOrBeginnings(word, among: known)
  }

  /// Behind a word that is near to nothing.
  private static let ofApps =
    "; what an app calls its own images, fonts and variables, only the app can say, and its classes "
    + "are known from a schema"
}
