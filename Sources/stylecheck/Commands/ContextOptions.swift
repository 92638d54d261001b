import StyleSheet

extension Option {
  /// The options that say for which situation a theme is resolved.
  static let ofContext: [Option] = [appearance, level, contrast, device, orientation]

  /// Those of them that an `@media` asks about.
  static let ofMedia: [Option] = [device, orientation]

  static let className = Option(
    "class", "NAME", .text, "show this class alone, as often as wanted")
  static let propertyName = Option(
    "property", "NAME", .text,
    "show this property, or name of the palette, alone, as often as wanted")

  fileprivate static let appearance = choice(
    "appearance", "which colors of the palette hold", or: Environment().appearance)
  fileprivate static let level = choice(
    "level", "whether the surface lies above another", or: Environment().level)
  fileprivate static let contrast = choice(
    "contrast", "whether the reader asked for more contrast", or: Environment().contrast)
  static let device = choice(
    "device", "what '@media (device: …)' is compared with", or: Environment().device)
  static let orientation = choice(
    "orientation", "what '@media (orientation: …)' is compared with",
    or: Environment().orientation)

  private static func choice<Choice: WordedCase>(
    _ name: String, _ summary: String, or standard: Choice
  ) -> Option {
    Option(
      name, "WORD", .oneOf(Choice.table.map(\.word)),
      "\(summary); '\(standard.word)' if not said")
  }
}

extension Invocation {
  /// The situation that was asked for.
  var environment: Environment {
    var environment = Environment()
    environment.appearance = choice(.appearance) ?? environment.appearance
    environment.level = choice(.level) ?? environment.level
    environment.contrast = choice(.contrast) ?? environment.contrast
    environment.device = choice(.device) ?? environment.device
    environment.orientation = choice(.orientation) ?? environment.orientation
    return environment
  }

  /// The part of a theme that was asked for.
  var resolutionWish: ResolutionWish {
    ResolutionWish(classes: texts(.className), properties: texts(.propertyName))
  }

  /// What an option of words chooses, if it was given.
  private func choice<Choice: WordedCase>(_ option: Option) -> Choice? {
    text(option).flatMap { word in Choice.table.first { $0.word == word }?.value }
  }
}
