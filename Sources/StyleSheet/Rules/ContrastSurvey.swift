/// What stands out from what in a sheet, and where that is too little: found out once for all rules
/// that ask.
///
/// It asks themes, so it says nothing else than what is drawn. A pair of which neither color comes
/// from the sheet is the palette's own affair.
struct ContrastSurvey: Sendable {
  private(set) var findings: [ContrastFinding] = []
  /// How many more there are than anybody will read.
  private(set) var dropped = 0
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let matter: ContrastFinding.Matter
    let figure, ground: UInt32?
  }

  /// Nothing found, as of a sheet that nobody asks about.
  init() {}
}

// MARK: - Looking

extension ContrastSurvey {
  /// Looks at all pairs of a sheet, if it sets a color of one.
  ///
  /// `overridesPalette` says whether a definition is for the palette, `readsRules` whether the engine
  /// looks at rules.
  init(
    of sheet: Sheet, for dialect: Dialect, in contexts: ContrastContexts, overridesPalette: Bool,
    readsRules: Bool, knowing catalog: Catalog
  ) {
    var themes = ThemesByContext(of: sheet, for: dialect, contexts)
    if overridesPalette, dialect.paletteNames != .notRead { look(atPaletteIn: contexts, &themes) }
    guard readsRules else { return }
    let classes = PaintedClasses(of: sheet)
    for painted in classes.all where painted.hasTextOnGround || painted.isOfVocabulary {
      let name = sheet.text(of: painted.name)
      let pairings =
        ColorPairing.all(of: name, in: catalog) + ColorPairing.all(unnamedOn: name, in: catalog)
      for pairing in pairings {
        let states =
          painted.hasVariant || pairing.isKnown ? pairing.role.states : [pairing.role.states[0]]
        for state in states { look(at: pairing, state, of: name, contexts, &themes) }
      }
      if let entry = catalog.entry(for: name) { look(atStatesOf: entry, contexts, &themes) }
    }
  }

  private mutating func look(
    at pairing: ColorPairing, _ state: ColorRole.State, of className: String,
    _ contexts: ContrastContexts, _ themes: inout ThemesByContext
  ) {
    var pair = PairSeen(pairing: pairing, className: className)
    for media in contexts.media.indices {
      let first = themes.theme(media, PaletteContext())
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
    for sighting in pair.sightings { add(sighting, of: pair) }
  }

  private mutating func look(
    atStatesOf entry: CatalogEntry, _ contexts: ContrastContexts, _ themes: inout ThemesByContext
  ) {
    let path = ColorPairing.path(of: entry)
    for style in StatePairing.all.filter({ $0.kind == entry.kind }).flatMap(\.styles) {
      for media in contexts.media.indices {
        for context in contexts.appearances {
          let theme = themes.theme(media, context)
          guard let pair = StatesSeen(style, at: path, in: theme), pair.areAlike else { continue }
          add(
            ContrastFinding(
              matter: .alike, figure: pair.on.words, ground: pair.off.words,
              className: entry.className,
              figureElement: pair.on.element ?? pair.image,
              groundElement: pair.off.element, ratio: pair.ratio,
              contexts: [theme.environment], allContexts: contexts.all,
              isOneImage: pair.image != nil))
        }
      }
    }
  }

  private mutating func look(
    atPaletteIn contexts: ContrastContexts, _ themes: inout ThemesByContext
  ) {
    for pairing in PalettePairing.all {
      let name = PaletteName(name: pairing.figure)
      let ground = PaletteName(name: pairing.ground)
      for media in contexts.media.indices {
        for context in contexts.appearances {
          let theme = themes.theme(media, context)
          let override = theme.override(of: name)
          let below = theme.override(of: ground)
          guard override != nil || below != nil, let color = theme.color(name),
            let backdrop = theme.color(ground).flatMap({ Backdrop($0) })
          else { continue }
          let ratio = color.contrast(against: backdrop)
          guard ratio < pairing.need.least else { continue }
          add(
            ContrastFinding(
              matter: .tooLittle(pairing.need), figure: "'\(pairing.figure)'",
              ground: "'\(pairing.ground)'", className: "",
              figureElement: override?.definition.element,
              groundElement: below?.definition.element, ratio: ratio,
              contexts: [theme.environment], allContexts: contexts.all,
              colors: [color], backdrops: [backdrop]))
        }
      }
    }
  }
}

// MARK: - Taking down

extension ContrastSurvey {
  private mutating func add(_ sighting: PairSeen.Sighting, of pair: PairSeen) {
    guard let matter = sighting.matter else { return }
    add(
      ContrastFinding(
        matter: matter, figure: sighting.figure.words, ground: sighting.ground.words,
        className: pair.className, figureElement: sighting.figure.element,
        groundElement: sighting.ground.element, ratio: sighting.ratio,
        contexts: [sighting.environment], allContexts: pair.sightings.map(\.environment),
        colors: [sighting.figure.color],
        backdrops: pair.backdrops(below: sighting.figure.element)))
  }

  /// Adds a finding, or what it says to the one that is there already.
  private mutating func add(_ finding: ContrastFinding) {
    let key = Key(
      matter: finding.matter, figure: finding.figureElement, ground: finding.groundElement)
    guard let place = places[key] else {
      guard findings.count < 2 * Report.limit else {
        dropped += 1
        return
      }
      places[key] = findings.count
      findings.append(finding)
      return
    }
    if finding.ratio < findings[place].ratio {
      findings[place].ratio = finding.ratio
      findings[place].figure = finding.figure
    }
    findings[place].colors.formUnion(finding.colors)
    findings[place].backdrops.formUnion(finding.backdrops)
    for context in finding.contexts where !findings[place].contexts.contains(context) {
      findings[place].contexts.append(context)
    }
    for context in finding.allContexts where !findings[place].allContexts.contains(context) {
      findings[place].allContexts.append(context)
    }
  }
}
