@testable import StyleRules
@testable import StyleSheet

/// The content of a sheet for all engines, without source positions.
struct Meaning: Hashable {
  private var rows: [String]
  private var themes: [[String: [String: String]]]
  private var palette: [String]
  private var verdicts: [String]
  private var isAccepted: Bool?
  private var lines: [String: String?]

  init(of source: SourceText) {
    let sheet = Sheet(parsing: source)
    rows = Self.rows(of: sheet)
    let environments = [
      ThemeEnvironment(),
      ThemeEnvironment(appearance: .dark, device: .ipad, orientation: .landscape),
    ]
    let all = Dialect.all.flatMap { dialect in
      environments.map { Theme(of: [sheet], in: $0, for: dialect) }
    }
    themes = all.map(\.resolvedTexts)
    let names = sheet.definitions.map { String($0.name.dropFirst()) }
    palette = all.flatMap { theme in
      names.map { name in
        // For an engine that reads lines, blanks and comments are part of the text.
        let isLine = theme.dialect.definitionShape == .wholeLine
        let origin = theme.origin(ofColor: name).flatMap { isLine ? "a line" : $0.text } ?? "none"
        return "\(name): \(theme.color(name).map { "\($0)" } ?? "none") by \(origin)"
      }
    }
    verdicts = Dialect.all.map { dialect in
      switch dialect.verdict(of: sheet) {
      case .accepted: "accepted"
      case .rejected: "rejected"
      case .crashes(_, let variable): "crashes on \(variable)"
      }
    }
    isAccepted = NUIAcceptor.accepts(source.bytes)
    lines = LineReader.colors(of: String(decoding: source.bytes, as: UTF8.self))
  }

  /// The meaning with its rows sorted.
  var inAnyOrder: Self {
    var other = self
    other.rows.sort()
    return other
  }

  private static func rows(of sheet: Sheet) -> [String] {
    sheet.definitions.map { "\($0.name)=\($0.value) \(text($0.conditions))" }
      + sheet.rules.flatMap { rule in
        ["\(rule.selectors.map(\.name)) \(text(rule.conditions))"]
          + rule.declarations.map { "\($0.name)=\($0.value)" }
      } + sheet.imports.map(\.name)
  }

  private static func text(_ conditions: [Sheet.Condition]) -> String {
    conditions.map { "(\($0.name): \($0.value))" }.joined()
  }
}

extension SourceText {
  /// All comments in their order, with line feeds as line ends.
  var comments: [String] {
    tokens.filter { $0.kind.isTrivia && $0.kind != .blank }.map {
      String(self[$0.range].map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
  }

  /// All tokens that are neither blank nor comment, in their order.
  var words: [String] { tokens.filter { !$0.kind.isTrivia }.map { self[$0.range] } }
}
