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
    examples: """
      --- nui
      @import: #0064D9;
      --- nui
      @import base;
      ^^^^^^^ error[import-statement]: nui has no '@import', and the whole sheet is lost: load the other sheet by code
              ~ note: nui gives up here
      ---
      @import "base.nss";
      ^^^^^^^ warning[import-statement]: it is not known whether sapfiori has '@import': load the other sheet by code
      """,
    stopsReading: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let faults = sheet.placesOfFaults
    for element in sheet.importElements {
      let range = sheet.nodeRange(of: element)
      // A misspelt '@import', or one without a name, is already reported as a fault.
      let isFaulty =
        sheet.source[sheet.nameRange(of: element)] != "@import"
        || faults.hasPart(of: range.lowerBound..<range.upperBound - 1)
      let severity: Diagnostic.Severity =
        switch (inspection.dialect.imports, inspection.dialect.brokenSheet) {
        case (.notRead, .nothingStyled): .error
        case (.notRead, _), (.unknown, _): .warning
        }
      report(as: severity, heldBack: isFaulty, .importStatement(element, severity, inspection))
    }
  }

  static let classPathSelector = Rule(
    id: "class-path-selector", .portability, .error,
    summary: "a selector is a path of classes",
    rationale: """
      A path such as 'Button:LargeButton' is assigned to an element in code. In a sheet, NUI stops \
      at the colon and applies no style at all. Only a few forks read paths. A state such as \
      'disabled' is no class: some properties have a name for it.
      """,
    source: "NUIParse 65bc940, NUIStyleParser; NUI 744a36f, issue 75",
    examples: """
      --- nui
      LargeButton { height: 50; }
      --- nui
      Button:LargeButton { height: 50; }
      ^^^^^^^^^^^^^^^^^^ error[class-path-selector]: a selector is one class for nui, and the whole sheet is lost at the ':'
            ~ note: nui gives up here
      ---
      fdlFUISwitchFormCell:title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: write one class; did you mean 'fdlFUISwitchFormCell_title'?
      ---
      Button:hover { font-color: red; }
      ^^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: a state belongs to the name of a property, as in 'font-color-highlighted'
      fdlFUIRatingControl:disabled { off-color: red; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: a state belongs to the name of a property, as in 'on-color-editable-disabled'
      TextField:focus { font-color: red; }
      ^^^^^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: a state belongs to the name of a property, and 'TextField' has none for this state
      --- nui
      Button:disabled { font-color: red; }
      ^^^^^^^^^^^^^^^ error[class-path-selector]: a selector is one class for nui, and the whole sheet is lost at the ':'; a state belongs to the name of a property, as in 'font-color-disabled'
            ~ note: nui gives up here
      ---
      Label, Label:SmallLabel { font-size: 12; }
             ^^^^^^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: write one class
      ---
      Label:Small { font-size: 12; }
      ^^^^^^^^^^^ warning[class-path-selector]: it is not known whether sapfiori reads a path of classes here: write one class
      Label:Small { font-color: black; }
      ~~~~~~~~~~~ note: here too
      """,
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.selectorColon {
    case .losesSheet: severity = .error
    case .unknown: severity = .warning
    case .ignored: return
    }
    guard inspection.sheet.hasPathSelectors else { return }
    inspection.eachSelectorUse(for: Rule.names(suppressing: "class-path-selector")) {
      inspection.sheet.colon(in: $0) != nil
    } _: { row, uses in
      guard let colon = inspection.sheet.colon(in: row) else { return }
      report(as: severity, .classPathSelector(row, uses, colon, severity, inspection))
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
    let tree = sheet.tree
    var index = Int(element) + 2
    while tree.elements[index].kind.isTrivia { index += 1 }
    return Finding(at: sheet.nameRange(of: element), message)
      .givingUp(inspection.dialect, at: tree.start(of: index))
  }

  fileprivate static func classPathSelector(
    _ row: Sheet.SelectorRow, _ uses: NameUses, _ colon: Int, _ severity: Severity,
    _ inspection: Inspection
  ) -> Self {
    let path = inspection.catalog.className(joining: inspection.sheet.source[uses.first])
    let state = path == nil ? inspection.adviceOnState(in: row) : nil
    let message: Message =
      severity == .error
      ? "a selector is one class for \(.engine), and the whole sheet is lost at the ':'\(state.map { "; \($0)" } ?? "")"
      : "it is not known whether \(.engine("reads", "read")) a path of classes here: \(state ?? "write one class")"
    return uses.noted(
      on: Finding(at: uses.first, message)
        .saying(Speller.question(path.map(Suggestion.Match.certain)))
        .givingUp(inspection.dialect, at: colon)
    )
    .fixIt(writing: path, as: .unsafe, at: uses.ranges)
  }
}

extension Inspection {
  /// Returns advice on a path that ends in a state, as in `Button:disabled`; nil for other paths.
  fileprivate func adviceOnState(in selector: Sheet.SelectorRow) -> String? {
    let path = sheet.text(of: selector.name).split(separator: ":").map(String.init).suffix(2)
    guard let className = path.first, let state = path.last else { return nil }
    let ending = "-" + ForeignSelector.variant(for: state)
    let isState = ForeignSelector.isState(state)
    guard catalog.entry(for: className) != nil else {
      // Another word behind a class of the app's may be a class itself.
      return isState ? "a state belongs to the name of a property" : nil
    }
    let known = catalog.rows(at: className).flatMap { $0.spellings.dropFirst() }
      .filter { $0.hasSuffix(ending) }
    guard isState || !known.isEmpty else { return nil }
    let rule = sheet.ruleRows[sheet.ruleRows.firstPlace { $0.element > selector.element } - 1]
    let property =
      known.isEmpty
      ? nil
      : sheet.lastDeclarations(of: rule).map { sheet.text(of: $0.name) + ending }
        .first(where: known.contains) ?? known.first
    return "a state belongs to the name of a property"
      + (property.map { ", as in '\($0)'" } ?? ", and '\(className)' has none for this state")
  }
}

extension Sheet {
  /// Returns the offset of the first colon of a path; nil for one name, and for a faulty path.
  fileprivate func colon(in row: SelectorRow) -> Int? {
    let path = tree.elements[Int(row.element)...].prefix {
      $0.kind == .word || $0.kind == .colon || $0.kind.isTrivia
    }
    if path.indices.contains(where: {
      tree.elements[$0].kind == .word && tree.range(of: $0).isEmpty
    }) {
      return nil
    }
    var index = Int(row.element) + 1
    while tree.elements[index].kind.isTrivia { index += 1 }
    return tree.elements[index].kind == .colon ? tree.start(of: index) : nil
  }
}
