import StyleSheet

/// Tells of two colors whether the one stands out from the other in every appearance, so that there is
/// nothing to look at more closely.
///
/// Most cells of a sheet are drawn in the same few colors. Of two of them it is found out once, and
/// then known wherever the sheet writes the two.
struct ClearShades {
  private let sheet: Sheet
  private let dialect: Dialect
  /// The colors that were met.
  private var colors: [ShadeColors] = []
  /// The places in `colors`, by the numbers of shades and of combinations of device and orientation.
  private var places = PairTable()
  /// 1 for a figure that is clear on a ground, else 0; by ``key(_:_:)`` of the two.
  ///
  /// One table for all: of a table among others a look takes a copy, which counts its references.
  private var answers = PairTable()

  init(of sheet: Sheet, for dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
  }

  /// The declarations that set what stands out, if it is clear however the device is held; nil if it
  /// is not, and if it is not as simple as that.
  ///
  /// `days` are the themes by day, one for each combination of device and orientation.
  mutating func clear(
    _ state: ColorRole.State, of pairing: ColorPairing, on painted: PaintedClasses,
    by days: ThemesByDay, _ themes: inout ThemesByContext
  ) -> [UInt32]? {
    var elements: [UInt32] = []
    let isClear = isClear(state, of: pairing, on: painted, by: days, &themes) {
      elements.append($0)
    }
    return isClear ? elements : nil
  }

  /// Whether it is clear and as simple as that; `take` is given the declarations.
  mutating func isClear(
    _ state: ColorRole.State, of pairing: ColorPairing, on painted: PaintedClasses,
    by days: ThemesByDay,
    _ themes: inout ThemesByContext, _ take: (UInt32) -> Void = { _ in }
  ) -> Bool {
    for number in days.indices {
      guard let shades = days.shades(of: state, in: pairing, number, painted),
        areClear(shades, pairing.role.isText, number, &themes)
      else { return false }
      if let element = shades.figureElement { take(element) }
    }
    return true
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

  /// The number of a shade, and beside it that of what is asked.
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

/// What one shade looks like in every appearance.
private struct ShadeColors {
  /// In the order of ``PaletteContext/all``, or one if it is the same in all; none if there is none.
  private var colors: [Color] = []
  /// The palette's name that it is; nil if it is a color of its own.
  private var name: PaletteName?
  /// Whether the color comes from the sheet in some appearance, and is not the palette's own.
  private var isOwn = false

  /// Nil if it is no color in some appearance.
  init?(
    of shade: Shade, in sheet: Sheet, for dialect: Dialect, overridesPalette: Bool,
    _ color: (PaletteName, PaletteContext) -> (color: Color, isOwn: Bool)?
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

  /// Whether it stands out from another that is opaque, or the palette is answerable for both.
  func areClear(on ground: Self, _ need: ContrastNeed) -> Bool {
    guard ground.colors.allSatisfy(\.isOpaque) else { return false }
    if !isOwn, !ground.isOwn { return true }
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
