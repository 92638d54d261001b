// Source of all words here: NUI 0.5.5, README and `NUIConverter`. The raw value of a case is its
// word in a sheet; words are case-sensitive.

/// How text stands between its left and right edges; NUI takes any other word as `left`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right
  /// Buttons only.
  case fill
}

/// How content stands between top and bottom; NUI takes any other word as `top`.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, fill
}

/// How content stands between left and right; NUI has a bug and takes every word as `left`.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right, fill
}

/// What is drawn around a text field; NUI takes any other word as `none`.
public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  case none, line, bezel, rounded
}

/// What is drawn between the rows of a table; NUI takes any other word as `none`.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none
  case singleLine = "single-line"
  case singleLineEtched = "single-line-etched"
}

/// How the keyboard looks; NUI takes any other word as `default`.
public enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  case `default`, dark, light, alert
}

/// What becomes of the letters of a text; NUI leaves them alone for any other word.
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case uppercase, lowercase, capitalize, none
}
