extension Rule {
  static let droppedSuffix = Rule(
    id: "dropped-suffix", .portability, .warning,
    summary: "a palette name has a suffix that the engine drops",
    rationale: """
      As a value, SAP's SwiftUI port honors '_device', '_deviceInverse', '_lightConstant' and \
      '_darkConstant'. '_darkBackground' and its like, which SAP's UIKit engine reads, it drops \
      without a word, and the color follows the device after all.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetConverter",
    targets: [.fioriSwiftUI],
    examples: [
      Example("@tintColor:primaryLabel_darkConstant;", for: .fioriSwiftUI),
      Example(
        """
        @tintColor:primaryLabel_darkBackground;
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkBackground': write 'primaryLabel_darkConstant' for the color on dark
        """, for: .fioriSwiftUI),
      Example(
        """
        @chrome:grey1_elevatedLightBackground;
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_elevatedLightBackground', and the color will follow the device
        """, for: .fioriSwiftUI),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for line in inspection.paletteLines where line.row.value.kind == .word {
      let sheet = inspection.sheet
      guard let name = PaletteName(sheet.text(of: line.row.value.name)),
        Palette.all.name(name.name) != nil, let suffix = name.suffix,
        !inspection.dialect.paletteNames.suffixes.contains(suffix)
      else { continue }
      let range = sheet.valueRange(of: line.row.element)
      report(.droppedSuffix(name, suffix, at: range, inspection.dialect))
    }
  }
}

extension Diagnostic {
  fileprivate static func droppedSuffix(
    _ name: PaletteName, _ suffix: PaletteName.Suffix, at range: Range<Int>, _ dialect: Dialect
  ) -> Self {
    let begin = "\(dialect.name) will drop '_\(suffix.rawValue)'"
    guard let constant = suffix.constant else {
      return Diagnostic(
        .warning, "dropped-suffix", at: range, "\(begin), and the color will follow the device")
    }
    let right = PaletteName(name: name.name, suffix: constant).description
    let ground = constant == .darkConstant ? "dark" : "light"
    return Diagnostic(
      .warning, "dropped-suffix", at: range,
      "\(begin): write '\(right)' for the color on \(ground)"
    )
    .fixIt("write '\(right)'", SourceEdit(range, right))
  }
}

extension PaletteName.Suffix {
  /// The suffix that means the same to an engine that knows only constants.
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
