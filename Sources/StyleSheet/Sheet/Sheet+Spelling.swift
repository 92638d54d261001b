extension Sheet {
  /// Returns the sheet as `dialect` reads it; the same unless the dialect reads other words.
  ///
  /// - Complexity: O(1), and O(n) for a sheet with '//' right after a word or with '@' alone.
  package func spelled(for dialect: Dialect) -> Sheet {
    guard isSpelledOtherwise(for: dialect) else { return self }
    return Sheet(SyntaxTree(parsing: source, dialect.words.spelling))
  }

  /// True if `dialect` reads other words in the sheet.
  package func isSpelledOtherwise(for dialect: Dialect) -> Bool {
    tree.dependsOnSpelling && tree.spelling != dialect.words.spelling
  }
}

extension DialectAnswers.Words {
  var spelling: WordSpelling {
    switch self {
    case .slashesInWords: .slashesInWords
    case .notAsked, .unknown: .common
    }
  }
}
