import StyleSheet

extension Rule {
  static let mixedNaming = Rule(
    id: "mixed-naming", .hygiene, .information,
    summary: "variables are named in more than one style",
    rationale: """
      'brandColor', 'brand_color' and 'brand-color' are three different names and easily confused. \
      The rule is a matter of taste, and disabled by default.
      """,
    source: "sheets in public repositories",
    targets: .all,
    examples: [
      """
      @brandColor: #0064D9;
      @quietColor: #5B738B;
      @ink: #1E2530;
      """,
      """
      @brandColor: #0064D9;
      @quietColor: #5B738B;
      @loud-color: #E26300;
      ^^^^^^^^^^^ remark[mixed-naming]: '@loud-color' is in kebab-case, and 2 others in camelCase
      """,
      """
      @brand_color: #0064D9;
      @quietColor: #5B738B;
      ^^^^^^^^^^^ remark[mixed-naming]: '@quietColor' is in camelCase, and 2 others in snake_case
      @primaryLabel_darkBackground: #FFFFFF;
      @loud_color: #E26300;
      """,
      """
      @UPPER: #0064D9;
      @brandColor: #5B738B;
      @LoudColor: #E26300;
      ^^^^^^^^^^ remark[mixed-naming]: '@LoudColor' is in PascalCase, and another one in camelCase
      """,
    ],
    isOptional: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let rows = sheet.definitionRows.filter { !inspection.isOverrideForAnyone($0.name) }
    let manners = rows.map { (row: $0, manner: NamingManner(of: inspection.bareName(of: $0.name))) }
    let counts = NamingManner.allCases.map { manner in
      (manner: manner, count: manners.count { $0.manner == manner })
    }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count > 0 else { return }
    for (row, manner) in manners {
      guard let manner, manner != most.manner else { continue }
      report(
        at: sheet.nameRange(of: row.element),
        "'\(sheet.text(of: row.name))' is in \(manner.rawValue), and "
          + "\(most.count == 1 ? "another one" : "\(most.count) others") in \(most.manner.rawValue)"
      )
    }
  }
}

private enum NamingManner: String, CaseIterable {
  case camel = "camelCase"
  case pascal = "PascalCase"
  case snake = "snake_case"
  case kebab = "kebab-case"

  /// Returns nil for a name of one word, which fits every convention.
  init?(of name: String) {
    // Bytes, because iterating over characters is slow.
    var hasDash = false
    var hasCapital = false
    var hasSmall = false
    var isPlain = true
    for (place, byte) in name.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "_"):
        self = .snake
        return
      case UInt8(ascii: "-"): hasDash = true
      case 0x41...0x5A: hasCapital = hasCapital || place > 0
      case 0x61...0x7A: hasSmall = true
      default: isPlain = isPlain && byte < 0x80
      }
    }
    if hasDash {
      self = .kebab
    } else if hasCapital || !isPlain && name.dropFirst().contains(where: \.isUppercase) {
      // All capitals are one word.
      guard hasSmall || !isPlain else { return nil }
      self = name.first?.isUppercase == true ? .pascal : .camel
    } else {
      return nil
    }
  }
}
