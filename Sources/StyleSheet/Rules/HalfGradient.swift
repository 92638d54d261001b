extension Rule {
  static let halfGradient = Rule(
    id: "half-gradient", .completeness, .warning,
    summary: "a class has one end of a gradient and not the other",
    rationale: """
      NUI draws a gradient from 'background-color-top' to 'background-color-bottom'. Without the \
      lower end it is one flat color, without the upper one nothing is drawn.
      """,
    source: "NUI 744a36f, NUIRenderer and NUIGraphics",
    targets: [.nui, .sapfiori],
    examples: [
      """
      Button { background-color-top: #FFFFFF; }
      Button { background-color-bottom: #DDDDDD; }
      """,
      """
      Button { background-color-top: #FFFFFF; }
               ^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-bottom': the gradient is one flat color
      """,
      """
      TableCell, Button { background-color-bottom: #DDDDDD; }
                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'TableCell' has no 'background-color-top': nothing is drawn
      """,
      "Label { background-color-top: #FFFFFF; }",
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard !inspection.traits.set(of: GradientEnds.names).isEmpty else { return }
    let ends = GradientEnds(of: sheet)
    var having: [NameTable.ID: Set<NameTable.ID>] = [:]
    for rule in inspection.rules {
      let own = Set(
        inspection.declarations(of: rule).map(\.name).filter { ends.partner(of: $0) != nil })
      guard !own.isEmpty else { continue }
      for selector in inspection.selectors(of: rule) {
        having[selector.name, default: []].formUnion(own)
      }
    }
    for rule in inspection.rules {
      // Which class lacks a partner is the same for every declaration of the rule.
      var lacks: [NameTable.ID: Sheet.SelectorRow?] = [:]
      for row in inspection.declarations(of: rule) {
        guard let partner = ends.partner(of: row.name) else { continue }
        if lacks[partner.id] == nil {
          lacks[partner.id] = .some(
            inspection.selectors(of: rule).first {
              having[$0.name]?.contains(partner.id) != true
                && inspection.mayHave(row.name, $0.name)
            })
        }
        guard case .some(.some(let lacking)) = lacks[partner.id] else { continue }
        let isTop = partner.text.hasPrefix("background-color-bottom")
        report(
          Diagnostic(
            .warning, "half-gradient", at: sheet.nameRange(of: row.element),
            "'\(sheet.text(of: lacking.name))' has no '\(partner.text)': "
              + (isTop ? "the gradient is one flat color" : "nothing is drawn")))
      }
    }
  }
}

extension Inspection {
  /// Whether a class may have a property: it is not one that is known to have no such thing.
  fileprivate func mayHave(_ property: NameTable.ID, _ className: NameTable.ID) -> Bool {
    guard let mark = classes.mark(of: className), mark.isListed else { return true }
    return properties.number(of: property, of: mark) != PairTable.none
  }
}

/// Both ends of a gradient, bare and with the variants that the catalog has of both.
private struct GradientEnds {
  private var partners: [NameTable.ID: (text: String, id: NameTable.ID)] = [:]

  private static let suffixes = ["", "-selected"]
  static let names = NameSet(
    suffixes.flatMap { ["background-color-top\($0)", "background-color-bottom\($0)"] })

  init(of sheet: Sheet) {
    for suffix in Self.suffixes {
      let top = "background-color-top\(suffix)"
      let bottom = "background-color-bottom\(suffix)"
      let ids = (sheet.id(of: top), sheet.id(of: bottom))
      partners[ids.0] = (bottom, ids.1)
      partners[ids.1] = (top, ids.0)
    }
    partners[NameTable.none] = nil
  }

  func partner(of property: NameTable.ID) -> (text: String, id: NameTable.ID)? {
    partners[property]
  }
}
