/// The outline of a control's shapes.
public enum ControlOutline: String, Hashable, Sendable, CaseIterable, Codable {
  /// Rounded corners, as before iOS 26.
  case rounded = "rounded"
  /// Half circles at both ends, as in iOS 26.
  case capsule = "capsule"

  /// Returns the corner radius of a shape whose rounded corners have the given one.
  func radius(_ rounded: Double, height: Double) -> Double {
    self == .capsule ? height / 2 : min(rounded, height / 2)
  }
}
