import Mutations
import StyleSheet
import Testing

/// Repetitive input takes linear time and does not overflow the stack.
///
/// `Fuzz` reads 100 MB of each input and measures the time; see `Fuzz/README.md`.
@Suite struct HostileTests {
  /// Ten times the text may take 20 times as long, because of caches and other load.
  @Test(arguments: HostileInput.allCases.map(\.rawValue))
  func takesLinearTime(_ name: String) throws {
    let input = try #require(HostileInput(rawValue: name))
    let size = Trials.count(2_000, of: 1_000_000)
    let small = ThreadTime.seconds { _ = HostileInput.digest(input.text(bytes: size / 10)) }
    let large = ThreadTime.seconds { _ = HostileInput.digest(input.text(bytes: size)) }
    #expect(large <= 20 * small + 0.2)
  }

  @Test(arguments: HostileInput.allCases.map(\.rawValue))
  func keepsThePromises(_ name: String) throws {
    let bytes = try #require(HostileInput(rawValue: name)).text(bytes: Trials.count(150, of: 2_000))
    #expect(Promises.broken(by: bytes) == [])
  }

  /// An empty string is a value without a name.
  @Test(arguments: [
    "fdlFUIRatingControl { on-image-standard: \"\"; }", "Label { font-name: ''; }",
    "@x: \"\"; Label { font-name: @x; }", "fdlFUITitleFormCell { font-style: \"\"; }",
    "Label { font-color: \"\"; font-size: \"\"; text-align: \"\"; }",
  ])
  func emptyStringsKeepThePromises(_ text: String) {
    #expect(Promises.broken(by: Array(text.utf8)) == [])
  }
}
