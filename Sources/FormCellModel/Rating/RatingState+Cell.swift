extension RatingCube {
  /// Returns the states in the given situations for any kind of cell, grouped by style.
  package static func cellStates(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    var cube = RatingCube()
    cube.situations = situations
    return cube.states(coverage).map(\.cellState)
  }
}

extension RatingState {
  fileprivate var cellState: CellState {
    CellState(
      CellState.Group(word: "\(style)", title: style.title), "\(arrangement.title), \(fillTitle)",
      at: ["\(style)", "\(arrangement)", fill.rawValue],
      environment, direction, shows: { shows($0, of: $1) },
      present: { context in
        var context = context
        context.textSize = textSize
        return cell.presentation(in: context)
      })
  }

  /// The name of the value; a value that the style rounds is named with the drawn one.
  private var fillTitle: String {
    guard fill == .fraction, !style.isReadOnly, let rating = cell.rating else {
      return fill.row.title
    }
    return "3.5, shown as \(rating)"
  }

  private func shows(_ property: String, of part: String) -> Bool {
    switch part {
    case "fdlFUIRatingControlFormCell": true
    case "fdlFUIRatingControlFormCell_title": arrangement == .sameLine
    case "fdlFUIRatingControlFormCell_subtitle": arrangement == .stacked
    case "fdlFUIRatingControl_leading_label", "fdlFUIRatingControl_trailing_label":
      style.isReadOnly
    case "fdlFUIRatingControl", "fdlFUIRatingControlFormCell_ratingControl":
      showsMarks(property)
    default: false
    }
  }

  private func showsMarks(_ property: String) -> Bool {
    if property.hasPrefix("half-"), !(fill == .fraction && style.isReadOnly) { return false }
    if property.hasPrefix("on-"), fill == .none { return false }
    if property.hasPrefix("off-"), fill == .most { return false }
    let isImage = property.contains("-image")
    let styles: [(suffix: String, styles: [RatingStyle])] = [
      ("-editable-disabled", [.editableDisabled]),
      ("-editable", isImage ? [.editable, .editableDisabled] : [.editable]),
      ("-standard", isImage ? [.standard, .accented] : [.standard]),
      ("-accented", [.accented]),
    ]
    let row = styles.first { property.hasSuffix($0.suffix) }
    return row.map { $0.styles.contains(style) } ?? true
  }
}

// MARK: - Names

extension RatingStyle {
  fileprivate var title: String {
    switch self {
    case .editable: "Editable"
    case .editableDisabled: "Disabled"
    case .standard: "Standard"
    case .accented: "Accented"
    }
  }
}

extension RatingArrangement {
  fileprivate var title: String {
    switch self {
    case .sameLine: "on one line"
    case .stacked: "stacked"
    case .controlOnly: "control alone"
    case .keyNameAbove: "large text"
    }
  }
}
