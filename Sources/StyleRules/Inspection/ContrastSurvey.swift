import StyleSheet

/// The check of the contrasts of a sheet.
///
/// Colors are resolved by themes, as a renderer does. A pair with both colors from the palette is
/// not reported.
struct ContrastSurvey {
  /// One finding for each declaration and kind of problem, with all backgrounds.
  private(set) var findings: [ContrastFinding] = []
  /// The number of findings beyond the limit.
  private(set) var dropped = 0
  private let limit: Int
  private let sheet: Sheet
  private let contexts: ContrastContexts
  private let classes: KnownClasses
  private var themes: ThemesByContext
  private var places: [Key: Int] = [:]
  private var demands = ContrastDemands()
  /// The declarations of foregrounds that are also on an unknown background.
  private var doubtful: Set<UInt32> = []
  /// The classes whose plain backgrounds lack contrast to a foreground.
  private var wantingGrounds: Set<ClassPath> = []

  private struct Key: Hashable {
    let matter: ContrastFinding.Matter
    let figure, ground: UInt32?
    let place: Int?
  }

  // MARK: - Checking

  /// Checks all pairs of a sheet if it sets a color of one.
  ///
  /// `imported` are the sheets whose variables it knows. `overridesPalette` is true if a definition
  /// overrides the palette, `readsRules` if the engine reads rules.
  init(
    of sheet: Sheet, after imported: [Sheet], for dialect: Dialect, in contexts: ContrastContexts,
    overridesPalette: Bool, readsRules: Bool, knowing classes: KnownClasses, keeping limit: Int
  ) {
    self.limit = limit
    self.sheet = sheet
    self.contexts = contexts
    self.classes = classes
    themes = ThemesByContext(of: sheet, after: imported, for: dialect, contexts)
    if overridesPalette, dialect.paletteNames != .notRead { lookAtPalette() }
    // Avoids creating themes, which are large, for a sheet without colors.
    if readsRules, case let painted = PaintedClasses(of: sheet), !painted.all.isEmpty {
      var clear = ClearShades(
        of: sheet, for: dialect, painted,
        by: contexts.media.indices.map { themes.theme($0, PaletteContext()) })
      look(at: painted, &clear)
      askMore(of: painted, &clear)
    }
    leaveOutDoubts()
    seekRemedies()
  }

  private mutating func look(at painted: PaintedClasses, _ clear: inout ClearShades) {
    painted.eachPair(in: sheet, classes) { pairing, state, name in
      if !clear.isClear(state, of: pairing, &themes) {
        add(see(pairing, state, of: sheet.text(of: name)))
      }
    }
    for known in classes.all
    where !known.facts.stateStyles.isEmpty && !known.isAlias && painted.has(known.id) {
      look(at: known.facts.stateStyles, of: known.facts.entry)
    }
  }

  /// Adds the requirements of pairs with enough contrast for the colors that lack it elsewhere.
  private mutating func askMore(of painted: PaintedClasses, _ clear: inout ClearShades) {
    let wanting = wantingFigures
    guard !wanting.isEmpty || !wantingGrounds.isEmpty else { return }
    painted.eachPair(in: sheet, classes) { pairing, state, name in
      guard let elements = clear.clear(state, of: pairing, &themes),
        elements.contains(where: wanting.contains)
          || pairing.grounds.contains(where: wantingGrounds.contains)
      else { return }
      ask(see(pairing, state, of: ""))
    }
  }

  /// The declarations and definitions of colors that certainly lack contrast.
  private var wantingFigures: Set<UInt32> {
    Set(findings.lazy.filter { $0.matter.isTooLittle }.compactMap(\.figureElement))
  }

  /// Checks a pair in the environments that the sheet distinguishes, or in all if one of the colors
  /// depends on the appearance; see
  /// `Documentation/Decisions/0043-the-palettes-ground-is-known-by-night-too.md`.
  private mutating func see(
    _ pairing: ColorPairing, _ state: ColorRole.State, of className: String
  ) -> PairSeen {
    var pair = PairSeen(
      pairing: pairing, state: state, className: className, catalog: classes.names.catalog)
    for media in contexts.media.indices {
      let first = themes.theme(media, PaletteContext())
      guard first.looksDifferent(in: state, pairing) else { continue }
      let figure = first.figure(state, at: pairing.path)
      guard figure?.element != nil || state.paletteName != nil else { continue }
      let ground = first.ground(state, of: pairing)
      let follows = figure?.followsAppearance == true || ground.followsAppearance
      for context in follows ? PaletteContext.all : contexts.appearances {
        guard context != PaletteContext() else {
          pair.look(figure, ground, in: first)
          continue
        }
        let theme = themes.theme(media, context)
        pair.look(
          theme.figure(state, at: pairing.path), theme.ground(state, of: pairing), in: theme)
      }
    }
    return pair
  }

  private mutating func look(at styles: [StatePairing.Style], of entry: CatalogEntry) {
    let path = entry.path
    for style in styles {
      for media in contexts.media.indices {
        for context in contexts.appearances {
          let theme = themes.theme(media, context)
          guard let pair = StatesSeen(style, at: path, in: theme), pair.areAlike else { continue }
          let off = ContrastFinding.Ground(
            words: pair.off.words, element: pair.off.element,
            .init(figure: pair.on.words, ratio: pair.ratio, context: theme.environment))
          add(
            ContrastFinding(
              .alike, of: entry.className, pair.on.element ?? pair.image, on: off,
              among: contexts.all, isOneImage: pair.image != nil))
        }
      }
    }
  }

