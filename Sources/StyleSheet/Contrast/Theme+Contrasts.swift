extension Theme {
  /// The contrast of every pair for which the sheets set a color, a background or a palette name.
  ///
  /// Sorted by class name, the palette last. Omits a state with the same two color sources as an
  /// earlier one, disabled states, which are exempt by the standard, and the pairs of a rating control
  /// in the list of its cell if rules style the control. Includes pairs of a class
  /// in the sheets that the palette alone defines; see `ContrastPair.isOwn`.
  public var contrasts: [ContrastPair] { contrasts(knowing: .all) }

  /// Returns the same as ``contrasts``, with the classes of `catalog`, including an app's own.
  public func contrasts(knowing catalog: Catalog) -> [ContrastPair] {
    classNames.flatMap { listedContrasts(at: $0, knowing: catalog) } + paletteContrasts
  }

  /// Returns the contrast of every pair of a class, whether a sheet or the palette sets the colors.
  ///
  /// Empty for a class without pairs. Source of the pairs and minimums: the tables of the catalog,
  /// and WCAG 2.2, 1.4.3 and 1.4.11.
  public func contrasts(
    at className: String, knowing catalog: Catalog = .all
  ) -> [ContrastPair] {
    contrasts(at: className, knowing: catalog) { _ in true }
  }

  /// Returns the pairs of a class in a list of all classes.
  ///
  /// A cell has those of its rating control unless rules style the control, which then has them.
  package func listedContrasts(
    at className: String, knowing catalog: Catalog
  ) -> [ContrastPair] {
    // The pairings of a cell are its own and those of one control.
    var isControlStyled: Bool?
    return contrasts(at: className, knowing: catalog) { pairing in
      guard let part = pairing.path.names.last, part.hasPrefix("\(className)_") else { return true }
      let isStyled = isControlStyled ?? isStyled(part)
      isControlStyled = isStyled
      return !isStyled
    }
  }

  private func isStyled(_ className: String) -> Bool {
    active.all.contains { sheet in
      sheet.classNames.contains { sheet.sheet.text(of: $0) == className }
    }
  }

  private func contrasts(
    at className: String, knowing catalog: Catalog, where isListed: (ColorPairing) -> Bool
  ) -> [ContrastPair] {
    let isForeign = isForeign(className, in: catalog)
    let pairings =
      isForeign ? [ColorPairing(ofTextIn: className)] : catalog.pairings(of: className)
    let pairs = pairings.filter(isListed).flatMap { pairing in
      pairing.role.states.compactMap {
        pair(of: $0, in: pairing, at: className, knowing: catalog)
      }
    }
    // Pairs with the same sources are listed once, under the first state that has them.
    return (pairs + (isForeign ? [] : statePairs(at: className, in: catalog))).eachOnce {
      Places(kind: $0.kind, figure: $0.figure.source, ground: $0.ground.source)
    }
  }

  /// True for a class of the catalog that the engine does not style itself, which a sheet may use
  /// for another element.
  private func isForeign(_ className: String, in catalog: Catalog) -> Bool {
    guard dialect.scope == .everything, let entry = catalog.entry(for: className) else {
      return false
    }
    return !dialect.styles(entry.family)
  }

  /// Returns the contrast between two properties of the same class or of two classes.
  ///
  /// For pairs that are not in the catalog: `theme.contrast(of: Property("border-color"), at: path,
  /// on: Property("background-color"))`. The background is unknown below a translucent color.
  ///
  /// - Returns: 1 to 21; nil if no sheet sets one of the two, or the ground is not opaque.
  public func contrast(
    of figure: Property<ThemeColor>, _ variant: Variant? = nil, at path: ClassPath,
    on ground: Property<ThemeColor>, _ groundVariant: Variant? = nil,
    at groundPath: ClassPath? = nil
  ) -> Double? {
    guard let color = self[figure, variant, at: path],
      let below = self[ground, groundVariant, at: groundPath ?? path]
    else { return nil }
    return color.contrast(against: below)
  }

  // MARK: - One pair

  private func pair(
    of state: ColorRole.State, in pairing: ColorPairing, at className: String,
    knowing catalog: Catalog
  ) -> ContrastPair? {
    guard let sight = sight(of: state, in: pairing, knowing: catalog),
      pairing.reads(sight.figure, knowing: catalog)
    else { return nil }
    // The background of an app's own class is unknown, so its text cannot be checked.
    if !pairing.isKnown, sight.ground.doubt == .unsaid { return nil }
    let role = state.figure.first?.text ?? pairing.role.property
    return ContrastPair(pairing.role.isText ? .text : .mark, of: className, role, sight)
  }

  private func statePairs(at className: String, in catalog: Catalog) -> [ContrastPair] {
    guard let entry = catalog.entry(for: className) else { return [] }
    let path = entry.path
    return StatePairing.styles(of: entry.kind).compactMap {
      statePair(of: $0, at: path, of: className)
    }
  }

  /// Returns the pair of the two states; nil if no sheet sets a color of either.
  private func statePair(
    of style: StatePairing.Style, at path: ClassPath, of className: String
  ) -> ContrastPair? {
    guard let on = figure(style.on, at: path), let off = figure(style.off, at: path),
      on.element != nil || off.element != nil, on.color.isOpaque,
      let plain = on.color.contrast(against: off.color)
    else { return nil }
    let seen = StatesSeen(style, at: path, in: self)
    return ContrastPair(
      kind: .states, className: className, role: style.on.figure.first?.text ?? "",
      figure: ContrastPair.Side(on), ground: ContrastPair.Side(off), need: .graphic,
      ratio: seen?.ratio ?? plain,
      verdict: seen.map { $0.areAlike ? .fails : .passes } ?? .exempt,
      isOwn: on.isOwn || off.isOwn)
  }

  /// The pairs of palette names of which a sheet overrides at least one.
  package var paletteContrasts: [ContrastPair] {
    guard dialect.paletteNames != .notRead else { return [] }
    return PalettePairing.all.compactMap { pairing in
      let isOwn = [pairing.figure, pairing.ground].contains {
        override(of: PaletteName(name: $0)) != nil
      }
      guard isOwn, let figure = color(pairing.figure), let below = color(pairing.ground) else {
        return nil
      }
      let ratio = figure.contrast(against: below)
      return ContrastPair(
        kind: pairing.need == .graphic ? .mark : .text, className: "", role: pairing.figure,
        figure: ContrastPair.Side(palette: pairing.figure, figure),
        ground: ContrastPair.Side(palette: pairing.ground, below), need: pairing.need,
        ratio: ratio,
        verdict: ratio.map { $0 < pairing.need.least ? .fails : .passes }
          ?? .unknown(.shinesThrough),
        isOwn: true)
    }
  }
}

/// The sources and the kind of a pair.
private struct Places: Hashable {
  let kind: ContrastPair.Kind
  let figure, ground: ColorSource
}

extension ThemeColor {
  /// Creates the color of a backdrop, rounded to bytes.
  package init(_ backdrop: Backdrop) {
    self.init(
      red: backdrop.red / 255, green: backdrop.green / 255, blue: backdrop.blue / 255, alpha: 1)
  }
}
