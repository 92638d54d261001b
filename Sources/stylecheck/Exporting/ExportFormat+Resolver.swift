import StyleSheet

extension ExportFormat {
  static let resolver = ExportFormat(
    name: "resolver", summary: "design tokens of all situations (DTCG 2025.10)",
    fileExtension: ".resolver.json", scope: .all, mark: "\"stylecheck\": {"
  ) { theme in
    let theme = theme.borrowing
    var writer = TokenWriter(theme, in: Array(PaletteContext.all.indices))
    var modifiers = TokenModifiers()
    for entry in theme.entries {
      if entry.isConstant {
        writer.add(entry, in: 0)
        continue
      }
      let tokens = entry.values.compactMap { $0.flatMap { DesignToken($0, of: entry.name) } }
      if tokens.count == entry.values.count {
        modifiers.put(tokens, at: writer.places.token(of: entry))
      } else {
        writer.keep(entry)
      }
    }
    let order = ["#/sets/theme"] + Situation.allCases.map { "#/modifiers/\($0.name)" }
    let text: JSONText = [
      "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
      "version": "2025.10",
      "sets": ["theme": ["sources": .array([writer.tree.json])]],
      "modifiers": modifiers.json,
      "resolutionOrder": .array(order.map { ["$ref": .string($0)] }),
    ]
    return ThemeExport(
      text.description,
      without: theme.omittedScreens + theme.borrowedColors + writer.omissions)
  }
}

/// The modifiers of a resolver document, one per dimension of the situations.
///
/// A modifier covers one dimension, but a color may depend on three. A color that depends on more
/// than one becomes an alias in the first modifier to a token of the next one:
///
/// ```
/// appearance light: tint → {situations.light.tint}    dark: tint → #4DB1FF
/// contrast  normal: situations.light.tint → #0070F2   high: → #0040B0
/// ```
struct TokenModifiers {
  private var trees = Situation.allCases.map { _ in (usual: TokenTree(), other: TokenTree()) }

  /// Adds a token; `tokens` are ordered as ``PaletteContext/all``.
  mutating func put(_ tokens: [DesignToken], at path: [String]) {
    put(tokens[...], at: path, path, Situation.allCases[...], [])
  }

  /// Adds the tokens at `place` to the modifiers in `open`; `answers` are the contexts so far.
  private mutating func put(
    _ tokens: ArraySlice<DesignToken>, at place: [String], _ path: [String],
    _ open: ArraySlice<Situation>, _ answers: [String]
  ) {
    guard let question = open.first else { return }
    let usual = tokens.prefix(tokens.count / 2)
    let other = tokens.suffix(tokens.count / 2)
    guard !usual.elementsEqual(other) else {
      return put(usual, at: place, path, open.dropFirst(), answers)
    }
    let index = question.rawValue
    let words = question.words
    let first = value(of: usual, path, open.dropFirst(), answers + [words.usual])
    let second = value(of: other, path, open.dropFirst(), answers + [words.other])
    trees[index].usual.put(first, at: place)
    trees[index].other.put(second, at: place)
  }

  /// Returns the token if it is constant, otherwise an alias to a token of later modifiers.
  private mutating func value(
    of tokens: ArraySlice<DesignToken>, _ path: [String], _ open: ArraySlice<Situation>,
    _ answers: [String]
  ) -> JSONText {
    guard let token = tokens.first else { return .null }
    guard Set(tokens).count > 1 else { return token.json() }
    let place = ["situations", answers.joined(separator: "-")] + path
    put(tokens, at: place, path, open, answers)
    return token.json(alias: "{\(place.joined(separator: "."))}")
  }

  var json: JSONText {
    .object(
      Situation.allCases.map { situation in
        let tree = trees[situation.rawValue]
        let words = situation.words
        return JSONText.Member(
          situation.name,
          [
            "contexts": [words.usual: sources(tree.usual), words.other: sources(tree.other)]
              as JSONText, "default": .string(words.usual),
          ])
      })
  }

  private func sources(_ tree: TokenTree) -> JSONText {
    .array(tree.isEmpty ? [] : [tree.json])
  }
}
