import StyleSheet

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
  private let catalog: Catalog
  private(set) var sightings: [Sighting] = []

  init(pairing: ColorPairing, className: String, knowing catalog: Catalog) {
    self.pairing = pairing
    self.className = className
    self.catalog = catalog
  }

  /// Looks at the pair as it is seen in one more situation.
  mutating func look(_ figure: SeenFigure?, _ ground: SeenGround, in theme: Theme) {
    guard let figure, figure.isOwn || ground.isOwn && ground.doubt == nil else { return }
    if let name = figure.name, let below = ground.name, name.suffix == nil, below.suffix == nil,
      PalettePairing.has(name.name, on: below.name)
    {
      return
    }
    let need = pairing.role.isText ? theme.needOfText(in: pairing, knowing: catalog) : .graphic
    let sight = ContrastSight(of: figure, on: ground, need)
    sightings.append(
      Sighting(
        environment: theme.environment, figure: figure, ground: ground, need: need,
        ratio: sight.ratio, matter: matter(of: sight)))
  }

  /// Whether somebody sees the color of a figure; of one that nobody sees another rule speaks.
  func isRead(_ figure: SeenFigure) -> Bool { pairing.reads(figure, knowing: catalog) }

  /// What is worth saying of it.
  private func matter(of sight: ContrastSight) -> ContrastFinding.Matter? {
    switch sight.verdict {
    case .passes, .exempt: nil
    case .fails: .tooLittle(sight.need)
    case .unknown(.noColor): nil  // Another rule says that it is none.
    case .unknown(.unsaid): pairing.isKnown ? .unknown(.unsaid) : nil
    case .unknown(let doubt): .unknown(doubt)
    }
  }
}
