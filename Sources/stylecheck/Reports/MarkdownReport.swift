import StyleSheet

extension ReportFormat {
  /// A heading and a table for each sheet with findings, for a summary of a job or a comment.
  static let markdown = ReportFormat(
    "markdown", "tables for a job's summary or a comment", standard: "GitHub Flavored Markdown",
    columns: .characters,
    closing: { report, _ in
      report.problems.map { "- \($0.asMarkdown)\n" }.joined() + report.paragraph
    },
    parts: { sheet, _ in
      let rows = sheet.reported.map { finding in
        let place = finding.span(in: .characters).start
        let diagnostic = finding.diagnostic
        let fix = diagnostic.fixIts.first.map { "; fix: \($0.message)" } ?? ""
        return "| \(place.line):\(place.column) | \(diagnostic.severity.rawValue) "
          + "| `\(diagnostic.id)` | \((diagnostic.sentence + fix).asMarkdown) |\n"
      }
      guard !rows.isEmpty else { return [] }
      return [
        """
        ### \(sheet.path.visible.asMarkdown)

        | place | severity | rule | message |
        | ---: | --- | --- | --- |
        \(rows.joined())

        """
      ]
    })
}

extension CheckReport {
  /// The summary as a paragraph, a sentence to a line.
  fileprivate var paragraph: String {
    guard !summary.isEmpty else { return "" }
    return (problems.isEmpty ? "" : "\n") + summary
  }
}

extension String {
  /// The words of a message as Markdown: what is in 'single quotes' as code, nothing else as
  /// markup.
  var asMarkdown: String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "'") {
      let before = rest[..<open]
      let inside = rest[rest.index(after: open)...]
      let isOpening = before.last.map { !$0.isLetter && !$0.isNumber } ?? true
      guard isOpening, let close = Self.closingQuote(in: inside), close > inside.startIndex else {
        result += rest[...open].withoutMarkup
        rest = inside
        continue
      }
      result += before.withoutMarkup + String(inside[..<close]).asMarkdownCode
      rest = inside[inside.index(after: close)...]
    }
    return result + rest.withoutMarkup
  }

  /// The first quote with no letter or digit behind it.
  private static func closingQuote(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == "'" else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || !text[next].isLetter && !text[next].isNumber
    }
  }

  /// A code span, between more backticks than are in it; in a table a bar ends a cell even there.
  private var asMarkdownCode: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = hasPrefix("`") || hasSuffix("`") || hasPrefix(" ") && hasSuffix(" ") ? " " : ""
    return fence + pad + replacing("|", with: "\\|") + pad + fence
  }
}

extension Substring {
  /// Each character of ASCII that could be markup as a reference, which no renderer takes for any.
  fileprivate var withoutMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "*", "_", "`", "[", "]", "<", ">", "&", "|", "\\", "#", "~", "!", "@":
        result += "&#\(scalar.value);"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
