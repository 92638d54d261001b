extension Theme {
  /// A color as a sheet sets it, whether or not it can be read.
  struct Setting {
    /// Nil if the value is no color, or one that only a running system knows.
    let color: Color?
    /// Whether the value is a color of which only a running system knows what it looks like.
    let isOfSystem: Bool
    /// The palette's name that is its value; nil if it is none.
    let name: PaletteName?
    /// The node of the declaration, in `sheet`.
    let element: UInt32
    /// The node of the value: the declaration, or the definition that its variable leads to.
    let origin: UInt32
    let sheet: ActiveSheet

    /// Whether the color is another one in another appearance.
    var followsAppearance: Bool {
      switch name?.suffix {
      case .none: name != nil
      case .some(let suffix): suffix.context == nil
      }
    }
  }

  /// The declaration that wins for a property at a path, and the color that it sets.
  ///
  /// Unlike a look-up it does not pass over a value that cannot be read.
  func setting(of property: SoughtName, at path: ClassPath) -> Setting? {
    guard let match = winner(property, at: path) else { return nil }
    let element = match.declaration.element
    guard let found = match.sheet.resolve(match.declaration) else {
      return Setting(
        color: nil, isOfSystem: false, name: nil, element: element, origin: element,
        sheet: match.sheet)
    }
    let reading = match.sheet.reader.value(of: found.value, as: .color, element: found.element)
    let (color, name, isOfSystem): (Color?, PaletteName?, Bool) =
      switch reading {
      case .success(.color(let color)): (color, nil, false)
      case .success(.paletteColor(let name)): (self.color(name), name, true)
      case .failure(.unknownWord(let word)): (nil, nil, dialect.mayKnowColor(word))
      case .success, .failure: (nil, nil, false)
      }
    return Setting(
      color: color, isOfSystem: color == nil && isOfSystem, name: name, element: element,
      origin: found.element, sheet: match.sheet)
  }
}

extension Dialect {
  /// Whether a word may be a color of a running system: one of UIKit's, or of an app's own where the
  /// engine asks for these.
  fileprivate func mayKnowColor(_ word: String) -> Bool {
    colorWords == .anyClassMethod || colorWord(word) != nil
  }
}
