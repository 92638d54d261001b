/// A foreground in one environment.
package struct SeenFigure {
  package let color: ThemeColor
  /// The declaration that sets the color; nil if no sheet does.
  package let element: UInt32?
  /// The palette name of the color; nil for a literal color.
  package let name: PaletteName?
  /// The property or the palette name, in quotes.
  package let words: String
  package let source: ColorSource
  /// True if a sheet sets the color, false if the palette does.
  package let isOwn: Bool
  package let followsAppearance: Bool
}

/// A background in one environment.
package struct SeenGround {
  package typealias Doubt = ContrastDoubt

  /// The declaration that sets the lower end of a gradient, and its description.
  package struct LowerEnd {
    package let element: UInt32?
    package let words: String
  }

  /// One color, or both ends of a gradient; empty if there is a doubt.
  package let ends: [Backdrop]
  package let doubt: Doubt?
  /// The declaration that sets the uppermost layer; nil if no sheet does.
  package let element: UInt32?
  package let name: PaletteName?
  let words: String
  /// The source of the uppermost layer.
  package let source: ColorSource
  package let isOwn: Bool
  package let followsAppearance: Bool
  /// Nil unless the uppermost layer is a gradient.
  let lowerEnd: LowerEnd?
  /// True if one declaration sets the whole background to a color without alpha.
  package let isPlain: Bool

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

  /// Returns the declaration and description of one end of a gradient, or of the whole plain
  /// background, by its index in ``ends``.
  package func end(_ number: Int) -> LowerEnd {
    guard let lowerEnd else { return LowerEnd(element: element, words: words) }
    let end = number == 0 ? LowerEnd(element: element, words: words) : lowerEnd
    return LowerEnd(element: end.element, words: "the gradient's \(end.words)")
  }
}
