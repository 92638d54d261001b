import Testing

@testable import StyleSheet

@Suite("A run of a word's bytes")
struct WordRunTests {
  private static let signs = "_.-".utf8

  private static func isInRun(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: signs.contains(byte)
    }
  }

  @Test("ends at the first byte that is none, whichever it is and wherever it stands")
  func everyByteAtEveryPlace() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for others in [UInt8(ascii: "a"), UInt8(ascii: "Z"), UInt8(ascii: "9"), UInt8(ascii: "_")] {
          let word = (0..<8).reduce(UInt64(0)) { word, index in
            word | UInt64(index == place ? byte : others) << UInt64(8 * index)
          }
          #expect(WordRun.length(in: word) == (Self.isInRun(byte) ? 8 : place))
        }
      }
    }
  }

  @Test("what it leaves out of a word is the backslash alone")
  func differsFromTheTableInOneByte() {
    let different = ByteClass.table.enumerated().filter { byte, entry in
      entry.continuesWord != Self.isInRun(UInt8(byte))
    }
    #expect(different.map(\.offset) == [Int(UInt8(ascii: "\\"))])
  }
}
