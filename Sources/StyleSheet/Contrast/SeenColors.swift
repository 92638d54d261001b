extension Theme {
  package var hasPalette: Bool { dialect.paletteNames != .notRead }

  /// Returns the palette names of foregrounds, the nearest to a color first.
  package func figureNames(nearestTo color: ThemeColor) -> [String] {
    Set(PalettePairing.all.map(\.figure)).compactMap { name in
      self.color(PaletteName(name: name)).map { ($0.difference(from: color), name) }
    }.sorted(by: <).map(\.1)
  }

  /// Returns the foreground in a state; nil if its color is not defined.
  package func figure(_ state: ColorRole.State, at path: ClassPath) -> SeenFigure? {
    for spelling in state.figure {
      guard let setting = setting(of: spelling, at: path), let color = setting.color else {
        continue
      }
      return SeenFigure(
        color: color, element: setting.element, name: setting.name,
        words: "'\(spelling.text)'", source: .property(spelling.text, at: path),
        isOwn: isOwn(setting.name) || setting.name?.isOfBackground == true,
        followsAppearance: setting.followsAppearance)
    }
    guard hasPalette, let name = state.paletteName, let color = color(name) else { return nil }
    let palette = PaletteName(name: name)
    return SeenFigure(
      color: color, element: nil, name: palette, words: "'\(name)'", source: .palette(name),
      isOwn: isOwn(palette), followsAppearance: true)
  }

  /// True if a sheet sets the color; `name` is its palette name, if it has one.
  private func isOwn(_ name: PaletteName?) -> Bool {
    name.map { override(of: $0) != nil } ?? true
  }

  /// True unless a state hides the usual background and defines neither a text color nor a
  /// background of its own: such a state adds nothing to the usual one.
  package func looksDifferent(in state: ColorRole.State, _ pairing: ColorPairing) -> Bool {
    guard state.hidesUsualGround else { return true }
    return state.figure.dropLast().contains { winner($0, at: pairing.path) != nil }
      || pairing.grounds.contains { path in
        state.grounds.contains { names in
          ([names.image, names.top] + names.colors).contains { winner($0, at: path) != nil }
        }
      }
  }

  package func ground(_ state: ColorRole.State, of pairing: ColorPairing) -> SeenGround {
    layers(state.grounds, of: pairing.grounds, seenFrom: pairing.path.names.last).ground(
      on: state.hidesUsualGround ? nil : pairing.paletteGround, in: self)
  }

  /// Returns the backgrounds of classes, the nearest first, down to an opaque one.
  ///
  /// The words for a background name its class, unless that is `className`.
  func layers(
    _ names: [ColorGroundNames], of paths: [ClassPath], seenFrom className: String? = nil
  ) -> GroundLayers {
    var layers = GroundLayers()
    for path in paths {
      for names in names where layers.end == nil {
        let isOwnClass = className.map { path.names.last == $0 } ?? false
        add(names, of: path, isOwnClass: isOwnClass, to: &layers)
      }
    }
    return layers
  }

  /// Adds the background that a class defines for a state.
  private func add(
    _ names: ColorGroundNames, of path: ClassPath, isOwnClass: Bool, to layers: inout GroundLayers
  ) {
    func seen(_ name: SoughtName, _ setting: Setting) -> SeenGround {
      SeenGround(
        element: setting.element, name: setting.name,
        words: isOwnClass ? "'\(name.text)'" : "'\(name.text)' of '\(path)'",
        source: .property(name.text, at: path), isOwn: isOwn(setting.name),
        followsAppearance: setting.followsAppearance)
    }
    if winner(names.image, at: path) != nil, let setting = setting(of: names.image, at: path) {
      layers.stop(.image, seen(names.image, setting))
    } else if let top = setting(of: names.top, at: path) {
      let canBeGradient = path.names.last.map(ColorGroundNames.canBeGradient) ?? true
      let other = canBeGradient ? setting(of: names.bottom, at: path) : nil
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
        layers.add(color, seen(name, setting), to: color, nil)
      }
    }
  }
}
