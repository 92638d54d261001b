import StyleSheet

extension Rule {
  static let malformedList = Rule(
    id: "malformed-list", .value, .warning,
    summary: "two names of a list of classes are side by side without a comma",
    rationale: """
      NUI splits such a list only at commas: it reads two names with a blank between them as one \
      name, which no class has, so nothing is excluded.
      """,
    source: "NUI 744a36f, NUIRenderer; issues 224 and 269",
    examples: [
      "Button { exclude-views: UIAlertButton, OrderButton; }",
      """
      Button { exclude-views: UIAlertButton OrderButton; }
                              ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed-list]: these are taken for one name: expected ',' between two
      """,
      """
      @containers: UITableViewCell UIAlertView, UISearchBar;
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed-list]: these are taken for one name: expected ',' between two
      Button { exclude-subviews: @containers; }
      Label { exclude-subviews: @containers; }
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let names = inspection.traits.set(of: lists)
    guard !names.isEmpty else { return }
    var seen: Set<UInt32> = []
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name), let (value, origin) = inspection.resolved(row),
        value.kind == .list, seen.insert(origin).inserted,
        inspection.propertySwallowed(in: origin) == nil,
        let pair = inspection.sheet.namesSideBySide(in: value, of: origin)
      else { return }
      report(
        Finding(
          at: pair.first.lowerBound..<pair.second.upperBound,
          "these are taken for one name: expected ',' between two"
        )
        .fixIt("insert ','", as: .safe, .insert(",", at: pair.first.upperBound)))
    }
  }

  private static let lists = NameSet(["exclude-views", "exclude-subviews"])
}

extension Sheet {
  /// Returns the first two words of a value without a separator between them, or nil.
  fileprivate func namesSideBySide(
    in value: Component, of element: UInt32
  ) -> (first: Range<Int>, second: Range<Int>)? {
    let parts = Array(zip(components[value.items], valueTokens(of: element)))
    let pair = zip(parts, parts.dropFirst()).first { $0.0.kind == .word && $1.0.kind == .word }
    return pair.map { ($0.1, $1.1) }
  }
}
