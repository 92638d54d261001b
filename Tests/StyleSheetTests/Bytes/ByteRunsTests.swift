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

  @Test("ends at the first byte that is not part of a word")
  func everyByteAtEveryPlace() {
    expect(ByteRun.wordLength, of: Array("aZ9_".utf8), while: Self.isInRun)
  }

  @Test("contains all bytes of words except the backslash")
  func differsFromTheTableInOneByte() {
    let different = ByteClass.table.enumerated().filter { byte, entry in
      entry.continuesWord != Self.isInRun(UInt8(byte))
    }
    #expect(different.map(\.offset) == [Int(UInt8(ascii: "\\"))])
  }
}

@Suite("A run of a plain word's bytes")
struct PlainWordRunTests {
  @Test("ends at the first byte that is neither a letter nor a hyphen")
  func everyByteAtEveryPlace() {
    expect(ByteRun.plainWordLength, of: Array("aZ-".utf8)) { byte in
      byte == UInt8(ascii: "-") || (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
    }
  }
}

@Suite("The end of a run")
struct RunEndTests {
  /// Checks runs shorter and longer than the 16 bytes that are read at once.
  @Test(arguments: 0...40)
  func runsEndAtTheFirstOtherByte(_ length: Int) {
    for end in ["", ";", "; a-b", "é"] {
      let word = "x" + String(repeating: "a", count: length) + end
      let blanks = "x" + String(repeating: "\n", count: length) + end
      SourceText(word).withBytes { bytes in
        #expect(bytes.wordEnd(from: 1) == length + 1)
        #expect(bytes.plainWordEnd(from: 1) == length + 1)
      }
      SourceText(blanks).withBytes { #expect($0.blankEnd(from: 1) == length + 1) }
    }
  }
}

@Suite("A run of blanks")
struct BlankRunTests {
  @Test("ends at the first byte that is not blank")
  func everyByteAtEveryPlace() {
    expect(ByteRun.blankLength, of: Array(" \t\n\r".utf8)) {
      ByteClass.table[Int($0)].kind == .blank
    }
  }
}

/// Checks each byte at each position of a block, with each of `others`, bytes of the run, around it.
private func expect(
  _ length: (ByteBlock) -> Int, of others: [UInt8], while isInRun: (UInt8) -> Bool
) {
  for byte in UInt8.min...UInt8.max {
    for place in 0..<16 {
      for other in others {
        var block = ByteBlock(repeating: other)
        block[place] = byte
        #expect(length(block) == (isInRun(byte) ? 16 : place))
      }
    }
  }
}
