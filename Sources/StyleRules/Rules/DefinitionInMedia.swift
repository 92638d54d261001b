import StyleSheet

extension Rule {
  static let definitionInMedia = Rule(
    id: "definition-in-media", .portability, .error,
    summary: "a definition inside an '@media' is read in every situation",
    rationale: """
      SAP's SwiftUI port does not recognize '@media': it reads every line that begins with '@', so \
      a color for one device or one orientation applies everywhere.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      """
      @tintColor:#0064D9;
      @media (device: ipad) {
        @ourBrand: #E26300;
      }
      """,
      """
      @media (device: ipad) {
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-media]: fiori-swiftui will read '@tintColor' here in every situation, because it does not know '@media'
      }
      """,
      """
      @media (orientation: landscape) {
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-media]: fiori-swiftui will read '@tintColor' here in every situation, because it does not know '@media'
      }
      @tintColor:#0064D9;
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.media == .ignored else { return }
    for line in inspection.paletteLines.all
    where line.row.media != NameTable.none && inspection.paletteLines.holds(line) {
      report(
        at: inspection.sheet.nameRange(of: line.row.element),
        "\(.engine) will read \(inspection.quotedName(line)) here in every "
          + "situation, because it does not know '@media'")
    }
  }
}
