/// What a command takes besides options: how usage shows it, how many there are, and how a shell
/// completes them.
struct Operands: Sendable {
  /// How a shell completes an operand.
  enum Completion: Sendable {
    case nothing
    /// Words that stand for themselves.
    case words(@Sendable () -> [String])
    /// Files, those with these endings first.
    case files(endings: [String])
    case folders
  }

  /// As usage shows them; empty where there are none.
  let usage: String
  /// What is expected where there are too few.
  private let wanted: String
  private let counts: ClosedRange<Int>
  let completion: Completion

  init(
    _ usage: String, _ counts: ClosedRange<Int>, _ wanted: String = "",
    _ completion: Completion = .files(endings: [".nss"])
  ) {
    self.usage = usage
    self.wanted = wanted
    self.counts = counts
    self.completion = completion
  }

  static let none = Operands("", 0...0, "", .nothing)
  static let paths = Operands("PATH…", 1...Int.max, "a sheet, a folder or '-'")
  static let sheets = Operands("SHEET…", 1...Int.max, "a sheet, or '-'")

  /// The words that stand for themselves; none where files are completed.
  var words: [String] { if case .words(let words) = completion { words() } else { [] } }

  /// Expects as many as the command takes.
  func check(_ given: [SystemText]) throws(UsageProblem) {
    if given.count < counts.lowerBound { throw .missingOperand(wanted) }
    if let extra = given.dropFirst(counts.upperBound).first { throw .extraOperand(extra) }
  }
}
