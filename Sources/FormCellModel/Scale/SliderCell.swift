/// A form cell with a title, a value, and a slider with one thumb.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `FioriSlider`; SAP Fiori for iOS SDK
/// 25.08, `FUISliderFormView`.
public struct SliderCell: Hashable, Sendable {
  /// The shared properties.
  public var field: FormField
  /// The scale, the value and the optional text field.
  public var track: SliderTrack

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - field: The shared properties.
  ///   - scale: The bounds and the steps.
  ///   - value: The value, clamped to the bounds; nil for the lower bound.
  ///   - hasField: True if the value can be typed into a text field, too.
  public init(
    _ field: FormField = FormField(), _ scale: ValueScale = ValueScale(),
    value: FixedDecimal? = nil,
    hasField: Bool = false
  ) {
    let value = value ?? scale.bounds.lowerBound
    self.field = field
    track = SliderTrack(
      isRange: false, scale, Self.values(of: value), hasFields: hasField)
  }

  /// Returns the value of the thumb.
  public static func value(of values: ScaleRange) -> FixedDecimal { values.upper }

  /// Returns the value for both thumbs, of which the lower one does not count.
  public static func values(of value: FixedDecimal) -> ScaleRange { ScaleRange(value, value) }
}

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
