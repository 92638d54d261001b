import StyleSheet

/// A text with structure, which an editor shows as Markdown or as plain text.
package struct EditorText: Hashable, Sendable {
  package enum Block: Hashable, Sendable {
    case paragraph(Line)
    case list([Line])
  }

  package enum Span: Hashable, Sendable {
    case words(String)
    /// A name or a value, as in a sheet.
    case code(String)
    case page(ofRule: String)
  }

  /// The blocks, from the most to the least important.
  package var blocks: [Block]

  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// Appends a paragraph, unless it is nil.
  package mutating func add(_ line: Line?) {
    if let line { blocks.append(.paragraph(line)) }
  }

  /// Appends a list, unless it is empty.
  package mutating func add(list lines: [Line]) {
    if !lines.isEmpty { blocks.append(.list(lines)) }
  }

  // MARK: - Lines

  /// A text without line breaks: words, and pieces of sheets.
  package struct Line: Hashable, Sendable {
    package var spans: [Span]
  }

  // MARK: - Rendering

  /// Returns the text in Markdown; `page` is the address of a rule's page.
  package func markdown(page: (String) -> String) -> String {
    rendered(bullet: "- ") { span in
      switch span {
      case .words(let words): words.visible.inMarkdown
      case .code(let code): code.visible.inBackticks
      case .page(let id): "<\(page(id))>"
      }
    }
  }

  /// Returns the text without markup; `page` is the address of a rule's page.
  package func plain(page: (String) -> String) -> String {
    rendered(bullet: "  ") { span in
      switch span {
      case .words(let words): words.visible
      case .code(let code): code.visible
      case .page(let id): page(id)
      }
    }
  }

  private func rendered(bullet: String, _ text: (Span) -> String) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let line): line.spans.map(text).joined()
      case .list(let lines):
        lines.map { bullet + $0.spans.map(text).joined() }.joined(separator: "\n")
      }
    }.joined(separator: "\n\n")
  }
}

extension EditorText.Line: ExpressibleByStringInterpolation {
  /// Collects the parts of a line: text, and `\(code: …)` for pieces of sheets.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [EditorText.Span] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { spans.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

    package mutating func appendInterpolation(code: String) { spans.append(.code(code)) }

    /// Appends pieces of a sheet, separated by commas.
    package mutating func appendInterpolation(codes: [String]) {
      for (index, code) in codes.enumerated() {
        if index > 0 { appendLiteral(", ") }
        spans.append(.code(code))
      }
    }

    package mutating func appendInterpolation(pageOfRule id: String) {
      spans.append(.page(ofRule: id))
    }

    package mutating func appendInterpolation(_ line: EditorText.Line) { spans += line.spans }
  }

  package init(stringLiteral words: String) { spans = [.words(words)] }

  package init(stringInterpolation parts: StringInterpolation) { spans = parts.spans }

  /// Creates a line of words that are written in a catalog or a rule.
  package init(_ words: String) { spans = [.words(words)] }
}

extension String {
  /// The text with a backslash before each character that has a meaning in Markdown.
  ///
  /// An underscore inside a word has none.
  fileprivate var inMarkdown: String {
    let bytes = Array(utf8)
    var escaped: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isInWord =
        index > 0 && index + 1 < bytes.count && bytes[index - 1].isOfWord
        && bytes[index + 1].isOfWord
      if "\\`*[<".utf8.contains(byte) || byte == UInt8(ascii: "_") && !isInWord {
        escaped.append(UInt8(ascii: "\\"))
      }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text as code in Markdown, between more backticks than it contains in a row.
  fileprivate var inBackticks: String {
    let longest = utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    guard longest > 0 || isEmpty else { return "`\(self)`" }
    let ticks = String(repeating: "`", count: longest + 1)
    return "\(ticks) \(self) \(ticks)"
  }
}

extension UInt8 {
  /// True for letters, digits and everything outside ASCII.
  fileprivate var isOfWord: Bool { self >= 0x80 || isLetterOrDigit }
}
