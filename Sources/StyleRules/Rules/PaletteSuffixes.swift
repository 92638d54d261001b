import StyleSheet

extension Rule {
  static let droppedSuffix = Rule(
    id: "dropped-suffix", .portability, .warning,
    summary: "a palette name has a suffix that the engine drops",
    rationale: """
      In a value, SAP's SwiftUI port reads the suffixes '_device', '_deviceInverse', \
      '_lightConstant' and '_darkConstant'. It drops every other suffix without an error, even \
      those that SAP's UIKit engine reads, such as '_darkBackground', and the color then follows \
      the device.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetConverter and ColorStyle",
    targets: [.fioriSwiftUI],
    examples: """
      @tintColor:primaryLabel_darkConstant;
      ---
      @tintColor:primaryLabel_darkBackground;
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkBackground': write 'primaryLabel_darkConstant' for the color on dark
      ---
      @chrome:grey1_elevatedLightBackground;
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_elevatedLightBackground', and the color will follow the device
      ---
      @header:grey1_darkConstnat;
              ^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkConstnat', and the color will follow the device; did you mean 'grey1_darkConstant'?
      @footer:grey2_ours;
              ^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_ours', and the color will follow the device
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    for line in inspection.paletteLines.all where line.row.value.kind == .word {
      guard case .palette(let name) = line.meant, name.suffix == nil else { continue }
      let word = sheet.text(of: line.row.value.name)
      guard word.utf8.count > name.name.utf8.count else { continue }
      let dropped = String(decoding: word.utf8.dropFirst(name.name.utf8.count + 1), as: UTF8.self)
      let range = sheet.valueRange(of: line.row.element)
      report.ifAny { .droppedSuffix(dropped, of: name.name, at: range, inspection, &$0) }
    }
  }

