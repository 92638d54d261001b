import FormCellModel
import StyleSheet

extension RatingDescription {
  /// The description that `fields` give; what is wrong with it is reported to them.
  ///
  /// A cell in a form has the form's setting; one without says all of it itself.
  init(_ fields: inout Fields, in form: PageSetting? = nil) {
    let preset = fields.preset("preset")
    cell = RatingCell(&fields, preset)
    fields.objects("tints") { fields in
      if let tint = Tint(&fields) { tints.append(tint) }
    }
    setting =
      if let form { PageSetting(ofCell: &fields, in: form.with(preset)) } else {
        PageSetting(&fields, over: .ofCell.with(preset))
      }
    fields.reportUnused(by: cell.style)
  }
}

extension RatingCell {
  fileprivate init(_ fields: inout Fields, _ preset: RatingPreset?) {
    let given = RatingBounds.read(&fields)
    let bounds = given ?? .zeroToFive
    // Where the bounds are wrong, nobody knows what is beyond them.
    let values = given.map { $0.lower...$0.upper } ?? RatingBounds.limits
    var policies = preset?.policies ?? .fui
    fields.object("policies") { policies.read(&$0) }
    let style = fields.word("style") ?? preset?.style ?? .editable
    self.init(
      keyName: fields.text("keyName"), subtitle: fields.text("subtitle"), style: style,
      isEditable: fields.bool("isEditable") ?? true, in: bounds,
      value: fields.rating("value", in: values, policies.holding, style),
      policies: policies, shape: preset?.shape)
    emptySubtitle = fields.word("emptySubtitle") ?? emptySubtitle
    isLarge = fields.bool("isLarge") ?? isLarge
    var shape = self.shape ?? .fixed(row.itemSize, spacing: row.spacing)
    fields.object("shape") {
      shape.read(&$0)
      self.shape = shape
    }
    average = fields.decimal(
      "average",
      in: FixedDecimal(clamping: values.lowerBound)...FixedDecimal(clamping: values.upperBound))
    placeholder = fields.decimal(
      "placeholder",
      in: FixedDecimal(clamping: values.lowerBound)...FixedDecimal(clamping: values.upperBound))
    self.policies.display.averageRounding =
      fields.word("averageRounding") ?? policies.display.averageRounding
    if placeholder != nil, policies.holding.unset == .isLowerBound {
      fields.report(
        .unusedKey, .warning, at: fields.placeOfKey("placeholder"),
        "'placeholder' has no effect where no rating is the lower bound, as 'unset' has it")
    }
    reviewCount = fields.whole("reviewCount", in: 0...RatingBounds.limits.upperBound)
    reviewCountCeiling = fields.whole("reviewCountCeiling", in: 0...RatingBounds.limits.upperBound)
    showsLeadingLabel = fields.bool("showsLeadingLabel") ?? showsLeadingLabel
    showsTrailingLabel = fields.bool("showsTrailingLabel") ?? showsTrailingLabel
    fields.object("labels") { labels = RatingLabels(&$0) }
    images = RatingImages(&fields)
    isRequired = fields.bool("isRequired") ?? isRequired
    fields.object("validation") { validation = Validation(&$0) }
    if let validation, validation.message == nil, !isRequired {
      fields.report(
        .unusedKey, .warning, at: fields.placeOfKey("validation"),
        "'validation' has no effect without a 'message': there is no rating to miss")
    }
  }
}

extension RatingImages {
  /// The images of the list `images`; one that is never shown is reported.
  fileprivate init(_ fields: inout Fields) {
    self.init()
    var places: [Range<Int>] = []
    fields.objects("images") { fields in
      let name = fields.required("image") { $0.text("image") }
      let mark: Mark? = fields.required("for") { $0.word("for") }
      let style: RatingStyle? = fields.word("style")
      let rendering = fields.word("rendering") ?? RatingImage.Rendering.automatic
      guard let name, let mark else { return }
      set(RatingImage(name, rendering), for: mark, in: style)
      places.append(fields.range)
    }
    for index in replacedEntries {
      fields.report(
        .uselessImage, .warning, at: places[index],
        "'\(entries[index].image.name.name)' is never shown: a later image is for the same marks")
    }
  }
}

