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

  private var changes: [Change] = []
  /// For each property that pairs use, the index of the change with the lowest relative contrast.
  private var lowest: [Spot: Int] = [:]

  /// Compares the pairs that are related to the classes of a difference.
  init(
    from before: ThemeReport, to after: ThemeReport, in difference: ThemeDifference,
    knowing catalog: Catalog
  ) {
    let changed = Set(difference.changes.map(\.className))
    let pairs = Workers.each(of: [before, after]) { Self.pairs(in: $0, changed, knowing: catalog) }
    let (old, new) = (Self.table(of: pairs[0]), Self.table(of: pairs[1]))
    // Of changes with the same contrast, that of a new pair counts.
    add(pairs[1], from: old, to: new)
    add(pairs[0], from: old, to: new)
  }

  /// Returns the pairs of the changed classes and the parts on them; all if the palette changed.
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

  /// Returns the change of the pair with the lowest relative contrast that uses a property.
  func change(of name: String, at className: String) -> Change? {
    lowest[Spot(className: className, name: name)].map { changes[$0] }
  }

  private static func margin(_ change: Change) -> Double {
    guard let pair = change.after ?? change.before, pair.verdict != .exempt else {
      return .infinity
    }
    return (pair.ratio ?? 1e6) / pair.need.least
  }

  private static func table(of pairs: [ContrastPair]) -> [Identity: ContrastPair] {
    Dictionary(pairs.map { (Identity($0), $0) }) { _, last in last }
  }

  private mutating func add(
    _ pairs: [ContrastPair], from old: [Identity: ContrastPair], to new: [Identity: ContrastPair]
  ) {
    var seen: Set<Identity> = []
    for pair in pairs {
      let identity = Identity(pair)
      guard seen.insert(identity).inserted else { continue }
      changes.append(Change(before: old[identity], after: new[identity]))
      for source in [pair.figure.source, pair.ground.source] {
        for spot in Self.spots(of: source) { note(changes.count - 1, at: spot) }
      }
    }
  }

  private static func spots(of source: ColorSource) -> [Spot] {
    switch source {
    case .property(let name, let path): path.names.map { Spot(className: $0, name: name) }
    case .palette(let name): [Spot(className: "", name: name)]
    case .unsaid: []
    }
  }

  private mutating func note(_ change: Int, at spot: Spot) {
    if let other = lowest[spot], Self.margin(changes[other]) <= Self.margin(changes[change]) {
      return
    }
    lowest[spot] = change
  }
}
