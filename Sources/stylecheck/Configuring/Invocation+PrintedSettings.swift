import StyleRules
import StyleSheet

extension Invocation {
  /// Returns the output of `--print-config` for a sheet, whose configuration is already part of the
  /// command line: all settings with their origins, a line for each value of a key.
  ///
  /// `targets` is the command's option for targets, which knows its default.
  fileprivate func printedSettings(targets: Option) -> String {
    var columns = Columns()
    for key in ConfigurationKey.all {
      for (name, value) in rows(of: key, key.option == targets ? targets : key.option) {
        columns.add([name, value.text, value.origin.description])
      }
    }
    return columns.text
  }

  private func rows(of key: ConfigurationKey, _ option: Option) -> [(String, Value)] {
    let values = values(of: option)
    switch key.kind {
    case .settings:
      return last(of: values).map { ("\(key.path).\($0.text.beforeSign)", $0.setting) }
    case .word, .words, .whole, .path, .paths, .patterns: return values.map { (key.path, $0) }
    }
  }

  private func values(of option: Option) -> [Value] {
    if let given = values[option] { return given }
    if option == .target, let choice = targetChoice {
      return [Value(text: choice.dialect.name, origin: .sheets(choice))]
    }
    return option.standard.map { [Value(text: $0, origin: .standard)] } ?? []
  }

  /// Returns the last value for each name, sorted by name; a group sets its rules again.
  private func last(of values: [Value]) -> [Value] {
    var last: [String: Value] = [:]
    for value in values {
      let name = value.text.beforeSign
      last = last.filter { Rule(named: $0.key)?.group.rawValue != name }
      last[name] = value
    }
    return last.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Invocation.Value {
  var ignoring: String { "ignored by '\(text)' (\(origin))" }

  fileprivate var line: String { "  \(ignoring)\n" }

  /// The part after the equals sign.
  fileprivate var setting: Self { Self(text: text.behindSign ?? "", origin: origin) }
}

extension Session {
  mutating func printSettings(_ invocation: Invocation, targets: Option = .targets) -> Status {
    var configurations = Configurations(invocation)
    var status = Status.clean
    var separator = ""
    for found in Files.sheets(at: invocation.operands, ofAnyName: true) {
      guard let (path, text) = settings(of: found, targets, &configurations) else {
        status = .couldNotRun
        continue
      }
      write("\(separator)\(invocation.name(of: path).visible)\n\(text)")
      separator = "\n"
    }
    return status
  }

  /// Returns the settings of a sheet, or the pattern that ignores it; reports an unreadable path or a
  /// wrong configuration and returns nil.
  private mutating func settings(
    of found: Files.Found, _ targets: Option, _ configurations: inout Configurations
  ) -> (SystemText, String)? {
    switch found {
    case .success(let path):
      if let value = configurations.ignoring(path, &self) { return (path, value.line) }
      return configurations.applied(to: path, &self).map {
        (path, $0.invocation.printedSettings(targets: targets))
      }
    case .failure(let problem):
      if let value = configurations.ignoring(problem, self) { return (problem.path, value.line) }
      complain(problem)
      return nil
    }
  }
}
