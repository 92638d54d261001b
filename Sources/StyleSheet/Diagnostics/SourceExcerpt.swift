/// Formats a finding for people: location, message, and its line of source with carets.
///
/// ```
/// theme.nss:2:20: error[missing-semicolon]: expected ';' after this value
///   2 |   on-color: #0064D9
///     |                    ^ fix: insert ';'
/// ```
///
/// Columns count characters. A long line is cut to a window around the location, which bounds the
/// time for a sheet of one huge line.
public struct SourceExcerpt: Sendable {
  /// The style of a report.
  public enum Style: Hashable, Sendable {
    /// Plain text.
    case plain
    /// Text with the colors of ECMA-48 ("ANSI") terminals.
    case colored
  }

  private let source: SourceText
  private let lines: LineTable
  private let style: Style
  private let name: String

  /// The number of bytes shown before and after a location in a long line.
  private static let window = 100

  /// Creates a formatter for any number of findings in `source`.
  public init(of source: SourceText, style: Style = .plain) {
    self.source = source
    self.style = style
    name = source.name.visible
    lines = LineTable(of: source)
  }

  /// Returns the whole text of a finding with notes and the first fix, each line terminated.
  public func text(of finding: Diagnostic) -> String {
    var text = heading(finding.range, severity(finding), finding.sentence)
    let fix = finding.fixIts.first.map(Self.label) ?? ""
    text += picture(of: finding.range, label: fix)
    for note in finding.notes {
      text += heading(note.range, paint("note", .note), note.message)
      // A note at the location of the finding needs no second excerpt.
      if note.range != finding.range { text += picture(of: note.range, label: "") }
    }
    return text
  }

  /// Returns the first line of ``text(of:)``, without its line ending.
  package func headline(of finding: Diagnostic) -> String {
    String(heading(finding.range, severity(finding), finding.sentence).dropLast())
  }

  // MARK: - Parts

  private static func label(_ fix: Diagnostic.FixIt) -> String {
    switch fix.safety {
    case .safe: " fix: \(fix.message)"
    case .unsafe: " unsafe fix: \(fix.message)"
    }
  }

  private func severity(_ finding: Diagnostic) -> String {
    paint("\(finding.severity.rawValue)[\(finding.id)]", Paint(finding.severity))
  }

  private func heading(_ range: Range<Int>, _ kind: String, _ message: String) -> String {
    let place = lines.position(at: range.lowerBound)
    let path = paint("\(name):\(place.line):\(place.column):", .place)
    return "\(path) \(kind): \(message.visible)\n"
  }

  /// Returns the first and the last line of a range with carets, and the label under the last.
  private func picture(of range: Range<Int>, label: String) -> String {
    let first = lines.line(at: range.lowerBound)
    let last = lines.line(at: max(range.upperBound - 1, range.lowerBound))
    let end = picture(of: range, inLine: last, width: "\(last)".count, label: label)
    guard last > first else { return end }
    let begin = picture(of: range, inLine: first, width: "\(last)".count, label: "")
    let gap = paint(margin("…", width: "\(last)".count) + " |", .margin)
    return begin + (last > first + 1 ? gap + "\n" : "") + end
  }

  private func margin(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(max(4, width) - text.count, 0)) + text
  }

  private func picture(
    of range: Range<Int>, inLine number: Int, width: Int, label: String
  ) -> String {
    let whole = lines.range(ofLine: number)
    let shown = window(
      of: whole, about: range.lowerBound < whole.lowerBound ? range.upperBound : range.lowerBound)
    let carets = CaretLine(under: range, of: shown, in: source).text
    let margin = margin("\(number)", width: width)
    let blank = String(repeating: " ", count: margin.count)
    let before = shown.lowerBound > whole.lowerBound ? "…" : ""
    let after = shown.upperBound < whole.upperBound ? "…" : ""
    let pad = before.isEmpty ? "" : " "
    return """
      \(paint(margin + " |", .margin)) \(before)\(source[shown].visible)\(after)
      \(paint(blank + " |", .margin)) \(pad)\(paint(carets, .caret))\(label)

      """
  }

  /// Returns the visible part of a line, cut between characters.
  private func window(of line: Range<Int>, about place: Int) -> Range<Int> {
    guard line.count > 2 * Self.window else { return line }
    let place = min(max(place, line.lowerBound), line.upperBound)
    let start = max(place - Self.window / 2, line.lowerBound)
    let end = min(place + Self.window, line.upperBound)
    return boundary(start, in: line)..<boundary(end, in: line)
  }

  /// Returns the start of the UTF-8 sequence at `offset`.
  private func boundary(_ offset: Int, in line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, source.bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  // MARK: - Color

  /// Select Graphic Rendition parameters of ECMA-48, section 8.3.117.
  private enum Paint: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case information = "1;36"
    case note = "1;34"
    case margin = "2"
    case caret = "1;32"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .information: self = .information
      }
    }
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    switch style {
    case .plain: text
    case .colored: "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
