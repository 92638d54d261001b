/// Where an engine that reads no further than the first fault stops in a sheet, and for what reason.
struct Refusal {
  /// A byte offset.
  let place: Int
  let reason: Diagnostic

  /// The first place where `dialect` cannot go on; nil if it reads the whole of `sheet`.
  init?(of sheet: Sheet, by dialect: Dialect) {
    let inspection = Inspection(of: sheet, for: dialect, onlyForReading: true)
    let sheet = inspection.sheet
    var report = Report()
    for rule in Rule.all where rule.stopsReading { rule.run(on: inspection, &report) }
    let found = report.diagnostics.filter { $0.severity == .error }
    // A text that is no text is not even begun.
    if let reason = found.first(where: { $0.id == Rule.invalidUTF8.id }) {
      self.init(place: reason.range.lowerBound, reason: reason)
      return
    }
    let stops = sheet.tree.problems.lazy.filter { $0.code.stopsReading }
      .map { Refusal(place: Int($0.other), reason: Diagnostic($0, in: sheet.source)) }
    let others = found.lazy.map { Refusal(place: $0.placeOfGivingUp, reason: $0) }
    guard let first = (Array(stops) + Array(others)).min(by: { $0.place < $1.place }) else {
      return nil
    }
    self = first
  }

  private init(place: Int, reason: Diagnostic) {
    self.place = place
    self.reason = reason
  }
}

extension Diagnostic {
  /// Where the engine stops: at the note that says so, which is a place of no length, or at once.
  fileprivate var placeOfGivingUp: Int {
    notes.last { $0.range.isEmpty }?.range.lowerBound ?? range.lowerBound
  }
}
