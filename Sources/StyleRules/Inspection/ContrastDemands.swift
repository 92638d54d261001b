import StyleSheet

/// What is asked of the colors of a sheet: on what each of them lies, and how far it must stand out
/// there, wanting or not.
///
/// What is offered for a color must do on all of it, or mending one thing would spoil another.
struct ContrastDemands: Sendable {
  /// What one color must stand out from, and how far.
  struct Demand: Hashable {
    let ends: [Backdrop]
    let least: Double
    let environment: Environment
    /// Whether what it lies on is another color in another appearance.
    let isOnPalette: Bool

    func isMet(by color: Color) -> Bool {
      ends.allSatisfy { color.contrast(against: $0) >= least }
    }
  }

  private var demands: [UInt32: Set<Demand>] = [:]
  /// By the declarations of plain backgrounds.
  private var backgrounds: [UInt32: Background] = [:]

  /// What one background is, and what must stand out from it.
  private struct Background {
    var colors: Set<Color> = []
    var figures: Set<Figure> = []
    /// The colors that ``nearestRemedy`` found; empty before its first call.
    var remedies: [Color?] = []

    /// The nearest color from which all figures stand out.
    var nearestRemedy: Color? {
      guard colors.count == 1, let color = colors.first else { return nil }
      return color.nearest { color in
        guard let ground = Backdrop(color) else { return false }
        return figures.allSatisfy { $0.color.contrast(against: ground) >= $0.least }
      }
    }
  }

  /// A color that must stand out, and how far.
  private struct Figure: Hashable {
    let color: Color
    let least: Double
  }

  /// Takes down what is asked of the color that a declaration or definition sets.
  mutating func add(_ demand: Demand, for element: UInt32) {
    if !demand.ends.isEmpty { demands[element, default: []].insert(demand) }
  }

  /// Takes down what must stand out from the color that a declaration sets as a background.
  mutating func add(_ figure: Color, reaching least: Double, on ground: Color, of element: UInt32) {
    backgrounds[element, default: Background()].colors.insert(ground)
    backgrounds[element]?.figures.insert(Figure(color: figure, least: least))
    backgrounds[element]?.remedies = []
  }

  /// The nearest color for the background of a declaration from which everything stands out.
  ///
  /// It is nil if there is none, or it is no one color; it is looked for once, however many findings ask.
  mutating func remedy(forBackground element: UInt32) -> Color? {
    guard let background = backgrounds[element] else { return nil }
    if let known = background.remedies.first { return known }
    let found = background.nearestRemedy
    backgrounds[element]?.remedies = [found]
    return found
  }

  /// What would be enough in the place of `color`.
  func remedy(
    for color: Color, of element: UInt32, _ themes: inout ThemesByContext
  ) -> ContrastFinding.Remedy {
    let asked = demands[element] ?? []
    let distinct = Set(asked.flatMap { demand in demand.ends.map { Limit($0, demand.least) } })
    let nearest = color.nearest { color in distinct.allSatisfy { $0.isMet(by: color) } }
    if let nearest { return .color(nearest) }
    guard asked.contains(where: \.isOnPalette) else { return .none }
    return Self.paletteName(nearestTo: color, for: asked, &themes).map { .paletteName($0) } ?? .none
  }

  /// What a color has to reach; the same in several situations is one.
  private struct Limit: Hashable {
    private let end: Backdrop
    private let least: Double
    /// Of the backdrop: a search for a color compares it hundreds of times.
    private let luminance: Double

    init(_ end: Backdrop, _ least: Double) {
      self.end = end
      self.least = least
      luminance = end.relativeLuminance
    }

    func isMet(by color: Color) -> Bool {
      let own = color.isOpaque ? color.relativeLuminance : end.covered(by: color).relativeLuminance
      return Backdrop.contrast(own, luminance) >= least
    }
  }

  /// The name for what is seen on the palette's ground that does in each situation, and is most like
  /// `color` by day.
  private static func paletteName(
    nearestTo color: Color, for demands: Set<Demand>, _ themes: inout ThemesByContext
  ) -> String? {
    let day = themes.theme(0, PaletteContext())
    let names = Set(PalettePairing.all.map(\.figure)).sorted().compactMap { name in
      day.color(PaletteName(name: name)).map { (name: name, away: $0.difference(from: color)) }
    }
    for (name, _) in names.sorted(by: { ($0.away, $0.name) < ($1.away, $1.name) }) {
      let isEnough = demands.allSatisfy { demand in
        themes.theme(in: demand.environment).color(PaletteName(name: name))
          .map(demand.isMet) ?? false
      }
      if isEnough { return name }
    }
    return nil
  }
}
