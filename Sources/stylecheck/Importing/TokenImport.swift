import StyleRules
import StyleSheet

/// The conversion of a design token file or a resolver document to a sheet.
///
/// | in the file | in the sheet |
/// | --- | --- |
/// | `classes.A.b.PROPERTY` | a declaration of the class `A_b` |
/// | `palette.NAME` | a definition that overrides the palette name in the situation |
/// | `variables.NAME` | a variable of that name |
/// | any other token | a variable, prefixed with the names of its groups |
///
/// A color of a document that depends on the situation becomes a palette name.
struct TokenImport: ProblemCollector {
  struct Result: Hashable, Sendable {
    /// The sheet; nil if the file has errors.
    let sheet: String?
    /// The target that is taken from the sheet; nil if one is given, or named by the file.
    var choice: TargetChoice?
    /// The problems, in source order.
    let problems: [Diagnostic]
  }

  /// One for a token file; eight for a document, ordered as ``PaletteContext/all``.
  private let files: [TokenFile]
  private var reader: TokenValueReader
  private var draft: SheetDraft
  private var colors = SituationColors(overriding: [:])
  var problems: [Diagnostic] = []
  private var readings: [TokenFile.Literal: String?] = [:]
  private var variables: [[String]: String] = [:]

  /// A token and its text in each file; nil if it has none.
  private struct Row {
    let token: TokenGroups.Token
    let texts: [String?]
    /// The token to which it is an alias in all files.
    let target: [String]?
  }

  /// Reads `source`; `dialect` is the target of the sheet (default: the one that the file names, or
  /// the one that other commands take from the sheet).
  static func read(_ source: SourceText, for dialect: Dialect?) -> Result {
    let usual = reading(of: source, for: dialect)
    guard dialect == nil, !usual.namesTarget, let text = usual.result.sheet else {
      return usual.result
    }
    let sheet = Sheet(parsing: SourceText(text, name: source.name))
    let choice = TargetChoice(TargetSigns(in: sheet))
    var result = usual.result
    if choice.dialect != .sapfiori { result = reading(of: source, for: choice.dialect).result }
    result.choice = choice
    return result
  }

  private static func reading(
    of source: SourceText, for dialect: Dialect?
  ) -> (result: Result, namesTarget: Bool) {
    let reading = JSONReader.read(source)
    guard let value = reading.value else {
      return (Result(sheet: nil, problems: reading.problems), false)
    }
    let document = ResolverDocument(value)
    let files =
      document.map { document in
        PaletteContext.all.map { TokenFile(document.tokens(in: $0), in: $0) }
      } ?? [TokenFile(value, in: nil)]
    var tokens = TokenImport(files, for: dialect)
    tokens.readAll()
    let own =
      (document?.problems ?? []) + files.flatMap(\.problems) + tokens.reader.problems
      + tokens.problems
    // A problem occurs in every situation, but is reported once.
    let problems = (reading.problems + own.eachOnce.map { $0.placed(in: value) }).inSourceOrder()
    let hasErrors = problems.contains { $0.severity == .error }
    let result = Result(sheet: hasErrors ? nil : tokens.draft.text, problems: problems)
    return (result, files.first?.target.flatMap(Dialect.init(named:)) != nil)
  }

  private init(_ files: [TokenFile], for dialect: Dialect?) {
    let named = files.first?.target.flatMap { Dialect(named: $0) }
    let dialect = dialect ?? named ?? .sapfiori
    self.files = files
    reader = TokenValueReader(for: dialect)
    draft = SheetDraft(for: dialect)
  }

  // MARK: - Making the sheet

  /// Reads variables first, so that declarations can refer to them.
  private mutating func readAll() {
    let rows = self.rows
    readColors(rows)
    for row in rows where row.token.property == nil && !isHelper(row) { define(row) }
    for note in files.first?.groups.notes ?? [] { declare(note) }
    for row in rows {
      guard let (className, property) = row.token.property else { continue }
      declare(property, row, in: className)
    }
  }

  /// The tokens with a text, those of the default situation first.
  private var rows: [Row] {
    mutating get {
      var lost: [TokenGroups.Token] = []
      let rows = files.flatMap(\.groups.tokens).eachOnce(by: \.path).compactMap { token -> Row? in
        let texts = files.map { text(of: token.path, in: $0) }
        let targets = Set(files.map { $0.resolved.target(of: token.path) })
        guard texts.contains(where: { $0 != nil }) else {
          if targets != [nil] { lost.append(token) }
          return nil
        }
        return Row(
          token: token, texts: texts, target: targets.count == 1 ? targets.first ?? nil : nil)
      }
      tellAliases(lost)
      return rows
    }
  }

  /// Reports the aliases of tokens that are left out, all at the first of them.
  private mutating func tellAliases(_ aliases: [TokenGroups.Token]) {
    // With errors, there is no sheet.
    let known = reader.problems + files.flatMap(\.problems)
    guard let first = aliases.first, !known.contains(where: { $0.severity == .error })
    else { return }
    leaveOut(
      at: first.range.opening,
      aliases.count == 1
        ? "this alias refers to a token that is left out; it is left out too"
        : "this alias and \(counted(aliases.count - 1, "other")) refer to tokens that are left out; "
          + "they are left out too")
  }

  /// Returns the text of a token; a problem is reported once for all its aliases.
  private mutating func text(of path: [String], in file: TokenFile) -> String? {
    guard let meaning = file.resolved.meaning(at: path) else { return nil }
    let key = TokenFile.Literal(meaning)
    if let known = readings[key] { return known }
    let text = reader.text(of: meaning)
    readings[key] = .some(text)
    return text
  }

