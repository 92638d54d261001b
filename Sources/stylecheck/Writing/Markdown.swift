/// A table in GitHub's Markdown; cells contain Markdown.
struct MarkdownTable: CustomStringConvertible {
  let description: String

  /// Creates a table; `first` aligns the first column.
  init(_ headings: [String], _ rows: [[String]], first: String = "---") {
    let rule = [first] + headings.dropFirst().map { _ in "---" }
    description = ([headings, rule] + rows).map(Self.line).joined()
  }

  static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}

extension String {
  /// The message as Markdown: text in 'single quotes' becomes code; everything else is escaped.
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

  /// Returns the first quote that no letter or digit follows.
  private static func closingQuote(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == "'" else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || !text[next].isLetter && !text[next].isNumber
    }
  }

  /// A code span with enough backticks; bars are escaped for tables.
  private var asMarkdownCode: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = hasPrefix("`") || hasSuffix("`") || hasPrefix(" ") && hasSuffix(" ") ? " " : ""
    return fence + pad + replacing("|", with: "\\|") + pad + fence
  }
}

extension Substring {
  /// The text with ASCII punctuation that could be markup as character references.
  fileprivate var withoutMarkup: String {
    String(self).replacingScalars { scalar in
      switch scalar {
      case "*", "_", "`", "[", "]", "<", ">", "&", "|", "\\", "#", "~", "!", "@":
        "&#\(scalar.value);"
      case "\n", "\r": " "
      default: nil
      }
    }
  }
}
