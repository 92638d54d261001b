/// The environment in which a theme is resolved.
public struct ThemeEnvironment: Hashable, Sendable {
  /// Light or dark mode.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// The elevation of the surface: base, or raised above another one.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case base, elevated
  }

  /// The contrast that the user asked for.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal, high
  }

  /// The values of `@media (device: …)` (NUI 0.5.5, README).
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case iphone, ipad
  }

  /// The values of `@media (orientation: …)` (NUI 0.5.5, README).
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// Light or dark mode; selects palette colors.
  public var appearance: Appearance
  /// The elevation of the surface; selects palette colors.
  public var level: Level
  /// The contrast; selects palette colors.
  public var contrast: Contrast
  /// The device that `@media (device: …)` is compared with.
  public var device: Device
  /// The orientation that `@media (orientation: …)` is compared with.
  public var orientation: Orientation

  /// Creates an environment; the default is a phone in portrait orientation and light mode.
  public init(
    appearance: Appearance = .light, level: Level = .base, contrast: Contrast = .normal,
    device: Device = .iphone, orientation: Orientation = .portrait
  ) {
    self.appearance = appearance
    self.level = level
    self.contrast = contrast
    self.device = device
    self.orientation = orientation
  }

  /// The part of the environment that selects palette colors.
  package var paletteContext: PaletteContext {
    PaletteContext(
      isDark: appearance == .dark, isElevated: level == .elevated, isHighContrast: contrast == .high
    )
  }

  /// Returns the same device and orientation in a situation of the palette.
  package func with(_ context: PaletteContext) -> ThemeEnvironment {
    ThemeEnvironment(
      appearance: context.isDark ? .dark : .light, level: context.isElevated ? .elevated : .base,
      contrast: context.isHighContrast ? .high : .normal, device: device,
      orientation: orientation)
  }

  /// Returns true if the conditions of an `@media` hold.
  ///
  /// In NUI 0.5, a property other than `device` and `orientation` is ignored, which counts as true.
  /// An unknown value is false. If a property is repeated, the last one counts.
  package func satisfies(_ media: Sheet.MediaRow, of sheet: Sheet) -> Bool {
    var device = true
    var orientation = true
    for index in media.firstCondition..<media.endCondition {
      let condition = sheet.conditionRows[Int(index)]
      let value = sheet.text(of: condition.value)
      switch sheet.text(of: condition.name) {
      case "device": device = value == self.device.rawValue
      case "orientation": orientation = value == self.orientation.rawValue
      default: break
      }
    }
    return device && orientation
  }
}
