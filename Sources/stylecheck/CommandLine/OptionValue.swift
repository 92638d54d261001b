/// A kind of option value: its validation, completion and descriptions.
struct OptionValue: Sendable {
  enum Completion: Hashable, Sendable {
    case words([String])
    /// `NAME=WORD`, with one of the names and one of the words.
    case pairs(names: [String], words: [String])
    /// One of the words, optionally followed by `=` and a file.
    case wordsInto([String])
    case file
    case folder
    case text
  }

  let takes: @Sendable (String) -> Bool
  // Made on demand: a run reads none of them, unless it fails.
  private let makeWanted: @Sendable () -> String
  private let makeCompletion: @Sendable () -> Completion
  private let makeWords: @Sendable () -> [String]
  /// True if help lists the words instead of the placeholder.
  private var listsWords = false
  private(set) var bounds: ClosedRange<Int>?
  /// Returns the reason for an invalid text, if there is a specific one.
  let refusal: @Sendable (String) -> String?

  init(
    _ wanted: @autoclosure @escaping @Sendable () -> String = "",
    _ completion: @autoclosure @escaping @Sendable () -> Completion = .text,
    words: @autoclosure @escaping @Sendable () -> [String] = [],
    takes: @escaping @Sendable (String) -> Bool = { _ in true },
    refusal: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.takes = takes
    makeWanted = wanted
    makeCompletion = completion
    makeWords = words
    self.refusal = refusal
  }

  /// The expected value, for messages; empty if the placeholder describes it.
  var wanted: String { makeWanted() }
  var completion: Completion { makeCompletion() }
  /// The candidates for spelling suggestions.
  var words: [String] { makeWords() }
  /// The words that help lists instead of the placeholder, or nil.
  var form: String? { listsWords ? words.joined(separator: "|") : nil }

  // MARK: - Kinds

  static let text = OptionValue()
  static let file = OptionValue("", .file)
  static let folder = OptionValue("", .folder)
  static let count = OptionValue("a whole number, 0 or more") { $0.asCount != nil }
  static let percent = OptionValue("a number from 0 to 100, such as 80 or 16.5") {
    $0.asPercent != nil
  }

  static func whole(_ bounds: ClosedRange<Int>, or words: [String] = []) -> Self {
    var value = OptionValue(
      (["a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"] + words)
        .joined(separator: ", or "),
      words.isEmpty ? .text : .words(words), words: words
    ) { $0.asCount.map(bounds.contains) ?? false || words.contains($0) }
    value.bounds = bounds
    return value
  }

  static func oneOf(_ words: [String]) -> Self {
    var value = OptionValue(words.joined(separator: ", "), .words(words), words: words) {
      words.contains($0)
    }
    value.listsWords = true
    return value
  }

  static func oneOf<Choice: Worded>(_ choice: Choice.Type) -> Self {
    oneOf(choice.table.map(\.word))
  }

  static func oneOfInto(_ words: [String]) -> Self {
    OptionValue(
      words.joined(separator: ", ") + ", optionally followed by '=FILE'", .wordsInto(words),
      words: words
    ) { words.contains($0.beforeSign) && !$0.hasSuffix("=") }
  }
}

extension String {
  /// The number that the digits represent; nil for other texts or if it is too large.
  fileprivate var asCount: Int? {
    hasOnlyDigits ? Int(self) : nil
  }

  /// The number from 0 to 100 that decimal digits represent; nil for other texts.
  var asPercent: Double? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && String($0).hasOnlyDigits }) else {
      return nil
    }
    return Double(self).flatMap { 0...100 ~= $0 ? $0 : nil }
  }

  private var hasOnlyDigits: Bool { utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// The part before the first `=`, or all of it.
  var beforeSign: String { String(prefix { $0 != "=" }) }

  /// The part after the first `=`, or nil.
  var behindSign: String? {
    firstIndex(of: "=").map { String(self[index(after: $0)...]) }
  }
}
