import StyleSheet
import Testing

/// The resolved values and colors of a sheet for one engine, in all situations.
struct Outcome: Hashable {
  /// For each device and orientation, the value of each property of each class.
  private let values: [[String: [String: String]]]
  /// For each appearance, the color of each palette name.
  private let colors: [[ThemeColor?]]

  /// Resolves `sheet` in all situations.
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

  /// The values as the engine reads them; the text if the catalog does not have the property.
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
