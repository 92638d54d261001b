import FormCellModel
import StyleSheet

extension LayoutDirection: WordedCase {}

extension TextSize: Worded {
  static var table: [(word: String, value: Self)] { words }
}

extension DecimalRounding: Worded {
  static var table: [(word: String, value: Self)] {
    [
      ("fui", .fui), ("guideline", .guideline), ("nearestHalf", .nearestHalf), ("whole", .whole),
      ("exact", .exact), ("ceiling", .ceiling), ("ceilingHalf", .ceilingHalf),
      ("floorHalf", .floorHalf), ("anyFractionIsAHalf", .anyFractionIsAHalf),
    ]
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

  static var table: [(word: String, value: Self)] {
    CellComponent.all.map { ($0.kind.name, .cell($0)) } + [(Presented.formWord, .form)]
  }
}
