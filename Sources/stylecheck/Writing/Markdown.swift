/// A table of GitHub's Markdown; cells are Markdown already.
struct MarkdownTable: CustomStringConvertible {
  /// All lines, each ended.
  let description: String

  /// A table of rows under headings, the first column of which is aligned by `first`.
  init(_ headings: [String], _ rows: [[String]], first: String = "---") {
    let rule = [first] + headings.dropFirst().map { _ in "---" }
    description = ([headings, rule] + rows).map(Self.line).joined()
  }

  /// A row.
  static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
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
