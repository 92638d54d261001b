/// How the cases of a system and a feature are run.
struct ConformanceRunner: Sendable {
  /// How far numbers may be apart.
  let tolerance: Double
  /// What is expected, in the words of this runner's answers.
  let read: @Sendable ([String: CaseValue]) -> [String: CaseValue]
  let answer: @Sendable (ConformanceCase) throws -> [String: CaseValue]

  init(
    within tolerance: Double = 1e-9,
    reading read: @escaping @Sendable ([String: CaseValue]) -> [String: CaseValue] = { $0 },
    _ answer: @escaping @Sendable (ConformanceCase) throws -> [String: CaseValue]
  ) {
    self.tolerance = tolerance
    self.read = read
    self.answer = answer
  }

  /// A question that nothing in this package can be asked.
  static let nobody = ConformanceRunner { _ in [:] }

  /// Whether an answer has all that is expected; where nothing is, there must be no answer.
  func agrees(_ answer: [String: CaseValue], with expected: [String: CaseValue]) -> Bool {
    guard !expected.isEmpty else { return answer.isEmpty }
    return read(expected).allSatisfy { name, value in
      answer[name].map { $0.isSame(as: value, within: tolerance) } ?? false
    }
  }
}

/// Something that a control does by mistake, or by a means of its own, and that we do otherwise.
struct ConformanceDifference: Sendable {
  let name: String
  let system, feature: String
  let reason: String
  /// A case of it, and what the control answers.
  let example, theirs: [String: CaseValue]
  /// The cases it is about, by what is put in.
  let holds: @Sendable (ConformanceCase) throws -> Bool
  /// What we answer in such a case.
  let ours: @Sendable (ConformanceCase) throws -> [String: CaseValue]

  init(
    _ name: String, _ system: String, _ feature: String, _ reason: String,
    like example: [String: CaseValue], theirs: [String: CaseValue],
    when holds: @escaping @Sendable (ConformanceCase) throws -> Bool = { _ in true },
    ours: @escaping @Sendable (ConformanceCase) throws -> [String: CaseValue]
  ) {
    self.name = name
    self.system = system
    self.feature = feature
    self.reason = reason
    self.example = example
    self.theirs = theirs
    self.holds = holds
    self.ours = ours
  }

  func isAbout(_ c: ConformanceCase) throws -> Bool {
    try c.system == system && c.feature == feature && holds(c)
  }
}

/// Every way to run a case, by system and feature.
///
/// A system of its own gets a table of its own, and the table a place in this list.
enum Conformance {
  typealias Table = [String: [String: ConformanceRunner]]

  static let tables: [Table] = [seeds, sap, susi, native, cosmos, web, ui5, geometry]

  static let runners: Table = tables.reduce(into: [:]) { all, table in
    all.merge(table) { one, other in one.merging(other) { one, _ in one } }
  }
}
