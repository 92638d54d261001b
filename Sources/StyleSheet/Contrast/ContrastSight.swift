/// A pair of the catalog as it is seen in one situation.
struct ContrastSight {
  let figure: SeenFigure
  let ground: SeenGround
  let need: ContrastNeed
  /// The least contrast; 1 where the ground is not known.
  let ratio: Double
  let verdict: ContrastVerdict

  /// Whether a color of the two comes from a sheet; if not, it is the palette's own affair.
  var isOwn: Bool { figure.isOwn || ground.isOwn && ground.doubt == nil }
}

extension Theme {
  /// What a pairing looks like in a state; nil if nobody says what color stands out.
  func sight(of state: ColorRole.State, in pairing: ColorPairing) -> ContrastSight? {
    guard let figure = figure(state, at: pairing.path) else { return nil }
    let ground = ground(state, of: pairing)
    let need = pairing.role.isText ? needOfText(at: pairing.path) : .graphic
    return ContrastSight(of: figure, on: ground, need)
  }
}

extension ContrastSight {
  /// How well a figure stands out.
  ///
  /// Of a gradient both ends are looked at. Between them the light goes steadily from the one to the
  /// other, so if the figure is lighter than both, or darker than both, what holds at the ends holds
  /// in between.
  init(of figure: SeenFigure, on ground: SeenGround, _ need: ContrastNeed) {
    self.figure = figure
    self.ground = ground
    self.need = need
    if let doubt = ground.doubt {
      ratio = 1
      verdict = .unknown(doubt)
      return
    }
    let ratios = ground.ends.map { figure.color.contrast(against: $0) }
    let least = ratios.min() ?? 1
    ratio = least
    if ratios.allSatisfy({ $0 < need.least }) {
      verdict = .fails
      return
    }
    let isLighter = ground.ends.map {
      $0.covered(by: figure.color).relativeLuminance > $0.relativeLuminance
    }
    let isClear = least >= need.least && Set(isLighter).count == 1
    verdict = isClear ? .passes : .unknown(.gradient)
  }
}

extension ColorPairing {
  /// Whether a class of the path has the property that sets a figure; of one that none has, nobody
  /// sees the color.
  func reads(_ figure: SeenFigure, knowing catalog: Catalog) -> Bool {
    guard figure.element != nil, isKnown else { return true }
    let property = String(figure.words.dropFirst().dropLast())
    return path.names.contains {
      !catalog.hasProperties($0) || catalog.property(property, at: $0) != nil
    }
  }
}
