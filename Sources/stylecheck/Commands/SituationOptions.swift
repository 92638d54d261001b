import StyleSheet

extension Option {
  static let ofContext = ofPalette + ofMedia

  static let ofPalette = EnvironmentField.ofPalette.map { $0.option() }

  static let ofMedia = EnvironmentField.ofMedia.map { $0.option() }

  static let ofSituations = EnvironmentField.ofPalette.map { $0.option(orAll: true) } + ofMedia

  static let className = Option("class", "NAME", .text, "show only this class; repeatable")
  static let propertyName = Option(
    "property", "NAME", .text, "show only this property or palette name; repeatable")
}

extension EnvironmentField {
  private static let everyWord = "all"

  /// Returns the option that sets the dimension; with `orAll`, 'all' is also valid.
  fileprivate func option(orAll isOrAll: Bool = false) -> Option {
    Option(
      name, "WORD", .oneOf(words + (isOrAll ? [Self.everyWord] : [])), summary,
      standard: isOrAll ? Self.everyWord : words[0])
  }

  /// Returns the words that a command line specifies for several situations.
  fileprivate func words(in invocation: Invocation) -> [String] {
    switch invocation.text(option()) {
    case nil, Self.everyWord?: words
    case let word?: [word]
    }
  }
}

extension Invocation {
  var environment: ThemeEnvironment {
    EnvironmentField.all.reduce(ThemeEnvironment()) { environment, field in
      text(field.option()).map { environment.with(field, $0) } ?? environment
    }
  }

  /// The specified situations, light mode first.
  var situations: [ThemeEnvironment] {
    environment.withEach(of: EnvironmentField.ofPalette) { $0.words(in: self) }
  }

  var resolutionQuery: ResolutionQuery {
    ResolutionQuery(classes: texts(.className), properties: texts(.propertyName))
  }
}
