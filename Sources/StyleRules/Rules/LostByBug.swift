import StyleSheet

extension Rule {
  static let lostByBug = Rule(
    id: "lost-by-bug", .portability, .warning,
    summary: "a name is right, and an engine misses it because of a bug",
    rationale: """
      NUI looks for 'horizontal-align' under another key, so all content is aligned to the left. \
      SAP's SwiftUI port looks for one palette suffix with an extra letter: it never finds the \
      correct spelling, and the other engines never find the wrong one. A sheet that defines both \
      is correct for all engines.
      """,
    source: "NUI 744a36f, NUIRenderer; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: .all,
    examples: """
      --- fiori-swiftui
      @tintColor_elevatedContrastDarkBackground:#4DB1FF;
      --- nui sapfiori fiori-swiftui
      @tintColor_elevatedContrastLightBackground:#0046A8;
      @tintColor_elevatedContrastLightkBackground:#0046A8;
      --- fiori-swiftui
      @tintColor_elevatedContrastLightBackground:#0046A8;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[lost-by-bug]: fiori-swiftui looks for 'tintColor_elevatedContrastLightkBackground' instead (a bug)
      ---
      @tintColor_elevatedContrastLightkBackground: #0046A8;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[lost-by-bug]: only fiori-swiftui looks for this name (a bug); sapfiori looks for 'tintColor_elevatedContrastLightBackground'
      --- nui
      TextField { padding: 4 8; horizontal-align: right; }
                                ^^^^^^^^^^^^^^^^ warning[lost-by-bug]: nui ignores 'horizontal-align' (a bug) and aligns to the left
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    switch inspection.dialect.lostName {
    case .unknown:
      guard inspection.dialect.stylesPalette, inspection.mayOverridePalette else { return }
      let rows = sheet.definitionRows.lazy.filter { inspection.isOverride($0.name) }
      for (row, right) in inspection.definitions(
        in: rows, with: .elevatedContrastLightkBackground,
        lacking: .elevatedContrastLightBackground)
      {
        report(.nameOfAnothers(row, right, in: inspection))
      }
    case .contrastSuffix:
      for (row, asked) in inspection.definitions(
        in: inspection.paletteLines.all.lazy.map(\.row), with: .elevatedContrastLightBackground,
        lacking: .elevatedContrastLightkBackground)
      {
        report(
          Finding(
            at: sheet.nameRange(of: row.element),
            "\(.engine("looks", "look")) for '\(asked)' instead (a bug)"
          )
          .fixIt("define '@\(asked)' too", as: .safe, ifAny: inspection.copy(of: row, as: asked)))
      }
    case .horizontalAlign:
      let name = sheet.id(of: "horizontal-align")
      guard inspection.traits.sets(name) else { return }
      for row in sheet.declarationRows where row.name == name {
        guard sheet.valueText(of: row.element) != "left",
          !inspection.elementsOfStrangers.contains(row.element)
        else { continue }
        report(
          at: sheet.nameRange(of: row.element),
          "\(.engine("ignores", "ignore")) 'horizontal-align' (a bug) and \(.verb("aligns", "align")) to the left"
        )
      }
    }
  }
}

extension Inspection {
  /// Returns the definitions whose names have one spelling of a suffix, with the name in the other
  /// spelling, if the sheet does not define that.
  fileprivate func definitions(
    in rows: some Sequence<Sheet.DefinitionRow>, with suffix: PaletteName.Suffix,
    lacking other: PaletteName.Suffix
  ) -> [(row: Sheet.DefinitionRow, lacking: PaletteName)] {
    rows.compactMap { row in
      guard let name = PaletteName(bareName(of: row.name)), name.suffix == suffix else {
        return nil
      }
      let lacking = PaletteName(name: name.name, suffix: other)
      return definitions.has(sheet.id(of: "@\(lacking)")) ? nil : (row, lacking)
    }
  }

  /// Copies a definition under another name to the next line; nil if text follows on its line.
  fileprivate func copy(of row: Sheet.DefinitionRow, as name: PaletteName) -> SourceEdit? {
    let node = sheet.nodeRange(of: row.element)
    let rest = sheet.source.bytes[node.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard rest.isEmpty, sheet.source.bytes[node.upperBound - 1] == UInt8(ascii: ";") else {
      return nil
    }
    let lineEnd = sheet.source.bytes[node.upperBound...].first == 0x0D ? "\r\n" : "\n"
    let value = sheet.source[sheet.valueRange(of: row.element)]
    return .insert("\(lineEnd)@\(name):\(value);", at: node.upperBound)
  }
}

extension Finding {
  /// Creates a finding for engines with the documented spelling.
  fileprivate static func nameOfAnothers(
    _ row: Sheet.DefinitionRow, _ right: PaletteName, in inspection: Inspection
  ) -> Self {
    let range = inspection.sheet.nameRange(of: row.element)
    let asking = Dialect.all.filter { $0.lostName == .contrastSuffix }.map(\.name)
    let said = Finding(
      at: range,
      "only \(asking.joined(separator: " and ")) looks for this name (a bug); "
        + "\(.engine("looks", "look")) for '\(right)'")
    return inspection.company.contains { $0.lostName == .contrastSuffix }
      ? said.fixIt("define '@\(right)' too", as: .safe, ifAny: inspection.copy(of: row, as: right))
      : said.fixIt(writing: "@\(right)", as: .safe, at: [range])
  }
}