  /// True if an export created the token only to distinguish situations.
  private func isHelper(_ row: Row) -> Bool {
    files.count > 1 && files[0].target != nil && row.token.path.first == "situations"
  }

  private mutating func define(_ row: Row) {
    if let name = row.token.paletteName(for: reader.dialect) { return define(name, row) }
    guard let text = oneText(of: row) else { return }
    let name = row.token.variableName
    guard draft.define(name, as: text) else {
      return leaveOut(row, "\(draft.refusal(ofVariable: name, text)); the token is left out")
    }
    variables[row.token.path] = name
  }

  private mutating func declare(_ property: String, _ row: Row, in className: String) {
    guard let text = oneText(of: row) else { return }
    let variable = row.target.flatMap { variables[$0] }
    if let variable, !PaletteKey.isOverriding(variable, for: reader.dialect),
      draft.declare(property, asVariable: variable, in: className)
    {
      return
    }
    if !draft.declare(property, as: text, in: className) {
      leaveOut(row, draft.refusal(of: property, text, className))
    }
  }

  /// Adds the declarations, and the definitions of the palette, that an export kept as text.
  private mutating func declare(_ note: TokenGroups.Note) {
    let className = note.className
    guard className != nil || note.path == ["palette"] else { return }
    for member in note.members {
      guard let text = member.value.text else {
        report(
          .wrongType, at: member.value.range,
          "'\(member.name)' is \(member.value.kind); expected a text")
        continue
      }
      let isTaken =
        className.map { draft.declare(member.name, as: text, in: $0) }
        ?? draft.define(member.name, as: text)
      if !isTaken {
        leaveOut(
          at: member.value.range,
          className.map { draft.refusal(of: member.name, text, $0) }
            ?? "\(draft.refusal(ofVariable: member.name, text)); it is left out")
      }
    }
  }

  private mutating func leaveOut(_ row: Row, _ message: String) {
    leaveOut(at: row.token.range.opening, message)
  }

  // MARK: - In several situations

  /// Overrides a palette name in the situations where its color differs; if there are none, in the
  /// default one, to keep the token.
  private mutating func define(_ name: String, _ row: Row) {
    let isOwn = zip(files, row.texts).map { file, text in
      files.count > 1 && text.map { self.isOwn($0, name, in: file.context) } ?? true
    }
    let makesDifference = isOwn.contains(false)
    for (number, (file, text)) in zip(files, row.texts).enumerated() {
      guard let text, !isOwn[number] || !makesDifference && number == 0 else { continue }
      let variable = reader.dialect.variable(overriding: name, in: file.context)
      if !draft.define(variable, as: text) {
        leaveOut(row, "\(draft.refusal(ofVariable: variable, text)); the token is left out")
      }
    }
  }

  private func isOwn(_ text: String, _ name: String, in context: PaletteContext) -> Bool {
    color(text).map { $0 == Palette.all.color(name, in: context) } ?? false
  }

  private func color(_ text: String) -> ThemeColor? {
    reader.dialect.value(of: text, as: .color)?.color
  }

  /// Collects the overridden palette names.
  private mutating func readColors(_ rows: [Row]) {
    guard files.count > 1 else { return }
    var overrides: [String: [ThemeColor?]] = [:]
    for row in rows {
      guard let name = row.token.paletteName(for: reader.dialect) else { continue }
      overrides[name] = row.texts.map { $0.flatMap(color) }
    }
    let kept = (files.first?.groups.notes ?? []).flatMap(\.members)
    colors = SituationColors(
      overriding: overrides, besides: kept.flatMap { [$0.name, $0.value.text ?? ""] })
  }

  /// Returns the text of a token in a sheet; if it depends on the situation, a palette name.
  private mutating func oneText(of row: Row) -> String? {
    guard let usual = row.texts.lazy.compactMap(\.self).first else { return nil }
    guard Set(row.texts).count > 1 else { return usual }
    guard !row.texts.contains(nil) else {
      leaveOut(row, "some situations do not have this token; '\(usual)' is used in all")
      return usual
    }
    let all = row.texts.map { $0.flatMap(color) }
    guard !all.contains(nil), reader.dialect.paletteNames != .notRead else {
      leaveOut(
        row,
        "a sheet for '\(reader.dialect.name)' cannot represent several situations here; "
          + "'\(usual)' is used in all")
      return usual
    }
    guard let answer = colors.name(for: all) else {
      leaveOut(
        row, "no palette name is left for these colors; '\(usual)' is used in all situations")
      return usual
    }
    if answer.isNew { override(answer.name, row) }
    return answer.name
  }

  private mutating func override(_ name: String, _ row: Row) {
    for (file, text) in zip(files, row.texts) {
      let variable = reader.dialect.variable(overriding: name, in: file.context)
      _ = draft.define(variable, as: text ?? "")
    }
  }
}

extension SheetDraft {
  fileprivate func refusal(ofVariable name: String, _ text: String) -> String {
    if defines(name) {
      "'@\(name)' is already defined by another token"
    } else if name.isEmpty {
      "the name is empty"
    } else if Self.isReserved(name) {
      "'@\(name)' begins with the keyword '@media'"
    } else {
      "'\(text)' cannot be written in a sheet"
    }
  }

  fileprivate func refusal(of property: String, _ text: String, _ className: String) -> String {
    hasRules
      ? "'\(className) { \(property): \(text); }' is left out, because the target would read it otherwise"
      : "the target reads no rules; '\(property)' is left out"
  }
}
