import Mutations
import Testing

@testable import StyleSheet

/// A theme agrees with the reference cascade.
@Suite struct ReferenceCascadeTests {
  /// Each world is resolved in some of the environments for each dialect.
  @Test(arguments: Trials.some(0..<8, oneOf: 3))
  func agreesOnRandomWorlds(_ part: Int) {
    for seed in part * 8..<part * 8 + Trials.count(1, of: 8) {
      var generator = WorldGenerator(seed: seed)
      expectAgreement(on: generator.world(size: 12), seed)
    }
  }

  /// A class with many properties is searched by bisection; a class in a very long selector list is
  /// searched rule by rule.
  @Test(arguments: 0..<Trials.count(1, of: 3))
  func agreesOnCrowdedClasses(_ seed: Int) {
    var generator = WorldGenerator(seed: 10_000 + seed)
    let world = generator.crowdedWorld()
    let comparison = Comparison(of: world, world.parsed, ThemeEnvironment(), .sapfiori)
    let paths = ["A", "B", "A:B", "Other0", "Other79"]
    let found = paths.flatMap { path in
      WorldGenerator.manyProperties.flatMap { comparison.disagreements($0, nil, at: path) }
    }
    if !found.isEmpty { Issue.record("world \(seed)\n\(found.prefix(3))") }
  }

  /// All worlds of one to four sheets with one to four rules.
  @Test(arguments: SmallWorlds.layouts.indices)
  func agreesOnEverySmallWorld(_ layout: Int) {
    let (rules, shapes) = SmallWorlds.layouts[layout]
    for world in Trials.some(
      SmallWorlds.worlds(rules: rules, shapes: shapes), oneOf: 120, seed: layout)
    {
      let sheets = world.parsed
      for environment in [ThemeEnvironment(), ThemeEnvironment(device: .ipad)] {
        // Differences between the engines do not depend on many rules.
        for dialect in rules.reduce(0, +) > 2 ? [Dialect.sapfiori] : [.nui, .sapfiori] {
          let comparison = Comparison(of: world, sheets, environment, dialect)
          let found = SmallWorlds.paths.flatMap { path in
            [nil, "accented"].flatMap { comparison.disagreements("on-color", $0, at: path) }
          }
          if !found.isEmpty {
            Issue.record("\(found.prefix(3).joined(separator: "\n"))\n\(comparison.text)")
            return
          }
        }
      }
    }
  }

  private static let environments = [
    ThemeEnvironment(), ThemeEnvironment(appearance: .dark, device: .ipad, orientation: .landscape),
    ThemeEnvironment(level: .elevated, contrast: .high, orientation: .landscape),
    ThemeEnvironment(appearance: .dark, level: .elevated, device: .ipad),
    ThemeEnvironment(contrast: .high), ThemeEnvironment(appearance: .dark, contrast: .high),
    ThemeEnvironment(level: .elevated),
    ThemeEnvironment(appearance: .dark, level: .elevated, contrast: .high, orientation: .landscape),
  ]

  private func expectAgreement(on world: WorldOfSheets, _ seed: Int) {
    let sheets = world.parsed
    let step = Trials.areMany ? 2 : 6
    for dialect in Dialect.all {
      for (number, environment) in Self.environments.enumerated()
      where (number + seed / 8) % step == 0 {
        let comparison = Comparison(of: world, sheets, environment, dialect)
        var found: [String] = []
        for path in WorldGenerator.paths {
          for property in WorldGenerator.properties {
            for variant in WorldGenerator.variants {
              found += comparison.disagreements(property, variant, at: path)
            }
          }
        }
        for color in WorldGenerator.paletteNames {
          found += comparison.disagreements(onPalette: color)
        }
        if !found.isEmpty {
          Issue.record(
            "world \(seed)\n\(found.prefix(3).joined(separator: "\n"))\n\(comparison.text)")
          return
        }
      }
    }
  }
}

/// A comparison of a theme with the reference cascade.
private struct Comparison {
  let theme: Theme
  let reference: ReferenceCascade

  init(
    of world: WorldOfSheets, _ sheets: [Sheet], _ environment: ThemeEnvironment, _ dialect: Dialect
  ) {
    theme = Theme(of: sheets, in: environment, for: dialect)
    reference = ReferenceCascade(world: world, environment: environment, dialect: dialect)
  }

  /// A description of the comparison.
  var text: String {
    let sheets = reference.world.sheets.map(WorldOfSheets.text)
      .joined(separator: "\n-- next sheet --\n")
    return "\(theme.dialect), \(theme.environment)\n\(sheets)"
  }

  /// The differences in a value, in both lookups of it, and in its provenance.
  func disagreements(_ property: String, _ variant: String?, at path: String) -> [String] {
    let key = Property<ThemeColor>(property)
    let words = variant.map { Variant($0) }
    let expected = reference.color(property, variant, at: path)
    let color = theme[key, words, at: ClassPath(path)]
    let throughAnyType = theme.valueThroughAnyType(key, words, at: ClassPath(path))
    let provenance = theme.provenance(of: key, words, at: ClassPath(path))
    let trail = reference.trail(property, variant, at: path)
    let winner = provenance.winner.map(ReferenceCascade.Declaration.init)
    let beaten = provenance.beaten.map(ReferenceCascade.Declaration.init)

    var found: [String] = []
    if color != expected { found.append("\(color as Any), not \(expected as Any)") }
    if throughAnyType != color { found.append("through any type \(throughAnyType as Any)") }
    if winner != trail.winner { found.append("\(winner as Any) wins, not \(trail.winner as Any)") }
    if beaten != trail.beaten { found.append("beats \(beaten), not \(trail.beaten)") }
    return found.map { "\(property) \(variant ?? "") at \(path): \($0)" }
  }

  /// The differences in the color and origin of a palette name, with each suffix.
  func disagreements(onPalette name: String) -> [String] {
    let spellings = [name] + PaletteName.Suffix.allCases.map { "\(name)_\($0.rawValue)" }
    return spellings.compactMap { text in
      let color = theme.color(text)
      let expected = reference.paletteColor(text)
      if color != expected { return "\(text): \(color as Any), not \(expected as Any)" }
      let origin = theme.origin(ofColor: text)
      let override = reference.override(of: text)
      if origin?.sheet != override?.sheet || origin?.property != override?.variable {
        return "\(text) comes from \(origin as Any), not from \(override as Any)"
      }
      return nil
    }
  }
}

extension Theme {
  fileprivate func valueThroughAnyType<Own: StyleValue>(
    _ property: Property<Own>, _ variant: Variant?, at path: ClassPath
  ) -> Own? {
    self[property, variant, at: path]
  }
}

extension ReferenceCascade.Declaration {
  fileprivate init(_ origin: Provenance.Origin) {
    self.init(
      sheet: origin.sheet, className: origin.className, property: origin.property,
      text: origin.text,
      conditions: origin.conditions.map { WorldOfSheets.Line(name: $0.name, value: $0.value) },
      isReadable: origin.isReadable)
  }
}
