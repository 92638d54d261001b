/// The appearance in which a palette name is resolved to a color; one of eight.
package struct PaletteContext: Hashable, Sendable {
  package let isDark: Bool
  /// True if the surface is above another one, like a sheet over a screen.
  package let isElevated: Bool
  /// True if the user enabled increased contrast.
  package let isHighContrast: Bool

  /// Creates a context; light, base level and normal contrast by default.
  package init(isDark: Bool = false, isElevated: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isElevated = isElevated
    self.isHighContrast = isHighContrast
  }

  /// All eight contexts: light before dark, base before elevated, normal before high contrast.
  package static let all: [PaletteContext] = [false, true].flatMap { dark in
    [false, true].flatMap { elevated in
      [false, true].map {
        PaletteContext(isDark: dark, isElevated: elevated, isHighContrast: $0)
      }
    }
  }

  package var inverse: PaletteContext {
    PaletteContext(isDark: !isDark, isElevated: isElevated, isHighContrast: isHighContrast)
  }
}
