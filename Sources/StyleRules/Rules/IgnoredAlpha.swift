import StyleSheet

extension Rule {
  static let ignoredAlpha = Rule(
    id: "ignored-alpha", .value, .warning,
    summary: "'rgb()' or 'hsl()' has a fourth number, which is ignored",
    rationale: """
      Only 'rgba()' and 'hsla()' have an alpha. NUI accepts 'rgb()' and 'hsl()' with four numbers \
      too, but the color is opaque.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: [
      "Label { font-color: rgba(0, 100, 217, 0.5); }".example(for: [.nui]),
      """
      Label { font-color: rgb(0, 100, 217, 0.5); }
                          ^^^^^^^^^^^^^^^^^^^^^ warning[ignored-alpha]: 'rgb' has no alpha, and its fourth number is ignored: write 'rgba'
      """.example(for: [.nui]),
      """
      Label { font-color: HSL(0.6, 1.0, 0.8, 0.5); }
                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[ignored-alpha]: 'hsl' has no alpha, and its fourth number is ignored: write 'hsla'
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    for (use, name) in inspection.colorFunctions
    where ColorFunction(rawValue: name)?.hasAlpha == false {
      let parts = inspection.sheet.parts(of: use)
      let numbers = parts.filter { $0.component.kind == .number }
      guard numbers.count == 4, let front = parts.first else { continue }
      let said = Finding(
        at: use, in: inspection.sheet,
        "'\(name)' has no alpha, and its fourth number is ignored: write '\(name)a'")
      report(said.fixIt("write '\(name)a'", as: .unsafe, SourceEdit(front.range, "\(name)a")))
    }
  }
}
