import StyleSheet
import Testing

/// What a sheet comes to for one engine, in as many situations as decide anything.
struct Outcome: Hashable {
  /// For each device, what each property of each class is.
  private let values: [[String: [String: String]]]
  /// For each appearance, what each name of the palette is.
  private let colors: [[ThemeColor?]]

  /// What `sheet` sets for each class on each device, and what it makes of the palette.
  init(of sheet: Sheet, for dialect: Dialect) {
    values = ThemeEnvironment.Device.allCases.flatMap { device in
      ThemeEnvironment.Orientation.allCases.map { orientation in
        let environment = ThemeEnvironment(device: device, orientation: orientation)
        return Theme(of: [sheet], in: environment, for: dialect).resolvedTexts
          .filter { !$0.value.isEmpty }
          .reduce(into: [:]) { $0[$1.key] = Self.values($1.value, of: $1.key, for: dialect) }
      }
    }
    colors = PaletteContext.all.map { context in
      let environment = ThemeEnvironment(
        appearance: context.isDark ? .dark : .light,
        level: context.isElevated ? .elevated : .base,
        contrast: context.isHighContrast ? .high : .normal)
      let theme = Theme(of: [sheet], in: environment, for: dialect)
      return Self.paletteNames.map { theme.color($0) }
    }
  }

  private static let paletteNames = Palette.all.names.map(\.text)

  /// Texts as the engine understands them, where the catalog says what they are for.
  private static func values(
    _ texts: [String: String], of className: String, for dialect: Dialect
  ) -> [String: String] {
    texts.reduce(into: [:]) { values, entry in
      let type = Catalog.all.property(entry.key, at: className)?.row.type
      let value = type.flatMap { dialect.value(of: entry.value, as: $0) }
      values[entry.key] = value?.description ?? entry.value
    }
  }
}

extension Outcome: CustomTestStringConvertible {
  var testDescription: String { "\(values)" }
}
