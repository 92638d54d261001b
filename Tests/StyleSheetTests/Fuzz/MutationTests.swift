import Mutations
import StyleSheet
import Testing

/// What people type, wires garble and programs cut short: none of it may cost more than a message.
///
/// The same promises are tried on millions of mutations by `Fuzz`; see `Fuzz/README.md`. Here every
/// text is parsed, and one in several goes through all that comes after.
@Suite struct MutationTests {
  @Test func thereAreExamples() {
    #expect(Examples.styles.count > 8 && Examples.faulty.count > 8)
  }

  /// A sheet is cut short whenever somebody is still typing it.
  @Test(arguments: Examples.all.map(\.name))
  func everyPrefixKeepsThePromises(_ name: String) throws {
    let bytes = try #require(Examples.all.first { $0.name == name }).bytes
    for end in Trials.some(0...bytes.count, oneOf: 150, seed: bytes.count) {
      #expect(broken(by: Array(bytes[..<end]), at: end) == [], "the first \(end) bytes")
    }
  }

  @Test(arguments: Examples.all.map(\.name))
  func noByteIsMissedBadly(_ name: String) throws {
    let bytes = try #require(Examples.all.first { $0.name == name }).bytes
    for missing in Trials.some(bytes.indices, oneOf: 150, seed: bytes.count) {
      let rest = Array(bytes[..<missing] + bytes[(missing + 1)...])
      #expect(broken(by: rest, at: missing) == [], "without byte \(missing)")
    }
  }

  /// In eight parts, so that they run side by side.
  @Test(arguments: 0..<8)
  func randomMutationsKeepThePromises(_ part: Int) {
    let seeds = Examples.faulty.map(\.bytes)
    for number in part * 2_500..<part * 2_500 + Trials.count(50, of: 2_500) {
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
