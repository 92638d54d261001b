import StyleSheet

extension Rule {
  static let importStatement = Rule(
    id: "import-statement", .portability, .error,
    summary: "a sheet imports another",
    rationale: """
      NUI has no '@import': it reads the word as a variable, stops at the next word, and applies \
      no style at all. Several sheets are loaded in code, one after another.
      """,
    source: "NUIParse 65bc940, NUIStyleParser; NUI 744a36f, issue 264",
    targets: .all,
    examples: [
      "@import: #0064D9;".example(for: [.nui]),
      """
      @import base;
      ^^^^^^^ error[import-statement]: nui has no '@import', and the whole sheet is lost: load the other sheet by code
              ~ note: nui gives up here
      """.example(for: [.nui]),
      """
      @import "base.nss";
      ^^^^^^^ warning[import-statement]: it is not known whether sapfiori has '@import': load the other sheet by code
      """,
    ],
    stopsReading: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let faults = FaultyPlaces(of: sheet)
    for element in sheet.importElements {
      let range = sheet.nodeRange(of: element)
      // A misspelt '@import', or one without a name, is already reported as a fault.
      let isFaulty =
        sheet.source[sheet.nameRange(of: element)] != "@import"
        || faults.has(in: range.lowerBound...range.upperBound - 1)
      let severity: Diagnostic.Severity =
        switch (inspection.dialect.imports, inspection.dialect.brokenSheet) {
        case (.notRead, .nothingStyled): .error
        case (.notRead, _), (.unknown, _): .warning
        }
      report(as: severity, heldBack: isFaulty, .importStatement(element, severity, inspection))
    }
  }
}

extension Finding {
  fileprivate static func importStatement(
    _ element: UInt32, _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let message: Message =
      switch inspection.dialect.imports {
      case .notRead where severity == .error:
        "\(.engine) has no '@import', and the whole sheet is lost: load the other sheet by code"
      case .notRead: "\(.engine) has no '@import': load the other sheet by code"
      case .unknown:
        "it is not known whether \(.engine("has", "have")) '@import': load the other sheet by code"
      }
    let keyword = sheet.nameRange(of: element)
    let tree = sheet.tree
    var index = Int(element) + 2
    while tree.elements[index].kind.isTrivia { index += 1 }
    return Finding(at: keyword, message)
      .givingUp(inspection.dialect, at: tree.start(of: index))
  }
}
