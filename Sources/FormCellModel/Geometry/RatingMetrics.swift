/// How large the marks of a rating are, and how far apart.
public struct RatingMetrics: Hashable, Sendable {
  /// The width and height of a mark, in points; more than 0.
  public let itemSide: Double
  /// What is left free between two marks, in points.
  public let spacing: Double
  /// Which scale a symbol is drawn at.
  public let symbolScale: SymbolScale

  /// The scales of a symbol.
  public enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
    /// As UIKit's small symbols.
    case small = "small"
    /// As UIKit's large symbols.
    case large = "large"
  }

  init(_ itemSide: Double, _ spacing: Double, _ symbolScale: SymbolScale) {
    self.itemSide = itemSide
    self.spacing = spacing
    self.symbolScale = symbolScale
  }
}
