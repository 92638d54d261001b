import StyleSheet

/// The contrast changes between two themes.
struct ContrastChanges: Sendable {
  /// A pair under both themes.
  struct Change: Sendable {
    /// Nil if there was no such pair.
    let before: ContrastPair?
    /// Nil if the pair no longer exists.
    let after: ContrastPair?

    /// `6.19 -> 4.01 fails`; nil if both ratios are unknown.
    var words: String? {
      switch (before?.ratio == nil ? nil : before, after?.ratio == nil ? nil : after) {
      case (nil, nil): nil
      case (nil, let after?): "now \(after.resultWords)"
      case (let before?, nil): "was \(before.resultWords)"
      case (let before?, let after?): "\(before.resultWords) -> \(after.resultWords)"
      }
    }
  }

  /// A property of a class, or a palette name, whose class is empty.
  private struct Spot: Hashable {
    let className, name: String
  }

  /// The identity of a pair, independent of its colors.
  private struct Identity: Hashable {
    let kind: ContrastPair.Kind
    let className, role: String

    init(_ pair: ContrastPair) {
      kind = pair.kind
      className = pair.className
      role = pair.role
    }
  }

  private let old, new: [Identity: ContrastPair]
  private let oldSpots, newSpots: [Spot: [Identity]]

  /// Compares the pairs that are related to the classes of a difference.
  init(
    from before: ThemeReport, to after: ThemeReport, in difference: ThemeDifference,
    knowing catalog: Catalog
  ) {
    let changed = Set(difference.changes.map(\.className))
    let pairs = Workers.each(of: [before, after]) { Self.pairs(in: $0, changed, knowing: catalog) }
    (old, oldSpots) = Self.tables(pairs[0])
    (new, newSpots) = Self.tables(pairs[1])
  }

  /// Returns the pairs of the changed classes and of the parts on top of them.
  ///
  /// If a palette name changed, these are all pairs.
  private static func pairs(
    in report: ThemeReport, _ changed: Set<String>, knowing catalog: Catalog
  ) -> [ContrastPair] {
    if changed.contains("") { return report.theme.contrasts(knowing: catalog) }
    // Compares with the few components instead of the many classes.
    let components = Set(changed.compactMap { catalog.parts(of: $0)?.prefix })
    guard !components.isEmpty else {
      return report.resolution.classes.map(\.name).filter(changed.contains)
        .flatMap { report.theme.contrasts(at: $0, knowing: catalog) }
    }
    return report.theme.classNames.filter { name in
      if changed.contains(name) { return true }
      guard let prefix = catalog.parts(of: name)?.prefix else { return false }
      return components.contains { $0.hasPrefix(prefix) || prefix.hasPrefix($0) }
    }.flatMap { report.theme.contrasts(at: $0, knowing: catalog) }
  }

  /// Returns the change of the pair with the lowest relative contrast among those that use a
  /// property.
  func change(of name: String, at className: String) -> Change? {
    let spot = Spot(className: className, name: name)
    let identities = newSpots[spot, default: []] + oldSpots[spot, default: []]
    return identities.map { Change(before: old[$0], after: new[$0]) }.min {
      Self.margin($0) < Self.margin($1)
    }
  }

  private static func margin(_ change: Change) -> Double {
    guard let pair = change.after ?? change.before, pair.verdict != .exempt else {
      return .infinity
    }
    return (pair.ratio ?? 1e6) / pair.need.least
  }

  private static func tables(
    _ found: [ContrastPair]
  ) -> ([Identity: ContrastPair], [Spot: [Identity]]) {
    var pairs: [Identity: ContrastPair] = [:]
    var spots: [Spot: [Identity]] = [:]
    for pair in found {
      let identity = Identity(pair)
      if pairs.updateValue(pair, forKey: identity) != nil { continue }
      for source in [pair.figure.source, pair.ground.source] {
        switch source {
        case .property(let name, let path):
          for className in path.names {
            spots[Spot(className: className, name: name), default: []].append(identity)
          }
        case .palette(let name):
          spots[Spot(className: "", name: name), default: []].append(identity)
        case .unsaid: break
        }
      }
    }
    return (pairs, spots)
  }
}
