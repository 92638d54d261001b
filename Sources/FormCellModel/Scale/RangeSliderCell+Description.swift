import StyleSheet

extension RangeSliderCell: DescribedCell, TrackCell {
  /// The kind of the range slider cell.
  public static let kind = CellKind("rangeSlider", className: "FUISliderFormView")

  package init() { self.init(FormField()) }

  package static let fields: [Field<RangeSliderCell>] =
    fields([
      field("lowerValue", .lower, "the lower value"),
      field("upperValue", .upper, "the upper value"),
    ])

  package static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    states(
      of: "Range slider",
      { field, ends, place in
        var cell = RangeSliderCell(
          field, value: ScaleRange(20, place.value), hasFields: ends.hasFields)
        if ends == .focusedField { _ = cell.handle(.focus(.lower)) }
        return cell
      }, situations, coverage)
  }
}
