/// The "on" and "off" states of a control in one environment.
package struct StatesSeen {
  package let on, off: SeenFigure
  /// The declaration that gives both states the same image; nil if there are no images.
  package let image: UInt32?
  /// The contrast between the two states.
  package let ratio: Double

  package var areAlike: Bool { ratio < ContrastNeed.graphic.least }

  /// Returns nil if images distinguish the states, or if a color is unknown.
  package init?(_ style: StatePairing.Style, at path: ClassPath, in theme: Theme) {
    guard let on = theme.figure(style.on, at: path), let off = theme.figure(style.off, at: path),
      let own = Self.ratio(on, off)
    else { return nil }
    let image = theme.image(style.onImage, at: path)
    let other = theme.image(style.offImage, at: path)
    if style.hasImages {
      guard let image, let other, image.name == other.name else { return nil }
      self.image = image.element
    } else {
      guard on.element != nil, off.element != nil, image == nil, other == nil else { return nil }
      self.image = nil
    }
    let ofOthers = style.others.flatMap { others in
      theme.figure(others.on, at: path).flatMap { on in
        theme.figure(others.off, at: path).flatMap { Self.ratio(on, $0) }
      }
    }
    self.on = on
    self.off = off
    ratio = max(own, ofOthers ?? 1)
  }

  /// Returns the contrast between two states; nil if one of them is translucent.
  private static func ratio(_ on: SeenFigure, _ off: SeenFigure) -> Double? {
    on.color.isOpaque ? on.color.contrast(against: off.color) : nil
  }
}

extension Theme {
  /// The image that a sheet sets under one of these names, the strongest first.
  fileprivate func image(
    _ names: [SoughtName], at path: ClassPath
  ) -> (name: ImageName, element: UInt32)? {
    for name in names {
      if let match = winner(name, at: path),
        let image = self[Property<ImageName>(name.text), at: path]
      {
        return (image, match.declaration.element)
      }
    }
    return nil
  }
}
