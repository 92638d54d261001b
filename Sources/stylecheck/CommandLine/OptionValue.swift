/// A kind of value of options: which texts it takes, how they are completed, and what help and messages
/// say of them.
struct OptionValue: Sendable {
  /// How a shell completes a value.
  enum Completion: Hashable, Sendable {
    case words([String])
    /// One of the names, `=`, and one of the words.
    case pairs(names: [String], words: [String])
    /// One of these words, and behind it, if wanted, `=` and a file.
    case wordsInto([String])
    case file
    case folder
    /// Not at all.
    case text
  }

  /// True for a text that it takes.
  let takes: @Sendable (String) -> Bool
  /// What is expected, in messages; empty where the placeholder says it.
  let wanted: String
  let completion: Completion
  /// The words among which a misspelt one is looked for.
  let words: [String]
  /// The words as help lists them in place of the placeholder; nil if it does not.
  private(set) var form: String?
  /// The numbers that it takes, if it does.
  private(set) var bounds: ClosedRange<Int>?
  /// Why a text is refused, where that is more than not being expected.
  private(set) var refusal: @Sendable (String) -> String? = { _ in nil }

  init(
    _ wanted: String = "", _ completion: Completion = .text, words: [String] = [],
    takes: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.takes = takes
    self.wanted = wanted
    self.completion = completion
    self.words = words
  }

  /// The same kind, which says in its own words why it refuses some texts.
  func refusing(_ refusal: @escaping @Sendable (String) -> String?) -> Self {
    var value = self
    value.refusal = refusal
    return value
  }
}

// MARK: - Kinds

extension OptionValue {
  /// Any text.
  static let text = OptionValue()
  /// The path of a file.
  static let file = OptionValue("", .file)
  /// The path of a folder.
  static let folder = OptionValue("", .folder)
  /// A whole number from 0 on.
  static let count = OptionValue("a whole number from 0 on") { $0.asCount != nil }
  /// A whole number from 0 to 100.
  static let percent = whole(0...100)

  /// A whole number in these bounds, or one of these words.
  static func whole(_ bounds: ClosedRange<Int>, or words: [String] = []) -> Self {
    let number = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    var value = OptionValue(
      ([number] + words).joined(separator: ", or "), words.isEmpty ? .text : .words(words),
      words: words
    ) { $0.asCount.map(bounds.contains) ?? false || words.contains($0) }
    value.bounds = bounds
    return value
  }

  /// One of these words.
  static func oneOf(_ words: [String]) -> Self {
    var value = OptionValue(words.joined(separator: ", "), .words(words), words: words) {
      words.contains($0)
    }
    value.form = words.joined(separator: "|")
    return value
  }

  /// One of the words of a choice.
  static func oneOf<Choice: Worded>(_ choice: Choice.Type) -> Self {
    oneOf(choice.table.map(\.word))
  }

  /// One of these words, and behind it, if wanted, `=` and a file.
  static func oneOfInto(_ words: [String]) -> Self {
    OptionValue(
      words.joined(separator: ", ") + ", with or without '=FILE'", .wordsInto(words), words: words
    ) { words.contains($0.beforeSign) && !$0.hasSuffix("=") }
  }
}

extension String {
  /// The number that digits and nothing else write; nil if they do not, or it is too large.
  fileprivate var asCount: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }

  /// What is in front of the first `=`, or all of it.
  var beforeSign: String { String(prefix { $0 != "=" }) }

  /// What is behind the first `=`, or nil.
  var behindSign: String? {
    firstIndex(of: "=").map { String(self[index(after: $0)...]) }
  }
}
