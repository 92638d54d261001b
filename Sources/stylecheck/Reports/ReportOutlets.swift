import StyleSheet

/// All reports of one run, each with where it goes.
struct ReportOutlets {
  private struct Outlet {
    var writer: ReportWriter
    /// Nil for standard output.
    let file: SystemText?
    var bytes: [UInt8] = []
  }

  private var outlets: [Outlet]
  private var files = FileWriter()

  /// The reports that a command line asks for; text if for none.
  init(_ invocation: Invocation, _ style: SourceExcerpt.Style) throws(UsageProblem) {
    let asked = invocation.texts(.reports)
    try Self.expectOwnPlaces(asked)
    outlets = (asked.isEmpty ? [ReportFormat.text.name] : asked).compactMap { word in
      let file = word.fileBehind.map { SystemText($0) }
      let wishes = ReportFormat.Wishes(
        style: file == nil ? style : .plain, hasSummary: !invocation.has(.quiet))
      return ReportFormat.named(word.beforeFile).map {
        Outlet(writer: ReportWriter($0, wishes), file: file)
      }
    }
  }

  /// Two reports in one place would be neither.
  private static func expectOwnPlaces(_ asked: [String]) throws(UsageProblem) {
    var first: [String?: String] = [:]
    for word in asked {
      if let other = first.updateValue(word, forKey: word.fileBehind) {
        throw .sameOutlet(.reports, other, word, file: word.fileBehind)
      }
    }
  }

  /// Adds a sheet to all of them, and answers with what goes to standard output.
  mutating func text(of sheet: CheckedSheet) -> String { write { $0.text(of: sheet) } }

  /// Ends all of them, and answers with what goes to standard output.
  mutating func end(of report: CheckReport) -> String { write { $0.end(of: report) } }

  /// Writes the files, each as a whole, and answers with those that could not be written.
  mutating func save() -> [FileProblem] {
    var problems: [FileProblem] = []
    for outlet in outlets {
      guard let file = outlet.file else { continue }
      do throws(FileProblem) {
        try files.put(outlet.bytes, at: file)
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  private mutating func write(_ text: (inout ReportWriter) -> String) -> String {
    var output = ""
    for index in outlets.indices {
      let more = text(&outlets[index].writer)
      if outlets[index].file == nil { output += more } else { outlets[index].bytes += more.utf8 }
    }
    return output
  }
}

extension Option {
  static let reports = Option(
    "format", "FORMAT[=FILE]", .oneOfInto(ReportFormat.all.map(\.name)),
    "how findings are written, and where to, as often as wanted; '\(ReportFormat.text.name)' if "
      + "not said")
}
