// The keys of the part are merged with the keys of its content.

extension CellItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, picture, shape
  }

  /// Decodes a part with its text, picture or shape.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let content: Content =
      if let text = try fields.decodeIfPresent(StyledText.self, forKey: .text) {
        .text(text)
      } else if let picture = try fields.decodeIfPresent(StyledPicture.self, forKey: .picture) {
        .picture(picture)
      } else { .shape(try fields.decode(StyledShape.self, forKey: .shape)) }
    self.init(try CellPart(from: decoder), content)
  }

  /// Encodes the part, and the content under the name of its kind.
  public func encode(to encoder: any Encoder) throws {
    try part.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .text(let text): try fields.encode(text, forKey: .text)
    case .picture(let picture): try fields.encode(picture, forKey: .picture)
    case .shape(let shape): try fields.encode(shape, forKey: .shape)
    }
  }
}

extension HitArea: Codable {
  private enum CodingKeys: String, CodingKey {
    case frame, adjustsAlong, edits, chooses
  }

  /// Decodes an area, which edits a text, adjusts a value along a frame, chooses an option or
  /// activates the control.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let along = try fields.decodeIfPresent(Frame.self, forKey: .adjustsAlong)
    let input = try fields.decodeIfPresent(TextInputStyle.self, forKey: .edits)
    let place = try fields.decodeIfPresent(Int.self, forKey: .chooses)
    let purpose =
      input.map(Purpose.edit) ?? along.map(Purpose.adjust(along:)) ?? place.map(Purpose.choose)
    self.init(
      try CellPart(from: decoder), try fields.decode(Frame.self, forKey: .frame),
      purpose ?? .activate)
  }

  /// Encodes the part, the frame, and the frame along which a value is adjusted; only an area that
  /// edits a text has `edits`, and only one that chooses an option has `chooses`.
  public func encode(to encoder: any Encoder) throws {
    try part.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(frame, forKey: .frame)
    try fields.encodeIfPresent(way, forKey: .adjustsAlong)
    switch purpose {
    case .activate, .adjust: break
    case .edit(let input): try fields.encode(input, forKey: .edits)
    case .choose(let place): try fields.encode(place, forKey: .chooses)
    }
  }
}
