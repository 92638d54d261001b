import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns what a declaration does: its value for each target and situation, the declarations
  /// that it overrides, and its contrast.
  func effect(ofDeclaration number: Int) -> EditorText {
    var text = EditorText()
    guard sheet.declarationRows.indices.contains(number) else { return text }
    let row = sheet.declarationRows[number]
    let range = sheet.nodeRange(of: row.element)
    let rule = self.number(ofRuleAround: range.lowerBound)
    let effects = settings.dialects.filter { $0.scope != .definitionsOnly }.map { dialect in
      let themes = SituationThemes(of: project.loadOrder(of: index), for: dialect)
      return selectors(ofRule: rule).prefix(DeclarationEffect.most).map {
        DeclarationEffect(
          className: $0, property: sheet.text(of: row.name), themes: themes, catalog: catalog)
      }
    }
    let values = DeclarationEffect.lines(effects) { $0.values }
    if values != ["value: \(sheet.valueText(of: row.element))"] { text.add(list: values) }
    if let effect = effects.first?.first { text.add(list: trail(of: effect, range)) }
    text.add(list: DeclarationEffect.lines(effects) { $0.contrasts })
    return text
  }

  /// Returns the declarations that are overridden, or the one that overrides this one.
  private func trail(of effect: DeclarationEffect, _ range: Range<Int>) -> [EditorText.Line] {
    guard let theme = effect.themes[ThemeEnvironment()], let entry = effect.entry(in: theme) else {
      return []
    }
    let isWinner =
      entry.winner.sheet == theme.sheets.count - 1 && entry.winner.range.overlaps(range)
    let others = isWinner ? entry.beaten : [entry.winner]
    return others.prefix(DeclarationEffect.most * 2).compactMap { origin in
      guard theme.sheets.indices.contains(origin.sheet) else { return nil }
      let place = project.words(
        for: origin.range, in: theme.sheets[origin.sheet], seenFrom: sheet)
      let value = origin.text ?? "an undefined variable"
      return isWinner
        ? "overrides \(code: value) in \(place)" : "overridden by \(code: value) in \(place)"
    }
  }
}

/// A property of a class in the themes of one target.
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
    themes.rows { entry(in: $0)?.shownValue ?? "no value" }
  }

  var contrasts: [SituationTable.Row] {
    themes.rows { theme in
      theme.contrasts(at: className, knowing: catalog).compactMap(words).joined(separator: "; ")
    }
  }

  /// Returns the contrast of a pair that has the property on one of its sides; nil for another.
  private func words(of pair: ContrastPair) -> String? {
    let isFigure = pair.figure.source.property == property
    guard isFigure || pair.ground.source.property == property else { return nil }
    // Without a background, there is nothing to compare.
    guard pair.verdict != .exempt, pair.verdict != .unknown(.unsaid) else { return nil }
    let other = isFigure ? pair.ground : pair.figure
    let ratio = pair.ratio.map { "contrast \($0.truncatedText)" } ?? "contrast unknown"
    let nearest = isFigure ? pair.nearest.map { ", \($0) would pass" } ?? "" : ""
    return "\(ratio) \(isFigure ? "on" : "under") \(other.words(seenFrom: className)), "
      + "\(pair.verdict.words(for: pair.need))\(nearest)"
  }

  /// Returns a line for each row of each target, with the class and the target if they make a
  /// difference.
  static func lines(
    _ targets: [[Self]], _ rows: (Self) -> [SituationTable.Row]
  ) -> [EditorText.Line] {
    let all = targets.map { effects in effects.map { ($0, rows($0)) } }
    let hasTargets = all.contains { $0.map(\.1) != all.first?.map(\.1) }
    return all.prefix(hasTargets ? all.count : 1).flatMap { effects in
      let hasClasses = effects.contains { $0.1 != effects.first?.1 }
      return effects.prefix(hasClasses ? effects.count : 1).flatMap { effect, rows in
        rows.filter { !$0.text.isEmpty }.map { row in
          row.line(
            behind: [hasTargets ? effect.target : "", hasClasses ? effect.className : ""])
        }
      }
    }
  }

  private var target: String { themes[ThemeEnvironment()]?.dialect.name ?? "" }
}

extension ColorSource {
  /// The property; nil for a color of the palette.
  fileprivate var property: String? {
    switch self {
    case .property(let name, at: _): name
    case .palette, .unsaid: nil
    }
  }
}

extension ContrastPair.Side {
  /// Returns the source and the colors.
  fileprivate func words(seenFrom className: String) -> String {
    let colors = colors.map(\.description).joined(separator: " to ")
    return switch source {
    case .property(let name, at: let path) where path.names.last == className: "\(name) \(colors)"
    case .property(let name, at: let path): "\(name) of \(path) \(colors)"
    case .palette(let name): "\(name) \(colors)"
    case .unsaid: "an unknown color"
    }
  }
}

extension ContrastVerdict {
  /// Returns the result in words.
  fileprivate func words(for need: ContrastNeed) -> String {
    let least = need.least.plainText
    return switch self {
    case .passes: "passes (\(need.rawValue) needs \(least))"
    case .fails: "fails (\(need.rawValue) needs \(least))"
    case .unknown(let doubt): "because that is \(doubt.rawValue)"
    case .exempt: "exempt"
    }
  }
}
