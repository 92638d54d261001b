/// The function by which a layout measures texts.
///
/// A renderer has one of its own: UIKit, Core Text, Pango, Skia and browsers measure texts. Without
/// it, ``estimated`` serves.
public struct TextMeasurer: Sendable {
  private let own: (@Sendable (_ text: String, _ font: TextFont) -> Double)?

  private init() { own = nil }

  /// Creates a measurer from a function that returns the width of a text on one line, in points.
  ///
  /// A width that is negative or not finite counts as 0.
  public init(_ width: @escaping @Sendable (_ text: String, _ font: TextFont) -> Double) {
    own = width
  }

  /// The measurer without a font: the widths of Helvetica, a little enlarged.
  ///
  /// A character that Helvetica lacks has the width of one or two columns of a terminal, and a
  /// combining mark has none. The names of some monospaced and wide fonts are known.
  public static let estimated = TextMeasurer()

  /// Returns the width of a text on one line, in points.
  package func width(of text: String, in font: TextFont) -> Double {
    if let own { return own(text, font).asLength }
    return font.breadth.advance(of: text, isStrong: font.weight.isStrong) * font.pointSize / 1000
  }
}
