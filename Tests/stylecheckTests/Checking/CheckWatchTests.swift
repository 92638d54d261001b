import Foundation
import Testing

@testable import stylecheck

@Suite struct CheckWatchTests {
  /// Runs a watch in which each wait runs one step, where nil does nothing.
  ///
  /// Returns the messages and the number of checks.
  private static func watch(
    _ steps: [(@Sendable (TemporaryFolder) throws -> Void)?]
  ) throws -> (messages: String, checks: Int) {
    let folder = try TemporaryFolder()
    try folder.write("A { b: 1; }", to: "Styles/a.nss")
    var invocation = Invocation()
    invocation.add(folder.path("Styles"))
    let files = CheckWatch(invocation)
    var rest = steps[...]
    let watch = CheckWatch(look: files.look) {
      guard let step = rest.popFirst() else { return false }
      try? step?(folder)
      return true
    }
    var session = Session(Surroundings())
    var checks = 0
    let status = try watch.run(&session) { _ in
      checks += 1
      return checks == 1 ? .clean : .findings
    }
    #expect(status == (checks == 1 ? .clean : .findings))
    return (session.error.replacing(folder.text("Styles/"), with: ""), checks)
  }

  @Test func aCheckFollowsEachChange() throws {
    let (messages, checks) = try Self.watch([
      nil, { try $0.write("A { b: 12; }", to: "Styles/a.nss") }, nil, nil,
      { try $0.write("A {}", to: "Styles/b.nss") }, nil,
      { try FileManager.default.removeItem(at: $0.url.appending(path: "Styles/b.nss")) }, nil,
      { try $0.write("{}", to: "Styles/.stylecheck.json") }, nil,
    ])
    #expect(
      messages == """

        -- check 2: 'a.nss' changed --

        -- check 3: 'b.nss' changed --

        -- check 4: 'b.nss' changed --

        -- check 5: '.stylecheck.json' changed --

        """)
    #expect(checks == 5)
  }

  /// A file that is still being written is not checked.
  @Test func aCheckWaitsForTheLastChange() throws {
    let (messages, checks) = try Self.watch([
      { try $0.write("A { b: 12; }", to: "Styles/a.nss") },
      { try $0.write("A { b: 123; }", to: "Styles/a.nss") }, nil,
    ])
    #expect(messages == "\n-- check 2: 'a.nss' changed --\n")
    #expect(checks == 2)
  }

  @Test func withoutChangesThereIsOneCheck() throws {
    #expect(try Self.watch([nil, nil, nil]).checks == 1)
  }
}
