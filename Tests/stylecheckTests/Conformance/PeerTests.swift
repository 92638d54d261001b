import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// The test cases of other rating controls, run on descriptions with the same policies.
///
/// The cases are outside the package: at `RATING_PEERS`, or in
/// `../shared/vectors/rating-peers.json`.
@Suite struct PeerTests {
  /// The file that the environment names.
  static let environmentPath = ProcessInfo.processInfo.environment["RATING_PEERS"]

  static let cases: URL =
    environmentPath.map { URL(filePath: $0) }
    ?? Package.root.appending(path: "../shared/vectors/rating-peers.json").standardized

  /// A file that the environment names has to be there; without it the test fails.
  static var areThere: Bool {
    environmentPath != nil || FileManager.default.fileExists(atPath: cases.path())
  }

  /// The result of a case.
  private enum Outcome: Hashable {
    case passed
    case differs(String)
    /// The case needs a feature that is missing.
    case waits(String)
    case failed(String)
  }

  @Test(.enabled(if: areThere, "there is no file of peers' cases at \(cases.path())"))
  func casesPassOrHaveAKnownDifference() throws {
    let source = SourceText(bytes: Array(try Data(contentsOf: Self.cases)))
    let objects = try #require(JSONReader.read(source).value?.list)
    var outcomes: [Outcome: [String]] = [:]
    for object in objects {
      do {
        let c = try PeerCase(object)
        outcomes[Self.outcome(of: c), default: []].append(c.id)
      } catch {
        Issue.record("a case that cannot be run: \(error)")
      }
    }
    for case (.failed(let reason), let ids) in outcomes {
      for id in ids { Issue.record("\(id): \(reason)") }
    }
    Self.report(outcomes)
    #expect(!objects.isEmpty)
  }

  /// Runs the variants of a case until one passes.
  private static func outcome(of c: PeerCase) -> Outcome {
    var faults: [String] = []
    var difference: PeerDifference?
    for variant in c.variants {
      do {
        guard let fault = try fault(of: c, variant) else { return .passed }
        faults.append(fault)
        difference = difference ?? PeerDifference.all.first { holds($0, of: c, variant) }
      } catch {
        faults.append("\(error)")
      }
    }
    if let difference { return .differs(difference.name) }
    return c.before == "could not be said" ? .waits(c.need) : .failed(faults[0])
  }

  private static func holds(
    _ difference: PeerDifference, of c: PeerCase, _ variant: PeerCase.Variant
  ) -> Bool {
    guard c.need.contains(difference.need) else { return false }
    do { return try fault(of: c, variant, but: difference) == nil } catch { return false }
  }

  /// Returns a description of the first wrong answer, or nil if all are right.
  private static func fault(
    of c: PeerCase, _ variant: PeerCase.Variant, but difference: PeerDifference? = nil
  ) throws -> String? {
    let votes = variant.setup.content("votes")
    if let votes = votes ?? (c.feature == "aggregate.action" ? .null : nil) {
      let chart = try PeerChart(votes, c)
      return try fault(of: c) { _, key in chart.answer(key) }
    }
    var stories = [try PeerStory(variant.setup)]
    for event in variant.events {
      var story = stories[stories.count - 1]
      try story.take(event)
      stories.append(story)
    }
    if let difference, !difference.holds(stories[stories.count - 1]) { return difference.name }
    return try fault(of: c, but: difference?.keys ?? [], after: variant.events.count) { step, key in
      stories.indices.contains(step) ? stories[step].answer(key) : nil
    }
  }

  /// Returns a description of the first expected answer that differs from `answer`, or nil.
  private static func fault(
    of c: PeerCase, but others: Set<String> = [], after events: Int = 0,
    by answer: (_ step: Int, _ key: String) -> PeerAnswer?
  ) throws -> String? {
    for member in c.expected {
      let parts = member.name.split(separator: "@")
      let key = String(parts[0])
      let step = parts.count == 2 ? Int(parts[1]) : events
      guard let step, let answer = answer(step, key) else {
        throw PeerCase.Gap(description: "no answer for '\(member.name)'")
      }
      if !others.contains(key), !answer.agrees(with: member.value) {
        return "\(member.name) is \(answer), expected \(member.value.content)"
      }
    }
    return nil
  }

  private static func report(_ outcomes: [Outcome: [String]]) {
    for (outcome, ids) in outcomes.sorted(by: { $0.value[0] < $1.value[0] }) {
      switch outcome {
      case .passed: print("peers' cases: \(ids.count) passed")
      case .differs(let name): print("peers' cases: \(ids.count) differ, as \(name)")
      case .waits(let need):
        print("peers' cases: \(ids.count) wait: \(need): \(ids.joined(separator: ", "))")
      case .failed: break
      }
    }
  }
}
