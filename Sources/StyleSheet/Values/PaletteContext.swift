/// The situation in which a palette name becomes a color; there are eight.
public struct PaletteContext: Hashable, Sendable {
  /// Whether the background is dark, as in dark mode.
  public let isDark: Bool
  /// Whether the surface lies above another one, as a sheet of paper over a screen does.
  public let isElevated: Bool
  /// Whether the reader asked for more contrast.
  public let isHighContrast: Bool

  /// A situation; light, at the base and with normal contrast unless said otherwise.
  public init(isDark: Bool = false, isElevated: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isElevated = isElevated
    self.isHighContrast = isHighContrast
  }

  /// All eight, light before dark, base before elevated, normal before high contrast.
  public static let all: [PaletteContext] = [false, true].flatMap { dark in
    [false, true].flatMap { elevated in
      [false, true].map {
        PaletteContext(isDark: dark, isElevated: elevated, isHighContrast: $0)
      }
    }
  }

  /// This situation on the other background: what `_deviceInverse` asks for.
  public var inverse: PaletteContext {
    PaletteContext(isDark: !isDark, isElevated: isElevated, isHighContrast: isHighContrast)
  }
}
