import StyleSheet

extension Rule {
  static let caseMismatch = Rule(
    id: "case-mismatch", .schema, .warning,
    summary: "a name differs from a known one only in upper and lower case",
    rationale: "Names are case-sensitive. 'textField' matches no class.",
    source: "NUI 744a36f, NUISettings: names are keys of a dictionary",
    examples: """
      TextField { font-color: red; }
      ---
      textField { font-color: red; }
      ^^^^^^^^^ warning[case-mismatch]: 'textField' matches no class of the catalog, because the case of letters matters: write 'TextField'
      ---
      fdlFUIRatingControlFormCell_Title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[case-mismatch]: 'fdlFUIRatingControlFormCell_Title' matches no class of the catalog, because the case of letters matters: write 'fdlFUIRatingControlFormCell_title'
      ---
      Label { Font-Color: red; }
              ^^^^^^^^^^ warning[case-mismatch]: 'Font-Color' matches no property of the catalog, because the case of letters matters: write 'font-color'
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let classes = inspection.catalog.classes(for: inspection.dialect)
    inspection.eachStrangeSelector(of: .otherCase) { uses, name in
      if let right = classes.recased(name) {
        report(
          uses.noted(on: .caseMismatch(name, right, "class", at: uses.first))
            .fixIt(
              writing: right, as: inspection.safetyOfRenaming(name, toClass: right),
              at: uses.ranges))
      }
    }
    inspection.eachStranger { row, known, rule in
      guard let first = known.first, !known.contains(where: { inspection.has(row.name, $0) })
      else { return }
      let name = sheet.text(of: row.name)
      guard !inspection.isOpen(name, of: first, in: rule) else { return }
      if let right = inspection.catalog.recased(name, at: first.name) {
        let place = sheet.nameRange(of: row.element)
        report(
          inspection.withoutHarm(
            .caseMismatch(name, right, "property", at: place)
              .fixIt(
                writing: right,
                as: inspection.safetyOfRenaming(row.name, toProperty: right, of: first, in: rule),
                at: [place]), renaming: row, in: rule))
      }
    }
  }

  static let leadingDot = Rule(
    id: "leading-dot", .schema, .warning,
    summary: "the name of a class begins with a dot or '#'",
    rationale: """
      In CSS, a dot begins a class name and '#' an element's name. Here both are part of the name, \
      and '.Title' does not match 'Title'. Tools that generate such sheets from LESS remove them.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; SAP MDK, Styles",
    examples: """
      Label { font-size: 17; }
      ---
      .Label { font-size: 17; }
      ^^^^^^ warning[leading-dot]: the dot is a part of the name '.Label': elements of the class 'Label' do not have it
      ---
      Button, .OrderTitle { font-size: 17; }
              ^^^^^^^^^^^ warning[leading-dot]: the dot is a part of the name '.OrderTitle': elements of the class 'OrderTitle' do not have it
      ---
      #Label { font-size: 17; }
      ^^^^^^ warning[leading-dot]: the '#' is a part of the name '#Label': elements of the class 'Label' do not have it
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.readsRules, inspection.classes.hasStrangers else { return }
    inspection.eachSelectorUse(for: Rule.names(suppressing: "leading-dot")) { row in
      ".#".utf8.contains(sheet.source.bytes[sheet.tree.start(of: Int(row.element))])
        && sheet.selectorRange(row).count > 1
    } _: { _, uses in
      let word = sheet.source[uses.first]
      let name = word.dropFirst()
      let sign = word.hasPrefix("#") ? "'#'" : "dot"
      report(
        uses.finding(
          "the \(sign) is a part of the name '\(word)': elements of the class '\(name)' do not have it"
        )
        .fixIt(
          "remove the \(sign)", as: .unsafe,
          uses.ranges.map { .remove($0.lowerBound..<$0.lowerBound + 1) }))
    }
  }

  static let mixedNaming = Rule(
    id: "mixed-naming", .hygiene, .information,
    summary: "variables are named in more than one style",
    rationale: """
      'brandColor', 'brand_color' and 'brand-color' are three different names and easily confused. \
      The rule is a matter of taste, and disabled by default.
      """,
    source: "sheets in public repositories",
    targets: .all,
    examples: """
      @brandColor: #0064D9;
      @quietColor: #5B738B;
      @ink: #1E2530;
      ---
      @brandColor: #0064D9;
      @quietColor: #5B738B;
      @loud-color: #E26300;
      ^^^^^^^^^^^ remark[mixed-naming]: '@loud-color' is in kebab-case, and 2 others in camelCase
      ---
      @brand_color: #0064D9;
      @quietColor: #5B738B;
      ^^^^^^^^^^^ remark[mixed-naming]: '@quietColor' is in camelCase, and 2 others in snake_case
      @primaryLabel_darkBackground: #FFFFFF;
      @loud_color: #E26300;
      ---
      @UPPER: #0064D9;
      @brandColor: #5B738B;
      @LoudColor: #E26300;
      ^^^^^^^^^^ remark[mixed-naming]: '@LoudColor' is in PascalCase, and another one in camelCase
      """,
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

extension Finding {
  fileprivate static func caseMismatch(
    _ name: String, _ right: String, _ kind: String, at range: Range<Int>
  ) -> Self {
    Finding(
      at: range,
      "'\(name)' matches no \(kind) of the catalog, because the case of letters matters: "
        + "write '\(right)'")
  }
}

extension Catalog {
  /// Returns the property of a class that differs from `spelling` only in case.
  func recased(_ spelling: String, at className: String) -> String? {
    let small = spelling.lowercased()
    guard small != spelling else { return nil }
    return property(small, at: className) == nil ? nil : small
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
