import StyleSheet

extension Rule {
  static let borderWithoutWidth = Rule(
    id: "border-without-width", .completeness, .warning,
    summary: "a class has a border color and no border width",
    rationale: "A layer's border is 0 points wide by default, so its color is not visible.",
    source: "UIKit, CALayer.borderWidth; NUI 744a36f, NUIViewRenderer",
    examples: [
      """
      Button { border-color: #CBD2DA; border-width: 1; }
      OrderButton { border-color: red; }
      BarButton { border-color: clear; }
      BarButton { border-width: 1; }
      BarButtonBack { border-color: red; }
      """,
      """
      Button { border-color: #CBD2DA; }
               ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width', so its border is not seen
      """,
      """
      Button, Label { border-color: #CBD2DA; corner-radius: 4; }
                      ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width', so its border is not seen
      Label { border-width: 1; }
      """,
    ],
    follows: .meantName
  ) { inspection, report in
    let sheet = inspection.sheet
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
    for (row, known) in colored where !wide.contains(known.id) && !known.hasBorder {
      report(
        at: sheet.nameRange(of: row.element),
        "'\(known.name)' has no 'border-width', so its border is not seen")
    }
  }

  private static let border = (
    color: SoughtName("border-color").id, width: SoughtName("border-width").id
  )
}

extension Inspection {
  /// True if a declaration sets a transparent color, so that no width is needed.
  fileprivate func setsClearColor(_ row: Sheet.DeclarationRow) -> Bool {
    guard let (value, element) = resolved(row),
      case .success(.color(let color)) = reader.value(of: value, as: .color, element: element)
    else { return false }
    return color.alpha == 0
  }
}

extension KnownClass {
  /// True if the class has a border by default.
  fileprivate var hasBorder: Bool { name == "SegmentedControl" || name == "TextField" }
}
