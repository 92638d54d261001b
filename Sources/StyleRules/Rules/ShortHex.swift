import StyleSheet

extension Rule {
  static let shortHex = Rule(
    id: "short-hex", .portability, .warning, findsErrors: true,
    summary: "a color has three hex digits where the engine needs six, or may need them",
    rationale: """
      NUI reads six digits. It reads no color from three, although CSS and SAP's SwiftUI port do. \
      Without a color for the title of a bar, a tab or a segment, the app ends with an exception. \
      SAP's UIKit engine is not public, and its pages show six and eight digits.
      """,
    source: "NUI 744a36f, NUIConverter; SAPFiori reference 9.0 to 25.08, Branding and Theming",
    examples: [
      "Label { font-color: #0066DD; }",
      """
      Label { font-color: #06D; }
                          ^^^^ remark[short-hex]: it is not known whether three hex digits are a color to sapfiori: write '#0066DD'
      """,
      """
      Label { font-color: #06d; }
                          ^^^^ warning[short-hex]: three hex digits are no color to nui: write '#0066dd'
      """.example(for: [.nui]),
      """
      @brand: 0x333;
              ~~~~~ note: '@brand' is defined here
      Label { font-color: @brand; }
                          ^^^^^^ warning[short-hex]: three hex digits are no color to nui: write '0x333333'
      """.example(for: [.nui]),
      """
      TabBarItem { font-color-selected: #06D; }
                                        ^^^^ error[short-hex]: three hex digits are no color to nui, and without a color for this title nui crashes the app: write '#0066DD'
      """.example(for: [.nui]),
    ],
    fixChangesTheme: true
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
        .fixIt("write '\(long)'", as: .safe, sheet.rewriting(use, String(long))))
    }
  }
}
