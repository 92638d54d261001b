package import StyleRules
package import StyleSheet

/// The identity of a name or value that an editor describes.
package enum DescribedName: Hashable, Sendable {
  case className(String)
  /// A property, and the selectors of the rule around it.
  case property(String, of: [String])
  /// A variable with its `@`.
  case variable(String)
  /// A palette name, with or without a suffix.
  case paletteName(String)
  /// Another value, with the type of its property.
  case value(String, ValueType)
  case rule(String)
  /// The first word of a comment that suppresses rules.
  case directive(SuppressionComment.Kind)
  /// `@media`, `@import` or `and`.
  case keyword(String)
  case condition(String)
  case conditionValue(String)
  case importedSheet(String)
}
