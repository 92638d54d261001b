import StyleSheet

extension RatingDraft {
  /// The keys of a rating cell in reading order: the preset and the bounds determine the meaning of
  /// the others.
  package static let fields: [Field<RatingDraft>] = basis + shown + marked

  private static let basis: [Field<RatingDraft>] = [
    Field(
      "preset", [.text], "a published control, whose answers hold unless other keys change them",
      read: { $1.takePreset(from: &$0) }, written: { _ in nil }),
    Field(
      "bounds", [.object("bounds")], "the least and the greatest rating",
      read: { $1.takeBounds(from: &$0) },
      written: { ["lower": $0.cell.bounds.lower, "upper": $0.cell.bounds.upper] as FieldMembers }),
    Field("policies", \.cell.policies, RatingPolicies.fields, "the answers of the control"),
    Field("style", \.cell.style, "the look, and whether such a look can be changed by hand"),
    Field("isEditable", \.cell.isEditable, "true if a person can change the rating"),
    Field("isLarge", \.cell.isLarge, "true for the larger size of the read-only styles"),
    Field(
      "shape", \.cell.shape, else: { .fixed($0.cell.row.itemSize, spacing: $0.cell.row.spacing) },
      RatingShape.fields, "the way in which the row of marks fills its room"),
    Field(
      "value", [.number(FixedDecimal.min...FixedDecimal.max)], "the rating",
      read: { $1.takeValue(from: &$0) }, written: { $0.cell.given }),
  ]

  private static let shown: [Field<RatingDraft>] = [
    Field("keyName", \.cell.keyName, "the name of what is rated"),
    Field("subtitle", \.cell.subtitle, "the words below the control"),
    Field("emptySubtitle", \.cell.emptySubtitle, "the meaning of an empty subtitle"),
    rating("average", \.cell.average, "the rating of many people"),
    rating("placeholder", \.cell.placeholder, "the rating that is shown while there is none"),
    Field(
      "averageRounding", \.cell.policies.display.averageRounding,
      Answer(words: DecimalRounding.words), "the rounding of an average"),
    Field("reviewCount", \.cell.reviewCount, .whole(counts), "the number of reviews"),
    Field(
      "reviewCountCeiling", \.cell.reviewCountCeiling, .whole(counts),
      "the greatest number of reviews that is shown"),
    Field("showsLeadingLabel", \.cell.showsLeadingLabel, "true for words before the marks"),
    Field("showsTrailingLabel", \.cell.showsTrailingLabel, "true for words after the marks"),
    Field("labels", \.cell.labels, RatingLabels.fields, "the words around the marks"),
    Field("isRequired", \.cell.isRequired, "true if there has to be a rating"),
    Field(
      "validation", \.cell.validation, else: { _ in .missing }, Validation.fields,
      "the words of the form below the cell"),
  ]

  private static var counts: ClosedRange<Int> { 0...ScaleBounds.limits.upperBound }

  private static func rating(
    _ name: String, _ path: any WritableKeyPath<RatingDraft, FixedDecimal?> & Sendable,
    _ meaning: String
  ) -> Field<RatingDraft> {
    Field(
      name, [.number(FixedDecimal.min...FixedDecimal.max)], meaning,
      read: { reader, draft in
        if let value = reader.decimal(name, in: draft.limits) { draft[keyPath: path] = value }
      }, written: { $0[keyPath: path] })
  }

  // MARK: - The basis

  private mutating func takePreset(from reader: inout any FieldReader) {
    guard let name = reader.text("preset") else { return }
    preset = RatingPreset.named(name)
    guard let preset else {
      let match = Suggestion.match(name, among: RatingPreset.all.map(\.name))
      return reader.report(
        .unknownWord, .error, at: reader.place(of: "preset"),
        "there is no preset '\(name)'"
          + (match == nil ? ": expected a published control, such as 'cosmos' or 'ui5'" : ""), match
      )
    }
    cell = RatingCell(preset)
  }

