import StyleSheet

/// Tells whether two colors have enough contrast in every appearance, so that a pair needs no
/// further check.
///
/// Most classes of a sheet use the same few colors, so the results are cached by pair of colors.
struct ClearShades {
  private let sheet: Sheet
  private let dialect: Dialect
  private let painted: PaintedClasses
  /// The light mode themes, one for each combination of device and orientation.
  private let lightThemes: [Theme]
  private let sheets: [ActiveSheet]
  private let hasPalette: Bool
  /// True if pairings can be looked up by number.
  private let isNumbered: Bool
  private var colors: [ShadeColors] = []
  /// Indices in `colors`, by shade and by combination of device and orientation.
  private var places = PairTable()
  /// 1 for a pair with enough contrast, else 0; a nested table would be copied at each access.
  private var answers = PairTable()

  init(of sheet: Sheet, for dialect: Dialect, _ painted: PaintedClasses, by themes: [Theme]) {
    self.sheet = sheet
    self.dialect = dialect
    self.painted = painted
    lightThemes = themes
    sheets = themes.compactMap(\.active.only)
    hasPalette = themes.first?.hasPalette ?? false
    isNumbered = !sheet.hasPathSelectors && !painted.hasOtherNames && sheets.count == themes.count
  }

  /// Returns the declarations that set the foreground if its contrast is enough on every device and
  /// orientation; nil if it is not, or if the pair needs a full check.
  mutating func clear(
    _ state: ColorRole.State, of pairing: ColorPairing, _ themes: inout ThemesByContext
  ) -> [UInt32]? {
    var elements: [UInt32] = []
    let isClear = isClear(state, of: pairing, &themes) { elements.append($0) }
    return isClear ? elements : nil
  }

  /// True if the contrast is enough; calls `take` with the declarations.
  mutating func isClear(
    _ state: ColorRole.State, of pairing: ColorPairing, _ themes: inout ThemesByContext,
    _ take: (UInt32) -> Void = { _ in }
  ) -> Bool {
    for number in lightThemes.indices {
      guard let shades = shades(of: state, in: pairing, number),
        areClear(shades, pairing.role.isText, number, &themes)
      else { return false }
      if let element = shades.figureElement { take(element) }
    }
    return true
  }

  /// Returns the two colors of a pairing; see ``Theme/shades(of:in:_:)``.
  private func shades(
    of state: ColorRole.State, in pairing: ColorPairing, _ number: Int
  ) -> Shades? {
    if isNumbered, let numbers = pairing.numbers {
      return sheets[number].shades(of: state.numbers, in: numbers, hasPalette: hasPalette)
    }
    return lightThemes[number].shades(of: state, in: pairing) { painted.hasGround($0.id(of: $1)) }
  }

  private mutating func areClear(
    _ shades: Shades, _ isText: Bool, _ number: Int, _ themes: inout ThemesByContext
  ) -> Bool {
    if case .nothing = shades.figure { return true }
    guard let figure = shades.figure.number, let ground = shades.ground.number else { return false }
    let pair = (Self.key(figure, UInt32(number)), Self.key(ground, isText ? 1 : 0))
    let known = answers[pair.0, pair.1]
    if known != PairTable.none { return known == 1 }
    let answer =
      if let above = colors(of: shades.figure, figure, number, &themes),
        let below = colors(of: shades.ground, ground, number, &themes)
      {
        above.areClear(on: below, isText ? .text : .graphic)
      } else {
        false
      }
    answers.add(answer ? 1 : 0, pair.0, pair.1)
    return answer
  }

  private static func key(_ shade: UInt32, _ question: UInt32) -> UInt32 {
    question << Shade.numberBits | shade
  }

  private mutating func colors(
    of shade: Shade, _ key: UInt32, _ number: Int, _ themes: inout ThemesByContext
  ) -> ShadeColors? {
    let place = places[key, UInt32(number)]
    if place != PairTable.none { return colors[Int(place)] }
    let found = ShadeColors(
      of: shade, in: sheet, for: dialect, overridesPalette: themes.overridesPalette
    ) { name, context in
      themes.color(name, number, context)
    }
    guard let found else { return nil }
    places.add(UInt32(colors.count), key, UInt32(number))
    colors.append(found)
    return found
  }
}

private struct ShadeColors {
  /// In the order of ``PaletteContext/all``, or one color for all of them; empty if there is none.
  private var colors: [ThemeColor] = []
  /// The palette name; nil for a literal color.
  private var name: PaletteName?
  /// True if the sheet sets the color in some appearance, false if the palette does.
  private var isOwn = false
  /// True for a palette name of backgrounds; stored, because comparing names is slow.
  private var isOfBackground = false

  /// Returns nil if there is no color in some appearance.
  init?(
    of shade: Shade, in sheet: Sheet, for dialect: Dialect, overridesPalette: Bool,
    _ color: (PaletteName, PaletteContext) -> (color: ThemeColor, isOwn: Bool)?
  ) {
    switch shade {
    case .written(let value):
      let reader = ValueReader(sheet: sheet, dialect: dialect)
      switch reader.value(of: value, as: .color, element: 0) {
      case .success(.color(let color)):
        colors = [color]
        isOwn = true
      case .success(.paletteColor(let name)): self.name = name
      case .success, .failure: return nil
      }
    case .palette(let number): name = Palette.all.name(number)
    case .nothing: return
    }
    guard let name else { return }
    isOfBackground = name.isOfBackground
    if !overridesPalette, name.suffix == nil, let known = PaletteValues.byAppearance[name.name] {
      colors = known
      return
    }
    for context in PaletteContext.all {
      guard let found = color(name, context) else { return nil }
      colors.append(found.color)
      isOwn = isOwn || found.isOwn
    }
  }

  /// True if the contrast to an opaque ground is enough, or the palette defines both colors.
  func areClear(on ground: Self, _ need: ContrastNeed) -> Bool {
    guard ground.colors.allSatisfy(\.isOpaque) else { return false }
    if !isOwn, !ground.isOwn, !isOfBackground { return true }
    guard !ground.colors.isEmpty else { return false }
    if let name, let below = ground.name, name.suffix == nil, below.suffix == nil,
      PalettePairing.has(name.name, on: below.name)
    {
      return true
    }
    return (0..<max(colors.count, ground.colors.count)).allSatisfy { number in
      let figure = colors[min(number, colors.count - 1)]
      let below = ground.colors[min(number, ground.colors.count - 1)]
      return figure.contrast(against: below).map { $0 >= need.least } ?? false
    }
  }
}
