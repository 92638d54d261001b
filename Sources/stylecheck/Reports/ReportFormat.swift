import StyleSheet

/// A format of reports.
///
/// Its functions are stateless. A report is written in pieces as the sheets are checked, so it is
/// never in memory as a whole, unless it begins with a summary.
struct ReportFormat: Sendable {
  /// The options of reports, independent of the format.
  struct Options: Hashable, Sendable {
    var style = SourceExcerpt.Style.plain
    /// True if the report ends with a summary for people.
    var hasSummary = true
  }

  let name: String
  let summary: String
  let standard: String
  let columns: LineTable.Unit
  /// Returns the start of a report; created on demand, because most runs use a single format.
  var opening: @Sendable () -> String = { "" }
  /// The text between two parts.
  var separator = ""
  var closing: @Sendable (CheckReport, Options) -> String = { _, _ in "" }
  /// Returns the whole report, for a format that begins with a summary; nil for any other.
  ///
  /// Such a report is in memory until all sheets are checked.
  var whole: (@Sendable ([String], CheckReport, Options) -> String)?
  /// Returns the parts for a sheet, which the separator joins; empty if there is nothing to report.
  let parts: @Sendable (CheckedSheet, Options) -> [String]

  /// All formats, in the order of help; the first is the default.
  static let all = [
    text, concise, json, jsonLines, sarif, github, gitLab, checkstyle, junit, rdjson, xcode,
    markdown, html,
  ]

  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

extension Diagnostic.Severity {
  /// Returns the value for the severity in another tool.
  func value<Value>(_ error: Value, _ warning: Value, _ information: Value) -> Value {
    switch self {
    case .error: error
    case .warning: warning
    case .information: information
    }
  }
}

/// A report in progress.
struct ReportWriter: Sendable {
  private let format: ReportFormat
  private let options: ReportFormat.Options
  private var isBegun = false
  private var hasParts = false
  /// The parts of a report that is written at the end.
  private var held: [String] = []

  init(_ format: ReportFormat, _ options: ReportFormat.Options = ReportFormat.Options()) {
    self.format = format
    self.options = options
  }

  /// Returns the parts for a sheet, independent of earlier ones.
  func parts(of sheet: CheckedSheet) -> [String] { format.parts(sheet, options) }

  mutating func text(of parts: [String]) -> String {
    guard format.whole == nil else {
      held += parts
      return ""
    }
    var text = begin()
    for part in parts {
      if hasParts { text += format.separator }
      hasParts = true
      text += part
    }
    return text
  }

  mutating func end(of report: CheckReport) -> String {
    format.whole?(held, report, options) ?? begin() + format.closing(report, options)
  }

  private mutating func begin() -> String {
    defer { isBegun = true }
    return isBegun ? "" : format.opening()
  }
}
