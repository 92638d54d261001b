import StyleSheet

// The arguments of color functions.

extension Rule {
  static let hslIsHSB = Rule(
    id: "hsl-is-hsb", .value, .warning,
    summary: "'hsl()' does not mean lightness",
    rationale: """
      NUI reads the third number of 'hsl()' as brightness; CSS reads it as lightness. The same \
      numbers give another color, usually a darker or a stronger one.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      --- nui
      Label { font-color: rgb(0, 100, 217); }
      --- nui
      Label { font-color: hsl(0.5, 1.0, 0.5); }
                          ^^^^^^^^^^^^^^^^^^ warning[hsl-is-hsb]: 'hsl' is hue, saturation and brightness to nui: this is #008080, and by lightness it would be #00FFFF
      ---
      Label { font-color: hsla(0.0, 0.5, 0.5, 1.0); }
                          ^^^^^^^^^^^^^^^^^^^^^^^^ remark[hsl-is-hsb]: 'hsla' is hue, saturation and brightness to engines such as nui: this is #804040, and by lightness it would be #BF4040
      """
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

  static let ignoredAlpha = Rule(
    id: "ignored-alpha", .value, .warning,
    summary: "'rgb()' or 'hsl()' has a fourth number, which is ignored",
    rationale: """
      Only 'rgba()' and 'hsla()' have an alpha. NUI accepts 'rgb()' and 'hsl()' with four numbers \
      too, but the color is opaque.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      --- nui
      Label { font-color: rgba(0, 100, 217, 0.5); }
      --- nui
      Label { font-color: rgb(0, 100, 217, 0.5); }
                          ^^^^^^^^^^^^^^^^^^^^^ warning[ignored-alpha]: 'rgb' has no alpha, and its fourth number is ignored: write 'rgba'
      ---
      Label { font-color: HSL(0.6, 1.0, 0.8, 0.5); }
                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[ignored-alpha]: 'HSL' has no alpha, and its fourth number is ignored: write 'hsla'
      """,
    fixChangesTheme: true
  ) { inspection, report in
    for (use, name) in inspection.colorFunctions
    where ColorFunction(name)?.hasAlpha == false {
      let parts = inspection.sheet.parts(of: use)
      let numbers = parts.filter { $0.component.kind == .number }
      guard numbers.count == 4, let front = parts.first else { continue }
      let right = "\(name.lowercased())a"
      report(
        Finding(
          at: use, in: inspection.sheet,
          "'\(name)' has no alpha, and its fourth number is ignored: write '\(right)'"
        )
        .fixIt(writing: right, as: .unsafe, at: [front.range]))
    }
  }

  static let integerAlpha = Rule(
    id: "integer-alpha", .value, .warning,
    summary: "an alpha of '1' without a dot",
    rationale: """
      NUI divides a number without a dot by 255, and an alpha too. '1' is therefore 1/255, and the \
      color is invisible instead of opaque.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      --- nui
      Label { font-color: rgba(0, 100, 217, 1.0); }
      --- nui
      Label { font-color: rgba(0, 100, 217, 1); }
                                            ^ warning[integer-alpha]: to nui this is all but invisible, because '1' without a dot is 1/255: write '1.0'
      ---
      Label { font-color: hsla(0.6, 1.0, 0.8, 1); }
                                              ^ remark[integer-alpha]: to engines such as nui this is all but invisible, because '1' without a dot is 1/255: write '1.0'
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let (reader, severity) = inspection.readersOfDots
    for (use, name) in inspection.colorFunctions
    where ColorFunction(name)?.hasAlpha == true {
      let numbers = inspection.sheet.parts(of: use).filter { $0.component.kind == .number }
      guard numbers.count == 4, case let alpha = numbers[3], alpha.component.number == 1,
        !alpha.component.isDotted
      else { continue }
      let isAmongOnes = numbers.allSatisfy { $0.component.number <= 1 }
      report(
        as: severity,
        Finding(
          at: alpha.range, of: use, in: inspection.sheet,
          "to \(reader) this is all but invisible, because '1' without a dot is 1/255: write '1.0'"
        )
        // Where all are 0 or 1, all lack their dots.
        .fixIt(writing: "1.0", as: isAmongOnes ? .unsafe : .safe, at: [alpha.range]))
    }
  }

  static let mixedComponents = Rule(
    id: "mixed-components", .value, .warning,
    summary: "a color function mixes numbers with a dot and numbers without",
    rationale: """
      A number with a dot is a fraction of the whole; a number without one is divided by 255. So \
      '1' beside '0.5' is 1/255, and '255' beside '1.0' is the same as '1.0'.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      --- nui
      Label { font-color: rgba(255, 0, 0, 0.5); background-color: rgb(0, 0.5, 0); }
      --- nui
      Label { font-color: rgb(1, 0.5, 0.2); }
                              ^ warning[mixed-components]: without a dot '1' is 1/255 to nui, unlike its neighbors
      ---
      Label { font-color: hsl(0.6, 1, 0.5); }
                                   ^ remark[mixed-components]: without a dot '1' is 1/255 to engines such as nui, unlike its neighbors
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let (reader, severity) = inspection.readersOfDots
    for (use, _) in inspection.colorFunctions {
      guard let odd = inspection.sheet.mixedComponent(of: use) else { continue }
      let text = inspection.sheet.source[odd.range]
      report(
        as: severity,
        Finding(
          at: odd.range, of: use, in: inspection.sheet,
          "without a dot '\(text)' is \(text)/255 to \(reader), unlike its neighbors"
        )
        .fixIt(writing: odd.component.number == 1 ? "1.0" : nil, as: .unsafe, at: [odd.range]))
    }
  }
}

extension Sheet {
  /// True if another rule reports a component as too large, or the components as mixed.
  fileprivate func hasMixedOrLargeComponent(_ use: ValueUse) -> Bool {
    components[use.value.items].contains { $0.kind == .number && $0.isMoreThanWhole }
      || mixedComponent(of: use) != nil
  }

  /// Returns `hsl()` read with brightness and with lightness; nil if both are equal.
  fileprivate func readingsOfHSL(_ use: ValueUse) -> (
    brightness: ThemeColor, lightness: ThemeColor
  )? {
    guard let function = call(of: use).flatMap({ ColorFunction($0) }),
      function == .hsl || function == .hsla
    else { return nil }
    let numbers = components[use.value.items].filter { $0.kind == .number }
    let parts = numbers.map {
      min(ColorFunction.Argument($0.number, isDotted: $0.isDotted).fraction, 1)
    }
    guard parts.count >= 3 else { return nil }
    let brightness = ThemeColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 1)
    let lightness = ThemeColor(hue: parts[0], saturation: parts[1], lightness: parts[2], alpha: 1)
    return brightness == lightness ? nil : (brightness, lightness)
  }

  /// Returns the first integer argument of a color function that also has decimal ones, or nil.
  func mixedComponent(of use: ValueUse) -> ValuePart? {
    guard call(of: use) != nil else { return nil }
    let numbers = parts(of: use).filter { $0.component.kind == .number }.prefix(3)
      .filter { $0.component.number != 0 }
    return numbers.contains(where: \.component.isDotted)
      ? numbers.first { !$0.component.isDotted } : nil
  }
}
