import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// The theme, the rules and NUI agree on typical values and on mutations of them.
@Suite struct ValueAgreementTests {
  /// A type, a property that has it in every class, and valid and invalid values.
  struct Kind: CustomTestStringConvertible {
    let type: ValueType
    let property: String
    let values: [String]

    var testDescription: String { property }
  }

  static let kinds = [
    Kind(
      type: .color, property: "background-color",
      values: [
        "red", "clear", "label", "#0064D9", "0x0064d9", "#12345678", "#123", "#12345", "#0064G9",
        "rgb(0, 100, 217)", "rgba(1,2,3,0.5)", "RGBA(0,0,0,30)", "hsl(0.5,1.0,.25)", "rgb(1,2,3,4)",
        "hsla(1,2,3)", "rgb(1.2.3,.,4.)", "rgb(1px,2,3)", "#0x112233", "url0x112233", "1 #112233",
        "rgb(1,2,3) #aabbcc", "rgba(1,2,3) rgb(4,5,6)", "#11 22 33", "rgb(1 2, 3, 4)", "red blue",
        "17", "a//b#112233", "rgb((1,2,3))",
      ]),
    Kind(
      type: .number, property: "corner-radius",
      values: [
        "12", "-1.5", ".5", "5.", "2px", "4co", "1e3", "1e-2", "1e", "large", "-", ".", "1.2.3",
        "--1",
        "1 2", "#123456", "0x10", "1,2", "007", "1//2", "1/2", "(3)",
      ]),
    Kind(
      type: .integer, property: "text-line-clamp",
      values: ["2", "-1", "1.5", "2.0", "2px", "two", "1e3", "1 2", ".5", "007", "1,2"]),
    Kind(
      type: .offset, property: "text-shadow-offset",
      values: [
        "0,1", "0, -1", "1.5 , .5", "1", "1 2", ",", "1,", ",2", "1,2,3", "a,b", "1px,2px", "(1,2)",
        "1 2,3", "red", "#12,#34", "1e2,1e-2", "1//,2",
      ]),
    Kind(
      type: .box, property: "content-insets",
      values: [
        "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "1, 2", "1,2,3", "1,2,3,4", "-1 .5", "a b",
        "1px 2px", "(1 2)", "red", "1 2 ,", "1//2 3",
      ]),
    Kind(
      type: .boolean, property: "text-auto-fit",
      values: [
        "true", "false", "TRUE", "YES", "no", "0", "1", "007", "-1", "--1", "yes no", "1,0", ".",
      ]),
  ]

  private static let prefixes = [
    "", "-", "xx ", "1 ", "(", "#", "0x", "url", ", ", "a/", "/* a */ ",
  ]
  private static let suffixes = [
    "", " ", ")", " 1", ",", "px", "//", " /* a */", "/b", " #112233", ".",
  ]
  private static let splinters = Array("0Fx.-,(# /e").map(String.init)

  /// Returns a value with prefixes or suffixes, its cuts, and the value with one character changed.
  private static func texts(near value: String) -> [String] {
    var texts = prefixes.map { "\($0)\(value)" } + suffixes.map { "\(value)\($0)" }
    for place in value.indices {
      let (front, back) = (value[..<place], value[place...])
      texts += [String(front), String(back), "\(front)\(back.dropFirst())"]
      texts += splinters.flatMap { ["\(front)\($0)\(back)", "\(front)\($0)\(back.dropFirst())"] }
    }
    return texts
  }

  /// Returns the distinct texts that are values for NUI and not variables.
  private static func values(among texts: [String]) -> [(written: String, joined: String)] {
    var seen: Set<String> = []
    return texts.compactMap { written in
      guard let joined = ReferenceConverter.joined(written), !joined.hasPrefix("@"),
        seen.insert(joined).inserted
      else { return nil }
      return (written, joined)
    }
  }

  @Test(arguments: kinds)
  func themeAndFindingsMatchTheEngine(_ kind: Kind) {
    let all = kind.values.flatMap(Self.texts)
    let texts = Self.values(among: Trials.some(all, oneOf: 72, seed: all.count))
    #expect(texts.count > Trials.count(3, of: 300))
    for start in stride(from: 0, to: texts.count, by: 400) {
      expectAgreement(of: texts[start..<min(start + 400, texts.count)], kind)
    }
  }

  private func expectAgreement(
    of texts: ArraySlice<(written: String, joined: String)>, _ kind: Kind
  ) {
    let source = SourceText(
      texts.enumerated().map { "C\($0) { \(kind.property): \($1.written); }" }
        .joined(separator: "\n"))
    let sheet = Sheet(parsing: source)
    let theme = Theme(of: [sheet], for: .nui)
    let lines = LineTable(of: source)
    var found: [Int: Set<String>] = [:]
    for finding in sheet.findings(for: .nui).diagnostics where Self.ids.contains(finding.id) {
      found[lines.position(at: finding.range.lowerBound).line, default: []].insert(finding.id)
    }
    for (number, text) in texts.enumerated() {
      let made = theme.setting(
        SoughtName(kind.property), at: ClassPath("C\(number)"), as: kind.type)
      #expect(
        made == ReferenceConverter.value(of: text.joined, as: kind.type), "\(text.written)")
      let ids = found[number + 1] ?? []
      let isPlain = ReferenceConverter.isPlain(text.joined, as: kind.type)
      #expect(ids.isEmpty == isPlain, "\(text.written): \(ids.sorted())")
      if let outcome = Dialect.nui.outcome(of: text.written, as: kind.type) {
        let isLost =
          StrictReader.placeOfGivingUp(in: SourceText("A { b: \(text.written); }"), for: .nui)
          != nil
        #expect((outcome == .lostSheet) == isLost, "\(text.written)")
        #expect(isLost || outcome.value == made, "\(text.written)")
      }
    }
  }

  /// The rules that report invalid values, or how an engine reads a value.
  private static let ids: Set<String> = [
    "invalid-color", "short-hex", "eight-digit-hex", "type-mismatch", "invalid-number",
    "number-unit", "malformed-box", "malformed-offset", "unknown-keyword", "embedded-variable",
    "unbalanced-parenthesis", "ignored-alpha", "glued-comment",
  ]
}

extension ValueOutcome {
  /// The resulting value.
  fileprivate var value: ThemeValue? {
    switch self {
    case .value(let value), .instead(let value): value
    case .systemColor, .nothing, .paletteColor, .exception, .lostSheet, .notRead, .unknown: nil
    }
  }
}