  private mutating func takeBounds(from reader: inout any FieldReader) {
    guard reader.form(of: "bounds") != nil else { return }
    take(reader.object("bounds", such: #"{ "lower": 0, "upper": 5 }"#) { ScaleBounds(&$0) })
  }

  private mutating func takeValue(from reader: inout any FieldReader) {
    checkBounds(&reader)
    let limited = cell.policies.holding.limited(cell.bounds)
    if limited != cell.bounds { take(limited) }
    checkMinimum(&reader)
    let value = reader.decimal("value", in: limits)
    cell.start(with: value)
  }

  /// Reports bounds of a file that its policies refuse.
  private func checkBounds(_ reader: inout any FieldReader) {
    guard reader.isFile, reader.has("bounds"), let items = cell.policies.holding.items,
      items.otherwise == .refused, !items.range.contains(cell.bounds.items)
    else { return }
    let (least, most) = (items.range.lowerBound, items.range.upperBound)
    reader.report(
      .outOfRange, at: reader.place(of: "bounds"),
      "'bounds' has \(cell.bounds.items) marks; the policy 'items' expects \(least) to \(most)")
  }

  /// Warns of a minimum in a file beyond the bounds, as published controls can have.
  private func checkMinimum(_ reader: inout any FieldReader) {
    guard reader.isFile, let minimum = cell.policies.holding.minimum, !limits.contains(minimum)
    else { return }
    let range = "\(limits.lowerBound)...\(limits.upperBound)"
    reader.inside("policies") { reader in
      reader.skipOthers()
      reader.inside("holding") { reader in
        reader.skipOthers()
        guard reader.has("minimum") else { return }
        reader.report(
          .outOfRange, .warning, at: reader.place(of: "minimum"),
          "'minimum' is '\(minimum)', outside of '\(range)': the nearest bound is used")
      }
    }
  }
}

extension ScaleBounds {
  fileprivate init?(_ reader: inout any FieldReader) {
    reader.require("lower", "upper")
    let lower = reader.whole("lower", in: Self.limits)
    guard let upper = reader.whole("upper", in: Self.limits), let lower else { return nil }
    let place = reader.place(of: "upper")
    guard lower <= upper else {
      reader.report(.outOfRange, at: place, "'upper' is '\(upper)', less than 'lower'")
      return nil
    }
    guard let bounds = ScaleBounds(lower...upper) else {
      reader.report(
        .outOfRange, at: place,
        "'\(lower)...\(upper)' has more marks than the \(Self.maximumItems) that there can be")
      return nil
    }
    self = bounds
  }
}

// MARK: - Problems between keys

extension RatingDraft {
  /// Reports values that are not allowed in a file, and keys that have no effect.
  ///
  /// A value must be whole, unless a preset or a policy decides which values are allowed.
  package func check(_ reader: inout any FieldReader) {
    func warn(_ key: String, _ message: String) {
      reader.report(
        .unusedKey, .warning, at: reader.placeOfKey(key), "'\(key)' has no effect \(message)")
    }
    if let value = cell.given, !value.isWhole, !reader.has("preset"),
      cell.policies.holding.rounding == .whole
    {
      let advice = cell.style.isReadOnly ? "" : ", which the styles 'standard' and 'accented' show"
      reader.report(
        .outOfRange, at: reader.place(of: "value"),
        "'value' is '\(value)'; expected a whole number; an average goes into 'average'\(advice)")
    }
    if cell.placeholder != nil, cell.policies.holding.unset == .isLowerBound {
      warn("placeholder", "where no rating is the lower bound, as 'unset' has it")
    }
    if let validation = cell.validation, validation.message == nil, !cell.isRequired {
      warn("validation", "without a 'message': there is no rating to miss")
    }
    guard !cell.style.isReadOnly else { return }
    // With custom labels, a cell of any style can show these.
    let shown = ["reviewCount", "reviewCountCeiling", "showsLeadingLabel"]
    let names = ["isLarge", "average", "averageRounding"] + (reader.has("labels") ? [] : shown)
    for name in names where reader.has(name) {
      warn(name, "in the style '\(cell.style.rawValue)'")
    }
  }
}
