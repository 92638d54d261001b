/// The colors of a catalog pairing in one environment, and their contrast.
package struct ContrastResult {
  package let figure: SeenFigure
  package let ground: SeenGround
  package let need: ContrastNeed
  /// The lowest contrast; 1 if the background is unknown.
  package let ratio: Double
  package let verdict: ContrastVerdict

  /// Computes the contrast of a foreground on a background.
  ///
  /// For a gradient only the two ends are compared. The luminance changes monotonically between
  /// them, so the lower ratio holds everywhere if the foreground is lighter, or darker, than both.
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

  /// Returns the lowest contrast of a color on one color or on both ends of a gradient.
  static func result(
    of color: ThemeColor, on ends: [Backdrop], _ need: ContrastNeed
  ) -> (ratio: Double, verdict: ContrastVerdict) {
    let ratios = ends.map { color.contrast(against: $0) }
    let least = ratios.min() ?? 1
    if ratios.allSatisfy({ $0 < need.least }) { return (least, .fails) }
    let isLighter = ends.map { $0.covered(by: color).relativeLuminance > $0.relativeLuminance }
    let isClear = least >= need.least && Set(isLighter).count == 1
    return (least, isClear ? .passes : .unknown(.gradient))
  }
}

extension Theme {
  func sight(
    of state: ColorRole.State, in pairing: ColorPairing, knowing catalog: Catalog
  ) -> ContrastResult? {
    guard looksDifferent(in: state, pairing), let figure = figure(state, at: pairing.path) else {
      return nil
    }
    let ground = ground(state, of: pairing)
    let need = pairing.role.isText ? needOfText(in: pairing, knowing: catalog) : .graphic
    return ContrastResult(of: figure, on: ground, need)
  }
}

extension ColorPairing {
  /// True if a class of the path reads the property that sets a figure's color.
  package func reads(_ figure: SeenFigure, knowing catalog: Catalog) -> Bool {
    guard figure.element != nil else { return true }
    return reads(String(figure.words.dropFirst().dropLast()), knowing: catalog)
  }

  /// True if a class of the path has a property, or may have it because its properties are not
  /// listed.
  package func reads(_ property: String, knowing catalog: Catalog) -> Bool {
    !isKnown
      || path.names.contains {
        catalog.property(property, at: $0) != nil
          || !catalog.hasProperties($0) && catalog.parts(of: $0, with: property).isEmpty
      }
  }
}
