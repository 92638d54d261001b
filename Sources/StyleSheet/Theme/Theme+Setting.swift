extension Theme {
  /// A color as a sheet sets it, whether or not it can be read.
  struct Setting {
    /// Nil if the value is no color, or one that only a running system knows.
    let color: Color?
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
      return Setting(color: nil, name: nil, element: element, origin: element, sheet: match.sheet)
    }
    let reading = match.sheet.reader.value(of: found.value, as: .color, element: found.element)
    let (color, name): (Color?, PaletteName?) =
      switch reading {
      case .success(.color(let color)): (color, nil)
      case .success(.paletteColor(let name)): (self.color(name), name)
      case .success, .failure: (nil, nil)
      }
    return Setting(
      color: color, name: name, element: element, origin: found.element, sheet: match.sheet)
  }
}
