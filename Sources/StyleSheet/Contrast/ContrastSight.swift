/// A pair of the catalog as it is seen in one situation.
package struct ContrastSight {
  package let figure: SeenFigure
  package let ground: SeenGround
  package let need: ContrastNeed
  /// The least contrast; 1 where the ground is not known.
  package let ratio: Double
  package let verdict: ContrastVerdict

  /// Whether a color of the two comes from a sheet; if not, it is the palette's own affair.
  var isOwn: Bool { figure.isOwn || ground.isOwn && ground.doubt == nil }
}

extension Theme {
  /// What a pairing looks like in a state; nil if nobody says what color stands out.
  func sight(
    of state: ColorRole.State, in pairing: ColorPairing, knowing catalog: Catalog
  ) -> ContrastSight? {
    guard looksDifferent(in: state, pairing), let figure = figure(state, at: pairing.path) else {
      return nil
    }
    let ground = ground(state, of: pairing)
    let need = pairing.role.isText ? needOfText(in: pairing, knowing: catalog) : .graphic
    return ContrastSight(of: figure, on: ground, need)
  }
}

extension ContrastSight {
  /// How well a figure stands out.
  ///
  /// Of a gradient both ends are looked at. Between them the light goes steadily from the one to the
  /// other, so if the figure is lighter than both, or darker than both, what holds at the ends holds
  /// in between.
  package init(of figure: SeenFigure, on ground: SeenGround, _ need: ContrastNeed) {
    self.figure = figure
    self.ground = ground
    self.need = need
    if let doubt = ground.doubt {
      ratio = 1
      verdict = .unknown(doubt)
      return
    }
    (ratio, verdict) = Self.result(of: figure.color, on: ground.ends, need)
  }

  /// The least contrast of a color on one color or on both ends of a gradient, and the verdict.
  static func result(
    of color: Color, on ends: [Backdrop], _ need: ContrastNeed
  ) -> (ratio: Double, verdict: ContrastVerdict) {
    let ratios = ends.map { color.contrast(against: $0) }
    let least = ratios.min() ?? 1
    if ratios.allSatisfy({ $0 < need.least }) { return (least, .fails) }
    let isLighter = ends.map { $0.covered(by: color).relativeLuminance > $0.relativeLuminance }
    let isClear = least >= need.least && Set(isLighter).count == 1
    return (least, isClear ? .passes : .unknown(.gradient))
  }
}

extension ColorPairing {
  /// Whether a class of the path has the property that sets a figure; of one that none has, nobody
  /// sees the color.
  package func reads(_ figure: SeenFigure, knowing catalog: Catalog) -> Bool {
    guard figure.element != nil else { return true }
    return reads(String(figure.words.dropFirst().dropLast()), knowing: catalog)
  }

  /// True if a class of the path has a property, or its properties are not listed.
  func reads(_ property: String, knowing catalog: Catalog) -> Bool {
    !isKnown
      || path.names.contains {
        !catalog.hasProperties($0) || catalog.property(property, at: $0) != nil
      }
  }
}
