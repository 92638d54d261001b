import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the effect of a declaration: its value for each target and situation, the declarations
  /// that it overrides or that override it, and its contrast.
  ///
  /// There is none if its variable is of a sheet that this one does not import.
  func effect(ofDeclaration number: Int, at role: SheetPlace.Role) -> EditorText {
    var text = EditorText()
    guard sheet.declarationRows.indices.contains(number) else { return text }
    let definer = otherDefiner(ofVariableIn: number)
    // The description of the variable has the doubt.
    if definer != nil, role != .usedVariable { text.add(doubtOnSharing) }
    if let definer, !borrows(from: definer) { return text }
    let row = sheet.declarationRows[number]
    let range = sheet.nodeRange(of: row.element)
    let rule = self.number(ofRuleAround: range.lowerBound)
    let effects = settings.dialects.filter { $0.scope != .definitionsOnly }.map { dialect in
      let themes = SituationThemes(of: project.loadOrder(of: index, for: dialect), for: dialect)
      return selectors(ofRule: rule).prefix(DeclarationEffect.most).map {
        DeclarationEffect(
          className: $0, property: sheet.text(of: row.name), themes: themes, catalog: catalog)
      }
    }
    let values = DeclarationEffect.lines(effects) { $0.values }
    let own = sheet.valueText(of: row.element).withTightParentheses
    if values != ["value: \(own)"] { text.add(list: values) }
    if let effect = effects.first?.first { text.add(list: trail(of: effect, range)) }
    let contrasts = DeclarationEffect.lines(effects, labelled: "") { $0.contrasts }
    text.add(list: contrasts)
    text.add(remedy(ofDeclaration: number, inSituations: contrasts.count > 1))
    return text
  }

  /// Returns a value that passes in all situations; nil if the declaration passes, or if none does.
  private func remedy(ofDeclaration number: Int, inSituations: Bool) -> EditorText.Line? {
    let row = sheet.declarationRows[number]
    var reader = ColorReader(of: self)
    guard let color = reader.color(of: row.value, row.element),
      let remedy = remedy(for: color, ofDeclaration: number)
    else { return nil }
    let situations = inSituations ? " in all situations" : ""
    return "\(code: remedy.text) is \(remedy.words)\(situations)."
  }

  /// Returns the declarations that are overridden, and those that override this one, in the
  /// situations in which it counts.
  private func trail(of effect: DeclarationEffect, _ range: Range<Int>) -> [EditorText.Line] {
    var lines: [EditorText.Line] = []
    for theme in effect.themes.ofLayouts {
      guard let entry = effect.entry(in: theme) else { continue }
      let isOwn = { (origin: Provenance.Origin) in
        origin.sheet == theme.sheets.count - 1 && origin.range.overlaps(range)
      }
      if isOwn(entry.winner) {
        // Each place reads the whole sheet for its line.
        lines += entry.beaten.prefix(DeclarationEffect.most * 2).map {
          "overrides \(words(for: $0, in: theme))"
        }
      } else if entry.beaten.contains(where: isOwn) {
        lines.append("overridden by \(words(for: entry.winner, in: theme))")
      }
    }
    return Array(lines.eachOnce.prefix(DeclarationEffect.most * 2))
  }

  private func words(for origin: Provenance.Origin, in theme: Theme) -> EditorText.Line {
    let value = origin.text ?? "an undefined variable"
    let conditions = origin.conditions.map { "(\($0.name): \($0.value))" }
    let media = conditions.isEmpty ? "" : " for \(conditions.joined(separator: " and "))"
    guard theme.sheets.indices.contains(origin.sheet) else { return "\(code: value)" }
    let place = project.words(for: origin.range, in: theme.sheets[origin.sheet], seenFrom: sheet)
    return "\(code: value.withTightParentheses)\(media) in \(place)"
  }
}

private struct DeclarationEffect {
  let className: String
  let property: String
  let themes: SituationThemes
  let catalog: Catalog

  /// The number of selectors and overridden declarations that are shown.
  static let most = 3

  /// Returns the entry of the property; nil if it has no value.
  func entry(in theme: Theme) -> Resolution.Entry? {
    theme.classEntry(of: className, knowing: catalog).entries.first { $0.name == property }
  }

  var values: [SituationTable.Row] {
    themes.rows { entry(in: $0)?.shownValue.withTightParentheses ?? "no value" }
  }

