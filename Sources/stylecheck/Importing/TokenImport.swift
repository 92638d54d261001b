import StyleSheet

/// A file of design tokens as a sheet.
///
/// | in the file | in the sheet |
/// | --- | --- |
/// | `classes.A.b.PROPERTY` | a declaration of the class `A_b` |
/// | `palette.NAME` | a definition that overrides the palette's name in the file's situation |
/// | `variables.NAME` | a variable of that name |
/// | any other token | a variable, the names of its groups in front |
struct TokenImport {
  /// What reading a file gave.
  struct Result: Hashable, Sendable {
    /// Nil where the file has errors.
    let sheet: String?
    /// In the order of the text, for a person.
    let problems: [Diagnostic]
  }

  private let tokens: [TokenGroups.Token]
  private let resolved: ResolvedTokens
  private let suffix: PaletteName.Suffix
  private var reader: TokenValueReader
  private var draft: SheetDraft
  private var problems: [Diagnostic] = []
  private struct Reading: Hashable {
    let number: Int
    let type: JSON.Content
  }
  private var readings: [Reading: String?] = [:]
  /// The variable that a token became.
  private var variables: [Int: String] = [:]

  /// Reads `source`; `dialect` is the engine to write for, nil for the one that the file names.
  static func read(_ source: SourceText, for dialect: Dialect?) -> Result {
    let reading = JSONReader.read(source)
    guard let value = reading.value else { return Result(sheet: nil, problems: reading.problems) }
    let groups = TokenGroups(value)
    var reader = TokenImport(groups, for: dialect)
    reader.readAll(groups.notes)
    let own = groups.problems + reader.resolved.problems + reader.reader.problems + reader.problems
    let problems = (reading.problems + own.map { $0.placed(in: value) }).inSourceOrder()
    let hasErrors = problems.contains { $0.severity == .error }
    return Result(sheet: hasErrors ? nil : reader.draft.text, problems: problems)
  }

  private init(_ groups: TokenGroups, for dialect: Dialect?) {
    let head = groups.notes.first { $0.path.isEmpty }?.members ?? []
    let named = head["target"]?.word.flatMap { Dialect(named: $0) }
    let dialect = dialect ?? named ?? .sapfiori
    tokens = groups.tokens
    resolved = ResolvedTokens(groups.tokens)
    suffix = dialect.paletteNames.overridingSuffix(in: PaletteContext(head["context"]))
    reader = TokenValueReader(for: dialect)
    draft = SheetDraft(for: dialect)
  }
}

// MARK: - Making the sheet

extension TokenImport {
  /// Variables come first, so that declarations can name them.
  private mutating func readAll(_ notes: [TokenGroups.Note]) {
    let texts = resolved.meanings.map { $0.flatMap { text(of: $0) } }
    for (number, token) in tokens.enumerated() {
      guard let text = texts[number], token.property == nil else { continue }
      define(number, as: text)
    }
    for note in notes { declare(note) }
    for (number, token) in tokens.enumerated() {
      guard let text = texts[number], let (className, property) = token.property else { continue }
      declare(property, as: text, in: className, number)
    }
  }

  /// What a token is by its type; what is wrong with it is told once, however many lead to it.
  private mutating func text(of meaning: ResolvedTokens.Meaning) -> String? {
    let key = Reading(number: meaning.number, type: meaning.type.content)
    if let known = readings[key] { return known }
    let text = reader.text(of: meaning)
    readings[key] = .some(text)
    return text
  }

  private mutating func define(_ number: Int, as text: String) {
    let token = tokens[number]
    let name = token.variableName(suffix, for: reader.dialect)
    guard !draft.defines(name) else {
      return leaveOut(number, "'@\(name)' is another token already; the token is left out")
    }
    guard draft.define(name, as: text) else {
      return leaveOut(number, "'\(text)' cannot be written in a sheet; the token is left out")
    }
    variables[number] = name
  }

  private mutating func declare(
    _ property: String, as text: String, in className: String, _ number: Int
  ) {
    let variable = resolved.target(of: number).flatMap { variables[$0] }
    if let variable, !PaletteKey.isOverriding(variable, for: reader.dialect),
      draft.declare(property, asVariable: variable, in: className)
    {
      return
    }
    if !draft.declare(property, as: text, in: className) {
      leaveOut(number, draft.refusal(of: property, text, className))
    }
  }

  /// The words that an export kept beside the tokens of a class.
  private mutating func declare(_ note: TokenGroups.Note) {
    guard let className = note.className else { return }
    for member in note.members {
      guard let text = member.value.word else {
        problems.append(
          .token(
            .wrongType, at: member.value.range,
            "'\(member.name)' is \(member.value.kind); expected a text"))
        continue
      }
      if !draft.declare(member.name, as: text, in: className) {
        problems.append(
          .token(
            .leftOut, .warning, at: member.value.range,
            draft.refusal(of: member.name, text, className)))
      }
    }
  }

  private mutating func leaveOut(_ number: Int, _ message: String) {
    problems.append(.token(.leftOut, .warning, at: tokens[number].range.opening, message))
  }
}

extension SheetDraft {
  fileprivate func refusal(of property: String, _ text: String, _ className: String) -> String {
    hasRules
      ? "'\(className) { \(property): \(text); }' cannot be read as it is meant; it is left out"
      : "the engine that the sheet is for reads no rules; '\(property)' is left out"
  }
}

// MARK: - What paths mean

extension TokenGroups.Token {
  /// The class and the property that it is; nil for what becomes a variable.
  var property: (className: String, property: String)? {
    let names = path.last == "$root" ? path.dropLast() : path[...]
    guard names.first == "classes", names.count > 2, let last = names.last else { return nil }
    let parts = names.dropFirst().dropLast().map(DesignTokenName.unescaped)
    return (parts.joined(separator: "_"), DesignTokenName.unescaped(last))
  }

  /// The variable that it becomes, without `@`.
  func variableName(_ suffix: PaletteName.Suffix, for dialect: Dialect) -> String {
    let names = (path.last == "$root" ? path.dropLast() : path[...])
    if names.count == 2, let name = names.last.map(DesignTokenName.unescaped) {
      let isPalette = names.first == "palette" && dialect.paletteNames != .notRead
      if isPalette, Palette.all.name(name) != nil {
        return PaletteName(name: name, suffix: suffix).description
      }
      if names.first == "variables" { return Self.word(name) }
    }
    return names.map(Self.word).joined(separator: "-")
  }

  /// What a sheet takes for a word; a hyphen in place of all else.
  private static func word(_ name: String) -> String {
    String(
      name.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "_-.".contains(character) ? character : "-"
      })
  }
}

extension TokenGroups.Note {
  /// The class that the group is; nil for any other group.
  fileprivate var className: String? {
    guard path.first == "classes", path.count > 1 else { return nil }
    return path.dropFirst().map(DesignTokenName.unescaped).joined(separator: "_")
  }
}

extension JSON {
  /// A text, if it is one.
  fileprivate var word: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

extension PaletteContext {
  /// The situation that an export noted; the usual one where it is not said.
  fileprivate init(_ noted: JSON?) {
    var members: [JSON.Member] = []
    if case .object(let found)? = noted?.content { members = found }
    func isOther(_ situation: Situation) -> Bool {
      members[situation.name]?.word == situation.words.other
    }
    self.init(
      isDark: isOther(.appearance), isElevated: isOther(.level),
      isHighContrast: isOther(.contrast))
  }
}
