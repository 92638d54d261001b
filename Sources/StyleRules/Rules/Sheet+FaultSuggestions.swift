import StyleSheet

// Names that text with a syntax fault was probably meant to be.

extension Sheet {
  /// Returns the text at a problem that is probably a name, and that name; nil if there is none.
  func suggestion(
    for problem: SyntaxProblem, to dialect: Dialect
  ) -> (range: Range<Int>, name: String)? {
    let start = problem.range.lowerBound
    switch problem.code {
    case .foreignSelector: return classPath(in: problem.range)
    case .missingComma: return source.namesOnLine(around: start).flatMap(classPath)
    case .missingColon:
      let range = start..<source.endOfNames(from: start)
      let name = source[range].split(separator: " ").joined(separator: "-")
      let isProperty =
        range != problem.range && Catalog.all.hasProperty(spelt: name, for: dialect)
      return isProperty ? (range, name) : nil
    case .declarationOutsideRule:
      let name = source[start..<source.endOfNames(from: start)]
      let isVariable =
        dialect.paletteNames != .notRead
        && PaletteName(name)?.isOfPalette == true
      guard isVariable || id(of: "@\(name)") != NameTable.none else { return nil }
      return (start..<start + name.utf8.count, "@\(name)")
    case _: return nil
    }
  }

  /// Returns the class whose name has the words of a selector of CSS; nil if there is none.
  private func classPath(in range: Range<Int>) -> (range: Range<Int>, name: String)? {
    Catalog.all.className(joining: source[range]).map { (range, $0) }
  }
}

extension SourceText {
  /// Returns the range of the names side by side around `offset`; nil if they continue on the next
  /// line.
  fileprivate func namesOnLine(around offset: Int) -> Range<Int>? {
    let front = bytes[..<offset].suffix(256).reversed().prefix(while: Self.isOfNames)
    let end = endOfNames(from: offset)
    let next = bytes[end...].prefix(256).first { $0 > 0x20 }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: ",") else { return nil }
    let first = bytes[offset - front.count..<end].firstIndex { $0 > 0x20 }
    return first.map { $0..<end }
  }

  /// Returns the end of the names side by side that begin at `offset`, at most 256 bytes.
  fileprivate func endOfNames(from offset: Int) -> Int {
    let names = bytes[offset...].prefix(256).prefix(while: Self.isOfNames)
    return names.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? offset
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)].kind == .word || byte == 0x20 || byte == 0x09
  }
}

extension Diagnostic {
  /// Suggests a name in place of the text at a range.
  func suggesting(_ meant: (range: Range<Int>, name: String)?) -> Self {
    guard let meant else { return self }
    return with {
      $0.saying(Speller.question(.certain(meant.name))).offering([])
        .fixIt(writing: .certain(meant.name), as: .unsafe, at: meant.range)
    }
  }
}
