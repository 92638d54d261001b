/// A form cell with a title, a slider with two thumbs, and a text field for each.
///
/// The cell has the class of the slider, because the reference documents no other.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `FioriSlider`; SAP Fiori for iOS SDK,
/// `FUIRangeSliderFormCell`.
public struct RangeSliderCell: Hashable, Sendable {
  /// The shared properties.
  public var field: FormField
  /// The scale, the values and the text fields.
  public var track: SliderTrack

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - field: The shared properties.
  ///   - scale: The bounds and the steps.
  ///   - value: The values, clamped to the bounds; nil for both bounds.
  ///   - hasFields: True if each value can be typed into a text field, too.
  public init(
    _ field: FormField = FormField(), _ scale: ValueScale = ValueScale(), value: ScaleRange? = nil,
    hasFields: Bool = true
  ) {
    let value = value ?? ScaleRange(scale.bounds.lowerBound, scale.bounds.upperBound)
    self.field = field
    track = SliderTrack(isRange: true, scale, value, hasFields: hasFields)
  }

  /// Returns the values themselves.
  public static func value(of values: ScaleRange) -> ScaleRange { values }

  /// Returns the values themselves.
  public static func values(of value: ScaleRange) -> ScaleRange { value }
}

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
