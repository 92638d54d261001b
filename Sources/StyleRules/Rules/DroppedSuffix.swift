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
    examples: [
      "@tintColor:primaryLabel_darkConstant;",
      """
      @tintColor:primaryLabel_darkBackground;
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkBackground': write 'primaryLabel_darkConstant' for the color on dark
      """,
      """
      @chrome:grey1_elevatedLightBackground;
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_elevatedLightBackground', and the color will follow the device
      """,
      """
      @header:grey1_darkConstnat;
              ^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkConstnat', and the color will follow the device; did you mean 'grey1_darkConstant'?
      @footer:grey2_ours;
              ^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_ours', and the color will follow the device
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for line in inspection.paletteLines.all where line.row.value.kind == .word {
      guard let dropped = inspection.suffixDropped(in: line) else { continue }
      report.ifAny { .droppedSuffix(dropped, in: inspection, &$0) }
    }
  }
}

/// A palette name in a value, and the suffix that the engine drops.
private struct DroppedSuffix {
  let name: String
  let suffix: String
  let range: Range<Int>
}

extension Inspection {
  fileprivate func suffixDropped(in line: PaletteLine) -> DroppedSuffix? {
    guard case .palette(let name) = line.meant, name.suffix == nil else { return nil }
    let word = sheet.text(of: line.row.value.name)
    guard word.utf8.count > name.name.utf8.count else { return nil }
    return DroppedSuffix(
      name: name.name,
      suffix: String(decoding: word.utf8.dropFirst(name.name.utf8.count + 1), as: UTF8.self),
      range: sheet.valueRange(of: line.row.element))
  }
}

extension Finding {
  fileprivate static func droppedSuffix(
    _ dropped: DroppedSuffix, in inspection: Inspection, _ speller: inout Speller
  ) -> Self {
    let begin: Message = "\(.engine) will drop '_\(dropped.suffix)'"
    guard let constant = PaletteName.Suffix(rawValue: dropped.suffix)?.constant else {
      let honored = inspection.dialect.paletteNames.suffixes.map(\.rawValue)
      let isKnown = PaletteName.Suffix(rawValue: dropped.suffix) != nil
      let near = speller.nearest(to: dropped.suffix, on: .few("suffixes of values")) {
        WordShelf(honored)
      }
      let meant = isKnown ? nil : near
      return Finding(
        at: dropped.range,
        "\(begin), and the color will follow the device"
          + (meant.map { "; \($0.question(prefix: "\(dropped.name)_"))" } ?? "")
      )
      .fixIt(
        "write the suffix so", as: .safe,
        ifAny: meant?.only.map { SourceEdit(dropped.range, "\(dropped.name)_\($0)") })
    }
    let right = PaletteName(name: dropped.name, suffix: constant).description
    let ground = constant == .darkConstant ? "dark" : "light"
    return Finding(at: dropped.range, "\(begin): write '\(right)' for the color on \(ground)")
      .fixIt("write '\(right)'", as: .safe, SourceEdit(dropped.range, right))
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
