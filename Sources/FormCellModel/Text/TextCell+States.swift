import StyleSheet

extension TextCell {
  /// A state that a theme has to support.
  fileprivate enum Sample: String, CaseIterable {
    case empty, filled, editing, error, tooLong, readOnly, disabled
  }

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    situations.states(of: Style.allCases, Sample.allCases, covering: coverage) { style, sample in
      let cell = cell(style, sample)
      let parts = style.parts(isEmpty: cell.isEmpty)
      return CellState(
        style.group, sample.words, at: ["text", style.rawValue, sample.rawValue],
        shows: { _, part in parts.contains(part) },
        present: { cell.presentation(in: $0) })
    }
  }

  private static func cell(_ style: Style, _ sample: Sample) -> TextCell {
    var cell = TextCell(
      FormField(title: "Berth"), style: style, text: "North quay", placeholder: "Name of the berth")
    switch sample {
    case .empty: cell.text = ""
    case .filled: break
    case .editing: cell.phase = .editing(TextEditing(of: cell.text, shown: cell.text))
    case .error:
      // One of the styles has a banner.
      cell.validation = Validation(
        "There is no such berth", .error, style == .title ? .banner : .hint)
    case .tooLong: cell.limit = TextLimit(8, .allow, showsCounter: true)
    case .readOnly: cell.access = .readOnly
    case .disabled: cell.access = .disabled
    }
    return cell
  }
}

extension TextCell.Sample {
  fileprivate var words: String {
    switch self {
    case .empty, .filled, .editing, .disabled: rawValue
    case .error: "with an error"
    case .tooLong: "too long"
    case .readOnly: "read-only"
    }
  }
}

extension TextCell.Style {
  fileprivate var group: CellState.Group {
    switch self {
    case .textField: CellState.Group(word: "text field", title: "Text field")
    case .title: CellState.Group(word: "title", title: "Title")
    case .note: CellState.Group(word: "note", title: "Note")
    case .keyValue: CellState.Group(word: "key-value", title: "Key-value")
    }
  }

  /// The classes that a state shows.
  fileprivate func parts(isEmpty: Bool) -> Set<String> {
    let text = isEmpty ? paths.placeholder : paths.value
    return Set([[paths.kind.className], paths.title.names, text?.names ?? []].joined())
  }
}
