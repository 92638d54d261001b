import StyleSheet

extension RatingDraft {
  static let marked: [Field<RatingDraft>] = [
    Field(
      "images", [.objects("image")], "images of the cell's own, in place of the theme's",
      read: { $1.cell.images.read(&$0) }, written: { $0.cell.images.entries.map(\.members) }),
    Field(
      "tints", [.objects("tint")], "colors for ranges of ratings",
      read: { reader, draft in
        var tints: [Tint] = []
        reader.each("tints") { reader in
          if let tint = Tint(&reader) { tints.append(tint) }
        }
        draft.tints += tints
      }, written: { $0.tints.map(\.members) }),
  ]
}

extension RatingImages {
  /// Reads the list `images`; reports an image that is never shown.
  fileprivate mutating func read(_ reader: inout any FieldReader) {
    var places: [Range<Int>] = []
    var images = self
    reader.each("images") { reader in
      reader.require("image", "for")
      let name = reader.text("image")
      let mark: Mark? = reader.word("for")
      let style: RatingStyle? = reader.word("style")
      let index = reader.whole("index", in: 0...ScaleBounds.maximumItems - 1)
      let rendering = reader.word("rendering") ?? RatingImage.Rendering.automatic
      guard let name, let mark else { return }
      images.set(RatingImage(name, rendering), for: mark, in: style, at: index)
      places.append(reader.range)
    }
    self = images
    for index in replacedEntries where index < places.count {
      reader.report(
        .uselessImage, .warning, at: places[index],
        "'\(entries[index].image.name.name)' is never shown: a later image is for the same marks")
    }
  }
}

extension RatingImages.Entry {
  fileprivate var members: FieldMembers {
    [
      "image": image.name, "for": mark, "style": style, "index": index,
      "rendering": image.rendering,
    ]
  }
}

extension RatingDraft.Tint {
  /// Nil after reporting an invalid member.
  fileprivate init?(_ reader: inout any FieldReader) {
    reader.require("from", "to", "color")
    let from = reader.decimal("from", in: nil)
    let to = reader.decimal("to", in: nil)
    let color = RatingDraft.Paint(&reader, "color")
    guard let from, let to else { return nil }
    guard from <= to else {
      reader.report(.outOfRange, at: reader.place(of: "to"), "'to' is '\(to)', less than 'from'")
      return nil
    }
    guard let color else { return nil }
    self.init(range: from..<to, color: color, place: reader.range)
  }

  fileprivate var members: FieldMembers {
    ["from": range.lowerBound, "to": range.upperBound, "color": color.text]
  }
}

extension RatingDraft.Paint {
  fileprivate init?(_ reader: inout any FieldReader, _ name: String) {
    guard let text = reader.text(name) else { return nil }
    let place = reader.place(of: name)
    if text.hasPrefix("#") {
      guard let color = ThemeColor(hexadecimal: text.dropFirst()) else {
        reader.report(
          .unknownColor, at: place,
          "'\(text)' is no color: expected '#RGB', '#RRGGBB' or '#RRGGBBAA'")
        return nil
      }
      self = .color(color)
    } else if PaletteName(text)?.isOfPalette == true {
      self = .name(text, place: place)
    } else {
      reader.report(
        .unknownColor, .error, at: place,
        "'\(text)' is no name of the palette, and no color such as '#0064D9'",
        Suggestion.match(text, among: Palette.all.names.lazy.map(\.text)))
      return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .color(let color): color.description
    case .name(let name, _): name
    }
  }
}