extension RatingBounds {
  /// The bounds of `fields`, `0...5` if there are none, nil if they are wrong.
  fileprivate static func read(_ fields: inout Fields) -> RatingBounds? {
    guard fields.has("bounds") else {
      _ = fields.value("bounds")
      return .zeroToFive
    }
    var bounds: RatingBounds?
    fields.object("bounds", such: #"{ "lower": 0, "upper": 5 }"#) { bounds = RatingBounds(&$0) }
    return bounds
  }

  private init?(_ fields: inout Fields) {
    let lower = fields.required("lower") { $0.whole("lower", in: Self.limits) }
    let upper = fields.required("upper") { $0.whole("upper", in: Self.limits) }
    guard let lower, let upper else { return nil }
    let place = fields.place(of: "upper")
    guard lower <= upper else {
      fields.report(.outOfRange, at: place, "'upper' is '\(upper)', less than 'lower'")
      return nil
    }
    guard let bounds = RatingBounds(lower...upper) else {
      fields.report(
        .outOfRange, at: place,
        "'\(lower)...\(upper)' has more marks than the \(Self.maximumItems) that there can be")
      return nil
    }
    self = bounds
  }
}

extension RatingDescription.Tint {
  /// Nil where something in it is wrong, which is reported then.
  fileprivate init?(_ fields: inout Fields) {
    let from = fields.required("from") { $0.decimal("from") }
    let to = fields.required("to") { $0.decimal("to") }
    let color = fields.required("color") { $0.paint("color") }
    guard let from, let to else { return nil }
    guard from <= to else {
      fields.report(.outOfRange, at: fields.place(of: "to"), "'to' is '\(to)', less than 'from'")
      return nil
    }
    guard let color else { return nil }
    self.init(range: from..<to, color: color, place: fields.range)
  }
}

// MARK: - Asking for what only ratings have

extension Fields {
  /// A published control, by its name.
  fileprivate mutating func preset(_ name: String) -> RatingPreset? {
    guard let text = text(name) else { return nil }
    if let preset = RatingPreset.named(text) { return preset }
    report(
      .unknownWord, at: place(of: name), "there is no preset '\(text)'",
      Suggestion.match(text, among: RatingPreset.all.map(\.name)))
    return nil
  }

  /// A whole rating; any where a preset or a policy says which are held.
  fileprivate mutating func rating(
    _ name: String, in values: ClosedRange<Int>, _ holding: RatingPolicies.Holding,
    _ style: RatingStyle
  ) -> FixedDecimal? {
    guard has("preset") || holding.rounding != .whole else {
      let advice =
        switch style {
        case .standard, .accented: "an average goes into 'average'"
        case .editable, .editableDisabled:
          "an average goes into 'average', which the styles 'standard' and 'accented' show"
        }
      return whole(name, in: values, advice).map(FixedDecimal.init(clamping:))
    }
    return decimal(
      name,
      in: FixedDecimal(clamping: values.lowerBound)...FixedDecimal(clamping: values.upperBound))
  }

  fileprivate mutating func paint(_ name: String) -> RatingDescription.Paint? {
    guard let text = text(name) else { return nil }
    let place = place(of: name)
    if text.hasPrefix("#") {
      if let color = Color(hexadecimal: text.dropFirst()) { return .color(color) }
      report(
        .unknownColor, at: place,
        "'\(text)' is no color: expected '#RGB', '#RRGGBB' or '#RRGGBBAA'")
      return nil
    }
    guard let bare = PaletteName(text)?.name, Palette.all.name(bare) != nil else {
      report(
        .unknownColor, at: place,
        "'\(text)' is no name of the palette, and no color such as '#0064D9'",
        Suggestion.match(text, among: Palette.all.names.lazy.map(\.text)))
      return nil
    }
    return .name(text, place: place)
  }

  /// Says which members have no effect in a style.
  fileprivate mutating func reportUnused(by style: RatingStyle) {
    guard !style.isReadOnly else { return }
    // With labels of its own, a cell of any style can show these.
    let shown = ["reviewCount", "reviewCountCeiling", "showsLeadingLabel"]
    let names = ["isLarge", "average", "averageRounding"] + (has("labels") ? [] : shown)
    for name in names where has(name) {
      report(
        .unusedKey, .warning, at: placeOfKey(name),
        "'\(name)' has no effect in the style '\(style.rawValue)'")
    }
  }
}
