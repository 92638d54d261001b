import FormCellModel
import StyleSheet

extension Environment.Appearance: WordedCase {}
extension Environment.Level: WordedCase {}
extension Environment.Contrast: WordedCase {}
extension Environment.Device: WordedCase {}
extension Environment.Orientation: WordedCase {}

extension RatingStyle: WordedCase {
  var word: String {
    switch self {
    case .editable: "editable"
    case .editableDisabled: "editableDisabled"
    case .standard: "standard"
    case .accented: "accented"
    }
  }
}

extension RatingArrangement: WordedCase {
  var word: String {
    switch self {
    case .sameLine: "sameLine"
    case .stacked: "stacked"
    case .controlOnly: "controlOnly"
    case .keyNameAbove: "keyNameAbove"
    }
  }
}

extension RatingArrangement.EmptySubtitle: WordedCase {
  var word: String {
    switch self {
    case .hidesAllText: "hidesAllText"
    case .countsAsNone: "countsAsNone"
    }
  }
}

extension LayoutDirection: WordedCase {
  var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension TextSize: NamedCase {}

extension DecimalRounding: Worded {
  static var table: [(word: String, value: Self)] {
    [
      ("fui", .fui), ("guideline", .guideline), ("nearestHalf", .nearestHalf), ("whole", .whole),
      ("exact", .exact), ("ceiling", .ceiling), ("ceilingHalf", .ceilingHalf),
      ("floorHalf", .floorHalf), ("anyFractionIsAHalf", .anyFractionIsAHalf),
    ]
  }
}

extension Validation.Kind: WordedCase {
  var word: String {
    switch self {
    case .none: "none"
    case .info: "info"
    case .success: "success"
    case .error: "error"
    case .warning: "warning"
    }
  }
}

extension Validation.Style: WordedCase {
  var word: String {
    switch self {
    case .banner: "banner"
    case .hint: "hint"
    }
  }
}

extension CountFormat.Form: WordedCase {
  var word: String {
    switch self {
    case .full: "full"
    case .short: "short"
    }
  }
}

extension RatingLabel.Content: Worded {
  /// All but the program's own words, which are given as a text.
  static var table: [(word: String, value: Self)] {
    [
      ("ofStyle", .ofStyle), ("value", .value), ("average", .average), ("reviews", .reviews),
      ("name", .name),
    ]
  }
}

/// The kind of thing that a file describes.
enum Component: Worded {
  case cell(CellComponent)
  case form

  /// The name of forms.
  static let formWord = "form"

  static var table: [(word: String, value: Self)] {
    CellComponent.all.map { ($0.kind.name, .cell($0)) } + [(formWord, .form)]
  }
}
