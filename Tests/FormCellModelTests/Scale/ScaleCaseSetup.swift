import FormCellModel
import StyleSheet

// The setup of slider and stepper examples.

extension CellCase {
  func decimal(_ key: String) -> FixedDecimal? {
    setup[key]?.number.flatMap { FixedDecimal($0) }
  }

  var direction: ReadingDirection {
    setup["rightToLeft"] == .flag(true) ? .rightToLeft : .leftToRight
  }

  var bounds: ClosedRange<FixedDecimal> {
    let ends = setup["range"]?.items?.compactMap { $0.number.flatMap { FixedDecimal($0) } } ?? []
    let bounds = ValueScale().bounds
    let lower = ends.first ?? decimal("min") ?? bounds.lowerBound
    let upper = ends.last ?? decimal("max") ?? bounds.upperBound
    return min(lower, upper)...max(lower, upper)
  }

  var step: FixedDecimal { decimal("step") ?? ValueScale().step }

  /// The scale of a slider; the decimals are those of its format, or 0.
  var scale: ValueScale {
    ValueScale(bounds, step: step, decimals: formats.first?.decimals ?? places)
  }

  /// The decimals of numbers without a format.
  var places: Int { setup["decimalPlaces"]?.number.map { Int($0) } ?? 0 }

  /// The formats of values, in order of precedence.
  var formats: [PrintedFormat] {
    let pair = setup["rangeFormat"]?.items?.compactMap(\.word) ?? []
    let single = setup["valueFormat"]?.word.map { [$0] } ?? []
    // In a range slider, these are the formats of the values, not of the bounds.
    let isRange = setup["lower"] != nil || setup["upper"] != nil
    let ends = isRange ? [leadingFormat, trailingFormat].compactMap { $0 } : []
    return (single + ends + pair).map(PrintedFormat.init)
  }

  var leadingFormat: String? { setup["leadingValueFormat"]?.word }
  var trailingFormat: String? { setup["trailingValueFormat"]?.word }

  /// True if the port writes the numbers of a slider with different decimals.
  var mixesDecimals: Bool {
    let ends = [leadingFormat, trailingFormat].compactMap { $0 }.map(PrintedFormat.init)
    let all = formats + ends
    // Numbers have at least the decimals of the step and the bounds.
    let decimals = all.map { $0.decimals ?? 0 } + [places]
    return decimals.contains { $0 < scale.writtenDecimals } || Set(decimals).count > 1
  }

  var language: LanguageNumbers? {
    let tag = setup["locale"]?.word?.split(separator: "_").joined(separator: "-")
    return tag.flatMap { LanguageNumbers(language: $0) }
  }

  /// True if a slider is a range slider with one thumb, which has a text field.
  var hasOneThumb: Bool {
    setup["showsLowerThumb"] == .flag(false) || setup["isRangeSelection"] == .flag(false)
  }

  /// Sets the properties of a track, without bounds if a width or a point refers to the track.
  func set(_ track: inout SliderTrack) {
    if let half = setup["thumbHalfWidth"]?.number { track.thumbHalfWidth = half }
    let isTouched = events.contains { $0["dragTo"] != nil || $0["drag"] != nil }
    track.showsBounds = setup["width"] == nil && !isTouched
    track.showsValue = setup["showsValueLabel"] != .flag(false)
    if let format = formats.first { track.writing.value = format.phrase }
    if let label = setup["valueLabel"]?.word { track.writing.value = Phrase<ScaleSlot>(label) }
    if let leadingFormat { track.writing.lowerBound = PrintedFormat(leadingFormat).phrase }
    if let trailingFormat { track.writing.upperBound = PrintedFormat(trailingFormat).phrase }
    if setup["showsLeadingAccessory"] == .flag(false) { track.writing.lowerBound = "" }
    if setup["showsTrailingAccessory"] == .flag(false) { track.writing.upperBound = "" }
    if let language { track.writing.take(language) }
  }
}

/// A format of C's `printf` for one number, such as `%.1f km`.
struct PrintedFormat {
  let phrase: Phrase<ScaleSlot>
  let decimals: Int?

  init(_ text: String) {
    let whole = text.replacing("%%", with: "\u{0}")
    let field = whole.firstMatch(of: /%(?:\.(\d+))?[a-z@]/)
    decimals = field.map { $0.1.flatMap { Int($0) } ?? 6 }
    let words = whole.replacing(/%(?:\.\d+)?[a-z@]/, with: "{value}")
    phrase = Phrase<ScaleSlot>(words.replacing("\u{0}", with: "%"))
  }
}
