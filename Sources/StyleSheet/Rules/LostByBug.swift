extension Rule {
  static let lostByBug = Rule(
    id: "lost-by-bug", .portability, .warning,
    summary: "a name is right, and the engine loses it by a slip of its own",
    rationale: """
      NUI looks for 'horizontal-align' under another key, so every content stands on the left. SAP's \
      SwiftUI port looks for a palette suffix with a letter too many, so an override in the right \
      spelling is never found.
      """,
    source: "NUI 744a36f, NUIRenderer; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.nui, .fioriSwiftUI],
    examples: [
      Example("@tintColor_elevatedContrastDarkBackground:#4DB1FF;", for: .fioriSwiftUI),
      Example(
        """
        @tintColor_elevatedContrastLightBackground:#0046A8;
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[lost-by-bug]: fiori-swiftui will ask for 'tintColor_elevatedContrastLightkBackground' instead, by a slip of its own
        """, for: .fioriSwiftUI),
      Example(
        """
        Button { content-insets: 4 8; horizontal-align: right; }
                                      ^^^^^^^^^^^^^^^^ warning[lost-by-bug]: nui will not find 'horizontal-align', by a slip of its own, and take it for 'left'
        """, for: .nui),
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    switch inspection.dialect.lostName {
    case .unknown: return
    case .contrastSuffix:
      for line in inspection.paletteLines {
        guard let name = PaletteName(inspection.bareName(of: line.row.name)),
          name.suffix == .elevatedContrastLightBackground
        else { continue }
        let asked = PaletteName(name: name.name, suffix: .elevatedContrastLightkBackground)
        report(
          .lostByBug(
            sheet.nameRange(of: line.row.element),
            "\(inspection.dialect.name) will ask for '\(asked)' instead, by a slip of its own"))
      }
    case .horizontalAlign:
      let name = sheet.id(of: "horizontal-align")
      for row in sheet.declarationRows where row.name == name && name != NameTable.none {
        guard sheet.valueText(of: row.element) != "left" else { continue }
        report(
          .lostByBug(
            sheet.nameRange(of: row.element),
            "\(inspection.dialect.name) will not find 'horizontal-align', by a slip of its own, "
              + "and take it for 'left'"))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func lostByBug(_ range: Range<Int>, _ message: String) -> Self {
    Diagnostic(.warning, "lost-by-bug", at: range, message)
  }
}
