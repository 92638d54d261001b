extension FormField.Access {
  /// Returns the group of the states of a cell with this access; `name` is that of the cell.
  func group(of name: String) -> CellState.Group {
    switch self {
    case .normal: CellState.Group("normal", title: name)
    case .disabled: CellState.Group("disabled", title: "\(name), disabled")
    case .readOnly: CellState.Group("readOnly", title: "\(name), read-only")
    }
  }
}
