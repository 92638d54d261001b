/// How a sheet is laid out when it is printed; see ``SyntaxTree/formatted(as:lines:)``.
///
/// It is about blanks, line ends and, if asked, the case of hexadecimal digits and the order of
/// declarations. What any engine makes of the sheet stays as it was; see
/// `Documentation/Decisions/0031-a-format-changes-blanks-only.md`.
public struct SheetFormat: Hashable, Sendable {
  /// What one level of nesting is set in by.
  public enum Indentation: Hashable, Sendable {
    /// So many spaces; 1 for a smaller count, 64 for a larger one.
    case spaces(Int)
    case tab
  }

  /// How the digits of `#…` and `0x…` are written.
  public enum DigitCase: String, Hashable, Sendable, CaseIterable {
    case kept, upper, lower
  }

  /// What ends a line.
  public enum LineEnd: String, Hashable, Sendable, CaseIterable {
    /// What ends most lines of the sheet already; a line feed where two are tied, or none is there.
    case kept
    case lf, crlf, cr
  }

  /// What one level of nesting is set in by.
  public var indentation = Indentation.spaces(2)
  /// How hexadecimal digits in values are written.
  public var digits = DigitCase.kept
  /// How many blank lines may stand together, 1,000 at most; further ones go.
  public var blankLines = 1
  /// What ends a line.
  public var lineEnd = LineEnd.kept
  /// Whether the last line is ended; an empty sheet stays empty.
  public var endsLastLine = true
  /// In which order the declarations of a rule stand; nil leaves them where they are.
  public var order: PropertyOrder?

  /// Two spaces, one blank line at most, a line end at the end, and all else as it is.
  public init() {}
}

extension SheetFormat.LineEnd {
  /// The bytes that end a line of `source`.
  func bytes(in source: SourceText) -> [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    case .cr: [0x0D]
    case .kept: Self.mostCommon(in: source).bytes(in: source)
    }
  }

  private static func mostCommon(in source: SourceText) -> Self {
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
  /// The bytes of so many levels.
  func bytes(levels: Int) -> [UInt8] {
    switch self {
    case .spaces(let count): [UInt8](repeating: 0x20, count: min(max(count, 1), 64) * levels)
    case .tab: [UInt8](repeating: 0x09, count: levels)
    }
  }
}
