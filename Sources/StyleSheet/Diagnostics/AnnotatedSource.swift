/// A sheet with its findings drawn in, and the way back.
///
/// ```
/// fdlFUIRatingControl {
///   on-color: #0064D9
///                    ^ error[missing-semicolon]: expected ';' after this value
/// }
/// ```
///
/// Under a line stands one line for each finding that ends there: carets, severity, id, message.
/// Notes are drawn with `~` where they point. A range over several lines has carets under its first
/// line as well, with no words after them. One notation thus serves the examples of rules, their
/// tests, and reports.
public struct AnnotatedSource: Hashable, Sendable {
  /// The sheet alone.
  public let source: SourceText
  /// The sheet with what is drawn into it.
  public let text: String

  /// Draws `findings` into `source`.
  public init(_ source: SourceText, findings: some Sequence<Diagnostic>) {
    let lines = LineTable(of: source)
    var marks: [Int: [String]] = [:]
    for finding in findings.inSourceOrder() {
      let label = "\(finding.severity.rawValue)[\(finding.id)]: \(finding.sentence)"
      Self.draw("^", finding.range, label, in: source, lines, into: &marks)
      for note in finding.notes {
        Self.draw("~", note.range, "note: \(note.message)", in: source, lines, into: &marks)
      }
    }
    var text = ""
    for line in 1...lines.lineCount {
      let range = lines.range(ofLine: line)
      text += source[range]
      for mark in marks[line, default: []] { text += "\n" + mark }
      text += source[range.upperBound..<lines.start(after: line)]
    }
    self.source = source
    self.text = text
  }

  /// Reads a drawing: `source` is what stays when all that was drawn is taken out.
  ///
  /// A line of a sheet that looks as if it were drawn is taken for it.
  public init(reading text: String, name: String = "sheet.nss") {
    let drawing = SourceText(text)
    let lines = LineTable(of: drawing)
    var kept: [UInt8] = []
    var end: ArraySlice<UInt8> = []
    for line in 1...lines.lineCount {
      let range = lines.range(ofLine: line)
      // The end of a drawn line belongs to the line above it.
      if line == 1 || !Self.isDrawn(drawing[range]) { kept += end + drawing.bytes[range] }
      end = drawing.bytes[range.upperBound..<lines.start(after: line)]
    }
    source = SourceText(bytes: kept + end, name: name)
    self.text = text
  }

  private static func draw(
    _ mark: Character, _ range: Range<Int>, _ label: String,
    in source: SourceText, _ lines: LineTable, into marks: inout [Int: [String]]
  ) {
    let first = lines.line(at: range.lowerBound)
    let last = max(first, lines.line(at: max(range.upperBound - 1, range.lowerBound)))
    if last > first {
      let opening = CaretLine(
        under: range, of: lines.range(ofLine: first), in: source, mark: mark)
      marks[first, default: []].append(opening.text)
    }
    let closing = CaretLine(under: range, of: lines.range(ofLine: last), in: source, mark: mark)
    marks[last, default: []].append(closing.text + " " + label)
  }

  /// Whether a line is blanks, then marks, then nothing or a label.
  private static func isDrawn(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = rest.first, mark == "^" || mark == "~" else { return false }
    let label = rest.drop { $0 == mark }
    if label.isEmpty { return true }
    let words = Diagnostic.Severity.allCases.map { " \($0.rawValue)[" } + [" note: "]
    return words.contains { label.hasPrefix($0) }
  }
}

extension SourceText {
  /// The sheet with `findings` drawn into it; see ``AnnotatedSource``.
  public func annotated(with findings: some Sequence<Diagnostic>) -> String {
    AnnotatedSource(self, findings: findings).text
  }

  /// The sheet of a drawing, without what is drawn into it; see ``AnnotatedSource``.
  public init(annotated text: String, name: String = "sheet.nss") {
    self = AnnotatedSource(reading: text, name: name).source
  }
}
