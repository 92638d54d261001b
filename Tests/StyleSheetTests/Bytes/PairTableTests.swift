import Testing

@testable import StyleSheet

@Suite struct PairTableTests {
  /// Includes pairs that differ in only one of their numbers.
  @Test func everyPairHasItsOwnNumber() {
    var table = PairTable()
    for first in UInt32(0)..<80 {
      for second in UInt32(0)..<80 {
        #expect(table[first, second] == PairTable.none)
        table.add(first * 80 + second, first, second)
      }
    }
    for first in UInt32(0)..<80 {
      for second in UInt32(0)..<80 { #expect(table[first, second] == first * 80 + second) }
    }
    #expect(table[80, 0] == PairTable.none)
  }

  @Test(arguments: [0, 1, 1 << 31, UInt32.max - 1])
  func largeNumbersAreStored(_ number: UInt32) {
    var table = PairTable()
    table.add(7, number, .max)
    #expect(table[number, .max] == 7)
    #expect(table[.max, number] == PairTable.none)
  }
}
