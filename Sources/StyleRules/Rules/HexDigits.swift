import StyleSheet

extension Rule {
  static let eightDigitHex = Rule(
    id: "eight-digit-hex", .portability, .warning,
    summary: "a color has eight hex digits, and every engine reads them in its own way",
    rationale: """
      NUI reads the first six digits. SAP's UIKit engine reads the first two as a hexadecimal \
      percentage, so that '1E' is 30 % (inferred from its pages). SAP's SwiftUI port reads the \
      last two as alpha. No engine gives an error.
      """,
    source:
      "NUI 744a36f, NUIConverter; SAPFiori reference 9.0 to 25.08, Branding and Theming; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetConverter",
    targets: .all,
    examples: """
      @brand: #0064D9;
      ---
      @brand: #1EE68A00;
              ^^^^^^^^^ warning[eight-digit-hex]: '#1EE68A00' is #1EE68A to nui, #E68A00 at 30 % to sapfiori and #1EE68A at 0 % to fiori-swiftui
      ---
      fdlFUIRatingControl { on-color: 0x640064D9; }
                                      ^^^^^^^^^^ warning[eight-digit-hex]: '0x640064D9' is #640064 to nui, #0064D9 to sapfiori and #640064 at 85 % to fiori-swiftui
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    // A plain loop, because most values are neither and a closure per value is slow.
    for row in sheet.definitionRows
    where row.value.mayHaveEightDigits && !inspection.isMisread(row.element) {
      report.eightDigits(in: row.value, of: row.element, inspection)
    }
    guard inspection.traits.hasValues(.hex) || inspection.traits.hasParts(.hex) else { return }
    for row in sheet.declarationRows where row.value.mayHaveEightDigits {
      report.eightDigits(in: row.value, of: row.element, inspection)
    }
  }

  static let shortHex = Rule(
    id: "short-hex", .portability, .warning, findsErrors: true,
    summary: "a color has three hex digits where the engine needs six, or may need them",
    rationale: """
      NUI reads six digits. It reads no color from three, although CSS and SAP's SwiftUI port do. \
      Without a color for the title of a bar, a tab or a segment, the app ends with an exception. \
      SAP's UIKit engine is not public, and its pages show six and eight digits.
      """,
    source: "NUI 744a36f, NUIConverter; SAPFiori reference 9.0 to 25.08, Branding and Theming",
    examples: """
      Label { font-color: #0066DD; }
      ---
      Label { font-color: #06D; }
                          ^^^^ remark[short-hex]: it is not known whether three hex digits are a color to sapfiori: write '#0066DD'
      --- nui
      Label { font-color: #06d; }
                          ^^^^ warning[short-hex]: three hex digits are no color to nui: write '#0066dd'
      --- nui
      @brand: 0x333;
              ~~~~~ note: '@brand' is defined here
      Label { font-color: @brand; }
                          ^^^^^^ warning[short-hex]: three hex digits are no color to nui: write '0x333333'
      --- nui
      TabBarItem { font-color-selected: #06D; }
                                        ^^^^ error[short-hex]: three hex digits are no color to nui, and without a color for this title nui crashes the app: write '#0066DD'
      """,
    fixChangesTheme: true, checksResolvedValues: true
  ) { inspection, report in
    let isRead = inspection.dialect.hexLengths.taken(of: 3) != nil
    guard !isRead || inspection.dialect.assumed.contains(.hexLengths) else { return }
    let sheet = inspection.sheet
    for use in inspection.values where use.property.type == .color {
      guard use.value.kind == .hex, use.value.count == 3 else { continue }
      let text = sheet.source[sheet.valueRange(of: use.origin)]
      let long = text.dropLast(3) + text.suffix(3).map { "\($0)\($0)" }.joined()
      let cost = inspection.dialect.cost(of: use)
      let severity: Diagnostic.Severity =
        isRead ? .information : use.property.isVital ? .error : .warning
      report(
        as: severity,
        Finding(
          at: use, in: sheet,
          isRead
            ? "it is not known whether three hex digits are a color to \(.engine): write '\(long)'"
            : "three hex digits are no color to \(.engine)\(cost): write '\(long)'"
        )
        .fixIt(writing: String(long), as: .safe, at: [sheet.valueRange(of: use.origin)]))
    }
  }
}

extension Report {
  /// Reports each color of eight digits in a value that engines read differently.
  fileprivate mutating func eightDigits(
    in value: Component, of element: UInt32, _ inspection: Inspection
  ) {
    let sheet = inspection.sheet
    let parts = value.kind == .list ? sheet.components[value.items] : [value]
    guard parts.contains(where: \.hasEightDigits) else { return }
    for (part, range) in zip(parts, sheet.valueTokens(of: element)) where part.hasEightDigits {
      let digits = UInt32(truncatingIfNeeded: part.hexDigits)
      let colors = Set(Dialect.all.map { $0.eightDigits.color(of: digits) })
      if colors.count > 1 { self(.eightDigitHex(digits, range, inspection)) }
    }
  }
}

extension Finding {
  fileprivate static func eightDigitHex(
    _ digits: UInt32, _ range: Range<Int>, _ inspection: Inspection
  ) -> Self {
    let readings = Dialect.all.map { dialect in
      "\(dialect.eightDigits.color(of: digits).withOpacity) to \(dialect.name)"
    }
    let all = readings.joined(with: "and")
    let dialect = inspection.dialect
    let own = dialect.eightDigits.color(of: digits)
    // Six digits lose nothing if the engine reads an alpha and it is opaque; but an opaque alpha
    // at the end is meant as the alpha.
    let isCertain =
      own.isOpaque && dialect.eightDigits != .firstSix
      && (dialect.eightDigits == .alphaLast || digits & 0xFF != 0xFF)
    return Finding(at: range, "'\(inspection.sheet.source[range])' is \(all)")
      .fixIt(
        "write '\(own)', as \(.engine("reads", "read")) it",
        as: dialect.assumed.contains(.eightDigits) ? .unsafe : .safe,
        ifAny: isCertain ? SourceEdit(range, own.description) : nil)
  }
}

extension Component {
  /// True if the value has eight hex digits, or is a list, which may contain such a word.
  fileprivate var mayHaveEightDigits: Bool { kind == .list || hasEightDigits }

  fileprivate var hasEightDigits: Bool { kind == .hex && count == 8 }
}
