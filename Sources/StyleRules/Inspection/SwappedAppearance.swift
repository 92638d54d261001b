import StyleSheet

/// The colors of a palette name for light and dark backgrounds, which appear to be swapped.
struct SwappedAppearance {
  let light, dark: PaletteOverride
  let isLabel: Bool
  /// True if both colors have too little contrast, and after an exchange neither has.
  fileprivate(set) var lacksContrast = false

  fileprivate init(_ light: PaletteOverride, _ dark: PaletteOverride, isLabel: Bool) {
    self.light = light
    self.dark = dark
    self.isLabel = isLabel
  }

  /// Returns true if a finding is about one of the two colors.
  func contains(_ finding: ContrastFinding) -> Bool {
    finding.isAbout(light.row.element) || finding.isAbout(dark.row.element)
  }

  /// Returns the edits that exchange the two colors.
  func exchange(in sheet: Sheet) -> [SourceEdit] {
    let (light, dark) = (
      sheet.valueRange(of: light.row.element), sheet.valueRange(of: dark.row.element)
    )
    return [SourceEdit(light, sheet.source[dark]), SourceEdit(dark, sheet.source[light])]
  }
}

extension Inspection {
  func swapsOfSheet() -> [SwappedAppearance] {
    let lights = heldOverrides(in: PaletteContext())
    let darks = heldOverrides(in: PaletteContext(isDark: true))
    var swaps = overrides.compactMap { override -> SwappedAppearance? in
      guard darks[override.name]?.row.element == override.row.element,
        let light = lights[override.name],
        let onDark = brightness(of: override), let onLight = brightness(of: light)
      else { return nil }
      let isLabel = override.name.hasSuffix("Label")
      guard isLabel && onDark < onLight || override.name.hasSuffix("Background") && onDark > onLight
      else { return nil }
      return SwappedAppearance(light, override, isLabel: isLabel)
    }
    let wanting = swaps.indices.filter { number in
      // The exchange of two single tokens keeps the elements of the tree.
      [swaps[number].light, swaps[number].dark].allSatisfy { color in
        color.row.value.kind != .list
          && contrasts.findings.contains { $0.isAbout(color.row.element) }
      }
    }
    guard !wanting.isEmpty else { return swaps }
    let text = sheet.source.applying(wanting.flatMap { swaps[$0].exchange(in: sheet) })
    let exchanged = Inspection(
      of: Sheet(parsing: text), for: dialect, among: company, knowing: catalog, importing: imports)
    for number in wanting {
      swaps[number].lacksContrast = !exchanged.contrasts.findings.contains(
        where: swaps[number].contains)
    }
    return swaps
  }

  /// Returns the perceived brightness of an opaque color (ITU-R BT.601), or nil for other values.
  private func brightness(of override: PaletteOverride) -> Int? {
    let row = override.row
    guard
      case .success(.color(let color)) = reader.value(
        of: row.value, as: .color, element: row.element), color.isOpaque
    else { return nil }
    return 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
  }
}

extension ContrastFinding {
  /// Returns true if a color lacks contrast that a declaration or definition sets.
  fileprivate func isAbout(_ element: UInt32) -> Bool {
    matter.isTooLittle
      && (figureElement == element || grounds.contains { $0.element == element })
  }
}
