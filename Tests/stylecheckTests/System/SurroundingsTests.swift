import Testing

@testable import stylecheck

@Suite struct SurroundingsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var surroundings = Surroundings()
    var query = Surroundings.Color.auto
    let isColored: Bool

    init(
      _ name: String, _ isColored: Bool, query: Surroundings.Color = .auto,
      _ change: (inout Surroundings) -> Void
    ) {
      testDescription = name
      self.isColored = isColored
      self.query = query
      change(&surroundings)
    }
  }

  @Test(arguments: [
    Row("a file has no color", false) { _ in },
    Row("a terminal has color", true) { $0.outputIsTerminal = true },
    Row("another stream's terminal gives none", false) { $0.errorIsTerminal = true },
    Row("a dumb terminal has none", false) {
      $0.outputIsTerminal = true
      $0.terminal = "dumb"
    },
    Row("NO_COLOR takes it away", false) {
      $0.outputIsTerminal = true
      $0.noColor = "1"
    },
    Row("FORCE_COLOR gives it", true) { $0.forceColor = "1" },
    Row("FORCE_COLOR=0 does not", false) { $0.forceColor = "0" },
    Row("FORCE_COLOR overrides a dumb terminal", true) {
      $0.forceColor = "1"
      $0.terminal = "dumb"
    },
    Row("NO_COLOR goes before FORCE_COLOR", false) {
      $0.forceColor = "1"
      $0.noColor = "1"
    },
    Row("the option goes before NO_COLOR", true, query: .always) { $0.noColor = "1" },
    Row("the option goes before FORCE_COLOR", false, query: .never) {
      $0.forceColor = "1"
      $0.outputIsTerminal = true
    },
  ])
  func colorFollowsOptionAndEnvironment(_ row: Row) {
    #expect(row.surroundings.hasColor(row.query, on: .output) == row.isColored)
  }
}
