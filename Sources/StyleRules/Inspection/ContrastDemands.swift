import StyleSheet

/// The contrast requirements of the colors of a sheet, fulfilled or not.
///
/// A suggested color must fulfill all of them, or a fix would cause another finding.
struct ContrastDemands: Sendable {
  struct Demand: Hashable {
    let ends: [Backdrop]
    let least: Double
    let environment: ThemeEnvironment
    /// True if the background depends on the appearance.
    let isOnPalette: Bool

    func isMet(by color: ThemeColor) -> Bool {
      ends.allSatisfy { color.contrast(against: $0) >= least }
    }
  }

  private var demands: [UInt32: Set<Demand>] = [:]
  /// The plain backgrounds, by their declarations.
  private var backgrounds: [UInt32: Background] = [:]

  private struct Background {
    var colors: Set<ThemeColor> = []
    var figures: Set<Figure> = []
    /// The results of ``nearestRemedy``; empty before its first call.
    var remedies: [ThemeColor?] = []

    var nearestRemedy: ThemeColor? {
      guard colors.count == 1, let color = colors.first else { return nil }
      let figures = Array(figures)
      return color.nearest { ground in figures.allSatisfy { $0.isLegible(on: ground) } }
    }
  }

  private struct Figure: Hashable {
    private let color: ThemeColor
    private let least: Double
    /// The luminance of the color, computed once for many comparisons.
    private let luminance: Double

    init(_ color: ThemeColor, _ least: Double) {
      self.color = color
      self.least = least
      luminance = color.relativeLuminance
    }

    func isLegible(on ground: ThemeColor) -> Bool {
      color.isOpaque
        ? ContrastRatio.of(luminance, ground.relativeLuminance) >= least
        : color.contrast(against: ground).map { $0 >= least } ?? false
    }
  }

  mutating func add(_ demand: Demand, for element: UInt32) {
    if !demand.ends.isEmpty { demands[element, default: []].insert(demand) }
  }

  mutating func add(
    _ figure: ThemeColor, reaching least: Double, on ground: ThemeColor, of element: UInt32
  ) {
    backgrounds[element, default: Background()].colors.insert(ground)
    backgrounds[element]?.figures.insert(Figure(figure, least))
    backgrounds[element]?.remedies = []
  }

  /// Returns the nearest background color with enough contrast; nil for none or several colors.
  mutating func remedy(forBackground element: UInt32) -> ThemeColor? {
    guard let background = backgrounds[element] else { return nil }
    if let known = background.remedies.first { return known }
    let found = background.nearestRemedy
    backgrounds[element]?.remedies = [found]
    return found
  }

  func remedy(
    for color: ThemeColor, of element: UInt32, _ themes: inout ThemesByContext
  ) -> ContrastFinding.Remedy {
    let asked = demands[element] ?? []
    let distinct = Array(
      Set(asked.flatMap { demand in demand.ends.map { Limit($0, demand.least) } }))
    let nearest = color.nearest { color in distinct.allSatisfy { $0.isMet(by: color) } }
    if let nearest { return .color(nearest) }
    guard asked.contains(where: \.isOnPalette) else { return .none }
    return Self.paletteName(nearestTo: color, for: asked, &themes).map { .paletteName($0) } ?? .none
  }

  /// A background and a minimum, without the environment.
  private struct Limit: Hashable {
    private let end: Backdrop
    private let least: Double
    /// The luminance of the backdrop, computed once for many comparisons.
    private let luminance: Double

    init(_ end: Backdrop, _ least: Double) {
      self.end = end
      self.least = least
      luminance = end.relativeLuminance
    }

    func isMet(by color: ThemeColor) -> Bool {
      let own = color.isOpaque ? color.relativeLuminance : end.covered(by: color).relativeLuminance
      return ContrastRatio.of(own, luminance) >= least
    }
  }

  /// Returns the palette name nearest to `color` in light mode that fulfills all requirements.
  private static func paletteName(
    nearestTo color: ThemeColor, for demands: Set<Demand>, _ themes: inout ThemesByContext
  ) -> String? {
    themes.theme(0, PaletteContext()).figureNames(nearestTo: color).first { name in
      demands.allSatisfy { demand in
        themes.theme(in: demand.environment).color(PaletteName(name: name))
          .map(demand.isMet) ?? false
      }
    }
  }
}
