package import StyleSheet

/// A rating cell while its description is read, with colors that need a theme.
package struct RatingDraft: Hashable, Sendable {
  /// An unresolved color for a range of ratings.
  package struct Tint: Hashable, Sendable {
    package let range: Range<FixedDecimal>
    package let color: Paint
    package let place: Range<Int>
  }

  /// A color, or a palette name.
  package enum Paint: Hashable, Sendable {
    case color(ThemeColor)
    /// A palette name, which the theme resolves.
    case name(String, place: Range<Int>)
  }

  /// The cell, without its tints.
  package var cell = RatingCell()
  package var tints: [Tint] = []
  /// The preset; nil for SAP's cell.
  package var preset: RatingPreset?
  /// The range of ratings allowed in a file: the bounds, or all ratings if the bounds are invalid.
  var limits: ClosedRange<FixedDecimal>

  package init(_ cell: RatingCell = RatingCell()) {
    self.cell = cell
    limits = cell.bounds.values
    take(cell.bounds)
  }

  init(describing cell: RatingCell) {
    self.init(cell)
    tints = cell.tints.entries.map {
      Tint(range: $0.range, color: .color($0.color), place: 0..<0)
    }
  }

  /// Sets the bounds; nil for invalid ones, which limit nothing.
  mutating func take(_ bounds: ScaleBounds?) {
    let all = ScaleBounds.limits
    if let bounds { cell.bounds = bounds }
    limits =
      bounds == nil
      ? FixedDecimal(clamping: all.lowerBound)...FixedDecimal(clamping: all.upperBound)
      : cell.bounds.values
  }
}

extension RatingCell: Codable {
  private enum CodingKeys: String, CodingKey {
    case state
  }

  /// Decodes a description, and the state of the cell if there is one.
  ///
  /// Numbers have no limits here, because a cell keeps them as given.
  ///
  /// A tint must be a color: a palette name needs a theme.
  public init(from decoder: any Decoder) throws {
    var draft = RatingDraft()
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.state), try !container.decodeNil(forKey: .state) {
      try restore(from: container.superDecoder(forKey: .state))
    }
  }

  /// Encodes a description, and the state of the cell.
  public func encode(to encoder: any Encoder) throws {
    try members.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.stateFields.members(of: self), forKey: .state)
  }
}
