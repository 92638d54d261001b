/// The two states of a thing, as they are seen in one situation.
package struct StatesSeen {
  package let on, off: SeenFigure
  /// The declaration that gives both states one image; nil where there are no images.
  package let image: UInt32?
  /// How well the one stands out from the other.
  package let ratio: Double

  /// What must be seen of a mark is what parts its states too.
  package var areAlike: Bool { ratio < ContrastNeed.graphic.least }

  /// Nil if images tell the states apart, and if it is not known what color they have.
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

  /// How well the one stands out from the other; nil if something shines through one of them.
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
