import Testing

@testable import stylecheck

@Suite struct OperandsTests {
  /// The messages for zero, one, two and three operands; nil if they are accepted.
  @Test(
    arguments: [
      ("check", ["expected a sheet, a folder or '-'", nil, nil, nil]),
      (
        "diff",
        [
          "expected two sheets, the older one first", "expected two sheets, the older one first",
          nil,
          "unexpected operand 'c'",
        ]
      ),
      ("help", [nil, nil, "unexpected operand 'b'", "unexpected operand 'b'"]),
      (
        "tree",
        [
          "expected a sheet or '-'", nil, "unexpected operand 'b'", "unexpected operand 'b'",
        ]
      ),
      (
        "rules",
        [
          nil, "unexpected operand 'a'", "unexpected operand 'a'", "unexpected operand 'a'",
        ]
      ),
      ("catalog", [nil, nil, nil, nil]),
    ] as [(String, [String?])])
  func numberOfOperandsIsChecked(_ name: String, _ messages: [String?]) throws {
    let operands = try #require(Command.named(name)).operands
    for (count, words) in messages.enumerated() {
      var problem: String?
      do throws(UsageProblem) {
        try operands.check(Array(["a", "b", "c"].prefix(count)))
      } catch {
        problem = error.description
      }
      #expect(problem == words)
    }
  }
}
