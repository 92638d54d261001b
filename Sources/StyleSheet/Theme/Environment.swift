/// The situation in which a sheet is asked for its theme.
public struct Environment: Hashable, Sendable {
  /// Light or dark mode.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// Whether the surface lies above another one, as a sheet of paper over a screen does.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case base, elevated
  }

  /// Whether the reader asked for more contrast.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal, high
  }

  /// What `@media (device: …)` asks for, in the words of sheets (NUI 0.5.5, README).
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case iphone, ipad
  }

  /// What `@media (orientation: …)` asks for, in the words of sheets (NUI 0.5.5, README).
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// Decides what palette names are, with the next two.
  public var appearance: Appearance
  /// Decides which of a palette name's colors for a raised surface holds.
  public var level: Level
  /// Decides which of a palette name's colors for high contrast holds.
  public var contrast: Contrast
  /// What `@media (device: …)` is compared with.
  public var device: Device
  /// What `@media (orientation: …)` is compared with.
  public var orientation: Orientation

  /// A situation: unless said otherwise, a telephone held upright in light mode.
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

  /// The part of it that decides what a palette name is.
  public var paletteContext: PaletteContext {
    PaletteContext(
      isDark: appearance == .dark, isElevated: level == .elevated, isHighContrast: contrast == .high
    )
  }
}

extension Environment {
  /// Whether the conditions of an `@media` hold.
  ///
  /// NUI 0.5: a property other than `device` and `orientation` is not looked at, which counts as
  /// holding; a word that is none of theirs never holds; of a repeated property the last counts.
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
