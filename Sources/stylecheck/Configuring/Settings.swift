import StyleSheet

/// The settings of a sheet from configurations, as values of options.
struct Settings: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    let text: String
    let origin: Origin
  }

  enum Origin: Hashable, Sendable {
    case file(SourceText, Int)
    /// An option of the command line.
    case option(String)
    case sheets(TargetChoice)
    case standard
  }

  private var values: [Option: [Value]] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Sets a key; later values are nearer to the sheet.
  mutating func say(_ key: ConfigurationKey, _ new: [Value]) {
    values[key.option] = (key.adds ? values[key.option, default: []] : []) + new
  }

  func values(of key: ConfigurationKey) -> [Value] { values[key.option, default: []] }
}

extension Settings.Origin: CustomStringConvertible {
  /// The location (`Styles/.stylecheck.json:3:5`), option, reason for a choice, or default.
  var description: String {
    switch self {
    case .file(let source, let offset):
      let place = LineTable(of: source).position(at: offset, in: .characters)
      return "\(source.name):\(place.line):\(place.column)"
    case .option(let word): return word
    case .sheets(let choice): return choice.reason
    case .standard: return "default"
    }
  }
}

extension Invocation {
  /// Returns the command line with settings for options that it does not specify.
  func filled(from settings: Settings) -> Invocation {
    // Avoids creating the table of keys for the many sheets without a configuration.
    guard !settings.isEmpty else { return self }
    var filled = self
    for key in ConfigurationKey.all where key.adds || !has(key.option) {
      let values = settings.values(of: key)
      if !values.isEmpty { filled.putInFront(values.map(\.text), of: key.option) }
    }
    return filled
  }

  /// The enabled rules; a later value overrides an earlier one.
  var ruleChoice: RuleChoice {
    var choice = RuleChoice()
    for text in texts(.rule) {
      guard let severity = text.behindSign.flatMap(RuleSeverity.init) else { continue }
      choice.set(text.beforeSign, to: severity)
    }
    return choice
  }
}
