import FormCellModel
import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// Mutated descriptions of forms are presented or have errors, and mutated lines are answered.
@Suite struct HostileFormTests {
  private static let seeds = Result {
    try FormSeeds.tokens(inExamples: Package.root.appending(path: "Examples"))
  }

  @Test(arguments: 0..<Trials.count(12, of: 4_000))
  func mutatedDescriptionsArePresentedOrHaveErrors(_ part: Int) throws {
    let seeds = try Self.seeds.get()
    for number in part * 5..<part * 5 + 5 {
      let source = SourceText(JSONMutator.mutation(number, of: seeds))
      let result = CellPresenter.present(source, under: [])
      #expect((result.presented == nil) == result.problems.contains { $0.severity == .error })
      for problem in result.problems {
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= source.bytes.count)
      }
    }
  }

  @Test(arguments: 0..<Trials.count(10, of: 1_000))
  func everyLineHasAnAnswer(_ number: Int) throws {
    let seeds = try Self.seeds.get()
    var player = Player(under: [], for: .sapfiori)
    let lines = Self.lines.map(JSONMutator.tokens)
    for step in 0..<20 {
      let text =
        step == 0
        ? #"{"open": \#(JSONMutator.mutation(number % 7, of: Array(seeds.suffix(2))))}"#
        : JSONMutator.mutation(number * 20 + step, of: lines)
      let answers = player.answer(SourceText(text)) { _ in .success([]) }
      #expect(answers.isEmpty == Player.isBlank(text.utf8), "\(text)")
    }
  }

  /// Lines for a form, of every kind.
  private static let lines: [Data] = [
    #"{"field": "name", "text": "Ada", "cursor": 2}"#, #"{"field": "name", "focus": true}"#,
    #"{"pointer": "down", "x": 20, "y": 40, "time": 1.5}"#, #"{"pointer": "up", "x": 20, "y": 40}"#,
    #"{"key": "tab", "shift": true}"#, #"{"key": "enter"}"#, #"{"form": "submit"}"#,
    #"{"field": "stars", "set": 3}"#, #"{"field": "span", "set": {"lower": 1, "upper": 2}}"#,
    #"{"field": "kind", "set": [1]}"#, #"{"field": "on", "action": "activate", "element": 0}"#,
    #"{"values": {"name": "a", "stars": 2, "on": true}}"#, #"{"form": "undo"}"#,
    #"{"checked": {"ticket": 1, "result": "failed", "message": "No"}}"#,
    #"{"reply": {"ticket": 2, "result": "refused", "messages": [{"field": "name", "text": "No"}]}}"#,
    #"{"field": "name", "messages": [{"text": "Hm", "kind": "info"}]}"#,
    #"{"setting": {"width": 200, "direction": "rightToLeft"}}"#, #"{"close": true}"#,
  ].map { Data($0.utf8) }

  @Test func manyKeysAreReadInLinearTime() throws {
    let keys = (0..<20_000).map { #""key\#($0)": \#($0)"# }.joined(separator: ", ")
    let source = SourceText(#"{"groups": [], "values": {\#(keys)}}"#)
    let result = CellPresenter.present(source, under: [])
    #expect(result.presented == nil)
    #expect(result.problems.count == 20_000)
  }
}
