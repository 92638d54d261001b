package import StyleSheet

/// A rating cell while a description of it is read, with what only a theme decides.
package struct RatingDraft: Hashable, Sendable {
  /// A color for a range of ratings, not yet looked up.
  package struct Tint: Hashable, Sendable {
    package let range: Range<FixedDecimal>
    package let color: Paint
    /// The place of the tint in the file.
    package let place: Range<Int>
  }

  /// A color, or the palette's name for one.
  package enum Paint: Hashable, Sendable {
    case color(Color)
    /// The theme decides whether the palette knows its color.
    case name(String, place: Range<Int>)
  }

  /// The cell, without its tints.
  package var cell = RatingCell()
  /// The tints in their order.
  package var tints: [Tint] = []
  /// The published control whose answers hold; nil for SAP's cell.
  package var preset: RatingPreset?
  /// The least and the greatest rating that a file can have: the bounds, unless these are wrong.
  var limits: ClosedRange<FixedDecimal>
  private let isStored: Bool

  /// A draft of a cell.
  ///
  /// A stored cell can have ratings beyond its bounds: a cell keeps them as they were given.
  package init(_ cell: RatingCell = RatingCell(), isStored: Bool = false) {
    self.cell = cell
    self.isStored = isStored
    limits = cell.bounds.values
    take(cell.bounds)
  }

  /// Takes bounds; nil are wrong ones, of which it is not known what lies beyond them.
  mutating func take(_ bounds: ScaleBounds?) {
    let all = ScaleBounds.limits
    if let bounds { cell.bounds = bounds }
    limits =
      isStored || bounds == nil
      ? FixedDecimal(clamping: all.lowerBound)...FixedDecimal(clamping: all.upperBound)
      : cell.bounds.values
  }
}

extension RatingCell: Codable {
  private enum CodingKeys: String, CodingKey {
    case state
  }

  /// Reads a description, and the state that the cell was left in, if there is one.
  ///
  /// A tint has to be a color: a name of the palette needs a theme.
  public init(from decoder: any Decoder) throws {
    var draft = RatingDraft(isStored: true)
    try RatingDraft.fields.decode(from: decoder, into: &draft)
    self = draft.cell
    for tint in draft.tints {
      guard case .color(let color) = tint.color else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "a tint is no color"))
      }
      tints.set(color, for: tint.range)
    }
    let state = try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(State.self, forKey: .state)
    if let state { restore(state) }
  }

  /// Writes a description, and the state of the cell.
  public func encode(to encoder: any Encoder) throws {
    var draft = RatingDraft(self)
    draft.tints = tints.entries.map {
      RatingDraft.Tint(range: $0.range, color: .color($0.color), place: 0..<0)
    }
    try RatingDraft.fields.members(of: draft).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
  }
}