  var contrasts: [SituationTable.Row] {
    themes.rows { theme in
      let raised = Theme(theme, in: theme.environment.at(.elevated).paletteContext)
      let others = raised.contrasts(at: className, knowing: catalog)
      return theme.contrasts(at: className, knowing: catalog).compactMap { pair in
        // A raised surface counts if the color fails there and has less contrast.
        let other = others.first { $0.hasSources(of: pair) && $0.verdict == .fails }
        let isRaised = (other?.ratio ?? 21) < (pair.ratio ?? 0)
        return words(of: isRaised ? other ?? pair : pair, isRaised: isRaised)
      }.joined(separator: "; ")
    }
  }

  /// Returns the contrast of a pair that has the property on one of its sides; nil for another.
  private func words(of pair: ContrastPair, isRaised: Bool) -> String? {
    let isFigure = pair.figure.source.property == property
    guard isFigure || pair.ground.source.property == property else { return nil }
    // Without a background, there is nothing to compare.
    guard pair.verdict != .exempt, pair.verdict != .unknown(.unsaid) else { return nil }
    let other = isFigure ? pair.ground : pair.figure
    if case .unknown(let doubt) = pair.verdict {
      return "contrast unknown: \(pair.ground.name(seenFrom: className)) is \(doubt.words)"
    }
    let ratio = pair.ratio.map { "contrast \($0.truncatedText)" } ?? "contrast unknown"
    return "\(ratio) \(isFigure ? "on" : "under") \(other.words(seenFrom: className))"
      + "\(isRaised ? " on a raised surface" : ""), \(pair.verdict.words(for: pair.need))"
  }

  /// Returns a line for each row of each target, with the class and the target if they make a
  /// difference.
  static func lines(
    _ targets: [[Self]], labelled label: String = "value: ", _ rows: (Self) -> [SituationTable.Row]
  ) -> [EditorText.Line] {
    let all = targets.map { effects in effects.map { ($0, rows($0)) } }
    let hasTargets = all.contains { $0.map(\.1) != all.first?.map(\.1) }
    return all.prefix(hasTargets ? all.count : 1).flatMap { effects in
      let hasClasses = effects.contains { $0.1 != effects.first?.1 }
      return effects.prefix(hasClasses ? effects.count : 1).flatMap { effect, rows in
        rows.filter { !$0.text.isEmpty }.map { row in
          row.line(
            behind: [hasTargets ? effect.target : "", hasClasses ? effect.className : ""], or: label
          )
        }
      }
    }
  }

  private var target: String { themes[ThemeEnvironment()]?.dialect.name ?? "" }
}

extension String {
  /// The words of a value, which blanks join, without those around `(`, and before `,` and `)`.
  var withTightParentheses: String {
    let own = Array(utf8)
    let kept = own.indices.filter { place in
      guard own[place] == 0x20, place > 0, place + 1 < own.count else { return true }
      let (before, after) = (own[place - 1], own[place + 1])
      let opens = place + 2 < own.count && after == UInt8(ascii: "(") && own[place + 2] == 0x20
      return !opens && !",)".utf8.contains(after)
        && !(before == UInt8(ascii: "(") && place > 1 && own[place - 2] == 0x20)
    }
    return String(decoding: kept.map { own[$0] }, as: UTF8.self)
  }
}

extension ColorSource {
  /// The property; nil for a color of the palette.
  fileprivate var property: String? {
    if case .property(let name, at: _) = self { name } else { nil }
  }
}

extension ContrastPair {
  /// True if the colors of another pair have the same sources.
  fileprivate func hasSources(of other: ContrastPair) -> Bool {
    kind == other.kind && figure.source == other.figure.source
      && ground.source == other.ground.source
  }
}

extension ContrastPair.Side {
  fileprivate func words(seenFrom className: String) -> String {
    let colors = colors.map(\.description).joined(separator: " to ")
    return colors.isEmpty
      ? name(seenFrom: className) : "\(name(seenFrom: className)) \(colors)"
  }

  fileprivate func name(seenFrom className: String) -> String {
    switch source {
    case .property(let name, at: let path) where path.names.last == className: name
    case .property(let name, at: let path): "\(name) of \(path)"
    case .palette(let name): name
    case .unsaid: "an unknown color"
    }
  }
}

extension ContrastDoubt {
  fileprivate var words: String {
    switch self {
    case .shinesThrough: "translucent, and the color behind it is unknown"
    case .noColor: "no color"
    case .unsaid: "not set"
    case .image, .gradient, .unreadable: rawValue
    }
  }
}

extension ContrastVerdict {
  fileprivate func words(for need: ContrastNeed) -> String {
    let least = need.least.plainText
    return switch self {
    case .passes: "passes (\(need.rawValue) needs \(least))"
    case .fails: "fails (\(need.rawValue) needs \(least))"
    case .unknown(let doubt): doubt.words
    case .exempt: "exempt"
    }
  }
}