  private mutating func lookAtPalette() {
    for pairing in PalettePairing.all {
      let name = PaletteName(name: pairing.figure)
      let ground = PaletteName(name: pairing.ground)
      for environment in contexts.all {
        let theme = themes.theme(in: environment)
        let (override, below) = (theme.ownOverride(of: name), theme.ownOverride(of: ground))
        guard override != nil || below != nil, let color = theme.color(name),
          let backdrop = theme.color(ground).flatMap({ Backdrop($0) })
        else { continue }
        let element = override?.definition.element
        ask(pairing.need, on: [backdrop], environment, of: element)
        let ratio = color.contrast(against: backdrop)
        guard ratio < pairing.need.least else { continue }
        let seen = ContrastFinding.Ground(
          words: "'\(pairing.ground)'", element: below?.definition.element,
          .init(
            figure: "'\(pairing.figure)'", figureColor: color, color: ThemeColor(backdrop),
            ratio: ratio, context: environment))
        add(
          ContrastFinding(
            .tooLittle(pairing.need), of: "", element, on: seen, among: contexts.all,
            colors: [color], place: override?.definition.place ?? below?.definition.place))
      }
    }
  }

  // MARK: - Recording

  private mutating func add(_ pair: PairSeen) {
    ask(pair)
    for sighting in pair.sightings {
      let (figure, ground) = (sighting.figure, sighting.ground)
      guard let matter = sighting.matter, pair.isRead(figure) else { continue }
      let worst = ground.ends.indices.min {
        figure.color.contrast(against: ground.ends[$0])
          < figure.color.contrast(against: ground.ends[$1])
      }
      if matter.isTooLittle, ground.isPlain, case .property(_, let path) = ground.source {
        wantingGrounds.insert(path)
      }
      let end = ground.end(worst ?? 0)
      let seen = ContrastFinding.Ground(
        words: end.words, element: end.element,
        .init(
          figure: figure.words, figureColor: figure.color,
          color: worst.map { ThemeColor(ground.ends[$0]) }, ratio: sighting.ratio,
          context: sighting.environment,
          followsAppearance: figure.followsAppearance || ground.followsAppearance),
        missing: pair.missing(figure, on: ground))
      add(
        ContrastFinding(
          matter, of: pair.className, figure.element, on: seen,
          among: pair.sightings.map(\.environment), colors: [figure.color]))
    }
  }

  private mutating func ask(_ pair: PairSeen) {
    for sighting in pair.sightings {
      ask(
        sighting.need, on: sighting.ground.ends, sighting.environment,
        of: sighting.figure.element, isOnPalette: sighting.ground.followsAppearance)
      if sighting.ground.doubt != nil, let element = sighting.figure.element {
        doubtful.insert(element)
      }
      guard sighting.ground.isPlain, let element = sighting.ground.element,
        let ground = sighting.ground.ends.first
      else { continue }
      demands.add(
        sighting.figure.color, reaching: sighting.need.least, on: ThemeColor(ground), of: element)
    }
  }

  private mutating func ask(
    _ need: ContrastNeed, on ends: [Backdrop], _ environment: ThemeEnvironment, of element: UInt32?,
    isOnPalette: Bool = false
  ) {
    guard let element else { return }
    demands.add(
      ContrastDemands.Demand(
        ends: ends, least: need.least, environment: environment, isOnPalette: isOnPalette),
      for: element)
  }

  private mutating func add(_ finding: ContrastFinding) {
    let isOfGround = finding.figureElement == nil || finding.matter == .alike
    let key = Key(
      matter: finding.matter, figure: finding.figureElement,
      ground: isOfGround ? finding.grounds[0].element : nil, place: finding.place?.lowerBound)
    if let place = places[key] {
      findings[place].join(finding)
    } else if findings.count < limit {
      places[key] = findings.count
      findings.append(finding)
    } else {
      dropped += 1
    }
  }

  /// Removes uncertain findings about a color that certainly lacks contrast elsewhere.
  private mutating func leaveOutDoubts() {
    let wanting = wantingFigures
    guard !wanting.isEmpty else { return }
    findings.removeAll { $0.matter.isDoubt && $0.figureElement.map(wanting.contains) == true }
  }

  private mutating func seekRemedies() {
    for place in findings.indices where findings[place].matter.isTooLittle {
      if let ground = findings[place].onlyGround {
        findings[place].groundRemedy = demands.remedy(forBackground: ground)
      }
      guard let element = findings[place].figureElement, let color = findings[place].onlyColor
      else { continue }
      let known =
        doubtful.contains(element) ? nil : demands.remedy(for: color, of: element, &themes)
      let missing = findings[place].worst.missing.map { ContrastFinding.Remedy.property($0) }
      findings[place].remedy = known.flatMap { $0 == .none ? nil : $0 } ?? missing ?? known
    }
  }
}

extension Theme {
  /// Returns the override of a palette name in the only sheet; another sheet reports its own.
  fileprivate func ownOverride(of name: PaletteName) -> Override? {
    override(of: name).flatMap { active.only === $0.sheet ? $0 : nil }
  }
}

extension ContrastFinding.Matter {
  fileprivate var isTooLittle: Bool { if case .tooLittle = self { true } else { false } }

  fileprivate var isDoubt: Bool { if case .unknown = self { true } else { false } }
}
