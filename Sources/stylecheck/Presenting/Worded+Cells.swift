import FormCellModel
import StyleSheet

/// The kind of component that a file describes.
enum Component: Worded {
  case cell(CellComponent)
  case form

  static var table: [(word: String, value: Self)] {
    CellComponent.all.map { ($0.kind.name, .cell($0)) } + [(Presented.formWord, .form)]
  }
}
