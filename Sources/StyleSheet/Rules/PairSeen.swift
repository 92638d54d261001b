/// A pair in all situations in which it was looked at.
struct PairSeen {
  /// The pair in one situation.
  struct Sighting {
    let environment: Environment
    let figure: SeenFigure
    let ground: SeenGround
    let need: ContrastNeed
    /// The least contrast; 1 where the ground is not known.
    let ratio: Double
    /// What is the matter; nil if nothing is.
    let matter: ContrastFinding.Matter?
  }

  let pairing: ColorPairing
  let className: String
  private(set) var sightings: [Sighting] = []

  init(pairing: ColorPairing, className: String) {
    self.pairing = pairing
    self.className = className
  }

  /// Looks at the pair as it is seen in one more situation.
  mutating func look(_ figure: SeenFigure?, _ ground: SeenGround, in theme: Theme) {
    guard let figure, figure.isOwn || ground.isOwn && ground.doubt == nil else { return }
    if let name = figure.name, let below = ground.name, name.suffix == nil, below.suffix == nil,
      PalettePairing.has(name.name, on: below.name)
    {
      return
    }
    let need = pairing.role.isText ? theme.needOfText(at: pairing.path) : .graphic
    let (ratio, matter) = Self.verdict(on: figure, ground, need)
    let isWorthSaying =
      matter.map { $0 != .unknown(.unsaid) || pairing.isKnown } ?? true
    sightings.append(
      Sighting(
        environment: theme.environment, figure: figure, ground: ground, need: need, ratio: ratio,
        matter: isWorthSaying ? matter : nil))
  }

  /// Whether a class of the path has the property that sets a figure; of one that none has, nobody
  /// sees the color, and another rule says so.
  func isRead(_ figure: SeenFigure) -> Bool {
    guard figure.element != nil, pairing.isKnown else { return true }
    let property = String(figure.words.dropFirst().dropLast())
    return pairing.path.names.contains {
      !Catalog.all.hasProperties($0) || Catalog.all.property(property, at: $0) != nil
    }
  }

  /// How well a figure stands out, and what is the matter if it is not well enough.
  ///
  /// Of a gradient both ends are looked at. Between them the light goes steadily from the one to the
  /// other, so if the figure is lighter than both, or darker than both, what holds at the ends holds
  /// in between.
  private static func verdict(
    on figure: SeenFigure, _ ground: SeenGround, _ need: ContrastNeed
  ) -> (ratio: Double, ContrastFinding.Matter?) {
    if let doubt = ground.doubt { return (1, .unknown(doubt)) }
    let ratios = ground.ends.map { figure.color.contrast(against: $0) }
    let least = ratios.min() ?? 1
    if ratios.allSatisfy({ $0 < need.least }) { return (least, .tooLittle(need)) }
    let isLighter = ground.ends.map {
      $0.covered(by: figure.color).relativeLuminance > $0.relativeLuminance
    }
    let isClear = least >= need.least && Set(isLighter).count == 1
    return (least, isClear ? nil : .unknown(.gradient))
  }
}

extension Theme {
  /// What text at a path needs, by its size and weight so far as sheets set them.
  fileprivate func needOfText(at path: ClassPath) -> ContrastNeed {
    let size = self[Property<Double>("font-size"), at: path]
    let style = self[Property<FontStyle>("font-style"), at: path]
    let name = self[Property<FontName>("font-name"), at: path]
    return .text(points: size ?? style?.pointSize, isBold: name?.isBold == true)
  }
}

extension FontName {
  /// Whether the name says that the face is bold, or heavier still; semibold is less.
  fileprivate var isBold: Bool {
    switch self {
    case .system(let weight):
      switch weight {
      case .bold, .heavy, .black: true
      case .regular, .italic, .light, .medium, .semibold, .thin, .ultraLight: false
      }
    case .postScript(let name):
      ["Bold", "Heavy", "Black"].contains { word in
        name.split(separator: "-").dropFirst().contains { $0.hasPrefix(word) }
      }
    }
  }
}
