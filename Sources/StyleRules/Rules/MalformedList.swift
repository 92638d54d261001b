import StyleSheet

extension Rule {
  static let malformedList = Rule(
    id: "malformed-list", .value, .warning,
    summary: "the commas of a list of classes do not separate its names",
    rationale: """
      NUI splits such a list only at a comma between two names: it reads two names with a blank \
      between them as one name, and a comma at the end as a part of the name before it. No class has \
      such a name, so nothing is excluded.
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
      """
      Button { exclude-views: UIToolbar,; exclude-subviews: (UITableViewCell); }
                                       ^ warning[malformed-list]: this ',' is taken for a part of a name
                                                            ^ warning[malformed-list]: this '(' is taken for a part of a name
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let names = inspection.traits.set(of: lists)
    guard !names.isEmpty else { return }
    let sheet = inspection.sheet
    var seen: Set<UInt32> = []
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name), let (value, origin) = inspection.resolved(row),
        value.kind == .list, seen.insert(origin).inserted,
        inspection.propertySwallowed(in: origin) == nil
      else { return }
      let parts = zip(sheet.components[value.items], sheet.valueTokens(of: origin)).map {
        ListPart(kind: $0.kind, range: $1)
      }
      if let finding = Finding.malformedList(parts, in: sheet) { report(finding) }
    }
  }

  private static let lists = NameSet(["exclude-views", "exclude-subviews"])
}

/// A word, a comma or another token of a list.
private struct ListPart {
  let kind: Component.Kind
  let range: Range<Int>
}

extension Finding {
  /// Reports the first two names without a comma between them, or the first comma or parenthesis
  /// that does not separate two names; nil if there is none.
  fileprivate static func malformedList(_ parts: [ListPart], in sheet: Sheet) -> Self? {
    let pairs = zip(parts, parts.dropFirst())
    if let (first, second) = pairs.first(where: { $0.kind == .word && $1.kind == .word }) {
      return Finding(
        at: first.range.lowerBound..<second.range.upperBound,
        "these are taken for one name: expected ',' between two"
      )
      .fixIt("insert ','", as: .safe, .insert(",", at: first.range.upperBound))
    }
    let strays = parts.indices.filter { isStray($0, in: parts) }.map { parts[$0].range }
    guard let first = strays.first else { return nil }
    return Finding(
      at: first, "this '\(sheet.source[first])' is taken for a part of a name"
    )
    .fixIt(
      strays.count == 1 ? "remove it" : "remove all such", as: .safe,
      strays.map { SourceEdit.remove($0) })
  }

  private static func isStray(_ index: Int, in parts: [ListPart]) -> Bool {
    switch parts[index].kind {
    case .leftParenthesis, .rightParenthesis: true
    case .comma:
      index == 0 || index + 1 == parts.count || parts[index - 1].kind == .comma
        || parts[index + 1].kind == .comma
    case .missing, .word, .number, .hex, .variable, .string, .list: false
    }
  }
}
