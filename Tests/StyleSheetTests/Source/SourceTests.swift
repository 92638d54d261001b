import Mutations
import Testing

@testable import StyleSheet

@Suite struct SourceEditTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let edits: [SourceEdit]
    let result: String

    init(_ description: String, _ edits: [SourceEdit], _ result: String) {
      testDescription = description
      self.edits = edits
      self.result = result
    }
  }

  /// Edits of the text `abcdef`.
  static let cases = [
    Case("no edits change nothing", [], "abcdef"),
    Case("a range is replaced", [SourceEdit(1..<3, "XYZ")], "aXYZdef"),
    Case("an insertion removes nothing", [.insert("-", at: 3)], "abc-def"),
    Case("at the end", [.insert("!", at: 6)], "abcdef!"),
    Case("a removal inserts nothing", [.remove(0..<2)], "cdef"),
    Case("the whole text is replaced", [SourceEdit(0..<6, "x")], "x"),
    Case("the order does not matter", [.remove(4..<5), .insert("1", at: 0)], "1abcdf"),
    Case(
      "insertions at one place keep order", [.insert("1", at: 2), .insert("2", at: 2)], "ab12cdef"),
    Case(
      "an insertion comes before what is replaced", [SourceEdit(2..<3, "C"), .insert("-", at: 2)],
      "ab-Cdef"),
    Case(
      "of two that overlap the later is left out", [.remove(1..<4), SourceEdit(3..<5, "x")], "aef"),
    Case("an edit within another is left out", [.remove(1..<5), .remove(2..<3)], "af"),
    Case("two that touch both count", [.remove(1..<3), .remove(3..<4)], "aef"),
    Case("ranges beyond the text are cut", [.remove(4..<99), .insert("z", at: 200)], "abcdz"),
    Case("ranges before the text are cut", [.remove(-7..<1), .insert("z", at: -3)], "bcdef"),
  ]

  @Test(arguments: cases)
  func applies(_ c: Case) {
    let source = SourceText("abcdef", name: "n")
    #expect(source.applying(c.edits) == SourceText(c.result, name: "n"))
  }
}

@Suite struct SourceTextTests {
  @Test func rangesAreClamped() {
    let source = SourceText("añb")
    #expect(source[0..<4] == "añb")
    #expect(source[2..<99] == "\u{FFFD}b")
    #expect(source[7..<9] == "")
    #expect(source[-4..<1] == "a")
  }

  @Test func invalidUTF8IsFound() {
    let rows: [([UInt8], Range<Int>?)] = [
      ([], nil), (Array("añ字👍".utf8), nil), (Array("12345678é".utf8), nil),
      ([0x61, 0xFF], 1..<2), (Array("12345678".utf8) + [0xE2, 0x82], 8..<10),
      ([0xC0, 0xAF], 0..<1), ([0xED, 0xA0, 0x80], 0..<1), ([0xF0, 0x9F, 0x98, 0x61], 0..<3),
    ]
    for (bytes, range) in rows {
      #expect(SourceText(bytes: bytes).firstInvalidUTF8 == range, "\(bytes)")
    }
  }
}

@Suite struct UTF8SequenceTests {
  /// A different decoding of an invalid sequence would change all positions after it.
  @Test func decodesAsTheStandardLibraryDoes() {
    var random = SplitMix64(seed: 8)
    let leads: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xF5, 0xFF, 0x9F, 0xA0,
    ]
    for _ in 0..<4_000 {
      let bytes = (0..<random.below(7)).map { _ in
        random.once(in: 3) ? UInt8(random.below(256)) : random.element(of: leads)
      }
      #expect(decoded(bytes) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    }
  }

  @Test func decodesBytePairsAndScalars() {
    for first in UInt8.min...UInt8.max {
      for second: UInt8 in [0, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF] {
        let bytes = [first, second]
        #expect(decoded(bytes) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
      }
    }
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(decoded(Array(String(scalar).utf8)) == [scalar])
    }
  }

  private func decoded(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    SourceText(bytes: bytes).withBytes { view in
      var scalars: [Unicode.Scalar] = []
      var offset = 0
      while offset < view.count {
        let next = UTF8Sequence(in: view, at: offset)
        scalars.append(next.scalar ?? "\u{FFFD}")
        offset += next.length
      }
      return scalars
    }
  }
}

