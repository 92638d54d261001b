/// The operands of a command: their usage, number and completion.
struct Operands: Sendable {
  enum Completion: Sendable {
    case nothing
    case words(@Sendable () -> [String])
    /// Files, those with these extensions first.
    case files(endings: [String])
    case folders
  }

  /// The usage; empty if there are no operands.
  let usage: String
  /// The description of missing operands.
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

  /// The literal words; empty if files are completed.
  var words: [String] { if case .words(let words) = completion { words() } else { [] } }

  func check(_ given: [SystemText]) throws(UsageProblem) {
    if given.count < counts.lowerBound { throw .missingOperand(wanted) }
    if let extra = given.dropFirst(counts.upperBound).first { throw .extraOperand(extra) }
  }
}
