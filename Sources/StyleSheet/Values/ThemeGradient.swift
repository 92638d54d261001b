/// A vertical gradient, given by two properties of a sheet.
///
/// Each end has its own property (`background-color-top`, `background-color-bottom`). NUI draws
/// nothing without the top color, and a flat color without the bottom one (NUI 0.5).
public struct ThemeGradient: Hashable, Sendable {
  /// One end of a gradient, by the suffix of its property.
  public enum End: String, Hashable, Sendable, CaseIterable {
    case top, bottom
  }

  /// The color of the top edge.
  public let top: ThemeColor
  /// The color of the bottom edge; nil fills the whole area with the top color.
  public let bottom: ThemeColor?

  /// Creates a gradient, or nil without a top color.
  public init?(top: ThemeColor?, bottom: ThemeColor?) {
    guard let top else { return nil }
    self.top = top
    self.bottom = bottom
  }
}