@Suite struct ByteViewTests {
  @Test func bytesOutsideAreZero() {
    SourceText(bytes: Array(1...11)).withBytes { view in
      #expect(view.count == 11)
      #expect((-2..<13).map { view[$0] } == [0, 0] + Array(1...11) + [0, 0])
      #expect([Int.min, .max].map { view[$0] } == [0, 0])
      for offset in -9...20 {
        let expected = (0..<8).reduce(UInt64(0)) {
          $0 | UInt64(view[offset + $1]) << UInt64(8 * $1)
        }
        #expect(view.word(at: offset) == expected)
      }
    }
  }

  @Test func comparesWithAText() {
    SourceText("@media").withBytes { view in
      #expect(view.starts(with: "@media", at: 0))
      #expect(view.starts(with: "media", at: 1))
      #expect(!view.starts(with: "media", at: 0))
      #expect(!view.starts(with: "media2", at: 1))
      #expect(view.starts(with: "", at: 99))
    }
  }
}

@Suite struct NameTableTests {
  /// Names of all lengths up to 40 bytes; the table stores names in words of eight bytes.
  static let names = (1...40).map { String("abcdefghijklmnopqrstuvwxyz0123456789-_./".prefix($0)) }

  @Test func namesAreNumberedInOrder() {
    var table = NameTable()
    #expect(Self.names.map { table.intern($0) } == Array(0..<40))
    #expect(Self.names.map { table.intern($0) } == Array(0..<40))
    #expect(Self.names.map { table.find($0) } == Array(0..<40))
    #expect((0..<40).map { table.text(of: $0) } == Self.names)
    #expect(table.count == 40)
    #expect(
      ["", "b", "abcdefgh ", "ab\u{0}"].map { table.find($0) } == Array(repeating: .max, count: 4))
  }

  @Test func emptyNamesAndZeroBytesAreStored() {
    var table = NameTable()
    let names = ["", "\u{0}", "\u{0}\u{0}", "a", "a\u{0}", "é", "字字字"]
    #expect(names.map { table.intern($0) } == Array(0..<7))
    #expect((0..<7).map { table.text(of: $0) } == names)
  }

  @Test func agreesWithADictionary() {
    var random = SplitMix64(seed: 3)
    var table = NameTable()
    var numbers: [String: NameTable.ID] = [:]
    for _ in 0..<20_000 {
      let name = "n\(random.below(6_000))-\(random.below(3))"
      let expected = numbers[name] ?? NameTable.ID(numbers.count)
      numbers[name] = expected
      #expect(table.intern(name) == expected)
    }
    #expect(table.count == numbers.count)
    for (name, number) in numbers { #expect(table.text(of: number) == name) }
  }

  /// A name is found at any position in a text, also at the end.
  @Test func textAroundANameIsIgnored() {
    var table = NameTable()
    let id = table.intern("on-color")
    for text in ["on-color", "xon-color", "on-colors", "x on-color: y"] {
      let start = text.utf8.count > 8 && text.hasPrefix("x") ? (text.hasPrefix("x ") ? 2 : 1) : 0
      SourceText(text).withBytes { view in
        #expect(table.find(NameTable.Key(view, start..<start + 8)) == id)
      }
    }
  }
}

@Suite struct NameNumberingTests {
  /// Names of the vocabulary keep their numbers; other names follow in the order of the text.
  @Test func agreesWithADictionary() {
    var random = SplitMix64(seed: 4)
    var vocabulary = NameTable()
    for name in NameTableTests.names { _ = vocabulary.intern(name) }
    let first = NameTable.ID(vocabulary.count)
    vocabulary.withView { known in
      var numbering = NameNumbering(after: known, expecting: 4)
      var numbers: [String: NameTable.ID] = [:]
      for _ in 0..<1_000 {
        let name =
          random.below(2) == 0
          ? NameTableTests.names[random.below(40)]
          : String(repeating: "n", count: random.below(40)) + "\(random.below(50))"
        let isKnown = NameTableTests.names.firstIndex(of: name)
        let expected =
          isKnown.map { NameTable.ID($0) } ?? numbers[name] ?? first + NameTable.ID(numbers.count)
        if isKnown == nil { numbers[name] = expected }
        #expect(numbering.number(name) == expected)
        // In a longer text, and at its end.
        for text in [name + String(repeating: " ", count: 40), name] {
          SourceText(text).withBytes { bytes in
            #expect(numbering.number(bytes, 0..<name.utf8.count) == expected)
          }
        }
      }
      let own = numbering.ownNames
      #expect(own.count == numbers.count)
      for (name, number) in numbers {
        #expect(own.find(name) == number - first)
        #expect(own.text(of: number - first) == name)
      }
    }
  }
}
