import StyleSheet

extension Rule {
  static let swallowedDeclaration = Rule(
    id: "swallowed-declaration", .syntax, .warning, findsErrors: true,
    summary: "a value continues on the next line, which begins with a property",
    rationale: """
      Only ';' ends a value. Without it, and without the ':' of the next declaration, engines read \
      both lines as one value, and the second property is not set.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: """
      Label {
        font-name: Georgia;
        font-size: 12;
      }
      ---
      Label {
        font-name: Georgia
        font-size 12;
        ^^^^^^^^^ warning[swallowed-declaration]: 'font-size' is read as a part of the value of 'font-name': expected ';' in front of it and ':' behind it
      }
      ---
      BarButton {
        exclude-views: UIToolbar
        font-color red;
        ^^^^^^^^^^ warning[swallowed-declaration]: 'font-color' is read as a part of the value of 'exclude-views': expected ';' in front of it and ':' behind it
      }
      --- nui
      NavigationBar {
        font-color: red
        font-size 12;
        ^^^^^^^^^ error[swallowed-declaration]: 'font-size' is read as a part of the value of 'font-color': expected ';' in front of it and ':' behind it, and without a color or a font for a title nui crashes the app
      }
      """,
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.traits.hasParts(.word) else { return }
    let sheet = inspection.sheet
    inspection.eachDeclaration { row, rule in
      // A swallowed property is a word between other parts of the value.
      guard row.value.kind == .list,
        row.value.items.dropFirst().dropLast()
          .contains(where: { sheet.component($0).kind == .word }),
        let found = inspection.propertySwallowed(in: row.element)
      else { return }
      let need = inspection.need(of: row, in: rule)
      report(
        as: need == nil ? .warning : .error,
        Finding(
          at: found.name,
          "'\(sheet.source[found.name])' is read as a part of the value of "
            + "'\(sheet.text(of: row.name))': expected ';' in front of it and ':' behind it"
            + inspection.dialect.cost(ofWordFor: need)
        )
        .fixIt(
          "write both", as: .unsafe, .insert(";", at: found.end),
          .insert(":", at: found.name.upperBound)))
    }
  }

  static let swallowedRule = Rule(
    id: "swallowed-rule", .syntax, .warning, findsErrors: true,
    summary: "a comment without an end contains everything up to the next comment",
    rationale: """
      Comments do not nest: the first '*/' ends one. A comment without its own '*/' continues to \
      that of the next comment, and no engine reads the text between them. If the sheet uses a \
      variable that is defined there, NUI crashes the app.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: """
      /* Titles
         and what belongs to them */
      Label { font-size: 17; }
      /* Buttons */
      ---
      /* Titles
      ^^ warning[swallowed-rule]: this comment goes on to the '*/' of the next one, so 1 rule between them is not read: expected '*/' at its end
      Label { font-size: 17; }
      /* Buttons */
      ~~ note: the next comment begins here
      Button { font-size: 17; }
      ---
      Label {
        font-size: 17; /* as in the design
                       ^^ warning[swallowed-rule]: this comment goes on to the '*/' of the next one, so 2 declarations between them are not read: expected '*/' at its end
        font-color: red;
        font-name: Georgia; /* ours */
                            ~~ note: the next comment begins here
      }
      --- nui
      /* Colors *
      ^^ error[swallowed-rule]: this comment goes on to the '*/' of the next one, so 1 definition between them is not read, '@brand' is not defined, and nui crashes the app when it loads the sheet: expected '*/' at its end
      @brand: #8C1D40;
      /* Fonts */
      ~~ note: the next comment begins here
      Label { font-color: @brand; }
      """
  ) { inspection, report in
    // An engine that reads only definitions also reads lines in comments.
    guard inspection.dialect.scope != .definitionsOnly else { return }
    guard !inspection.swallowedTexts.isEmpty else { return }
    let faults = inspection.unclosedComments
    let crashes = inspection.crashesOfVariables()
    for text in inspection.swallowedTexts {
      guard let next = text.next else { continue }
      let start = text.comment.lowerBound
      let (count, what) = text.contents
      let missing = text.definedVariables.eachOnce.compactMap { name in
        crashes[inspection.sheet.id(of: name)].map { (name: name, places: $0) }
      }
      let crash = missing.isEmpty ? nil : inspection.crash(of: missing)
      report(
        as: crash?.severity, heldBack: faults.contains(start),
        Finding(
          at: start..<start + 2,
          "this comment goes on to the '*/' of the next one, so \(count) "
            + "\(what)\(count == 1 ? "" : "s") between them \(count == 1 ? "is" : "are") not read"
            + (crash.map { ", " + $0.words } ?? "") + ": expected '*/' at its end"
        )
        .note("the next comment begins here", at: next..<next + 2)
        .fixIt(
          "close it at the end of its line", as: .unsafe,
          ifAny: inspection.sheet.source.closing(commentAt: start)))
    }
  }
}

extension Inspection {
  /// Returns the first property with words behind it that begins a line inside a value, and the end
  /// of the intended value, on a line before the name.
  func propertySwallowed(in element: UInt32) -> (name: Range<Int>, end: Int)? {
    guard sheet.tree.elements[Int(element)].kind == .declaration else { return nil }
    var found: (name: Range<Int>, end: Int)?
    var end: Int?
    var isFollowed = false
    sheet.eachValueToken(of: element) { range in
      if found != nil {
        isFollowed = true
        return false
      }
      if let end, sheet.source.bytes[end..<range.lowerBound].contains(where: \.isLineEnd),
        catalog.hasProperty(spelt: sheet.source[range], for: dialect)
      {
        found = (range, end)
      }
      end = range.upperBound
      return true
    }
    return isFollowed ? found : nil
  }
}

extension Inspection {
  /// The offsets of the comments that the parser reports as unclosed.
  fileprivate var unclosedComments: Set<Int> {
    Set(sheet.tree.problems.lazy.filter { $0.code == .unclosedComment }.map { Int($0.start) })
  }

  /// Returns the swallowed texts that a syntax fault reports, or a finding of `report` that no comment
  /// suppresses and that is shown as more than a remark.
  func swallowedTexts(reportedIn report: Report) -> [SwallowedText] {
    guard !swallowedTexts.isEmpty else { return [] }
    let id = Rule.swallowedRule.id
    let found = report.diagnostics.filter { $0.id == id && !report.remarks.contains(id) }
      .map(\.range.lowerBound)
    let open = suppressions.parting(found, of: Rule.names(suppressing: id)) { $0 }.free
    let starts = unclosedComments.union(open)
    return swallowedTexts.filter { starts.contains($0.comment.lowerBound) }
  }
}

extension SwallowedText {
  /// The number and name of the largest parts that it contains.
  fileprivate var contents: (count: Int, name: String) {
    let rules = sheet.rules.count { !$0.selectors.isEmpty }
    if rules > 0 { return (rules, "rule") }
    let definitions = sheet.definitionRows.count
    return definitions > 0
      ? (definitions, "definition") : (sheet.declarationRows.count, "declaration")
  }
}
