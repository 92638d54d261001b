import Testing

@testable import stylecheck

@Suite struct OperandsTests {
  /// What is said where there is nothing, one operand, two and three besides options.
  @Test(
    arguments: [
      ("check", ["expected a sheet, a folder or '-'", nil, nil, nil]),
      (
        "diff",
        [
          "expected two sheets, the older one first", "expected two sheets, the older one first",
          nil,
          "'c' is one word too many",
        ]
      ),
      ("help", [nil, nil, "'b' is one word too many", "'b' is one word too many"]),
      (
        "tree",
        [
          "expected a sheet or '-'", nil, "'b' is one word too many", "'b' is one word too many",
        ]
      ),
      (
        "rules",
        [
          nil, "'a' is one word too many", "'a' is one word too many", "'a' is one word too many",
        ]
      ),
      ("catalog", [nil, nil, nil, nil]),
    ] as [(String, [String?])])
  func commandsTakeSoMany(_ name: String, _ said: [String?]) throws {
    let operands = try #require(Command.named(name)).operands
    for (count, words) in said.enumerated() {
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
