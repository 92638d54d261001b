import Mutations
import Testing

@testable import StyleSheet

@Suite struct LineTableTests {
  /// Texts whose lines and columns are hard to count.
  static let nasty: [String] = [
    "", "\n", "\r", "\r\n", "a", "a\n", "\na", "a\r\nb\r\n", "a\rb\nc\r\nd", "\n\r", "\r\r\n\n",
    "\ta\t\tb\n\t", "é\né", "e\u{301}\ne\u{301}x", "\u{301}a\n\u{301}", "a👩‍👩‍👧b\n👍🏽🇩🇪🇩🇪x",
    "字体\r\n한글 ᄒ\u{1161}\u{11AB}\n", "\u{FEFF}@a: b;\n", "a\u{0}b\n\u{0}", "क्षि\nनि", "\u{600}1\n",
    "a\u{2028}b\u{85}c\n", "e" + String(repeating: "\u{301}", count: 200) + "x\n",
    String(repeating: "ab", count: 800) + "é" + String(repeating: "cd\n", count: 400),
    String(repeating: "é字👍", count: 130) + "\r\n" + String(repeating: "x é\n", count: 250),
  ]

  /// Bytes that are not UTF-8, alone and among others.
  static let broken: [[UInt8]] = [
    [0x80], [0xFF, 0x0A, 0xFF], [0x61, 0xE2, 0x82, 0x0A, 0x62], [0xF0, 0x9F, 0x98],
    [0xED, 0xA0, 0x80, 0x0D, 0x0A, 0xC0, 0xAF], [0x61, 0xCC], [0xF4, 0x90, 0x80, 0x80, 0x61],
    [0xE2, 0x82, 0xCC, 0x81, 0x61],
  ]

  static let sources = nasty.map { SourceText($0) } + broken.map { SourceText(bytes: $0) }

  /// The table uses milestones and shortcuts; the reference counts from the start.
  @Test(arguments: sources.indices, LineTable.Unit.allCases)
  func positionsAreThoseOfTheReference(_ index: Int, _ unit: LineTable.Unit) {
    let source = Self.sources[index]
    let lines = LineTable(of: source)
    let positions = (0...source.bytes.count).map { lines.position(at: $0, in: unit) }
    #expect(positions == SlowLines(source).positions(in: unit))
  }

  @Test(arguments: Trials.some(sources.indices, oneOf: 3, seed: 1), LineTable.Unit.allCases)
  func boundariesRoundTrip(_ index: Int, _ unit: LineTable.Unit) {
    let source = Self.sources[index]
    let lines = LineTable(of: source)
    let boundaries = Trials.some(
      SlowLines(source).boundaries(of: unit), oneOf: 8, seed: index)
    let positions = boundaries.map { lines.position(at: $0, in: unit) }
    #expect(positions.map { lines.offset(of: $0, in: unit) } == boundaries)
  }

  @Test(arguments: sources.indices)
  func linesCoverTheText(_ index: Int) {
    let source = Self.sources[index]
    let lines = LineTable(of: source)
    let slow = SlowLines(source)
    #expect((1...lines.lineCount).map(lines.range(ofLine:)) == slow.lines)
    var end = 0
    for line in 1...lines.lineCount {
      #expect(lines.range(ofLine: line).lowerBound == end)
      end = lines.start(after: line)
    }
    #expect(end == source.bytes.count)
  }

  @Test(arguments: LineTable.Unit.allCases)
  func positionsOutsideAreClamped(_ unit: LineTable.Unit) {
    let lines = LineTable(of: SourceText("ab\r\né"))
    #expect(lines.position(at: -5, in: unit) == .init(line: 1, column: 1))
    #expect(lines.position(at: 99, in: unit) == lines.position(at: 6, in: unit))
    let places = [
      (LineTable.Position(line: 1, column: 99), 2), (.init(line: 1, column: -7), 0),
      (.init(line: 0, column: 1), 0), (.init(line: -1, column: 5), 0),
      (.init(line: 3, column: 1), 6),
      (.init(line: .max, column: .max), 6), (.init(line: .min, column: .min), 0),
    ]
    for (position, offset) in places {
      #expect(lines.offset(of: position, in: unit) == offset, "\(position)")
    }
    #expect(lines.range(ofLine: 0) == 0..<0)
    #expect(lines.range(ofLine: 3) == 6..<6)
    #expect(lines.line(at: -1) == 1)
    #expect(lines.line(at: 7) == 2)
  }

  @Test func columnsDependOnTheUnit() {
    let lines = LineTable(of: SourceText("a👍🏽é字;"))
    let columns = LineTable.Unit.allCases.map { lines.position(at: 14, in: $0).column }
    #expect(LineTable.Unit.allCases == [.bytes, .characters, .utf16])
    #expect(columns == [15, 5, 8])
  }
}

/// A reference implementation of lines and columns that reads every character.
private struct SlowLines {
  let lines: [Range<Int>]
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < source.bytes.count {
      let isCRLF = source.bytes[offset...].starts(with: [0x0D, 0x0A])
      let isEnd = isCRLF || source.bytes[offset] == 0x0A || source.bytes[offset] == 0x0D
      if isEnd { lines.append(start..<offset) }
      offset += isCRLF ? 2 : 1
      if isEnd { start = offset }
    }
    self.lines = lines + [start..<source.bytes.count]
  }

  /// Returns the offsets at which units begin, and at which lines end.
  func boundaries(of unit: LineTable.Unit) -> [Int] {
    lines.flatMap { line -> [Int] in
      var offset = line.lowerBound
      return steps(of: line, unit).map { step in
        defer { offset += step.bytes }
        return offset
      } + [line.upperBound]
    }
  }

  /// Returns the position of each byte, and of the end.
  func positions(in unit: LineTable.Unit) -> [LineTable.Position] {
    var positions: [LineTable.Position] = []
    for (number, line) in lines.enumerated() {
      var column = 1
      for step in steps(of: line, unit) {
        positions += repeatElement(.init(line: number + 1, column: column), count: step.bytes)
        column += step.columns
      }
      let next = number + 1 < lines.count ? lines[number + 1].lowerBound : line.upperBound + 1
      positions += repeatElement(
        .init(line: number + 1, column: column), count: next - line.upperBound)
    }
    return positions
  }

  /// Returns the numbers of bytes and columns of each unit of a line.
  private func steps(
    of line: Range<Int>, _ unit: LineTable.Unit
  ) -> [(bytes: Int, columns: Int)] {
    let scalars = scalars(of: line)
    switch unit {
    case .bytes: return line.map { _ in (1, 1) }
    case .utf16: return scalars.map { ($0.bytes, $0.scalar.value > 0xFFFF ? 2 : 1) }
    case .characters:
      var rest = scalars[...]
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars.map(\.scalar))
      return String(view).map { character in
        let own = rest.prefix(character.unicodeScalars.count)
        rest = rest.dropFirst(own.count)
        return (own.map(\.bytes).reduce(0, +), 1)
      }
    }
  }

  /// Decodes a line with the standard library, which replaces each invalid sequence.
  private func scalars(of line: Range<Int>) -> [(scalar: Unicode.Scalar, bytes: Int)] {
    var decoder = UTF8.ForwardParser()
    var bytes = source.bytes[line].makeIterator()
    var scalars: [(Unicode.Scalar, Int)] = []
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let encoded): scalars.append((UTF8.decode(encoded), encoded.count))
      case .error(let length): scalars.append(("\u{FFFD}", length))
      case .emptyInput: return scalars
      }
    }
  }
}
