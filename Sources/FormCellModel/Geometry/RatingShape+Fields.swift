extension RatingShape {
  package static let fields: [Field<RatingShape>] = [
    Field("room", \.room, .extent, "the room for the row, in points"),
    Field("item", \.item, .item, "the size of a mark"),
    Field("spacing", \.spacing, .spacing, "the space between two marks, in points"),
    Field("margin", \.margin, .margin, "the space at both ends, in points"),
    Field(
      "countedGaps", \.countedGaps,
      "the number of spacings that are subtracted before the marks share the room"),
    Field("alignment", \.alignment, "the alignment of marks that do not fill the room"),
    Field("axis", \.axis, "the direction of the row"),
  ]
}

// MARK: - Answers

extension Answer where Value == Extent {
  fileprivate static var extent: Self {
    Answer(object: "extent") { reader in
      reader.require("width", "height")
      let (width, height) = (reader.points("width"), reader.points("height"))
      guard let width, let height else { return nil }
      return Extent(width: width, height: height)
    } members: {
      ["width": FieldNumber($0.width), "height": FieldNumber($0.height)]
    }
  }
}

extension Answer where Value == RatingShape.Item {
  fileprivate static var item: Self {
    let extent = Answer<Extent>.extent
    return Answer(object: "item") { reader in
      let fixed = extent.read("fixed", from: &reader).map(Value.fixed)
      let square = extent.read("square", from: &reader).map(Value.square)
      let stretched = extent.read("stretched", from: &reader).map(Value.stretched)
      let picture = extent.read("fitted", from: &reader)
      let least = extent.read("least", from: &reader) ?? Extent(width: 0, height: 0)
      let fitted = picture.map { Value.fitted(picture: $0, least: least) }
      guard reader.requireOne(of: ["fixed", "square", "stretched", "fitted"]) else { return nil }
      return fixed ?? square ?? stretched ?? fitted
    } members: { item in
      switch item {
      case .fixed(let size): ["fixed": extent.written(size)]
      case .square(let least): ["square": extent.written(least)]
      case .stretched(let least): ["stretched": extent.written(least)]
      case .fitted(let picture, let least):
        ["fitted": extent.written(picture), "least": extent.written(least)]
      }
    }
  }
}

extension Answer where Value == RatingShape.Spacing {
  fileprivate static var spacing: Self {
    Answer(
      words: [("remaining", .remaining)],
      number: Plain(0...FixedDecimal.mostPoints, { .given($0) }) {
        if case .given(let points) = $0 { points } else { nil }
      })
  }
}

extension Answer where Value == RatingShape.Margin {
  fileprivate static var margin: Self {
    Answer(
      words: [("share", .share)],
      number: Plain(0...FixedDecimal.mostPoints, { .points($0) }) {
        if case .points(let points) = $0 { points } else { nil }
      })
  }
}
