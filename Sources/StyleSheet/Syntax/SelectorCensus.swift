/// Statistics of the selectors of a text, which tell CSS, Sass and Less from a stylesheet.
///
/// The blocks of these languages look like blocks of a stylesheet. Their classes have no capital
/// letters, while those of a stylesheet nearly always do.
struct SelectorCensus {
  /// The number of rules with selectors that CSS may have.
  private var ofCSS = 0
  /// The number of rules with selectors that only CSS has.
  private var onlyOfCSS = 0
  private var others = 0

  /// Rules after so many do not count.
  private static let sample = 64

  /// The number of declarations and at-rules that only CSS has.
  private var statements = 0

  /// True if a rule is for an element of pages alone.
  private var hasPageElement = false

  var isCSS: Bool {
    hasPageElement && others == 0 && statements > 0
      || ofCSS > 2 && onlyOfCSS > 1 && onlyOfCSS * 4 >= ofCSS && others * 8 <= ofCSS
        && statements > 1
  }

  /// Counts the rules of a text.
  init(of bytes: ByteView) {
    var (offset, start) = (0, 0)
    while offset < bytes.count, ofCSS + others < Self.sample {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        add(start..<offset, bytes)
        start = offset + 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        addStatement(start..<offset, bytes)
        start = offset + 1
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        offset = bytes.endOfComment(from: offset + 2).map { $0 - 1 } ?? bytes.count
        // A comment in a selector is rare.
        start = offset + 1
      default: break
      }
      offset += 1
    }
  }

  private mutating func addStatement(_ range: Range<Int>, _ bytes: ByteView) {
    guard let start = range.first(where: { bytes[$0] > 0x20 }) else { return }
    let text = bytes.text(in: start..<min(start + 24, range.upperBound))
    if Self.declarations.contains(where: text.hasPrefix) { statements += 1 }
  }

  private mutating func add(_ range: Range<Int>, _ bytes: ByteView) {
    guard range.count < 1024 else { return }
    guard let start = range.first(where: { bytes[$0] > 0x20 }) else { return }
    let head = bytes.text(in: start..<range.upperBound)
    guard !head.utf8.contains(UInt8(ascii: "\"")) else { return }
    if head.hasPrefix("@") {
      if Self.atRules.contains(where: head.hasPrefix) {
        (ofCSS, onlyOfCSS, statements) = (ofCSS + 1, onlyOfCSS + 1, statements + 1)
      }
      return
    }
    guard !head.utf8.contains(where: { (0x41...0x5A).contains($0) }),
      head.split(separator: ",").allSatisfy(Self.mayBeCSS)
    else {
      others += 1
      return
    }
    ofCSS += 1
    hasPageElement =
      hasPageElement || Self.pageElements.contains(String(head.prefix { !$0.isWhitespace }))
    let isCertain =
      ForeignSelector.end(in: bytes, from: start, isNested: true) != nil
      || head.utf8.contains(UInt8(ascii: "("))
      || ForeignSelector.states.keys.contains { head.contains(":\($0)") }
    if isCertain { onlyOfCSS += 1 }
  }

  /// True for a class, an identifier or an element of CSS, and for a sign of CSS before one.
  private static func mayBeCSS(_ selector: Substring) -> Bool {
    let text = selector.drop(while: \.isWhitespace)
    guard let first = text.first else { return true }
    return ".#*&:[>+~".contains(first)
      || elements.contains(String(text.prefix { $0.isLetter || $0.isNumber }))
  }

  private static let atRules = [
    "@mixin", "@include", "@keyframes", "@font-face", "@supports", "@layer", "@if", "@each",
    "@media screen", "@media only", "@media print", "@media all", "@-webkit-",
  ]

  /// How declarations of CSS begin that no stylesheet has.
  private static let declarations = [
    "color:", "margin:", "margin-", "padding-", "display:", "position:", "background:", "border:",
    "float:", "flex", "grid", "cursor:", "text-decoration", "line-height", "z-index", "overflow",
    "transition", "content:", "@include ", "@extend ",
  ]

  /// Elements of HTML that no app names a class after.
  private static let pageElements: Set<String> = [
    "a", "body", "div", "h1", "h2", "h3", "html", "li", "nav", "ol", "p", "span", "td", "tr", "ul",
  ]

  /// Elements of HTML that are unlikely names of classes, and some likely ones.
  private static let elements: Set<String> = [
    "a", "article", "body", "code", "div", "em", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "hr", "html", "iframe", "img", "input", "label", "li", "main", "nav", "ol", "p", "pre",
    "section", "select", "span", "strong", "table", "tbody", "td", "textarea", "th", "thead", "tr",
    "ul", "from", "to", "button", "footer", "header",
  ]
}
