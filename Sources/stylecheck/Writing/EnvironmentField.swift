import StyleSheet

/// A dimension of the environment: its name and words in options, descriptions and documents.
struct EnvironmentField: Sendable {
  let name: String
  /// A line of help, without the default.
  let summary: String
  /// The words in the order of the values; the first is the default.
  let words: [String]
  let word: @Sendable (ThemeEnvironment) -> String
  /// Sets the value with a word.
  let set: @Sendable (inout ThemeEnvironment, String) -> Void

  private init<Choice: WordedCase & SendableMetatype>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<ThemeEnvironment, Choice> & Sendable
  ) {
    self.name = name
    self.summary = summary
    words = Choice.table.map(\.word)
    word = { $0[keyPath: path].word }
    set = { $0[keyPath: path] = Choice.named($1) ?? $0[keyPath: path] }
  }

  static let appearance = Self(
    "appearance", "appearance, which selects colors of the palette", \.appearance)
  static let level = Self("level", "level of the surface", \.level)
  static let contrast = Self("contrast", "contrast that the user asked for", \.contrast)
  static let device = Self("device", "device, for '@media (device: …)'", \.device)
  static let orientation = Self(
    "orientation", "orientation, for '@media (orientation: …)'", \.orientation)

  /// The dimensions that select colors of the palette.
  static let ofPalette = [appearance, level, contrast]
  /// The dimensions that `@media` conditions concern.
  static let ofMedia = [device, orientation]
  static let all = ofPalette + ofMedia
}

extension ThemeEnvironment {
  func with(_ field: EnvironmentField, _ word: String) -> ThemeEnvironment {
    var environment = self
    field.set(&environment, word)
    return environment
  }

  /// Returns the environments with each word of some dimensions; those of the last one change first.
  func withEach(
    of fields: [EnvironmentField], words: (EnvironmentField) -> [String] = { $0.words }
  ) -> [ThemeEnvironment] {
    fields.reduce([self]) { environments, field in
      environments.flatMap { environment in words(field).map { environment.with(field, $0) } }
    }
  }

  /// The heading of a column; only appearance, level and contrast are named.
  var columnHeading: String {
    EnvironmentField.ofPalette.filter {
      $0.name == EnvironmentField.appearance.name || $0.word(self) != $0.words[0]
    }.map { $0.word(self) }.joined(separator: " ")
  }

  /// Returns the words in which the environment differs from another one; of a different palette, all
  /// words of ``columnHeading``.
  func heading(besides other: ThemeEnvironment) -> String {
    func differs(_ field: EnvironmentField) -> Bool { field.word(self) != field.word(other) }
    let palette = EnvironmentField.ofPalette.contains(where: differs) ? [columnHeading] : []
    return (palette + EnvironmentField.ofMedia.filter(differs).map { $0.word(self) })
      .joined(separator: " ")
  }
}
