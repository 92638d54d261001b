import Mutations
import StyleSheet
import Testing

/// Incomplete and mutated sheets cause findings, but no crash.
///
/// `Fuzz` checks the same promises for millions of mutations; see `Fuzz/README.md`. Here each text
/// is parsed, and one in 16 is checked completely.
@Suite struct MutationTests {
  @Test func thereAreExamples() {
    #expect(Examples.styles.count > 8 && Examples.faulty.count > 8)
  }

  /// A sheet is incomplete while it is typed.
  @Test(arguments: Examples.all.map(\.name))
  func everyPrefixKeepsThePromises(_ name: String) throws {
    let bytes = try #require(Examples.all.first { $0.name == name }).bytes
    for end in Trials.some(0...bytes.count, oneOf: 450, seed: bytes.count) {
      #expect(broken(by: Array(bytes[..<end]), at: end) == [], "the first \(end) bytes")
    }
  }

  @Test(arguments: Examples.all.map(\.name))
  func everyMissingByteKeepsThePromises(_ name: String) throws {
    let bytes = try #require(Examples.all.first { $0.name == name }).bytes
    for missing in Trials.some(bytes.indices, oneOf: 450, seed: bytes.count) {
      let rest = Array(bytes[..<missing] + bytes[(missing + 1)...])
      #expect(broken(by: rest, at: missing) == [], "without byte \(missing)")
    }
  }

  /// The eight parts run in parallel.
  @Test(arguments: 0..<8)
  func randomMutationsKeepThePromises(_ part: Int) {
    let seeds = Examples.faulty.map(\.bytes)
    for number in part * 2_500..<part * 2_500 + Trials.count(15, of: 2_500) {
      let bytes = Mutator.mutation(number, of: seeds)
      #expect(broken(by: bytes, at: number) == [], "mutation \(number)")
      if number.isMultiple(of: 100) {
        #expect(Promises.brokenByFixes(of: bytes) == [], "mutation \(number)")
      }
    }
  }

  private func broken(by bytes: [UInt8], at number: Int) -> [String] {
    number.isMultiple(of: 16)
      ? Promises.broken(by: bytes) : Promises.brokenBySyntax(of: bytes)
  }
}
