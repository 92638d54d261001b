import StyleSheet

/// A color that lacks contrast to at least one of its backgrounds.
struct ContrastFinding: Sendable {
  enum Matter: Hashable, Sendable {
    case tooLittle(ContrastNeed)
    case unknown(SeenGround.Doubt)
    /// Two states with the same image or none, and with similar colors.
    case alike
  }

  struct Ground: Sendable {
    /// A foreground on the background in one environment, with too little contrast.
    struct Sight: Hashable, Sendable {
      let figure: String
      /// The foreground color; nil if it is not needed.
      var figureColor: ThemeColor?
      /// The background color; nil if it is unknown.
      var color: ThemeColor?
      let ratio: Double
      let context: ThemeEnvironment
      /// True if one of the two colors depends on the appearance.
      var followsAppearance = true
    }

    let words: String
    /// The declaration or definition that sets the background; nil if no sheet does.
    let element: UInt32?
    /// The property for the foreground on this background of a state, which no sheet sets; or nil.
    let missing: String?
    /// The foregrounds in the order in which they were found, at least one.
    private(set) var sights: [Sight]

    /// The foreground with the least contrast, the first of several.
    var worst: Sight { sights.dropFirst().reduce(sights[0]) { $1.ratio < $0.ratio ? $1 : $0 } }

    var contexts: [ThemeEnvironment] { sights.map(\.context).eachOnce }

    init(words: String, element: UInt32?, _ sight: Sight, missing: String? = nil) {
      self.words = words
      self.element = element
      self.missing = missing
      sights = [sight]
    }

    fileprivate mutating func join(_ other: Self) {
      sights = (sights + other.sights).eachOnce
    }
  }

  enum Remedy: Hashable, Sendable {
    /// The nearest color with enough contrast on all backgrounds.
    case color(ThemeColor)
    /// A palette name, if no single color has enough contrast in all appearances.
    case paletteName(String)
    /// A property that is missing, because no color has enough contrast on the other backgrounds
    /// of the foreground too, or because they are unknown.
    case property(String)
    case none
  }

  let matter: Matter
  let className: String
  /// The declaration or definition that sets the foreground; nil if no sheet does.
  let figureElement: UInt32?
  /// The range of the foreground in bytes if no declaration or definition of the grammar sets it.
  let place: Range<Int>?
  /// The backgrounds in the order in which they were found, at least one.
  private(set) var grounds: [Ground]
  private(set) var allContexts: [ThemeEnvironment]
  /// The foreground colors in the environments with the problem.
  private(set) var colors: Set<ThemeColor>
  let isOneImage: Bool
  /// Nil if the foreground is not a single color that a sheet can write.
  var remedy: Remedy?
  /// The nearest background color with enough contrast; nil for none or several backgrounds.
  var groundRemedy: ThemeColor?

  init(
    _ matter: Matter, of className: String, _ figureElement: UInt32?, on ground: Ground,
    among allContexts: [ThemeEnvironment], colors: Set<ThemeColor> = [], isOneImage: Bool = false,
    place: Range<Int>? = nil
  ) {
    self.place = place
    self.matter = matter
    self.className = className
    self.figureElement = figureElement
    grounds = [ground]
    self.allContexts = allContexts
    self.colors = colors
    self.isOneImage = isOneImage
  }

  /// The background with the least contrast, the first of several.
  var worst: Ground {
    grounds.dropFirst().reduce(grounds[0]) { $1.worst.ratio < $0.worst.ratio ? $1 : $0 }
  }

  /// The foreground color if it is the same in all environments and opaque.
  var onlyColor: ThemeColor? {
    colors.count == 1 ? colors.first { $0.isOpaque } : nil
  }

  /// The declaration of the background if all grounds share it.
  var onlyGround: UInt32? {
    grounds.allSatisfy { $0.element == grounds[0].element } ? grounds[0].element : nil
  }

  mutating func join(_ other: ContrastFinding) {
    for ground in other.grounds { join(ground) }
    colors.formUnion(other.colors)
    allContexts = (allContexts + other.allContexts).eachOnce
  }

  private mutating func join(_ ground: Ground) {
    let place = grounds.firstIndex { $0.element == ground.element && $0.words == ground.words }
    guard let place else {
      grounds.append(ground)
      return
    }
    grounds[place].join(ground)
  }
}

/// The least contrast of a foreground with a background in words, and the situations with it.
struct ContrastExtent {
  /// The ratio: `1.36`, or `as little as 1.36` if it is more in some of the situations.
  let ratio: String
  /// The two colors, each after a blank in parentheses; empty if it differs between situations.
  let figureColor, color: String
  /// The situations after a blank; empty for all.
  let situations: String

  /// Describes the foreground with the least contrast, among the environments that were checked.
  init(_ ground: ContrastFinding.Ground, among all: [ThemeEnvironment]) {
    let worst = ground.worst
    let sights = ground.sights.filter { $0.figure == worst.figure }
    let least = sights.filter { $0.ratio == worst.ratio }
    // Other colors of the same figure, of another class, are no other situation.
    func environments(_ sights: [ContrastFinding.Ground.Sight]) -> Set<ThemeEnvironment> {
      Set(sights.map { worst.followsAppearance ? $0.context : $0.context.inLightMode })
    }
    // Light mode is always checked.
    let checked = worst.followsAppearance ? all : all.filter { $0 == $0.inLightMode }
    let failing = environments(sights)
    let common = ContrastContexts.commonWords(for: Array(failing), among: checked)
    let named: Set<ThemeEnvironment>
    if least.count == sights.count || common != nil {
      named = failing
    } else {
      let worstOnes = environments(least)
      let isDescribed = ContrastContexts.commonWords(for: Array(worstOnes), among: checked) != nil
      named = isDescribed ? worstOnes : environments([worst])
    }
    let isLess = named == failing && least.count < sights.count
    ratio = (isLess ? "as little as " : "") + worst.ratio.truncatedText
    let shown = isLess ? [worst] : least
    figureColor = Self.inParentheses(shown.map(\.figureColor))
    color = Self.inParentheses(shown.map(\.color))
    let rest = failing.count - named.count
    situations =
      ContrastContexts.words(for: checked.filter(named.contains), among: checked)
      + (rest > 0 ? ", and too little in \(counted(rest, "more situation"))" : "")
  }

  private static func inParentheses(_ colors: [ThemeColor?]) -> String {
    guard Set(colors).count == 1, let color = colors[0] else { return "" }
    return " (\(color.withOpacity))"
  }
}

extension ThemeEnvironment {
  fileprivate var inLightMode: ThemeEnvironment { with(PaletteContext()) }
}

/// A pair in all environments in which it was checked.
struct PairSeen {
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
  let state: ColorRole.State
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

  /// Returns the property of the foreground for a state with a background of its own, if the usual
  /// foreground is on it.
  func missing(_ figure: SeenFigure, on ground: SeenGround) -> String? {
    let usual = pairing.role.property
    guard figure.words == "'\(usual)'", case .property(let below, _) = ground.source else {
      return nil
    }
    let own = state.figure.dropLast().map(\.text)
    func isOfSameState(_ name: String) -> Bool { below.hasSuffix(name.dropFirst(usual.count)) }
    guard own.contains(where: isOfSameState) else { return nil }
    let read = own.filter { pairing.reads($0, knowing: catalog) }
    return read.first(where: isOfSameState) ?? read.first
  }

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
