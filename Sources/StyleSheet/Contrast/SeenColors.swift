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

  /// The lower end of a gradient: the declaration that sets it, and that in words.
  struct LowerEnd {
    let element: UInt32?
    let words: String
  }

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
  /// Nil unless the uppermost layer is a gradient.
  let lowerEnd: LowerEnd?
  /// True if one declaration sets all of it, to a color without alpha.
  let isPlain: Bool

  init(
    _ ends: [Backdrop], doubt: Doubt? = nil, element: UInt32? = nil, name: PaletteName? = nil,
    words: String = "", source: ColorSource = .unsaid, isOwn: Bool = true,
    followsAppearance: Bool = false, lowerEnd: LowerEnd? = nil, isPlain: Bool = false
  ) {
    self.ends = ends
    self.doubt = doubt
    self.element = element
    self.name = name
    self.words = words
    self.source = source
    self.isOwn = isOwn
    self.followsAppearance = followsAppearance
    self.lowerEnd = lowerEnd
    self.isPlain = isPlain
  }

  /// The end of a gradient, or all of a plain background, by its number in ``ends``: the declaration
  /// that sets it, and that in words.
  func end(_ number: Int) -> LowerEnd {
    guard let lowerEnd else { return LowerEnd(element: element, words: words) }
    let end = number == 0 ? LowerEnd(element: element, words: words) : lowerEnd
    return LowerEnd(element: end.element, words: "the gradient's \(end.words)")
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

  /// True unless a state shows neither a text nor a background of its own and hides the usual one:
  /// then nothing is known of it that the usual state does not say.
  func looksDifferent(in state: ColorRole.State, _ pairing: ColorPairing) -> Bool {
    guard state.hidesUsualGround else { return true }
    return state.figure.dropLast().contains { winner($0, at: pairing.path) != nil }
      || pairing.grounds.contains { path in
        state.grounds.contains { names in
          ([names.image, names.top] + names.colors).contains { winner($0, at: path) != nil }
        }
      }
  }

  /// What a pairing lies on in a state.
  func ground(_ state: ColorRole.State, of pairing: ColorPairing) -> SeenGround {
    layers(state.grounds, of: pairing.grounds, seenFrom: pairing.path.names.last).ground(
      on: state.hidesUsualGround ? nil : pairing.paletteGround, in: self)
  }

  /// The backgrounds of classes, the nearest first, down to an opaque one.
  ///
  /// The words for a background name its class, unless that is `className`.
  func layers(
    _ names: [ColorGroundNames], of paths: [ClassPath], seenFrom className: String? = nil
  ) -> GroundLayers {
    var layers = GroundLayers()
    for path in paths {
      for names in names where layers.end == nil {
        add(names, of: path, isOwnClass: path.names.last == className, to: &layers)
      }
    }
    return layers
  }

  /// Adds what a class says of its ground in a state.
  private func add(
    _ names: ColorGroundNames, of path: ClassPath, isOwnClass: Bool, to layers: inout GroundLayers
  ) {
    func seen(_ name: SoughtName, _ setting: Setting) -> SeenGround {
      SeenGround(
        [], element: setting.element, name: setting.name,
        words: isOwnClass ? "'\(name.text)'" : "'\(name.text)' of '\(path)'",
        source: .property(name.text, at: path), isOwn: isOwn(setting.name),
        followsAppearance: setting.followsAppearance)
    }
    if winner(names.image, at: path) != nil, let setting = setting(of: names.image, at: path) {
      layers.stop(.image, seen(names.image, setting))
    } else if let top = setting(of: names.top, at: path) {
      let other = setting(of: names.bottom, at: path)
      let bottom = other ?? top
      let upper = seen(names.top, top)
      guard let color = top.color, let end = bottom.color else {
        let isColored = [top, bottom].allSatisfy { $0.color != nil || $0.isOfSystem }
        layers.stop(isColored ? .gradient : .noColor, upper)
        return
      }
      layers.add(color, upper, to: end, other.map { seen(names.bottom, $0) })
    } else {
      for name in names.colors {
        guard let setting = setting(of: name, at: path), layers.end == nil else { continue }
        guard let color = setting.color else {
          layers.stop(setting.isOfSystem ? .unreadable : .noColor, seen(name, setting))
          return
        }
        layers.add(color, seen(name, setting))
      }
    }
  }
}
