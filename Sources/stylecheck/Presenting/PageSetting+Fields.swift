import FormCellModel
import StyleSheet

extension PageSetting {
  /// Reads a setting; `base` provides the defaults.
  init(_ fields: inout Fields, over base: PageSetting) {
    self.init(&fields, of: base)
    fields.object("strings") { $0.read(RatingStrings.fields, into: &strings) }
  }

  /// Reads a setting without the strings, which the cell reads.
  init(_ fields: inout Fields, of base: PageSetting) {
    self = base
    width = fields.points("width") ?? width
    direction = fields.word("direction") ?? direction
    textSize = fields.word("textSize", among: TextSize.words) ?? textSize
    fields.object("environment") { environment.read(&$0) }
  }

  /// Returns the setting with the strings of a preset, unless others are specified.
  func with(_ preset: RatingPreset?) -> PageSetting {
    guard let preset, strings == .english else { return self }
    var setting = self
    setting.strings = preset.strings
    return setting
  }

  /// Reads the setting of a cell in a form; only the strings are its own.
  init(ofCell fields: inout Fields, in form: PageSetting) {
    self.init(of: form, in: &fields)
    fields.object("strings") { $0.read(RatingStrings.fields, into: &strings) }
  }

  /// Creates the setting of a cell in a form without the strings, which the cell reads.
  init(of form: PageSetting, in fields: inout Fields) {
    self = form
    for name in Self.ofWholeForms where fields.has(name) {
      _ = fields.value(name)
      fields.report(
        .misplacedKey, at: fields.place(of: name),
        "'\(name)' is said of the whole form, beside its cells")
    }
  }
}

extension Environment {
  fileprivate mutating func read(_ fields: inout Fields) {
    appearance = fields.word("appearance") ?? appearance
    level = fields.word("level") ?? level
    contrast = fields.word("contrast") ?? contrast
    device = fields.word("device") ?? device
    orientation = fields.word("orientation") ?? orientation
  }
}
