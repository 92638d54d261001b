import StyleSheet

/// A form in which findings are written, for people or for a program.
///
/// A format is a row: its parts are functions of what was found, and none of them keeps anything. A
/// report is written as the sheets come in, in pieces, so that no report is ever held as a whole.
struct ReportFormat: Sendable {
  /// What a person wanted of reports, whatever their format.
  struct Wishes: Hashable, Sendable {
    /// How excerpts are drawn.
    var style = SourceExcerpt.Style.plain
    /// Whether people are told at the end how much was found.
    var hasSummary = true
  }

  /// The word that asks for it.
  let name: String
  /// What it is and who reads it, in a few words.
  let summary: String
  /// Where it is laid down, or that it is our own.
  let standard: String
  /// What its columns count.
  let columns: LineTable.Unit
  private let makeOpening: @Sendable () -> String
  /// What is written between two parts.
  let separator: String
  /// What is said of a sheet, in as many parts as the separator is to part; none if nothing is.
  let parts: @Sendable (CheckedSheet, Wishes) -> [String]
  /// What it ends with.
  let closing: @Sendable (CheckReport, Wishes) -> String

  init(
    _ name: String, _ summary: String, standard: String, columns: LineTable.Unit,
    opening: @autoclosure @escaping @Sendable () -> String = "", separator: String = "",
    closing: @escaping @Sendable (CheckReport, Wishes) -> String = { _, _ in "" },
    parts: @escaping @Sendable (CheckedSheet, Wishes) -> [String]
  ) {
    self.name = name
    self.summary = summary
    self.standard = standard
    self.columns = columns
    makeOpening = opening
    self.separator = separator
    self.parts = parts
    self.closing = closing
  }

  /// What it begins with; made when a report begins, as most runs write but one.
  var opening: String { makeOpening() }
}

extension ReportFormat {
  /// Every format, in the order of help; the first is what is meant when none is named.
  static let all = [
    text, concise, json, jsonLines, sarif, github, gitLab, checkstyle, junit, rdjson, xcode,
    markdown, html,
  ]

  /// The format called `name`, or nil.
  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

extension Diagnostic.Severity {
  /// One of three words: how grave it is, as another tool calls it.
  func word(_ error: String, _ warning: String, _ information: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .information: information
    }
  }
}

/// A report while it is written.
struct ReportWriter: Sendable {
  private let format: ReportFormat
  private let wishes: ReportFormat.Wishes
  private var isBegun = false
  private var hasParts = false

  /// A report without any sheet yet.
  init(_ format: ReportFormat, _ wishes: ReportFormat.Wishes = ReportFormat.Wishes()) {
    self.format = format
    self.wishes = wishes
  }

  /// What is said of a sheet, whatever was written before.
  func parts(of sheet: CheckedSheet) -> [String] { format.parts(sheet, wishes) }

  /// What is to be written for a sheet of which `parts` are said.
  mutating func text(of parts: [String]) -> String {
    var text = begin()
    for part in parts {
      if hasParts { text += format.separator }
      hasParts = true
      text += part
    }
    return text
  }

  /// What is to be written at the end.
  mutating func end(of report: CheckReport) -> String {
    begin() + format.closing(report, wishes)
  }

  private mutating func begin() -> String {
    defer { isBegun = true }
    return isBegun ? "" : format.opening
  }
}
