import StyleSheet

extension SliderCell: DescribedCell, TrackCell {
  /// The kind of the slider cell.
  public static let kind = CellKind("slider", className: "FUISliderFormView")

  package init() { self.init(FormField()) }

  package static let fields: [Field<SliderCell>] =
    fields([field("value", .upper, "the value")])

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    states(
      of: "Slider",
      { field, ends, place in
        var cell = SliderCell(field, value: place.value, hasField: ends.hasFields)
        if ends == .focusedField { _ = cell.handle(.focus()) }
        return cell
      }, situations, coverage)
  }
}