  static let paletteAliasConflict = Rule(
    id: "palette-alias-conflict", .reference, .warning,
    summary: "a palette name is overridden twice for one background, under two names",
    rationale: """
      'tintColor_lightBackground', 'tintColor' and 'tintColorDark' all name the tint on a light \
      background. The engine uses the first of them that is defined, regardless of the order in \
      the sheet. For dark backgrounds they are 'tintColor_darkBackground' and then \
      'tintColorLight'.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, CustomizeColorPalette.md",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: """
      @tintColor: #0064D9;
      @tintColor_darkBackground: #4DB1FF;
      ---
      @tintColor: #0064D9;
      ~~~~~~~~~~ note: this one wins
      @tintColorDark: #0057D2;
      ^^^^^^^^^^^^^^ warning[palette-alias-conflict]: '@tintColorDark' overrides nothing: on a light background '@tintColor_lightBackground', then '@tintColor', then '@tintColorDark' is asked for
      ---
      @primaryLabel: #1D2B2E;
      ^^^^^^^^^^^^^ warning[palette-alias-conflict]: '@primaryLabel' overrides nothing: on a light background '@primaryLabel_lightBackground', then '@primaryLabel' is asked for
      @primaryLabel_lightBackground: #000000;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: this one wins
      ---
      @tintColor: #0064D9;
      ^^^^^^^^^^ warning[palette-alias-conflict]: '@tintColor' overrides nothing: on a light background '@tintColor_lightBackground', then '@tintColor', then '@tintColorDark' is asked for
      @tintColor_lightBackground: #0057D2;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~ note: this one wins
      ~~~~~~~~~~~~~~~~~~~~~~~~~~ note: this one wins
      @tintColorDark: #003F99;
      ^^^^^^^^^^^^^^ warning[palette-alias-conflict]: '@tintColorDark' overrides nothing: on a light background '@tintColor_lightBackground', then '@tintColor', then '@tintColorDark' is asked for
      """
  ) { inspection, report in
    guard inspection.overrides.count > 1 else { return }
    let lights = inspection.heldOverrides(in: PaletteContext())
    let darks = inspection.heldOverrides(in: PaletteContext(isDark: true))
    for override in inspection.overrides {
      guard let context = override.context, inspection.isHeld(override.row),
        let winner = (context.isDark ? darks : lights)[override.name], winner.context == context
      else { continue }
      let keys = Palette.all.overridingKeys(for: override.name, in: context)
      // A stronger key without a color is reported by other rules.
      guard let own = keys.firstIndex(of: override.key), keys[..<own].contains(winner.key) else {
        continue
      }
      let order = keys.map { "'@\($0)'" }.joined(separator: ", then ")
      let ground = context.isDark ? "dark" : "light"
      report(
        Finding(
          at: inspection.sheet.nameRange(of: override.row.element),
          "'@\(override.key)' overrides nothing: on a \(ground) background \(order) is asked for"
        )
        .note("this one wins", at: inspection.sheet.nameRange(of: winner.row.element)))
    }
  }

  static let swappedAppearance = Rule(
    id: "swapped-appearance", .completeness, .information,
    summary: "the colors for light and dark backgrounds appear to be swapped",
    rationale: """
      The suffix names the background and not the color, although the vendor calls the color for a \
      light background the dark variant. A label that is darker on dark than on light, or a \
      background that is lighter in dark mode, usually has the wrong suffix.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, CustomizeColorPalette.md",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: """
      @primaryLabel_lightBackground: #1D2B2E;
      @primaryLabel_darkBackground: #EEF4F4;
      ---
      @primaryLabel_lightBackground: #EEF4F4;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: the other one is here
      @primaryLabel_darkBackground: #1D2B2E;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[swapped-appearance]: 'primaryLabel' is darker on a dark background than on a light one: the suffix names the background
      ---
      @primaryBackground_darkBackground: #FFFFFF;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[swapped-appearance]: 'primaryBackground' is lighter on a dark background than on a light one: the suffix names the background
      @primaryBackground_lightBackground: #171114;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: the other one is here
      """
  ) { inspection, report in
    let lights = inspection.heldOverrides(in: PaletteContext())
    let darks = inspection.heldOverrides(in: PaletteContext(isDark: true))
    for override in inspection.overrides
    where darks[override.name]?.row.element == override.row.element {
      guard let light = lights[override.name],
        let onDark = inspection.brightness(of: override),
        let onLight = inspection.brightness(of: light)
      else { continue }
      let isLabel = override.name.hasSuffix("Label")
      guard isLabel && onDark < onLight || override.name.hasSuffix("Background") && onDark > onLight
      else { continue }
      let sheet = inspection.sheet
      report(
        Finding(
          at: sheet.nameRange(of: override.row.element),
          "'\(override.name)' is \(isLabel ? "darker" : "lighter") on a dark background than on a "
            + "light one: the suffix names the background"
        )
        .note("the other one is here", at: sheet.nameRange(of: light.row.element)))
    }
  }
}

extension Inspection {
  /// Returns the perceived brightness of an opaque color (ITU-R BT.601), or nil for other values.
  fileprivate func brightness(of override: PaletteOverride) -> Int? {
    let row = override.row
    guard
      case .success(.color(let color)) = reader.value(
        of: row.value, as: .color, element: row.element), color.isOpaque
    else { return nil }
    return 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
  }
}

extension Finding {
  fileprivate static func droppedSuffix(
    _ dropped: String, of name: String, at range: Range<Int>, _ inspection: Inspection,
    _ speller: inout Speller
  ) -> Self {
    let names = inspection.dialect.paletteNames
    let begin: Message = "\(.engine) will drop '_\(dropped)'"
    guard let constant = PaletteName.Suffix(rawValue: dropped)?.constant else {
      let isKnown = PaletteName.Suffix(rawValue: dropped) != nil
      let near = speller.nearest(to: dropped, on: "suffixes of values") {
        WordShelf(names.suffixes.map(\.rawValue))
      }
      let meant = isKnown ? nil : near
      return Finding(
        at: range,
        "\(begin), and the color will follow the device"
          + (meant.map { "; \($0.question(prefix: "\(name)_"))" } ?? "")
      )
      .fixIt(
        "write the suffix so", as: .safe,
        ifAny: meant?.only.map { SourceEdit(range, "\(name)_\($0)") })
    }
    let right = PaletteName(name: name, suffix: constant).description
    // Other engines may know only the suffix that this one drops.
    let isReadByAll = inspection.company.allSatisfy { [names, .notRead].contains($0.paletteNames) }
    let ground = constant == .darkConstant ? "dark" : "light"
    return Finding(at: range, "\(begin): write '\(right)' for the color on \(ground)")
      .fixIt(writing: right, as: isReadByAll ? .safe : .unsafe, at: [range])
  }
}

extension PaletteName.Suffix {
  /// The equivalent suffix for an engine that supports only constant ones.
  fileprivate var constant: Self? {
    switch self {
    case .lightBackground: .lightConstant
    case .darkBackground: .darkConstant
    case .elevatedLightBackground, .elevatedDarkBackground, .contrastLightBackground,
      .contrastDarkBackground, .elevatedContrastLightBackground, .elevatedContrastDarkBackground,
      .elevatedContrastLightkBackground, .device, .deviceInverse, .lightConstant, .darkConstant:
      nil
    }
  }
}
