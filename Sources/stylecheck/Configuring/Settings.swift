import StyleSheet

/// What configurations say to a sheet, as the values of options.
struct Settings: Hashable, Sendable {
  /// The value of an option, and where it is said.
  struct Value: Hashable, Sendable {
    let text: String
    let origin: Origin
  }

  /// Where a value is said.
  enum Origin: Hashable, Sendable {
    /// At a place in a file.
    case file(SourceText, Int)
    /// By an option of the command line.
    case option(String)
    /// By the sheets themselves.
    case sheets(TargetChoice)
    /// Nowhere.
    case standard
  }

  private var values: [Option: [Value]] = [:]

  /// Nothing is said.
  init() {}

  var isEmpty: Bool { values.isEmpty }

  /// Says something nearer to the sheet than all before.
  mutating func say(_ key: ConfigurationKey, _ new: [Value]) {
    values[key.option] = (key.adds ? values[key.option, default: []] : []) + new
  }

  /// What is said for a key.
  func values(of key: ConfigurationKey) -> [Value] { values[key.option, default: []] }
}

extension Settings.Origin: CustomStringConvertible {
  /// `Styles/.stylecheck.json:3:5`, `--indent`, what the sheets show, or that it is the default.
  var description: String {
    switch self {
    case .file(let source, let offset):
      let place = LineTable(of: source).position(at: offset, in: .characters)
      return "\(source.name):\(place.line):\(place.column)"
    case .option(let word): return word
    case .sheets(let choice): return choice.reason
    case .standard: return "not said"
    }
  }
}

extension Invocation {
  /// The same command line with what is said elsewhere for options that it does not give.
  func filled(from settings: Settings) -> Invocation {
    // Most sheets have no configuration, and then nobody needs the table of its keys.
    guard !settings.isEmpty else { return self }
    var filled = self
    for key in ConfigurationKey.all where key.adds || !has(key.option) {
      let values = settings.values(of: key)
      if !values.isEmpty { filled.putInFront(values.map(\.text), of: key.option) }
    }
    return filled
  }

  /// Which rules are run; what is said last counts.
  var ruleChoice: RuleChoice {
    var choice = RuleChoice()
    for text in texts(.rule) {
      guard let severity = text.behindSign.flatMap(RuleSeverity.init) else { continue }
      choice.set(text.beforeSign, to: severity)
    }
    return choice
  }
}
