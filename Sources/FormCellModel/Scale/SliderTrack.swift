/// The track of a slider: its scale, its thumbs with their values, and its text fields.
///
/// ```
///              touchBegan                    focus, type
///  dragging ◀────────────── resting ─────────────────────▶ editing
///     │ ▲ touchMoved: live   ▲  ▲                             │
///     │ ╰─╯                  │  ╰── done, blur: commit ───────╯
///     ╰── touchEnded: commit ╯      Escape: back to the start
/// ```
public struct SliderTrack: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case resting
    /// A touch drags a thumb.
    case dragging(Drag)
    /// The text field of a thumb has the focus.
    case editing(SliderThumb, text: String)
  }

  struct Drag: Hashable, Sendable {
    let thumb: SliderThumb
    /// The values to revert to; that of the other thumb stays.
    let start: ScaleRange
  }

  package let isRange: Bool
  package internal(set) var scale: ValueScale
  /// The values of the thumbs; the lower one of a slider with one thumb is the lower bound.
  var values: ScaleRange
  var phase = Phase.resting
  /// The thumb with the keyboard focus; nil for none.
  package internal(set) var focusedThumb: SliderThumb?

  package var policies = ScalePolicies.slider
  package var writing = ScaleWriting()
  /// True if numbers can be typed into a text field for each thumb.
  package var hasFields: Bool
  /// True if the value is shown beside the title; text fields replace it.
  package var showsValue = true
  /// True if the bounds are shown at the ends of the track; text fields replace them.
  package var showsBounds = true
  /// Half the width of a thumb, in points; clamped to 0...22.
  package var thumbHalfWidth = 14.0

  init(isRange: Bool, _ scale: ValueScale, _ values: ScaleRange, hasFields: Bool) {
    self.isRange = isRange
    self.scale = scale
    self.hasFields = hasFields
    self.values = values
    hold(values)
  }

  /// Sets the values, clamped to the bounds and rounded to the decimals of the scale.
  mutating func hold(_ new: ScaleRange) {
    let lower = isRange ? scale.held(new.lower) : scale.bounds.lowerBound
    values = ScaleRange(lower, scale.held(new.upper))
  }

  /// Sets the scale, and moves the values into its bounds.
  mutating func take(_ new: ValueScale) {
    scale = new
    hold(values)
  }

  /// The thumbs from the lower bound on.
  var thumbs: [SliderThumb] { isRange ? [.lower, .upper] : [.upper] }

  /// The thumb whose text field has the focus; nil for none.
  package var editedThumb: SliderThumb? {
    switch phase {
    case .editing(let thumb, _): thumb
    case .resting, .dragging: nil
    }
  }

  func text(of thumb: SliderThumb) -> String {
    switch phase {
    case .editing(thumb, let text): text
    case .editing, .resting, .dragging: writing.number(values[thumb], scale)
    }
  }

  /// Returns the values to which a thumb can be stepped.
  func reach(of thumb: SliderThumb) -> ClosedRange<FixedDecimal> {
    guard isRange else { return scale.bounds }
    return switch thumb {
    case .lower: scale.bounds.lowerBound...values.upper
    case .upper: values.lower...scale.bounds.upperBound
    }
  }
}
