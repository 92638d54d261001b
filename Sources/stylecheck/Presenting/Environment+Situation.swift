import StyleSheet

extension Environment {
  /// Returns the same device and orientation in a situation of the palette.
  func with(_ context: PaletteContext) -> Environment {
    Environment(
      appearance: context.isDark ? .dark : .light, level: context.isElevated ? .elevated : .base,
      contrast: context.isHighContrast ? .high : .normal, device: device,
      orientation: orientation)
  }
}
