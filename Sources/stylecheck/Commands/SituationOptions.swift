import StyleSheet

extension Option {
  /// The options for the situation of a theme.
  static let ofContext: [Option] = [appearance, level, contrast, device, orientation]

  /// The options that `@media` conditions concern.
  static let ofMedia: [Option] = [device, orientation]

  /// The options for several situations.
  static let ofSituations: [Option] = [appearances, levels, contrasts, device, orientation]

  static let className = Option(
    "class", "NAME", .text, "show this class alone, as often as wanted")
  static let propertyName = Option(
    "property", "NAME", .text,
    "show this property, or name of the palette, alone, as often as wanted")

  private static let colors = "which colors of the palette hold"
  private static let surface = "whether the surface lies above another"
  private static let wish = "whether the reader asked for more contrast"

  fileprivate static let appearance = choice("appearance", colors, Environment().appearance)
  fileprivate static let level = choice("level", surface, Environment().level)
  fileprivate static let contrast = choice("contrast", wish, Environment().contrast)
  static let device = choice(
    "device", "what '@media (device: …)' is compared with", Environment().device)
  static let orientation = choice(
    "orientation", "what '@media (orientation: …)' is compared with", Environment().orientation)

  fileprivate static let appearances = choice(
    "appearance", colors, Environment.Appearance.light, orAll: all)
  fileprivate static let levels = choice(
    "level", surface, Environment().level, orAll: Environment().level.word)
  fileprivate static let contrasts = choice(
    "contrast", wish, Environment.Contrast.normal, orAll: all)

  private static let all = "all"

  /// Returns an option for a dimension of the situation; with `orAll`, 'all' is also valid and is
  /// the default.
  private static func choice<Choice: WordedCase>(
    _ name: String, _ summary: String, _ usual: Choice, orAll standard: String? = nil
  ) -> Option {
    let words = Choice.table.map(\.word) + (standard == nil ? [] : [all])
    return Option(
      name, "WORD", .oneOf(words), "\(summary); '\(standard ?? usual.word)' if not said")
  }
}

extension Invocation {
  /// The specified situation.
  var environment: Environment {
    var environment = Environment()
    choose(.appearance, &environment.appearance)
    choose(.level, &environment.level)
    choose(.contrast, &environment.contrast)
    choose(.device, &environment.device)
    choose(.orientation, &environment.orientation)
    return environment
  }

  /// The specified situations, light mode first.
  var situations: [Environment] {
    let usual = environment
    let levels = choices(.levels, or: [usual.level])
    let contrasts = choices(.contrasts, or: Environment.Contrast.allCases)
    return choices(.appearances, or: Environment.Appearance.allCases).flatMap { appearance in
      levels.flatMap { level in
        contrasts.map { contrast in
          Environment(
            appearance: appearance, level: level, contrast: contrast, device: usual.device,
            orientation: usual.orientation)
        }
      }
    }
  }

  /// The requested part of a theme.
  var resolutionWish: ResolutionWish {
    ResolutionWish(classes: texts(.className), properties: texts(.propertyName))
  }

  /// Sets `choice` to the value of an option, if it was given.
  private func choose<Choice: WordedCase>(_ option: Option, _ choice: inout Choice) {
    choice = word(option) ?? choice
  }

  /// Returns the value of an option, or all values for `all`; `standard` if it was not given.
  private func choices<Choice: WordedCase>(_ option: Option, or standard: [Choice]) -> [Choice] {
    guard has(option) else { return standard }
    return word(option).map { [$0] } ?? Choice.table.map(\.value)
  }
}

extension Environment {
  /// The heading of a column; only appearance, level and contrast are named.
  var columnHeading: String {
    let usual = Environment()
    var words = [appearance.word]
    if level != usual.level { words.append(level.word) }
    if contrast != usual.contrast { words.append(contrast.word) }
    return words.joined(separator: " ")
  }
}
