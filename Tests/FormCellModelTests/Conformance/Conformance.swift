/// A runner for the cases of a system and a feature.
struct ConformanceRunner: Sendable {
  /// The greatest difference of numbers that count as equal.
  let tolerance: Double
  /// Converts the expected values to the form of this runner's answers.
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

  /// A runner for a feature that this package does not have.
  static let unsupported = ConformanceRunner { _ in [:] }

  /// Returns true if an answer has all expected values, or is empty if there are none.
  func agrees(_ answer: [String: CaseValue], with expected: [String: CaseValue]) -> Bool {
    guard !expected.isEmpty else { return answer.isEmpty }
    return read(expected).allSatisfy { name, value in
      answer[name].map { $0.isSame(as: value, within: tolerance) } ?? false
    }
  }
}

/// A behavior of a control that this package does not follow.
struct ConformanceDifference: Sendable {
  let name: String
  let system, feature: String
  let reason: String
  /// An example of a case, and the answer of the control.
  let example, theirs: [String: CaseValue]
  /// Returns true for the inputs to which the difference applies.
  let holds: @Sendable (ConformanceCase) throws -> Bool
  /// Returns the answer of this package to such a case.
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

/// All runners, by system and feature.
///
/// A new system has its own table, which is added to `tables`.
enum Conformance {
  typealias Table = [String: [String: ConformanceRunner]]

  static let tables: [Table] = [seeds, sap, susi, native, cosmos, web, ui5, geometry]

  static let runners: Table = tables.reduce(into: [:]) { all, table in
    all.merge(table) { one, other in one.merging(other) { one, _ in one } }
  }
}
