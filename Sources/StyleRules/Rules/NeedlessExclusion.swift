import StyleSheet

extension Rule {
  static let needlessExclusion = Rule(
    id: "needless-exclusion", .hygiene, .information,
    summary: "an exclusion list names 'none', which excludes nothing",
    rationale: """
      'exclude-views' and 'exclude-subviews' take the names of view classes. No class has the name \
      'none', and without the list nothing is excluded either.
      """,
    source: "NUI 744a36f, NUIRenderer",
    targets: [.nui, .sapfiori],
    examples: [
      "Button { exclude-views: UIAlertButton; }",
      """
      Button { exclude-views: none; font-size: 17; }
                              ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      """,
      """
      Label { font-size: 17; }
      Button {
        exclude-subviews: UITableViewCell, none;
                                           ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      }
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let names = inspection.traits.set(of: exclusions)
    guard !names.isEmpty else { return }
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name) else { return }
      let tokens = sheet.valueTokens(of: row.element)
      guard let none = tokens.first(where: { sheet.source[$0] == "none" }) else { return }
      let said = Finding(at: none, "there is no class 'none' to exclude")
      report(
        said.fixIt(
          // An earlier rule of the class may exclude something, which this declaration resets.
          "remove it", as: .unsafe,
          ifAny: tokens.count == 1 ? sheet.removal(ofNode: row.element) : nil))
    }
  }

  private static let exclusions = NameSet(["exclude-views", "exclude-subviews"])
}
