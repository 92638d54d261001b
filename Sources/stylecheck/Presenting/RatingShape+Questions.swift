import FormCellModel

extension RatingShape {
  /// Takes what `fields` say, and keeps the rest.
  mutating func read(_ fields: inout Fields) {
    for question in Self.questions { question.read(&fields, &self) }
  }

  /// All that can be said of how a row of marks fills its room, in the order of the properties.
  static var questions: [Question<RatingShape>] {
    [
      Question("room", \.room, .extent, "the room for the row, in points"),
      Question("item", \.item, .item, "how large a mark is"),
      Question("spacing", \.spacing, .spacing, "what is free between two marks, in points"),
      Question("margin", \.margin, .margin, "what is free at both ends, in points"),
      Question(
        "countedGaps", \.countedGaps,
        "how many spacings are taken off the room before the marks share it"),
      Question("alignment", \.alignment, "where marks stand that do not fill the room"),
      Question("axis", \.axis, "which way the row runs"),
    ]
  }
}

// MARK: - Answers

extension Answer where Value == Extent {
  /// A width and a height.
  fileprivate static var extent: Self {
    Answer(
      object: Object(
        name: "extent",
        read: { fields in
          let width = fields.required("width") { $0.points("width") }
          let height = fields.required("height") { $0.points("height") }
          guard let width, let height else { return nil }
          return Extent(width: width, height: height)
        },
        object: { JSONText($0) }))
  }
}

extension Answer where Value == RatingShape.Item {
  fileprivate static var item: Self {
    let extent = Answer<Extent>.extent
    return Answer(
      object: Object(
        name: "item",
        read: { fields in
          fields.oneOf([
            ("fixed", { extent.read("fixed", from: &$0).map(Value.fixed) }),
            ("square", { extent.read("square", from: &$0).map(Value.square) }),
            ("stretched", { extent.read("stretched", from: &$0).map(Value.stretched) }),
            (
              "fitted",
              { fields in
                let least = extent.read("least", from: &fields) ?? Extent(width: 0, height: 0)
                return extent.read("fitted", from: &fields).map {
                  .fitted(picture: $0, least: least)
                }
              }
            ),
          ])
        },
        object: { item in
          switch item {
          case .fixed(let size): ["fixed": JSONText(size)]
          case .square(let least): ["square": JSONText(least)]
          case .stretched(let least): ["stretched": JSONText(least)]
          case .fitted(let picture, let least):
            ["fitted": JSONText(picture), "least": JSONText(least)]
          }
        }))
  }
}

extension Answer where Value == RatingShape.Spacing {
  fileprivate static var spacing: Self {
    Answer(
      words: [("remaining", .remaining)],
      number: Number(
        range: 0...PageSetting.widest, value: { .given($0.plain) },
        number: { spacing in
          switch spacing {
          case .given(let points): FixedDecimal(points)
          case .remaining: nil
          }
        }))
  }
}

extension Answer where Value == RatingShape.Margin {
  fileprivate static var margin: Self {
    Answer(
      words: [("share", .share)],
      number: Number(
        range: 0...PageSetting.widest, value: { .points($0.plain) },
        number: { margin in
          switch margin {
          case .points(let points): FixedDecimal(points)
          case .share: nil
          }
        }))
  }
}
