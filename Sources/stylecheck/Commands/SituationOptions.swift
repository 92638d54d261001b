import StyleSheet

extension Option {
  /// The options that say for which situations something is looked at, several at once if wanted.
  static let ofSituations: [Option] = [appearances, levels, contrasts, device, orientation]

  fileprivate static let appearances = choice(
    "appearance", "which colors of the palette hold", Environment.Appearance.self)
  fileprivate static let levels = choice(
    "level", "whether the surface lies above another", Environment.Level.self,
    or: Environment().level.word)
  fileprivate static let contrasts = choice(
    "contrast", "whether the reader asked for more contrast", Environment.Contrast.self)

  private static let all = "all"

  private static func choice<Choice: WordedCase>(
    _ name: String, _ summary: String, _ type: Choice.Type, or standard: String = all
  ) -> Option {
    Option(
      name, "WORD", .oneOf(Choice.table.map(\.word) + [all]),
      "\(summary); '\(standard)' if not said")
  }
}

extension Invocation {
  /// The situations that were asked for, light ones first.
  var situations: [Environment] {
    let appearances = choices(.appearances, or: Environment.Appearance.allCases)
    let levels = choices(.levels, or: [Environment().level])
    let contrasts = choices(.contrasts, or: Environment.Contrast.allCases)
    return appearances.flatMap { appearance in
      levels.flatMap { level in
        contrasts.map { contrast in
          Environment(
            appearance: appearance, level: level, contrast: contrast,
            device: environment.device, orientation: environment.orientation)
        }
      }
    }
  }

  /// What an option of words chooses, which for `all` is all; if it was not given, `standard`.
  private func choices<Choice: WordedCase>(_ option: Option, or standard: [Choice]) -> [Choice] {
    guard let word = text(option) else { return standard }
    let chosen = Choice.table.filter { $0.word == word }.map(\.value)
    return chosen.isEmpty ? Choice.table.map(\.value) : chosen
  }
}

extension Environment {
  /// What a column is called in which only the appearance, the level and the contrast can differ.
  var columnHeading: String {
    let usual = Environment()
    var words = [appearance.word]
    if level != usual.level { words.append(level.word) }
    if contrast != usual.contrast { words.append(contrast.word) }
    return words.joined(separator: " ")
  }
}
