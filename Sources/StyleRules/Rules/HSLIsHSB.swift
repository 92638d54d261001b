import StyleSheet

extension Rule {
  static let hslIsHSB = Rule(
    id: "hsl-is-hsb", .value, .warning,
    summary: "'hsl()' does not mean lightness",
    rationale: """
      NUI reads the third number of 'hsl()' as brightness; CSS reads it as lightness. The same \
      numbers give another color, usually a darker or a stronger one.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-color: rgb(0, 100, 217); }".example(for: [.nui]),
      """
      Label { font-color: hsl(0.5, 1.0, 0.5); }
                          ^^^^^^^^^^^^^^^^^^ warning[hsl-is-hsb]: 'hsl' is hue, saturation and brightness to nui: this is #008080, and by lightness it would be #00FFFF
      """.example(for: [.nui]),
      """
      Label { font-color: hsla(0.0, 0.5, 0.5, 1.0); }
                          ^^^^^^^^^^^^^^^^^^^^^^^^ remark[hsl-is-hsb]: 'hsla' is hue, saturation and brightness to engines such as nui: this is #804040, and by lightness it would be #BF4040
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.hsl == .brightness else { return }
    let (reader, severity) = inspection.readersOfDots
    for (use, name) in inspection.colorFunctions {
      guard let readings = inspection.sheet.readingsOfHSL(use) else { continue }
      report(
        as: severity, heldBack: inspection.sheet.hasMixedOrLargeComponent(use),
        Finding(
          at: use, in: inspection.sheet,
          "'\(name)' is hue, saturation and brightness to \(reader): this is "
            + "\(readings.brightness), and by lightness it would be \(readings.lightness)"))
    }
  }
}

extension Sheet {
  /// True if another rule reports a component as too large, or the components as mixed.
  fileprivate func hasMixedOrLargeComponent(_ use: ValueUse) -> Bool {
    components[use.value.items].contains { $0.kind == .number && $0.isMoreThanWhole }
      || mixedComponent(of: use) != nil
  }

  /// Returns `hsl()` read with brightness and with lightness; nil for other values, and if both are
  /// equal.
  fileprivate func readingsOfHSL(_ use: ValueUse) -> (
    brightness: ThemeColor, lightness: ThemeColor
  )? {
    guard let name = call(of: use), name == "hsl" || name == "hsla" else { return nil }
    let numbers = components[use.value.items].filter { $0.kind == .number }
    let parts = numbers.map {
      min(ColorFunction.Argument($0.number, isDotted: $0.isDotted).fraction, 1)
    }
    guard parts.count >= 3 else { return nil }
    let brightness = ThemeColor(
      hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 1)
    let lightness = ThemeColor(hue: parts[0], saturation: parts[1], lightness: parts[2], alpha: 1)
    return brightness == lightness ? nil : (brightness, lightness)
  }
}
