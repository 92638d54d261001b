import StyleSheet

extension Rule {
  static let foreignClass = Rule(
    id: "foreign-class", .portability, .information,
    summary: "a sheet for this engine styles classes of SAP's",
    rationale: """
      NUI's controls have NUI's own class names. A class such as 'fdlFUIRatingControl' applies \
      there only to elements that get it in code.
      """,
    source: "NUI 744a36f, UIView+NUI: the default classes",
    targets: [.nui],
    examples: [
      "Label { font-size: 17; }",
      """
      fdlFUIRatingControl { on-color: red; }
      ^^^^^^^^^^^^^^^^^^^ remark[foreign-class]: no control of nui has the class 'fdlFUIRatingControl' by itself
      """,
      """
      Label { font-size: 17; }
      fdlFUIRatingControl { on-color: red; }
      ^^^^^^^^^^^^^^^^^^^ remark[foreign-class]: no control of nui has the class 'fdlFUIRatingControl' by itself, nor another one of SAP's here
      fdlFUINoteFormCell_valueText { font-color: red; }
      """.example(for: Dialect.all),
    ]
  ) { inspection, report in
    guard inspection.dialect.scope == .everything else { return }
    let foreign = inspection.classes.foreign.filter { $0.family == .fiori }
    guard let first = foreign.first,
      let row = inspection.sheet.selectorRows.first(where: { $0.name == first.id })
    else { return }
    let others = foreign.count - 1
    let more =
      switch others {
      case 0: ""
      case 1: ", nor another one of SAP's here"
      case _: ", nor any of \(others) more of SAP's here"
      }
    report(
      at: inspection.sheet.selectorRange(row),
      "no control of \(.engine) has the class '\(first.name)' by itself\(more)")
  }
}
