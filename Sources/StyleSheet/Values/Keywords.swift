// Source of all words: NUI 0.5.5, README and `NUIConverter`. The raw value of a case is its word in
// a sheet; words are case-sensitive.

/// The horizontal alignment of text; NUI reads any other word as `left`.
public enum TextPlacement: String, Hashable, Sendable, CaseIterable {
  case left, center, right
  /// Buttons only.
  case fill
}

/// The vertical alignment of content; NUI reads any other word as `top`.
public enum VerticalPlacement: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, fill
}

/// The horizontal alignment of content; a bug makes NUI read every word as `left`.
public enum HorizontalPlacement: String, Hashable, Sendable, CaseIterable {
  case left, center, right, fill
}

/// The border of a text field; NUI reads any other word as `none`.
public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  case none, line, bezel, rounded
}

/// The separator between the rows of a table; NUI reads any other word as `none`.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none
  case singleLine = "single-line"
  case singleLineEtched = "single-line-etched"
}

/// The appearance of the keyboard; NUI reads any other word as `default`.
public enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  case `default`, dark, light, alert
}

/// The case transform of a text; NUI changes nothing for any other word.
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case uppercase, lowercase, capitalize, none
}
