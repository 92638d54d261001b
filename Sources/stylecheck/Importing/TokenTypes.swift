/// The types of tokens.
///
/// Source: Design Tokens Format Module 2025.10, "Types".
enum TokenTypes {
  /// The names, and whether sheets have such values.
  static let all: [(name: String, isHeld: Bool)] = [
    ("color", true), ("dimension", true), ("fontFamily", true), ("number", true),
    ("fontWeight", false), ("duration", false), ("cubicBezier", false), ("strokeStyle", false),
    ("border", false), ("transition", false), ("shadow", false), ("gradient", false),
    ("typography", false),
  ]
}
