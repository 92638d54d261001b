package enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's small symbols.
  case small = "small"
  /// UIKit's large symbols.
  case large = "large"
}

/// The sizes of the marks of a rating.
package struct RatingMetrics: Hashable, Sendable {
  /// The width and height of a mark, in points; greater than 0.
  package let itemSide: Double
  /// The space between two marks, in points.
  package let spacing: Double
  package let symbolScale: SymbolScale
}
