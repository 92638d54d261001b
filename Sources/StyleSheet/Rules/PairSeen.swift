/// A pair in all situations in which it was looked at.
struct PairSeen {
  /// The pair in one situation.
  struct Sighting {
    let environment: Environment
    let figure: SeenFigure
    let ground: SeenGround
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

  /// All that the color of a declaration was seen on.
  func backdrops(below element: UInt32?) -> Set<Backdrop> {
    Set(sightings.filter { $0.figure.element == element }.flatMap(\.ground.ends))
  }

  /// Looks at the pair in one more situation.
  mutating func look(_ state: ColorRole.State, in theme: Theme) {
    guard let sight = theme.sight(of: state, in: pairing), sight.isOwn else { return }
    if let name = sight.figure.name, let below = sight.ground.name, name.suffix == nil,
      below.suffix == nil, PalettePairing.has(name.name, on: below.name)
    {
      return
    }
    sightings.append(
      Sighting(
        environment: theme.environment, figure: sight.figure, ground: sight.ground,
        ratio: sight.ratio, matter: matter(of: sight)))
  }

  /// What is worth saying of it.
  private func matter(of sight: ContrastSight) -> ContrastFinding.Matter? {
    switch sight.verdict {
    case .passes, .exempt: nil
    case .fails: .tooLittle(sight.need)
    case .unknown(.unsaid): pairing.isKnown ? .unknown(.unsaid) : nil
    case .unknown(let doubt): .unknown(doubt)
    }
  }
}
