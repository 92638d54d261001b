/// A sheet annotated with its findings, and a parser for that notation.
///
/// ```
/// fdlFUIRatingControl {
///   on-color: #0064D9
///                    ^ error[missing-semicolon]: expected ';' after this value
/// }
/// ```
///
/// Each finding adds a line below the line where it ends: carets, severity, id, message. Notes use
/// `~` instead of carets. A range over several lines also has carets, without a label, under its
/// first line. The examples of rules, their tests, and reports share this notation.
package struct AnnotatedSource: Hashable, Sendable {
  /// The sheet without annotations.
  package let source: SourceText
  /// The annotated sheet.
  package let text: String

  package init(_ source: SourceText, findings: some Sequence<Diagnostic>) {
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

  /// Parses an annotated sheet; `source` is the text without the annotations.
  ///
  /// A line of the sheet that looks like an annotation is treated as one.
  package init(reading text: String, name: String = "sheet.nss") {
    let drawing = SourceText(text)
    let lines = LineTable(of: drawing)
    var kept: [UInt8] = []
    var end: ArraySlice<UInt8> = []
    for line in 1...lines.lineCount {
      let range = lines.range(ofLine: line)
      // The line ending of an annotation belongs to the line above it.
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

  /// True if a line is blanks, then marks, then nothing or a label.
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
  /// Returns the sheet annotated with `findings`; see `AnnotatedSource`.
  public func annotated(with findings: some Sequence<Diagnostic>) -> String {
    AnnotatedSource(self, findings: findings).text
  }

  /// Creates the sheet of an annotated text, without the annotations; see `AnnotatedSource`.
  package init(annotated text: String, name: String = "sheet.nss") {
    self = AnnotatedSource(reading: text, name: name).source
  }
}
