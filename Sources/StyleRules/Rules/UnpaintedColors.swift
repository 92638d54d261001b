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
      ---
      @media (device: iphone) { Button { border-color: #CBD2DA; } }
                                         ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width' on iphone, so its border is not seen
      @media (device: ipad) { Button { border-width: 1; } }
      """,
    follows: .meantName, checksResolvedValues: true
  ) { inspection, report in
    let (color, width) = (border.color, border.width)
    guard inspection.traits.sets(color) else { return }
    var colored: [(Sheet.DeclarationRow, KnownClass, Situations)] = []
    var wide = inspection.importedSituations(of: "border-width")
    for rule in inspection.rules {
      let rows = inspection.declarations(of: rule)
      let situations = inspection.situations(of: rule.media)
      if rows.contains(where: { $0.name == width }) {
        for selector in inspection.selectors(of: rule) {
          wide[selector.name, default: []].formUnion(situations)
        }
      }
      for row in rows where row.name == color && !inspection.setsClearColor(row) {
        colored += inspection.knownClasses(of: rule).filter {
          inspection.has(color, $0)
        }
        .map { (row, $0, situations) }
      }
    }
    for (heir, start) in inspection.heirs {
      wide[heir.id, default: []].formUnion(wide[start.id] ?? [])
    }
    for (row, known, situations) in colored where !bordered.contains(known.name) {
      let wide = wide[known.id] ?? []
      // An app can have a border on one device only.
      guard !situations.isEmpty, situations.isDisjoint(with: wide) else { continue }
      report(
        at: inspection.sheet.nameRange(of: row.element),
        "'\(known.name)' has no 'border-width'\(situations.words(besides: wide)), so its border is "
          + "not seen")
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
      ---
      Button { background-color-top: #FFFFFF; }
               ^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-bottom' on iphone: the gradient is one flat color
      @media (device: ipad) { Button { background-color-bottom: #DDDDDD; } }
      """,
    follows: .meantName
  ) { inspection, report in
    let sheet = inspection.sheet
    guard !inspection.traits.set(of: GradientEnds.names).isEmpty else { return }
    let ends = GradientEnds(of: sheet)
    // For each end, the situations in which each class has it.
    var having = GradientEnds.texts.map { text in
      var all = [Situations](repeating: [], count: sheet.nameCount)
      for (name, situations) in inspection.importedSituations(of: text) {
        all[Int(name)] = situations
      }
      return all
    }
    for rule in inspection.rules {
      var own: UInt8 = 0
      for row in inspection.declarations(of: rule) {
        if let end = ends.number(of: row.name) { own |= 1 << UInt8(end) }
      }
      guard own != 0 else { continue }
      let situations = inspection.situations(of: rule.media)
      for selector in inspection.selectors(of: rule) {
        for end in having.indices where own & 1 << UInt8(end) != 0 {
          having[end][Int(selector.name)].formUnion(situations)
        }
      }
    }
    for (heir, start) in inspection.heirs {
      for end in having.indices {
        having[end][Int(heir.id)].formUnion(having[end][Int(start.id)])
      }
    }
    // For each end, the class that lacks it, which is the same for every declaration of a rule.
    var lacking = [NameTable.ID](repeating: NameTable.none, count: GradientEnds.texts.count)
    for rule in inspection.rules {
      let situations = inspection.situations(of: rule.media)
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
              !situations.isSubset(of: having[partner][Int($0.name)])
                && inspection.mayHave(row.name, $0.name)
                && (!isLower || ColorGroundNames.canBeGradient(of: sheet.text(of: $0.name)))
            }?.name ?? NameTable.none
        }
        let name = lacking[partner]
        guard name != NameTable.none else { continue }
        let place = situations.words(besides: having[partner][Int(name)])
        report(
          at: sheet.nameRange(of: row.element),
          "'\(sheet.text(of: name))' has no '\(GradientEnds.texts[partner])'\(place): "
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

extension Situations {
  /// Returns the words for these situations without others; empty if there are no others.
  fileprivate func words(besides others: Self) -> String {
    others.isEmpty ? "" : " \(subtracting(others).words)"
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
