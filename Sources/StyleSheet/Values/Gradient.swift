/// A vertical run from one color to another, as two properties of a sheet give it.
///
/// Each end is a property of its own (`background-color-top`, `background-color-bottom`). NUI draws
/// nothing without the upper end, and one flat color without the lower (NUI 0.5).
public struct Gradient: Hashable, Sendable {
  /// One end of a gradient, by the suffix of the property that gives it.
  public enum End: String, Hashable, Sendable, CaseIterable {
    case top, bottom
  }

  /// The color of the upper edge.
  public let top: Color
  /// The color of the lower edge; nil leaves the whole in the color of the upper one.
  public let bottom: Color?

  /// A gradient of the ends that a sheet gives, or nil if it does not give the upper one.
  public init?(top: Color?, bottom: Color?) {
    guard let top else { return nil }
    self.top = top
    self.bottom = bottom
  }
}
