import Foundation
import Testing

/// The behaviors of other rating controls, compared with the presets of this package.
///
/// The cases are not part of the package. They are in the file at `RATING_CASES`, or in
/// `../shared/vectors/rating-cases.json`.
@Suite struct ConformanceTests {
  static let environmentPath = ProcessInfo.processInfo.environment["RATING_CASES"]

  static let cases: URL = {
    if let environmentPath { return URL(filePath: environmentPath) }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return package.appending(path: "../shared/vectors/rating-cases.json").standardized
  }()

  /// True if there are cases; a missing file at `RATING_CASES` fails the test.
  static var areThere: Bool {
    environmentPath != nil || FileManager.default.fileExists(atPath: cases.path())
  }

  /// The results of the cases of one system.
  private struct Tally {
    var passed = 0
    var reasons: [String: Int] = [:]
  }

  @Test(.enabled(if: areThere, "there is no file of rating cases at \(cases.path())"))
  func casesMatchPresets() throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.cases))
    guard case .list(let objects) = CaseValue(json: json) else {
      Issue.record("expected a list of cases in \(Self.cases.path())")
      return
    }
    var tallies: [String: Tally] = [:]
    for object in objects {
      do {
        let c = try ConformanceCase(object)
        try Self.run(c, in: &tallies[c.system, default: Tally()])
      } catch {
        Issue.record("a case that cannot be run: \(error)")
      }
    }
    Self.report(tallies)
    #expect(!tallies.isEmpty)
  }

  /// Runs a case; throws an error for a value that it lacks.
  private static func run(_ c: ConformanceCase, in tally: inout Tally) throws {
    let runner = Conformance.runner(for: c)
    let answer = try runner.answer(c)
    if runner.agrees(answer, with: c.expected) {
      tally.passed += 1
    } else if let known = try Conformance.differences.first(where: { try $0.isAbout(c) }) {
      let isOurs = try runner.agrees(answer, with: known.ours(c))
      #expect(isOurs, "\(c.id): \(known.name), but the answer is \(answer)")
      tally.reasons[known.name, default: 0] += 1
    } else {
      Issue.record("\(c.id): \(c.input) gave \(answer), expected \(c.expected)")
    }
  }

  /// A difference that no longer exists must be removed from the list.
  @Test(arguments: Conformance.differences.map(\.name))
  func namedDifferencesExist(_ name: String) throws {
    let difference = try #require(Conformance.differences.first { $0.name == name })
    let c = ConformanceCase(difference)
    let runner = Conformance.runner(for: c)
    let answer = try runner.answer(c)
    #expect(try difference.isAbout(c))
    #expect(try runner.agrees(answer, with: difference.ours(c)))
    #expect(!runner.agrees(answer, with: difference.theirs))
  }

  /// A case of a control without a preset needs only its input.
  @Test(
    arguments: [
      ("key.value", ["value": 3, "key": "ArrowRight"], ["value": 4]),
      ("key.arrow", ["value": 2, "key": "ArrowLeft", "rtl": .flag(true)], ["value": 3]),
      ("key.shift", ["rating": 2, "keys": ["home", "end"]], ["ratings": [0, 5]]),
      (
        "tap.sameClears", ["rate": 3, "taps": [3, 3], "clearable": .flag(true)],
        ["values": [.null, 3]]
      ),
      ("hover.preview", ["value": 1, "hover": 3], ["value": 3]),
      ("state.disabled", ["value": 4, "tap": 2, "disabled": .flag(true)], ["value": 4]),
      ("fill.half", ["value": 3.3, "allowHalf": .flag(true)], ["fractions": [1, 1, 1, 0.5, 0]]),
      ("touch.rating", ["x": 45, "itemSize": 20, "count": 3], ["rating": 3]),
      ("items.count", ["max": 7], ["marks": 7]),
      ("a11y.increment", ["value": 5], ["value": 5, "announced": .flag(false)]),
      ("set.clamp", ["value": 99, "max": 4], ["value": 4]),
    ] as [(String, [String: CaseValue], [String: CaseValue])])
  func newSystemUsesGeneralRunner(
    _ feature: String, _ input: [String: CaseValue], _ expected: [String: CaseValue]
  ) throws {
    let c = try ConformanceCase(
      .object([
        "id": "new", "system": "A new control", "feature": .text(feature), "input": .object(input),
        "expected": .object(expected),
      ]))
    let runner = Conformance.runner(for: c)
    let answer = try runner.answer(c)
    #expect(runner.agrees(answer, with: expected), "\(answer)")
  }

  private static func report(_ tallies: [String: Tally]) {
    for (system, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let reasons = tally.reasons.sorted { $0.key < $1.key }.map { "\($0.value) as \($0.key)" }
      let others = reasons.isEmpty ? "" : ", otherwise " + reasons.joined(separator: ", ")
      print("rating cases of \(system): \(tally.passed) passed\(others)")
    }
    let passed = tallies.values.reduce(0) { $0 + $1.passed }
    let other = tallies.values.reduce(0) { $0 + $1.reasons.values.reduce(0, +) }
    print("rating cases: \(passed) passed, \(other) reasoned differences")
  }
}
