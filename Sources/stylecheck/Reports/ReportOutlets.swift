import StyleSheet

/// All reports of one run, each with where it goes.
struct ReportOutlets {
  /// What all reports say of a sheet; it depends on nothing that was written before.
  typealias Parts = [[String]]

  private struct Outlet {
    var writer: ReportWriter
    /// Nil for standard output.
    let draft: FileDraft?
  }

  private var outlets: [Outlet]

  /// The reports that a command line asks for; text if for none.
  ///
  /// A report that goes into `shared`, the summary of a job, is appended to what is there.
  init(
    _ invocation: Invocation, _ style: SourceExcerpt.Style, appendingTo shared: String? = nil
  ) throws(UsageProblem) {
    let asked = invocation.texts(.reports)
    try Self.expectOwnPlaces(asked)
    for word in asked {
      guard let file = word.behindSign else { continue }
      try invocation.expectNoSheet(at: SystemText(file), of: .reports, word)
    }
    outlets = (asked.isEmpty ? [ReportFormat.text.name] : asked).compactMap { word in
      let file = word.behindSign.map { SystemText($0) }
      let wishes = ReportFormat.Wishes(
        style: file == nil ? style : .plain, hasSummary: !invocation.has(.quiet))
      return ReportFormat.named(word.beforeSign).map {
        Outlet(
          writer: ReportWriter($0, wishes),
          draft: file.map { FileDraft($0, isAppended: $0.leads(to: shared)) })
      }
    }
  }

  /// Two reports in one place would be neither.
  private static func expectOwnPlaces(_ asked: [String]) throws(UsageProblem) {
    var first: [String?: String] = [:]
    for word in asked {
      if let other = first.updateValue(word, forKey: word.behindSign) {
        throw .sameOutlet(.reports, other, word, file: word.behindSign)
      }
    }
  }

  /// Whether one of them goes into a file.
  var haveFiles: Bool { outlets.contains { $0.draft != nil } }

  /// What makes the parts that ``text(of:)`` takes, on any thread.
  var partsMaker: @Sendable (CheckedSheet) -> Parts {
    let writers = outlets.map(\.writer)
    return { sheet in writers.map { $0.parts(of: sheet) } }
  }

  /// Adds a sheet to all of them, and answers with what goes to standard output.
  mutating func text(of parts: Parts) -> String {
    write { writer, number in writer.text(of: parts[number]) }
  }

  /// Ends all of them, and answers with what goes to standard output.
  mutating func end(of report: CheckReport) -> String {
    write { writer, _ in writer.end(of: report) }
  }

  /// Gives the files their names, each being whole, and answers with those that could not be written.
  func save() -> [FileProblem] {
    outlets.compactMap { outlet in
      do throws(FileProblem) {
        try outlet.draft?.finish()
        return nil
      } catch {
        return error
      }
    }
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
  /// True if the file at this path is `other`, whatever path it is reached by.
  fileprivate func leads(to other: String?) -> Bool {
    guard let other = other.map({ SystemText($0) }) else { return false }
    return Files.absolute(self) == Files.absolute(other) || FileTarget.isOneFile(self, other)
  }
}

extension Option {
  static let reports = Option(
    "format", "FORMAT[=FILE]", .oneOfInto(ReportFormat.all.map(\.name)),
    "how findings are written, and where to, as often as wanted; '\(ReportFormat.text.name)' if "
      + "not said")
}
