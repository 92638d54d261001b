/// The foreground and the background of a pairing as a sheet writes them.
package struct Shades {
  package let figure, ground: Shade
  /// The declaration that sets the foreground; nil if the palette does.
  package let figureElement: UInt32?
}

/// A color as a sheet writes it, or the palette's default.
package enum Shade {
  case written(Component)
  /// The number of a palette name.
  case palette(NameTable.ID)
  /// No color is defined.
  case nothing

  private static let bits: UInt32 = 24
  package static let numberBits: UInt32 = bits + 3

  /// A number that identifies the word or the hex digits; nil for any other value.
  package var number: UInt32? {
    switch self {
    case .written(let value):
      switch value.kind {
      case .hex where value.count == 6: 1 << Self.bits | UInt32(truncatingIfNeeded: value.hexDigits)
      case .hex where value.count == 3: 2 << Self.bits | UInt32(truncatingIfNeeded: value.hexDigits)
      case .word where value.name >> Self.bits == 0: 3 << Self.bits | value.name
      case .hex, .word, .missing, .number, .variable, .string, .comma, .leftParenthesis,
        .rightParenthesis, .list:
        nil
      }
    case .palette(let number): 4 << Self.bits | number
    case .nothing: 5 << Self.bits
    }
  }
}

extension Theme {
  /// Returns the written colors of a pairing in a state; nil if more than one declaration affects
  /// one of them.
  package func shades(
    of state: ColorRole.State, in pairing: ColorPairing,
    _ hasGround: (ActiveSheet, SoughtName) -> Bool
  ) -> Shades? {
    guard looksDifferent(in: state, pairing) else {
      return Shades(figure: .nothing, ground: .nothing, figureElement: nil)
    }
    guard let (figure, element) = figureShade(state, at: pairing.path),
      let ground = groundShade(state, of: pairing, hasGround)
    else { return nil }
    return Shades(figure: figure, ground: ground, figureElement: element)
  }

  private func figureShade(
    _ state: ColorRole.State, at path: ClassPath
  ) -> (shade: Shade, element: UInt32?)? {
    for spelling in state.figure {
      if let match = winner(spelling, at: path) {
        return match.shade.map { ($0, match.declaration.element) }
      }
    }
    guard hasPalette, let number = state.numbers.paletteNumber else { return (.nothing, nil) }
    return (.palette(number), nil)
  }

  private func groundShade(
    _ state: ColorRole.State, of pairing: ColorPairing,
    _ hasGround: (ActiveSheet, SoughtName) -> Bool
  ) -> Shade? {
    for path in pairing.grounds where active.has(path, hasGround) {
      for names in state.grounds {
        guard winner(names.image, at: path) == nil, winner(names.top, at: path) == nil else {
          return nil
        }
        for name in names.colors {
          if let match = winner(name, at: path) { return match.shade }
        }
      }
    }
    guard hasPalette, !state.hidesUsualGround else { return .nothing }
    return pairing.paletteNumber.map(Shade.palette) ?? .nothing
  }
}

extension ActiveSheets {
  /// True if a condition holds for the only name of a path in the sheets; always true for a chain.
  fileprivate func has(_ path: ClassPath, _ isTrue: (ActiveSheet, SoughtName) -> Bool) -> Bool {
    path.isChain || path.first { name in first { isTrue($0, name) ? true : nil } } == true
  }
}

extension Theme.Match {
  /// The color that the declaration sets; nil if its variable is not defined.
  fileprivate var shade: Shade? { sheet.resolve(declaration).map { .written($0.value) } }
}

// MARK: - By numbers

extension ActiveSheet {
  /// Returns the colors of a pairing in a state as this sheet alone writes them; nil if more than
  /// one declaration affects one of them.
  ///
  /// The equivalent of ``Theme/shades(of:in:_:)`` for numbered classes in a sheet without chained
  /// selectors. Avoids lookups by name.
  package func shades(
    of state: StateNumbers, in pairing: ColorPairing.Numbers, hasPalette: Bool
  ) -> Shades? {
    var element: UInt32?
    var figure = Shade.nothing
    let top = figureRow(state, pairing.path)
    if let row = top {
      guard let found = resolve(row) else { return nil }
      figure = .written(found.value)
      element = row.element
    } else if hasPalette, let number = state.paletteNumber {
      figure = .palette(number)
    }
    switch groundRow(state, pairing.grounds) {
    case .manifold: return nil
    case .one(let row):
      guard let found = resolve(row) else { return nil }
      return Shades(figure: figure, ground: .written(found.value), figureElement: element)
    case .none:
      if state.hidesUsualGround {
        let isUsual = top == nil || top?.name == state.figures.last
        return isUsual
          ? Shades(figure: .nothing, ground: .nothing, figureElement: nil) : nil
      }
      let palette = hasPalette ? pairing.palette.map(Shade.palette) : nil
      return Shades(figure: figure, ground: palette ?? .nothing, figureElement: element)
    }
  }

  private func figureRow(_ state: StateNumbers, _ path: [NameTable.ID]) -> Sheet.DeclarationRow? {
    for property in state.figures {
      for name in path {
        let entries = entries(of: name)
        if let row = winningDeclaration(property, among: entries) { return row }
      }
    }
    return nil
  }

  /// The row that defines a background.
  private enum GroundRow {
    case one(Sheet.DeclarationRow)
    /// An image or a gradient.
    case manifold
    case none
  }

  private func groundRow(_ state: StateNumbers, _ names: [NameTable.ID]) -> GroundRow {
    for name in names {
      let entries = entries(of: name)
      guard entries.kinds.mayHaveAny(of: state.groundKinds) else { continue }
      for ground in state.grounds {
        guard winningDeclaration(ground.image, among: entries) == nil,
          winningDeclaration(ground.top, among: entries) == nil
        else { return .manifold }
        for property in ground.colors {
          if let row = winningDeclaration(property, among: entries) { return .one(row) }
        }
      }
    }
    return .none
  }
}
