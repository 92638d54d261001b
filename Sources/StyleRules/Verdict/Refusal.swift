import StyleSheet

/// The offset at which an engine stops reading a sheet, and the reason.
struct Refusal {
  let place: Int
  let reason: Diagnostic
}

extension Refusal {
  /// The first offset where `dialect` stops; nil if it reads the whole of `sheet`.
  init?(of sheet: Sheet, by dialect: Dialect) {
    let source = sheet.source
    guard source.firstInvalidUTF8 == nil, !source.isProbablyUTF16 else {
      // An engine does not begin to read an invalid encoding.
      let reason = Self.all(in: sheet, by: dialect)
        .first { $0.reason.id == Rule.invalidUTF8.id }
      guard let reason else { return nil }
      self.init(place: reason.reason.range.lowerBound, reason: reason.reason)
      return
    }
    guard dialect.brokenSheet != .lineLost,
      let place = StrictReader.placeOfGivingUp(in: source, for: dialect)
    else { return nil }
    let all = Self.all(in: sheet, by: dialect)
    let first = all.first { $0.place == place } ?? all.min { $0.place < $1.place }
    self.init(place: place, reason: first?.reason ?? .unexpected(at: place, in: source))
  }

  /// Returns all errors that stop `dialect`, each with the expected offset of the stop.
  static func all(in sheet: Sheet, by dialect: Dialect) -> [Refusal] {
    let inspection = Inspection(of: sheet, for: dialect, onlyForReading: true)
    let sheet = inspection.sheet
    var report = Report()
    for index in Rule.all.indices where Rule.all[index].stopsReading {
      Rule.all.run(index, on: inspection, &report)
    }
    let stops = sheet.tree.problems.lazy.filter { $0.code.stopsReading }
      .map { Refusal(place: Int($0.other), reason: Diagnostic($0, in: sheet.source)) }
    let others = report.diagnostics.lazy.filter { $0.severity == .error }
      .map { found in
        Refusal(
          place: found.placeOfGivingUp, reason: found.with { $0.naming([dialect.name]) })
      }
    return Array(stops) + Array(others)
  }
}

extension Diagnostic {
  fileprivate static func unexpected(at place: Int, in source: SourceText) -> Self {
    let range = place..<min(place + 1, source.bytes.count)
    return Diagnostic(SyntaxProblem(.unexpectedToken, range), in: source)
  }

  /// The offset where the engine stops: that of the last empty note, or of the finding.
  fileprivate var placeOfGivingUp: Int {
    notes.last { $0.range.isEmpty }?.range.lowerBound ?? range.lowerBound
  }
}
