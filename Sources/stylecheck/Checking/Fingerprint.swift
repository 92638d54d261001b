import StyleSheet

/// An identifier of a finding that survives edits elsewhere in the file.
///
/// It depends on the rule, the path and the words of the line; the ordinal distinguishes findings
/// that agree in all three. Spaces and the message have no effect. Of a line with several
/// declarations, only the one with the finding and the head of its rule count: for a finding at
/// `x`, `A { x: 1; y: 2; }` is `A { x: 1;`.
struct Fingerprint: Hashable, Sendable {
  /// The hash of rule, path and line.
  let hash: UInt64
  /// The number among equal hashes, from 1, in source order.
  let ordinal: Int

  /// Returns the 64-bit FNV-1a hash of texts, separated by a byte that UTF-8 does not contain.
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for text in texts {
      text.utf8.forEach(add)
      add(0xFF)
    }
    return hash
  }

  /// Returns the fingerprints of all findings in the sheet at `path`.
  static func all(
    of findings: [Diagnostic], in source: SourceText, _ known: LineTable? = nil, at path: String
  ) -> [Fingerprint] {
    guard !findings.isEmpty else { return [] }
    let lines = known ?? LineTable(of: source)
    var seen: [UInt64: Int] = [:]
    return findings.map { finding in
      let hash = hash([finding.id, path, words(of: finding, in: source, lines)])
      seen[hash, default: 0] += 1
      return Fingerprint(hash: hash, ordinal: seen[hash, default: 1])
    }
  }

  /// The maximum number of bytes of a line; for a longer line, the text of the finding is used.
  private static let longestLine = 500

  private static func words(
    of finding: Diagnostic, in source: SourceText, _ lines: LineTable
  ) -> String {
    let line = lines.range(ofLine: lines.line(at: finding.range.lowerBound))
    guard line.count <= longestLine else {
      return source.words(in: finding.range.clamped(to: 0..<finding.range.lowerBound + longestLine))
    }
    return Statements(of: line, in: source).range(at: finding.range.lowerBound)
      .map { source.words(in: $0.head) + " " + source.words(in: $0.own) } ?? source.words(in: line)
  }

  /// The parts of a line, each ended by `{`, `;` or `}`.
  private struct Statements {
    private var ranges: [Range<Int>] = []
    /// The starts of the parts that end with `{`.
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

    /// Returns the part at an offset and the head of its rule on the line; nil for a single part.
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
  /// Sixteen hex digits, a colon and the ordinal, as in GitHub's fingerprints.
  var description: String { String(hash, radix: 16, digits: 16) + ":\(ordinal)" }

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = UInt64(parts[0], radix: 16), let ordinal = Int(parts[1])
    else { return nil }
    self.init(hash: hash, ordinal: ordinal)
    guard description == text else { return nil }
  }
}

extension SourceText {
  /// Returns the words, separated by single spaces.
  fileprivate func words(in range: Range<Int>) -> String {
    self[range].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}
