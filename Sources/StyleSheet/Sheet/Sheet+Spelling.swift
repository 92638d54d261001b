extension Sheet {
  /// The sheet as it is to `dialect`: the same, unless something in it is another word there.
  ///
  /// - Complexity: O(1), and O(n) for a sheet with '//' right behind a word or with '@' alone.
  package func spelled(for dialect: Dialect) -> Sheet {
    guard isSpelledOtherwise(for: dialect) else { return self }
    return Sheet(SyntaxTree(parsing: source, dialect.words.spelling))
  }

  /// Whether something in the sheet is another word to `dialect`.
  package func isSpelledOtherwise(for dialect: Dialect) -> Bool {
    tree.dependsOnSpelling && tree.spelling != dialect.words.spelling
  }
}

extension Reading.Words {
  /// What words are made of.
  var spelling: WordSpelling {
    switch self {
    case .slashesInWords: .slashesInWords
    case .notAsked, .unknown: .common
    }
  }
}
