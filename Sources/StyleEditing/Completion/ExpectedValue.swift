import StyleSheet

/// The values that a property or a variable takes.
struct ExpectedValue {
  var type = ValueType.unknown
  /// All valid words, or none if the type is not a set of words.
  var words: [String] = []
  /// The property; empty if it is unknown.
  var property = ""
  var classes: [String] = []
}
