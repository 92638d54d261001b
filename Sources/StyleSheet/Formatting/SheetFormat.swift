/// The layout of a printed sheet; see ``SyntaxTree/formatted(as:lines:)``.
///
/// It affects spaces, line ends and, if requested, the case of hexadecimal digits and the order of
/// declarations. The meaning of the sheet does not change for any engine; see
/// `Documentation/Decisions/0031-a-format-changes-blanks-only.md`.
public struct SheetFormat: Hashable, Sendable {
  /// The indentation of one level.
  public enum Indentation: Hashable, Sendable {
    /// A number of spaces, clamped to 1...64.
    case spaces(Int)
    case tab
  }

  /// The case of the digits of `#…` and `0x…`.
  package enum DigitCase: String, Hashable, Sendable, CaseIterable {
    case kept, upper, lower
  }

  package enum LineEnd: String, Hashable, Sendable, CaseIterable {
    /// The most frequent line end of the sheet; a line feed if there is a tie or no line end.
    case kept
    case lf, crlf, cr
  }

  /// The indentation of one level.
  public var indentation = Indentation.spaces(2)
  package var digits = DigitCase.kept
  /// The maximum number of consecutive blank lines, at most 1,000; further ones are removed.
  package var blankLines = 1
  package var lineEnd = LineEnd.kept
  /// True if the last line gets a line end; an empty sheet stays empty.
  package var endsLastLine = true
  /// True if an engine that reads lines may read the sheet: definitions keep their places in lines,
  /// and the spaces that have a meaning.
  package var keepsLines = true
  /// The order of the declarations in a rule, or nil to keep it.
  package var order: PropertyOrder?

  /// Creates the default: two spaces, at most one blank line, a final line end, all else unchanged.
  public init() {}
}

extension SheetFormat.LineEnd {
  func bytes(in source: SourceText) -> [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    case .cr: [0x0D]
    case .kept: Self.mostCommon(in: source).bytes(in: source)
    }
  }

  /// Returns the most common line end of `source`; LF if there is none.
  package static func mostCommon(in source: SourceText) -> Self {
    source.withBytes { bytes in
      var next = bytes.offset(of: 0x0D, in: 0..<bytes.count)
      guard next < bytes.count else { return .lf }
      var counts = (crlf: 0, cr: 0)
      while next < bytes.count {
        if bytes[next &+ 1] == 0x0A { counts.crlf += 1 } else { counts.cr += 1 }
        next = bytes.offset(of: 0x0D, in: next &+ 1..<bytes.count)
      }
      let feeds = (0..<bytes.count).count { bytes[$0] == 0x0A } - counts.crlf
      if feeds >= max(counts.crlf, counts.cr) { return .lf }
      return counts.crlf >= counts.cr ? .crlf : .cr
    }
  }
}

extension SheetFormat.Indentation {
  package func bytes(levels: Int) -> [UInt8] {
    switch self {
    case .spaces(let count): [UInt8](repeating: 0x20, count: min(max(count, 1), 64) * levels)
    case .tab: [UInt8](repeating: 0x09, count: levels)
    }
  }
}
