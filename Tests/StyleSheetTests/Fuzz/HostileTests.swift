import Mutations
import StyleSheet
import Testing

/// One thing, over and over: neither time nor the stack may run out.
///
/// `Fuzz` reads a hundred megabytes of each, and measures; see `Fuzz/README.md`.
@Suite struct HostileTests {
  @Test(arguments: HostileInput.allCases.map(\.rawValue), [1_000, 1_000_000])
  func isReadToTheEnd(_ name: String, _ count: Int) throws {
    let bytes = try #require(HostileInput(rawValue: name)).text(bytes: count)
    #expect(HostileInput.digest(bytes) >= 0)
  }

  /// Where a wire garbles a thing that comes over and over, too.
  @Test(arguments: HostileInput.allCases.map(\.rawValue))
  func keepsThePromises(_ name: String) throws {
    let bytes = try #require(HostileInput(rawValue: name)).text(bytes: 2_000)
    #expect(Promises.broken(by: bytes) == [])
  }
}
