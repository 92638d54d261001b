import Mutations
import StyleSheet
import Testing

/// One thing, over and over: neither time nor the stack may run out.
///
/// `Fuzz` reads a hundred megabytes of each, and measures; see `Fuzz/README.md`.
@Suite struct HostileTests {
  /// Ten times the text may take ten times as long; twenty, for caches and a busy machine.
  @Test(arguments: HostileInput.allCases.map(\.rawValue))
  func takesTimeInProportion(_ name: String) throws {
    let input = try #require(HostileInput(rawValue: name))
    let size = Trials.count(2_000, of: 1_000_000)
    let small = ThreadTime.seconds { _ = HostileInput.digest(input.text(bytes: size / 10)) }
    let large = ThreadTime.seconds { _ = HostileInput.digest(input.text(bytes: size)) }
    #expect(large <= 20 * small + 0.2)
  }

  /// Where a wire garbles a thing that comes over and over, too.
  @Test(arguments: HostileInput.allCases.map(\.rawValue))
  func keepsThePromises(_ name: String) throws {
    let bytes = try #require(HostileInput(rawValue: name)).text(bytes: Trials.count(300, of: 2_000))
    #expect(Promises.broken(by: bytes) == [])
  }

  /// A string of nothing is a value without a name.
  @Test(arguments: [
    "fdlFUIRatingControl { on-image-standard: \"\"; }", "Label { font-name: ''; }",
    "@x: \"\"; Label { font-name: @x; }", "fdlFUITitleFormCell { font-style: \"\"; }",
    "Label { font-color: \"\"; font-size: \"\"; text-align: \"\"; }",
  ])
  func aStringOfNothingIsRead(_ text: String) {
    #expect(Promises.broken(by: Array(text.utf8)) == [])
  }
}
