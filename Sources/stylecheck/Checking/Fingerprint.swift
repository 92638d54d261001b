import StyleSheet

/// What a finding is known by from one run to the next, wherever in its file it moves to.
///
/// It is made of the rule, the path and the words of the line; of findings that are alike in all
/// three, the ordinal says which it is. Blanks do not count, nor does what the message says. Of a line
/// with several declarations on it, the others do not count: `A { x: 1; y: 2; }` is `A { x: 1;` to
/// what is found at `x`.
struct Fingerprint: Hashable, Sendable {
  /// Of rule, path and line.
  let hash: UInt64
  /// From 1, in the order of the text.
  let ordinal: Int

  /// FNV-1a with 64 bits, of texts with a byte between them that is in no UTF-8.
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for text in texts {
      text.utf8.forEach(add)
      add(0xFF)
    }
    return hash
  }
}

extension Fingerprint {
  /// Those of all that was found in a sheet, which is at `path`.
  ///
  /// - Complexity: O(n) in the size of the sheet, unless nothing was found.
  static func all(
    of findings: [Diagnostic], in source: SourceText, at path: String
  ) -> [Fingerprint] {
    guard !findings.isEmpty else { return [] }
    return all(of: findings, in: source, LineTable(of: source), at: path)
  }

  /// The same, with the lines of the sheet.
  static func all(
    of findings: [Diagnostic], in source: SourceText, _ lines: LineTable, at path: String
  ) -> [Fingerprint] {
    var seen: [UInt64: Int] = [:]
    return findings.map { finding in
      let hash = hash([finding.id, path, words(of: finding, in: source, lines)])
      seen[hash, default: 0] += 1
      return Fingerprint(hash: hash, ordinal: seen[hash, default: 1])
    }
  }

  /// Bytes of a line that are looked at; of a longer line it is the finding's own.
  private static let longestLine = 500

  private static func words(
    of finding: Diagnostic, in source: SourceText, _ lines: LineTable
  ) -> String {
    let line = lines.range(ofLine: lines.line(at: finding.range.lowerBound))
    guard line.count <= longestLine else {
      return source.words(
        in: finding.range.clamped(to: 0..<finding.range.lowerBound + longestLine))
    }
    return Statements(of: line, in: source).range(at: finding.range.lowerBound)
      .map { source.words(in: $0.head) + " " + source.words(in: $0.own) } ?? source.words(in: line)
  }

  /// The parts of a line that are ended by `{`, `;` or `}`.
  private struct Statements {
    private var ranges: [Range<Int>] = []
    /// Where those begin that a `{` ends.
    private var heads: Set<Int> = []

    init(of line: Range<Int>, in source: SourceText) {
      var start = line.lowerBound
      for offset in line {
        switch source.bytes[offset] {
        case UInt8(ascii: "{"): heads.insert(start)
        case UInt8(ascii: ";"), UInt8(ascii: "}"): break
        case _: continue
        }
        ranges.append(start..<offset + 1)
        start = offset + 1
      }
      ranges.append(start..<line.upperBound)
      ranges.removeAll { source.words(in: $0).allSatisfy { "{;}\r\n".contains($0) } }
    }

    /// The one at a place, with the head of the rule that it is in if that is on the line too; nil
    /// where there is no other.
    func range(at offset: Int) -> (head: Range<Int>, own: Range<Int>)? {
      guard ranges.count > 1, let own = ranges.last(where: { $0.lowerBound <= offset }) else {
        return nil
      }
      guard !heads.contains(own.lowerBound) else {
        return (own.lowerBound..<own.lowerBound, own)
      }
      let head = ranges.last { heads.contains($0.lowerBound) && $0.upperBound <= own.lowerBound }
      return (head ?? own.lowerBound..<own.lowerBound, own)
    }
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen hex digits, a colon and the ordinal, as GitHub has its own.
  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(ordinal)"
  }

  /// The fingerprint that a text is; nil if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = UInt64(parts[0], radix: 16), let ordinal = Int(parts[1])
    else { return nil }
    self.init(hash: hash, ordinal: ordinal)
    guard description == text else { return nil }
  }
}

extension SourceText {
  /// What stands between blanks, with one blank between.
  fileprivate func words(in range: Range<Int>) -> String {
    self[range].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}
