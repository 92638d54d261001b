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
  package internal(set) var ends: [Backdrop] = []
  package internal(set) var doubt: Doubt?
  /// The declaration that sets the uppermost layer; nil if no sheet does.
  package internal(set) var element: UInt32?
  package internal(set) var name: PaletteName?
  var words = ""
  /// The source of the uppermost layer.
  package internal(set) var source = ColorSource.unsaid
  package internal(set) var isOwn = true
  package internal(set) var followsAppearance = false
  /// Nil unless the uppermost layer is a gradient.
  var lowerEnd: LowerEnd?
  /// True if one declaration sets the whole background to a color without alpha.
  package internal(set) var isPlain = false

  /// Returns the declaration and description of one end of a gradient, or of the whole plain
  /// background, by its index in ``ends``.
  package func end(_ number: Int) -> LowerEnd {
    guard let lowerEnd else { return LowerEnd(element: element, words: words) }
    let end = number == 0 ? LowerEnd(element: element, words: words) : lowerEnd
    return LowerEnd(element: end.element, words: "the gradient's \(end.words)")
  }
}
