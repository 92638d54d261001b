import StyleSheet

/// A pair in all environments in which it was checked.
struct PairSeen {
  /// The pair in one environment.
  struct Sighting {
    let environment: ThemeEnvironment
    let figure: SeenFigure
    let ground: SeenGround
    let need: ContrastNeed
    /// The least contrast; 1 if the background is unknown.
    let ratio: Double
    let matter: ContrastFinding.Matter?
  }

  let pairing: ColorPairing
  let className: String
  let catalog: Catalog
  private(set) var sightings: [Sighting] = []

  mutating func look(_ figure: SeenFigure?, _ ground: SeenGround, in theme: Theme) {
    guard let figure, figure.isOwn || ground.isOwn && ground.doubt == nil else { return }
    if let name = figure.name, let below = ground.name, name.suffix == nil, below.suffix == nil,
      PalettePairing.has(name.name, on: below.name)
    {
      return
    }
    let need = pairing.role.isText ? theme.needOfText(in: pairing, knowing: catalog) : .graphic
    let sight = ContrastResult(of: figure, on: ground, need)
    sightings.append(
      Sighting(
        environment: theme.environment, figure: figure, ground: ground, need: need,
        ratio: sight.ratio, matter: matter(of: sight)))
  }

  /// True if the engine reads the property of a figure; another rule reports unread properties.
  func isRead(_ figure: SeenFigure) -> Bool { pairing.reads(figure, knowing: catalog) }

  private func matter(of sight: ContrastResult) -> ContrastFinding.Matter? {
    switch sight.verdict {
    case .passes, .exempt: nil
    case .fails: .tooLittle(sight.need)
    case .unknown(.noColor): nil  // Another rule reports it.
    case .unknown(.unsaid): pairing.isKnown ? .unknown(.unsaid) : nil
    case .unknown(let doubt): .unknown(doubt)
    }
  }
}
