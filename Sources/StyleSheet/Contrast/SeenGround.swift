/// What stands out, as it is seen in one situation.
package struct SeenFigure {
  package let color: Color
  /// The declaration that sets it; nil where no sheet does.
  package let element: UInt32?
  /// The palette's name that it is; nil if it is a color of its own.
  package let name: PaletteName?
  /// The property or the palette's name, in quotes.
  package let words: String
  /// Where the color comes from.
  package let source: ColorSource
  /// Whether the color comes from the sheet, and is not the palette's own.
  package let isOwn: Bool
  package let followsAppearance: Bool
}

/// What something lies on, as it is seen in one situation.
package struct SeenGround {
  package typealias Doubt = ContrastDoubt

  /// The lower end of a gradient: the declaration that sets it, and that in words.
  package struct LowerEnd {
    package let element: UInt32?
    package let words: String
  }

  /// One color, or both ends of a gradient; empty if there is a doubt.
  package let ends: [Backdrop]
  package let doubt: Doubt?
  /// The declaration that sets it, or its uppermost layer; nil where no sheet does.
  package let element: UInt32?
  package let name: PaletteName?
  let words: String
  /// Where its uppermost layer comes from.
  package let source: ColorSource
  package let isOwn: Bool
  package let followsAppearance: Bool
  /// Nil unless the uppermost layer is a gradient.
  let lowerEnd: LowerEnd?
  /// True if one declaration sets all of it, to a color without alpha.
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

  /// The end of a gradient, or all of a plain background, by its number in ``ends``: the declaration
  /// that sets it, and that in words.
  package func end(_ number: Int) -> LowerEnd {
    guard let lowerEnd else { return LowerEnd(element: element, words: words) }
    let end = number == 0 ? LowerEnd(element: element, words: words) : lowerEnd
    return LowerEnd(element: end.element, words: "the gradient's \(end.words)")
  }
}
