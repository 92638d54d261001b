extension Rule {
  static let malformedBox = Rule(
    id: "malformed-box", .value, .error,
    summary: "insets are not one to four numbers with blanks between them",
    rationale: """
      A comma counts as a part to NUI: '1, 2' is 1 above, 0 on the right, 2 below and 0 on the left, \
      and '1, 2, 3' is 0 on all sides.
      """,
    source: "NUI 744a36f, NUIConverter; issue 254",
    targets: [.nui, .sapfiori],
    examples: [
      "Button { content-insets: 4 8; }",
      """
      Button { content-insets: 4, 8; }
                               ^^^^ warning[malformed-box]: 'content-insets' takes one to four numbers with blanks between them, such as '4 8' (no commas)
      """,
      """
      Button { title-insets: 1 2 3 4 5; }
                             ^^^^^^^^^ warning[malformed-box]: 'title-insets' takes one to four numbers with blanks between them, such as '4 8' (no commas)
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for use in inspection.values where use.problem == .boxShape {
      report(as: use.severity, .malformedBox(use, inspection.sheet))
    }
  }
}

extension Diagnostic {
  fileprivate static func malformedBox(_ use: ValueUse, _ sheet: Sheet) -> Self {
    let parts = sheet.parts(of: use)
    let numbers = parts.filter { $0.component.kind == .number }
    let isMendable =
      (1...4).contains(numbers.count) && numbers.count < parts.count
      && parts.allSatisfy { $0.component.kind == .number || $0.component.kind == .comma }
    let text = numbers.map { sheet.source[$0.range] }.joined(separator: " ")
    return Diagnostic(
      use.severity, "malformed-box", at: use, in: sheet,
      "\(sheet.quotedName(of: use)) takes \(use.property.type.expectation)"
    )
    .fixIt("write '\(text)'", ifAny: isMendable ? sheet.rewriting(use, text) : nil)
  }
}
