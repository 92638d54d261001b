import StyleSheet

/// The reports of a run and their destinations.
struct ReportOutlets {
  /// The parts of each report for a sheet; independent of earlier sheets.
  typealias Parts = [[String]]

  private struct Outlet {
    var writer: ReportWriter
    /// Nil for standard output.
    let draft: FileDraft?
  }

  private var outlets: [Outlet]

  /// Creates the reports of a command line (default: text on standard output).
  ///
  /// A report to the file `shared`, the summary of a job, is appended to it.
  init(
    _ invocation: Invocation, _ style: SourceExcerpt.Style, appendingTo shared: String? = nil
  ) throws(UsageProblem) {
    let asked = invocation.texts(.reports)
    try Self.expectOwnPlaces(asked)
    for word in asked {
      guard let file = word.reportFile else { continue }
      try invocation.expectNoSheet(at: file, of: .reports, word)
    }
    outlets = (asked.isEmpty ? [ReportFormat.text.name] : asked).compactMap { word in
      let file = word.reportFile
      let options = ReportFormat.Options(
        style: file == nil ? style : .plain, hasSummary: !invocation.has(.quiet))
      return ReportFormat.named(word.beforeSign).map {
        Outlet(
          writer: ReportWriter($0, options),
          draft: file.map { FileDraft($0, isAppended: $0.leads(to: shared)) })
      }
    }
  }

  private static func expectOwnPlaces(_ asked: [String]) throws(UsageProblem) {
    var first: [SystemText?: String] = [:]
    for word in asked {
      let place = word.reportFile.map(Files.place)
      if let other = first.updateValue(word, forKey: place) {
        throw .sameOutlet(.reports, other, word, file: word.reportFile?.description)
      }
    }
  }

  var haveFiles: Bool { outlets.contains { $0.draft != nil } }

  /// A function that creates the parts for ``text(of:)`` on any thread.
  var partsMaker: @Sendable (CheckedSheet) -> Parts {
    let writers = outlets.map(\.writer)
    return { sheet in writers.map { $0.parts(of: sheet) } }
  }

  /// Adds a sheet to all reports, and returns the text for standard output.
  mutating func text(of parts: Parts) -> String {
    write { writer, number in writer.text(of: parts[number]) }
  }

  /// Ends all reports, and returns the text for standard output.
  mutating func end(of report: CheckReport) -> String {
    write { writer, _ in writer.end(of: report) }
  }

  /// Moves the complete files into place, and returns the failures and the remarks.
  func save() -> ([FileProblem], [String]) {
    var problems: [FileProblem] = []
    var remarks: [String] = []
    for outlet in outlets {
      do throws(FileProblem) {
        if let remark = try outlet.draft?.finish() { remarks.append(remark) }
      } catch {
        problems.append(error)
      }
    }
    return (problems, remarks)
  }

  private mutating func write(_ text: (inout ReportWriter, Int) -> String) -> String {
    var output = ""
    for index in outlets.indices {
      let more = text(&outlets[index].writer, index)
      if let draft = outlets[index].draft { draft.append(more) } else { output += more }
    }
    return output
  }
}

extension SystemText {
  /// True if this path and `other` lead to the same file.
  fileprivate func leads(to other: String?) -> Bool {
    guard let other = other.map({ SystemText($0) }) else { return false }
    return Files.absolute(self) == Files.absolute(other) || FileTarget.isOneFile(self, other)
  }
}

extension Option {
  static let reports = Option(
    "format", "FORMAT[=FILE]", .oneOfInto(ReportFormat.all.map(\.name)),
    "report format, and file; repeatable", standard: ReportFormat.text.name)
}

extension String {
  /// The file of a report, behind `=`; nil for standard output, also by the name `-`.
  fileprivate var reportFile: SystemText? {
    behindSign.flatMap { $0 == "-" ? nil : SystemText(distinct: $0) }
  }
}
