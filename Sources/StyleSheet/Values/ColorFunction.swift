/// A color written as a call, like `rgba(0, 100, 217, 1.0)`.
///
/// NUI takes the names in any case of letters (NUI 0.5 and later, `NUIConverter`).
public enum ColorFunction: String, Hashable, Sendable, CaseIterable {
  case rgb, rgba, hsl, hsla

  /// The function of a name, in any case of letters; nil if there is none.
  public init?(_ name: String) {
    guard let function = Self(rawValue: name) ?? Self(rawValue: name.lowercased()) else {
      return nil
    }
    self = function
  }

  /// Whether a fourth component is asked for.
  public var hasAlpha: Bool {
    switch self {
    case .rgb, .hsl: false
    case .rgba, .hsla: true
    }
  }

  /// One number of a color function, as it was written.
  public struct Component: Hashable, Sendable {
    /// The number; neither negative nor a percentage where an engine is to take it.
    public let value: Double
    /// Whether it has a decimal point.
    ///
    /// That decides its meaning: `1.0` is the whole of a channel, `1` is one part in 255.
    public let isDotted: Bool

    /// A component of the given number.
    public init(_ value: Double, isDotted: Bool) {
      self.value = value
      self.isDotted = isDotted
    }

    /// The part of a channel that it stands for: 1 is the whole, and more is possible.
    public var fraction: Double { isDotted ? value : value / 255 }
  }
}
