import FormCellModel
import StyleSheet

/// The properties of the place where cells are drawn.
struct PageSetting: Hashable, Sendable {
  var width: Double
  var direction = ReadingDirection.leftToRight
  var textSize = TextSize.large
  var accessibility = AccessibilitySettings()
  var environment = ThemeEnvironment()
  var strings = RatingStrings.english
  /// The texts that the renderer has measured; nil for estimated widths.
  var texts: MeasuredTexts?

  static let ofCell = PageSetting(width: 320)
  static let ofForm = PageSetting(width: 360)

  init(width: Double) { self.width = width }

  /// The keys that apply to a whole form, never to one of its cells.
  static let ofWholeForms = ["width", "direction", "textSize", "accessibility", "environment"]

  func context(in theme: Theme, width: Double) -> CellContext {
    CellContext(
      theme, width: width, direction, textSize: textSize, accessibility: accessibility,
      measurer: measurer)
  }

  var measurer: TextMeasurer { texts?.measurer ?? .estimated }

  // MARK: - Reading

  /// Reads a setting without its strings; `base` provides the defaults.
  init(_ fields: inout JSONFields, over base: PageSetting) {
    self = base
    width = fields.rounded("width", in: 0...FixedDecimal.mostPoints)?.double ?? width
    direction = fields.word("direction") ?? direction
    textSize = fields.word("textSize", among: TextSize.words) ?? textSize
    fields.object("accessibility", such: #"{ "boldensText": true }"#) {
      $0.read(AccessibilitySettings.fields, into: &accessibility)
    }
    fields.object("environment") { fields in
      for field in EnvironmentField.all {
        let words = field.words.map { (word: $0, value: $0) }
        if let word = fields.word(field.name, among: words) { field.set(&environment, word) }
      }
    }
  }

  /// Returns the setting of a cell: its own, or that of its form, which it cannot change.
  static func ofCell(_ fields: inout JSONFields, in form: PageSetting?) -> PageSetting {
    guard let form else { return PageSetting(&fields, over: .ofCell) }
    for name in ofWholeForms where fields.has(name) {
      _ = fields.value(name)
      fields.report(
        .misplacedKey, at: fields.place(of: name),
        "'\(name)' applies to the whole form: write it beside the cells")
    }
    return form
  }

  /// Reads the strings, which a form and each of its rating cells may specify.
  mutating func readStrings(_ fields: inout JSONFields) {
    fields.object("strings") { $0.read(RatingStrings.fields, into: &strings) }
  }
}
