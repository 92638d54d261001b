import StyleSheet

extension Rule {
  static let borderWithoutWidth = Rule(
    id: "border-without-width", .completeness, .warning,
    summary: "a class has a border color and no border width",
    rationale: "A layer's border is 0 points wide by default, so its color is not visible.",
    source: "UIKit, CALayer.borderWidth; NUI 744a36f, NUIViewRenderer",
    examples: """
      Button { border-color: #CBD2DA; border-width: 1; }
      OrderButton { border-color: red; }
      BarButton { border-color: clear; }
      BarButton { border-width: 1; }
      BarButtonBack { border-color: red; }
      ---
      Button { border-color: #CBD2DA; }
               ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width', so its border is not seen
      ---
      Button, Label { border-color: #CBD2DA; corner-radius: 4; }
                      ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width', so its border is not seen
      Label { border-width: 1; }
      """,
    follows: .meantName
  ) { inspection, report in
    let (color, width) = (border.color, border.width)
    guard inspection.traits.sets(color) else { return }
    var colored: [(Sheet.DeclarationRow, KnownClass)] = []
    var wide: Set<NameTable.ID> = []
    for rule in inspection.rules {
      let rows = inspection.declarations(of: rule)
      if rows.contains(where: { $0.name == width }) {
        wide.formUnion(inspection.selectors(of: rule).map(\.name))
      }
      for row in rows where row.name == color && !inspection.setsClearColor(row) {
        colored += inspection.knownClasses(of: rule).filter {
          inspection.has(color, $0)
        }
        .map { (row, $0) }
      }
    }
    wide.formUnion(inspection.heirs.filter { wide.contains($0.start.id) }.map(\.heir.id))
    for (row, known) in colored where !wide.contains(known.id) && !bordered.contains(known.name) {
      report(
        at: inspection.sheet.nameRange(of: row.element),
        "'\(known.name)' has no 'border-width', so its border is not seen")
    }
  }

  /// The classes that have a border by default.
  private static let bordered = ["SegmentedControl", "TextField"]

  private static let border = (
    color: SoughtName("border-color").id, width: SoughtName("border-width").id
  )

  static let halfGradient = Rule(
    id: "half-gradient", .completeness, .warning,
    summary: "a class has one end of a gradient and not the other",
    rationale: """
      NUI draws a gradient from 'background-color-top' to 'background-color-bottom'. Without the \
      lower color, the background is one flat color; without the upper one, nothing is drawn.
      """,
    source: "NUI 744a36f, NUIRenderer and NUIGraphics",
    examples: """
      Button { background-color-top: #FFFFFF; }
      Button { background-color-bottom: #DDDDDD; }
      BarButton { background-color-top: #FFFFFF; background-color-bottom: #DDDDDD; }
      BarButtonBack { background-color-top: #F5F7FA; }
      ---
      Button { background-color-top: #FFFFFF; }
               ^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-bottom': the gradient is one flat color
      ---
      TableCell, Button { background-color-bottom: #DDDDDD; }
                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'TableCell' has no 'background-color-top': nothing is drawn
      ---
      Label { background-color-top: #FFFFFF; }
      ---
      BarButtonBack { background-color-top: #FFFFFF; }
      SearchBarButton, BarButtonBack { background-color-bottom: #FFFFFF; }
                                       ^^^^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'SearchBarButton' has no 'background-color-top': nothing is drawn
      """,
    follows: .meantName
  ) { inspection, report in
    let sheet = inspection.sheet
    guard !inspection.traits.set(of: GradientEnds.names).isEmpty else { return }
    let ends = GradientEnds(of: sheet)
    // The gradient ends of each class, as bits.
    var having = [UInt8](repeating: 0, count: sheet.nameCount)
    for rule in inspection.rules {
      var own: UInt8 = 0
      for row in inspection.declarations(of: rule) {
        if let end = ends.number(of: row.name) { own |= 1 << UInt8(end) }
      }
      guard own != 0 else { continue }
      for selector in inspection.selectors(of: rule) { having[Int(selector.name)] |= own }
    }
    for (heir, start) in inspection.heirs { having[Int(heir.id)] |= having[Int(start.id)] }
    // For each end, the class that lacks it, which is the same for every declaration of a rule.
    var lacking = [NameTable.ID](repeating: NameTable.none, count: GradientEnds.texts.count)
    for rule in inspection.rules {
      var isAsked: UInt8 = 0
      for row in inspection.declarations(of: rule) {
        guard let end = ends.number(of: row.name) else { continue }
        let partner = GradientEnds.partner(of: end)
        let bit: UInt8 = 1 << UInt8(partner)
        let isLower = GradientEnds.texts[partner].hasPrefix("background-color-bottom")
        if isAsked & bit == 0 {
          isAsked |= bit
          lacking[partner] =
            inspection.selectors(of: rule).first {
              having[Int($0.name)] & bit == 0 && inspection.mayHave(row.name, $0.name)
                && (!isLower || ColorGroundNames.canBeGradient(of: sheet.text(of: $0.name)))
            }?.name ?? NameTable.none
        }
        let name = lacking[partner]
        guard name != NameTable.none else { continue }
        let text = GradientEnds.texts[partner]
        report(
          at: sheet.nameRange(of: row.element),
          "'\(sheet.text(of: name))' has no '\(text)': "
            + (isLower ? "the gradient is one flat color" : "nothing is drawn"))
      }
    }
  }
}

extension Inspection {
  /// True if a declaration sets a transparent color, so that no width is needed.
  fileprivate func setsClearColor(_ row: Sheet.DeclarationRow) -> Bool {
    guard let (value, element) = resolved(row),
      case .success(.color(let color)) = reader.value(of: value, as: .color, element: element)
    else { return false }
    return color.alpha == 0
  }

  fileprivate func mayHave(_ property: NameTable.ID, _ className: NameTable.ID) -> Bool {
    guard let mark = classes.mark(of: className), mark.isListed else { return true }
    return properties.number(of: property, of: mark) != PairTable.none
  }
}

/// The ends of gradients, bare and with the variants that the catalog lists for both.
private struct GradientEnds {
  /// The two ends of one gradient are adjacent.
  static let texts = ["", "-selected"].flatMap {
    ["background-color-top\($0)", "background-color-bottom\($0)"]
  }
  static let names = NameSet(texts)

  /// The numbers of `texts` in the sheet.
  private let ids: [NameTable.ID]

  init(of sheet: Sheet) { ids = Self.texts.map(sheet.id) }

  func number(of property: NameTable.ID) -> Int? {
    property == NameTable.none ? nil : ids.firstIndex(of: property)
  }

  static func partner(of end: Int) -> Int { end ^ 1 }
}
