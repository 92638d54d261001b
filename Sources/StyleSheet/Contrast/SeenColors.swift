/// What stands out, as it is seen in one situation.
struct SeenFigure {
  let color: Color
  /// The declaration that sets it; nil where no sheet does.
  let element: UInt32?
  /// The palette's name that it is; nil if it is a color of its own.
  let name: PaletteName?
  /// The property or the palette's name, in quotes.
  let words: String
  /// Where the color comes from.
  let source: ColorSource
  /// Whether the color comes from the sheet, and is not the palette's own.
  let isOwn: Bool
  let followsAppearance: Bool
}

/// What something lies on, as it is seen in one situation.
struct SeenGround {
  typealias Doubt = ContrastDoubt

  /// One color, or both ends of a gradient; empty if there is a doubt.
  let ends: [Backdrop]
  let doubt: Doubt?
  /// The declaration that sets it, or its uppermost layer; nil where no sheet does.
  let element: UInt32?
  let name: PaletteName?
  let words: String
  /// Where its uppermost layer comes from.
  let source: ColorSource
  let isOwn: Bool
  let followsAppearance: Bool

  init(
    _ ends: [Backdrop], doubt: Doubt? = nil, element: UInt32? = nil, name: PaletteName? = nil,
    words: String = "", source: ColorSource = .unsaid, isOwn: Bool = true,
    followsAppearance: Bool = false
  ) {
    self.ends = ends
    self.doubt = doubt
    self.element = element
    self.name = name
    self.words = words
    self.source = source
    self.isOwn = isOwn
    self.followsAppearance = followsAppearance
  }
}

// MARK: - Asking a theme

extension Theme {
  /// Whether names of the palette are colors to the engine at all.
  var hasPalette: Bool { dialect.paletteNames != .notRead }

  /// What stands out in a state; nil if nobody says what color it has.
  func figure(_ state: ColorRole.State, at path: ClassPath) -> SeenFigure? {
    for spelling in state.figure {
      guard let setting = setting(of: spelling, at: path), let color = setting.color else {
        continue
      }
      return SeenFigure(
        color: color, element: setting.element, name: setting.name,
        words: "'\(spelling.text)'", source: .property(spelling.text, at: path),
        isOwn: isOwn(setting.name),
        followsAppearance: setting.followsAppearance)
    }
    guard hasPalette, let name = state.paletteName, let color = color(name) else { return nil }
    let palette = PaletteName(name: name)
    return SeenFigure(
      color: color, element: nil, name: palette, words: "'\(name)'", source: .palette(name),
      isOwn: isOwn(palette), followsAppearance: true)
  }

  /// Whether a color that has this name, or none, comes from a sheet.
  private func isOwn(_ name: PaletteName?) -> Bool {
    name.map { override(of: $0) != nil } ?? true
  }

  /// What a pairing lies on in a state.
  func ground(_ state: ColorRole.State, of pairing: ColorPairing) -> SeenGround {
    var layers = GroundLayers()
    for path in pairing.grounds {
      for names in state.grounds where layers.end == nil {
        add(names, of: path, isOwnClass: path == pairing.grounds.first, to: &layers)
      }
    }
    if let end = layers.end { return end }
    if hasPalette, let name = pairing.paletteGround.map({ PaletteName(name: $0) }),
      let color = color(name)
    {
      let seen = SeenGround(
        [], name: name, words: "'\(name)'", source: .palette(name.name), isOwn: isOwn(name),
        followsAppearance: true)
      return layers.completed(with: color, seen)
    }
    return layers.uppermost.map {
      SeenGround(
        [], doubt: .shinesThrough, element: $0.element, words: $0.words, source: $0.source)
    } ?? SeenGround([], doubt: .unsaid)
  }

  /// Adds what a class says of its ground in a state.
  private func add(
    _ names: ColorGroundNames, of path: ClassPath, isOwnClass: Bool, to layers: inout GroundLayers
  ) {
    func words(_ name: SoughtName) -> String {
      isOwnClass ? "'\(name.text)'" : "'\(name.text)' of '\(path)'"
    }
    func source(_ name: SoughtName) -> ColorSource { .property(name.text, at: path) }
    if let image = winner(names.image, at: path) {
      layers.stop(
        .image, image.declaration.element, words(names.image), source(names.image))
    } else if let top = setting(of: names.top, at: path) {
      let bottom = setting(of: names.bottom, at: path) ?? top
      let isColored = [top, bottom].allSatisfy { $0.color != nil || $0.isOfSystem }
      let ends = [top.color, bottom.color].compactMap { $0.flatMap { Backdrop($0) } }
      let doubt: SeenGround.Doubt = isColored ? .gradient : .noColor
      layers.stop(
        ends.count == 2 ? nil : doubt, top.element, "the gradient from \(words(names.top))",
        source(names.top), ends)
    } else {
      for name in names.colors {
        guard let setting = setting(of: name, at: path), layers.end == nil else { continue }
        let seen = SeenGround(
          [], element: setting.element, name: setting.name, words: words(name),
          source: source(name), isOwn: isOwn(setting.name),
          followsAppearance: setting.followsAppearance)
        guard let color = setting.color else {
          layers.stop(
            setting.isOfSystem ? .unreadable : .noColor, setting.element, words(name), source(name))
          return
        }
        layers.add(color, seen)
      }
    }
  }
}

/// The layers below something, from the uppermost down to an opaque one.
private struct GroundLayers {
  private var colors: [Color] = []
  private(set) var uppermost: SeenGround?
  /// What is below all of them, once that is known.
  private(set) var end: SeenGround?

  mutating func add(_ color: Color, _ seen: SeenGround) {
    if color.isOpaque {
      end = completed(with: color, seen)
    } else if color.alpha > 0 {
      colors.append(color)
      uppermost = uppermost ?? seen
    }
  }

  /// Ends with something that is no plain color.
  mutating func stop(
    _ doubt: SeenGround.Doubt?, _ element: UInt32, _ words: String, _ source: ColorSource,
    _ ends: [Backdrop] = []
  ) {
    let isBare = colors.isEmpty
    end = SeenGround(
      doubt == nil && isBare ? ends : [], doubt: doubt ?? (isBare ? nil : .gradient),
      element: uppermost?.element ?? element, words: uppermost?.words ?? words,
      source: uppermost?.source ?? source)
  }

  /// All layers over an opaque one.
  func completed(with color: Color, _ seen: SeenGround) -> SeenGround {
    let top = uppermost ?? seen
    return SeenGround(
      Backdrop(colors + [color]).map { [$0] } ?? [], element: top.element, name: top.name,
      words: top.words, source: top.source, isOwn: top.isOwn || seen.isOwn,
      followsAppearance: top.followsAppearance || seen.followsAppearance)
  }
}
