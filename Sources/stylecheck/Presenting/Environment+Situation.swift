import StyleSheet

extension Environment {
  /// The same device, held the same, in a situation of the palette.
  func with(_ context: PaletteContext) -> Environment {
    Environment(
      appearance: context.isDark ? .dark : .light, level: context.isElevated ? .elevated : .base,
      contrast: context.isHighContrast ? .high : .normal, device: device,
      orientation: orientation)
  }
}
