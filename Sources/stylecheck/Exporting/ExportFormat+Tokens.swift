import StyleSheet

extension ExportFormat {
  static let tokens = ExportFormat(
    name: "tokens", summary: "design tokens of one situation (DTCG 2025.10)",
    fileExtension: ".tokens.json", scope: .one, mark: "\"stylecheck\": {"
  ) { theme in
    var writer = TokenWriter(theme, in: [theme.situation])
    for entry in theme.entries where entry.isSet[theme.situation] {
      writer.add(entry, in: theme.situation)
    }
    let head: JSONText = [
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json"
    ]
    return ThemeExport(
      head.with(writer.tree.json).description,
      without: theme.omittedScreens + theme.omittedSituations + writer.omissions)
  }
}

/// Writes the entries of a theme into a token tree.
struct TokenWriter {
  private(set) var tree = TokenTree()
  private(set) var omissions: [ThemeExport.Omission] = []
  let places: TokenPlaces
  private var variables: [String: DesignToken] = [:]
  /// The overridden palette names that are tokens.
  private let palette: [String: DesignToken]
  private let dialect: Dialect
  /// The indices of the situations that the export contains.
  private let situations: [Int]
  /// The draft that verifies values kept as text.
  private var draft: SheetDraft

  init(_ theme: ExportedTheme, in situations: [Int]) {
    self.situations = situations
    places = TokenPlaces(theme.entries)
    dialect = theme.dialect
    draft = SheetDraft(for: dialect)
    let overrides = theme.entries.filter { $0.className.isEmpty && $0.isSet[theme.situation] }
    palette = Dictionary(
      overrides.compactMap { entry in
        Self.token(of: entry, in: theme.situation).map { (entry.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    tree.say("target", .string(theme.dialect.name), at: [])
    tree.say("context", JSONText(theme.environment), at: [])
    addVariables(of: theme)
  }

  /// Adds the variables that are tokens.
  ///
  /// A used variable has the token of its first constant use; uses with another value do not refer
  /// to it. The type of an unused variable follows from its text. Variables that override the palette
  /// are added as palette names.
  private mutating func addVariables(of theme: ExportedTheme) {
    for entry in theme.entries where entry.isConstant {
      guard let name = entry.variable, variables[name] == nil,
        !PaletteKey.isOverriding(name, for: theme.dialect),
        let token = Self.token(of: entry, in: theme.situation)
      else { continue }
      variables[name] = token
    }
    for entry in theme.spareVariables {
      if entry.isConstant, let token = Self.token(of: entry, in: theme.situation) {
        variables[entry.name] = token
      } else {
        omissions.append(
          ThemeExport.Omission(
            entry, "it is unused, and \(entry.lackOfVariable)", among: "unused variables"))
      }
    }
    for (entry, _) in theme.variables where variables[entry.name] == nil {
      omissions.append(
        ThemeExport.Omission(entry, as: .unnamed, entry.lackOfVariable, among: "variables"))
    }
    for (name, token) in variables.inOrder(of: \.key) {
      tree.put(token.json(), at: TokenPlaces.variable(name))
    }
  }

  static func token(of entry: ExportedTheme.Entry, in situation: Int) -> DesignToken? {
    entry.values[situation].flatMap { DesignToken($0, of: entry.name) }
  }

  mutating func add(_ entry: ExportedTheme.Entry, in situation: Int) {
    guard let token = Self.token(of: entry, in: situation) else { return keep(entry) }
    let target =
      entry.variable.flatMap { variables[$0] == token ? TokenPlaces.variable($0) : nil }
      ?? entry.paletteName.flatMap { palette[$0] == token ? TokenPlaces.color($0) : nil }
    let alias = target.map { "{\($0.joined(separator: "."))}" }
    tree.put(token.json(alias: alias), at: places.token(of: entry))
  }

  /// Keeps the text of a value that is not a token in every situation, for `import`.
  mutating func keep(_ entry: ExportedTheme.Entry) {
    let isOfPalette = entry.className.isEmpty
    let texts =
      isOfPalette ? entry.overrides(for: dialect, in: situations) : [(entry.name, entry.text)]
    for (name, text) in texts {
      guard let text else {
        omissions.append(ThemeExport.Omission(entry, entry.lack, among: "values"))
        return
      }
      guard
        isOfPalette
          ? draft.define(name, as: text) : draft.declare(name, as: text, in: entry.className)
      else {
        omissions.append(ThemeExport.Omission(entry, entry.unwritable))
        return
      }
      tree.say(name, .string(text), at: places.group(of: entry.className))
    }
    let isValue = entry.isKnownEverywhere
    omissions.append(
      ThemeExport.Omission(
        entry, as: .keptBeside,
        isValue ? "design tokens have no type for it (\(entry.type.name))" : entry.lack,
        among: "values",
        because: isValue ? "design tokens are colors, lengths, numbers and families of fonts" : nil)
    )
  }
}
