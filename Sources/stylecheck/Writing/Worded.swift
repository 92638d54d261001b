/// A choice that has a word in options, descriptions and presentations.
protocol Worded {
  /// Each choice with its word, in the order in which help and messages list them.
  static var table: [(word: String, value: Self)] { get }
}

extension Worded {
  /// The choice that a word stands for; nil if it stands for none.
  static func named(_ word: String) -> Self? { table.first { $0.word == word }?.value }
}

/// A choice whose words are the raw values of its cases.
protocol WordedCase: Worded, CaseIterable, RawRepresentable where RawValue == String {}

extension WordedCase {
  static var table: [(word: String, value: Self)] { allCases.map { ($0.word, $0) } }
  var word: String { rawValue }
}
