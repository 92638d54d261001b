import StyleSheet

extension Rule {
  static let fontTooSmall = Rule(
    id: "font-too-small", .accessibility, .information,
    summary: "text is too small to read with ease",
    rationale: """
      Apple's smallest text style has 11 points, the minimum in its guidelines; titles of tabs \
      have 10. A size that is a number does not grow with the reader's text size either.
      """,
    source: "Apple, Human Interface Guidelines, Typography: iOS, and Tab bars",
    examples: """
      Label { font-size: 11; } TabBarItem { font-size: 10; }
      ---
      Badge { font-size: 9; font-name: MaterialIcons-Regular; }
      ---
      TableCellDetail { font-size: 9; }
                                   ^ remark[font-too-small]: text of 9 points is hard to read: 11 is the least
      ---
      @small: 8.5;
              ~~~ note: '@small' is defined here
      Label, TabBarItem { font-size: @small; }
                                     ^^^^^^ remark[font-too-small]: text of 8.5 points is hard to read: 10 is the least
      """,
    checksResolvedValues: true
  ) { inspection, report in
    let name = size.id
    guard inspection.traits.sets(name) else { return }
    for rule in inspection.rules {
      // Computed once for a rule, and only for one with small text.
      var isOfIcons: Bool?
      for row in inspection.declarations(of: rule) where row.name == name {
        // The intended value of a number with a suffix of letters is unknown.
        guard let (value, origin) = inspection.resolved(row), value.kind == .number,
          value.unit != .other, value.number > 0, value.number < least
        else { continue }
        let isOfTabs = inspection.knownClasses(of: rule)
          .contains { $0.facts.entry.kind == .tabBarItem }
        let wanted = isOfTabs ? leastOfTabs : least
        guard value.number < wanted else { continue }
        let isUnread = isOfIcons ?? inspection.isOfIcons(rule)
        isOfIcons = isUnread
        guard !isUnread else { continue }
        report(
          Finding(
            at: inspection.sheet.valueRange(of: row.element),
            "text of \(value.number.plainText) points is hard to read: \(wanted.plainText) is the "
              + "least"
          )
          .noting(definition: origin, ofValueOf: row.element, in: inspection.sheet))
      }
    }
  }

  private static let size = SoughtName("font-size")
  fileprivate static let font = SoughtName("font-name")
  /// Parts of the names of icon fonts, in lower case, such as those of 'FontAwesome'.
  fileprivate static let iconFonts = ["icon", "icomoon", "awesome", "glyph", "symbol"]
  private static let least = 11.0
  /// The size that iOS uses for the titles of tabs.
  private static let leastOfTabs = 10.0
}

extension Inspection {
  fileprivate func isOfIcons(_ rule: Sheet.RuleRow) -> Bool {
    let name = Rule.font.id
    guard let row = declarations(of: rule).last(where: { $0.name == name }) else { return false }
    let nodes = [row.element] + (resolved(row).map { [$0.1] } ?? [])
    return nodes.contains { node in
      let font = sheet.source.bytes[sheet.valueRange(of: node)].map { $0 | 0x20 }
      return Rule.iconFonts.contains { word in
        font.indices.contains { font[$0...].starts(with: word.utf8) }
      }
    }
  }
}
