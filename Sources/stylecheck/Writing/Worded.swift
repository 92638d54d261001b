/// A choice that has a word in options, descriptions and presentations.
protocol Worded {
  /// Each choice with its word, in the order in which help and messages list them.
  static var table: [(word: String, value: Self)] { get }
}

extension Worded {
  /// The choice that a word stands for; nil if it stands for none.
  static func named(_ word: String) -> Self? { table.first { $0.word == word }?.value }
}

/// A choice with one word for each of its cases.
protocol WordedCase: Worded, CaseIterable {
  var word: String { get }
}

extension WordedCase {
  static var table: [(word: String, value: Self)] { allCases.map { ($0.word, $0) } }
}

extension WordedCase where Self: RawRepresentable, RawValue == String {
  var word: String { rawValue }
}

/// A choice whose words are the names of its cases.
protocol NamedCase: WordedCase, Equatable {}

extension NamedCase {
  var word: String { "\(self)" }
}
