import FormCellModel
import StyleSheet

extension PageSetting {
  /// What `fields` say, and `base` where they say nothing.
  init(_ fields: inout Fields, over base: PageSetting) {
    self.init(&fields, of: base)
    fields.object("strings") { strings.read(&$0) }
  }

  /// The same without words, which are left to the cell.
  init(_ fields: inout Fields, of base: PageSetting) {
    self = base
    width = fields.points("width") ?? width
    direction = fields.word("direction") ?? direction
    textSize = fields.word("textSize") ?? textSize
    fields.object("environment") { environment.read(&$0) }
  }

  /// The same setting, with the words of a preset where nobody said others.
  func with(_ preset: RatingPreset?) -> PageSetting {
    guard let preset, strings == .english else { return self }
    var setting = self
    setting.strings = preset.strings
    return setting
  }

  /// The setting of a cell in a form: all but its words are the form's.
  init(ofCell fields: inout Fields, in form: PageSetting) {
    self.init(of: form, in: &fields)
    fields.object("strings") { strings.read(&$0) }
  }

  /// The same without words, which are left to the cell.
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

extension RatingStrings {
  fileprivate mutating func read(_ fields: inout Fields) {
    if let language = fields.language("language") { take(language) }
    control = fields.text("control") ?? control
    value = fields.phrase("value") ?? value
    fields.form(.one, "valueOfOne", of: &value)
    average = fields.phrase("average") ?? average
    spokenAverage = fields.phrase("spokenAverage") ?? spokenAverage
    reviews = fields.phrase("reviews") ?? reviews
    fields.form(.one, "oneReview", of: &reviews)
    moreReviews = fields.phrase("moreReviews") ?? moreReviews
    spokenMoreReviews = fields.phrase("spokenMoreReviews") ?? spokenMoreReviews
    announcement = fields.phrase("announcement") ?? announcement
    fields.form(.one, "announcementOfOne", of: &announcement)
    hint = fields.text("hint") ?? hint
    clear = fields.text("clear") ?? clear
    listSeparator = fields.text("listSeparator") ?? listSeparator
    unset = fields.text("unset") ?? unset
    choice = fields.phrase("choice") ?? choice
    fields.form(.one, "choiceOfOne", of: &choice)
    let digits = fields.word("digits") ?? numbers.digits
    numbers.digits = digits
    counts.number.digits = digits
    averageNumbers?.digits = digits
    numbers.read(&fields)
    numbers.decimalSeparator = fields.text("decimalSeparator") ?? numbers.decimalSeparator
    let separator = numbers.decimalSeparator
    averageNumbers?.decimalSeparator = separator
    var averages = averageNumbers ?? numbers
    fields.object("averageNumbers") {
      averages.read(&$0)
      averageNumbers = averages
    }
    counts.form = fields.word("countForm") ?? counts.form
    counts.number.groupSeparator = fields.text("groupSeparator") ?? counts.number.groupSeparator
    counts.number.decimalSeparator = numbers.decimalSeparator
    counts.units = fields.texts("countUnits") ?? counts.units
    fields.object("validation") { validation.read(&$0) }
  }
}

extension NumberTextFormat {
  fileprivate mutating func read(_ fields: inout Fields) {
    fewestDecimals = fields.whole("fewestDecimals", in: 0...6) ?? fewestDecimals
    mostDecimals = fields.whole("mostDecimals", in: 0...6) ?? mostDecimals
    rounding = fields.word("decimalsRounding") ?? rounding
  }
}

extension Fields {
  /// A length in points, up to the widest cell.
  mutating func points(_ name: String) -> Double? {
    decimal(name, in: 0...PageSetting.widest).map(\.plain)
  }

  /// A phrase: a text, or an object with a text for each plural category.
  fileprivate mutating func phrase(_ name: String) -> RatingPhrase? {
    guard let said = value(name) else { return nil }
    switch said.content {
    case .string(let text): return RatingPhrase(text)
    case .object:
      var forms: [PluralCategory: String] = [:]
      object(name) { fields in
        for category in PluralCategory.allCases where category != .other {
          forms[category] = fields.text(category.rawValue)
        }
        forms[.other] = fields.required("other") { $0.text("other") }
      }
      return RatingPhrase(forms)
    case .null, .bool, .number, .array:
      return wrong(name, "a text, or an object of plural categories", said)
    }
  }

  /// Takes the words of one plural category into a phrase.
  fileprivate mutating func form(
    _ category: PluralCategory, _ name: String, of phrase: inout RatingPhrase
  ) {
    if let text = text(name) { phrase.set(text, for: category) }
  }

  /// The numbers of a language by its tag.
  fileprivate mutating func language(_ name: String) -> LanguageNumbers? {
    guard let tag = text(name) else { return nil }
    if let language = LanguageNumbers(language: tag) { return language }
    report(
      .unknownWord, at: place(of: name), "the plural rules of the language '\(tag)' are not known")
    return nil
  }
}
