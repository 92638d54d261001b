extension Theme {
  /// A color as a sheet sets it, readable or not.
  struct Setting {
    /// The color, or nil if the value is no color or known only at run time.
    let color: ThemeColor?
    /// True if the value is a system color, which is known only at run time.
    let isOfSystem: Bool
    let name: PaletteName?
    /// The node of the declaration in its sheet.
    let element: UInt32

    /// True if the color depends on the appearance.
    var followsAppearance: Bool {
      switch name?.suffix {
      case .none: name != nil
      case .some(let suffix): suffix.context == nil
      }
    }
  }

  /// Returns the winning declaration of a property at a path, and its color.
  ///
  /// Unlike a look-up, it does not skip a value that cannot be read.
  func setting(of property: SoughtName, at path: ClassPath) -> Setting? {
    guard let match = winner(property, at: path) else { return nil }
    let element = match.declaration.element
    guard let (found, holder) = match.sheet.found(match.declaration) else {
      return Setting(color: nil, isOfSystem: false, name: nil, element: element)
    }
    let reading = holder.reader.value(
      of: found.value, as: .color, element: found.element)
    let (color, name, isOfSystem): (ThemeColor?, PaletteName?, Bool) =
      switch reading {
      case .success(.color(let color)): (color, nil, false)
      case .success(.paletteColor(let name)): (self.color(name), name, true)
      // UIKit may know any word, if the engine reads an app's own.
      case .failure(.unknownWord(let word)):
        (nil, nil, dialect.colorWords == .anyClassMethod || dialect.colorWord(word) != nil)
      case .success, .failure: (nil, nil, false)
      }
    return Setting(
      color: color, isOfSystem: color == nil && isOfSystem, name: name, element: element)
  }
}
