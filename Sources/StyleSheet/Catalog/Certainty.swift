/// How well something in the catalog is known.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// A page of the vendor says so.
  case documented
  /// No page lists it, but the engine's source, a tutorial or a sheet of the vendor uses it.
  case attested
  /// Nobody says so; it follows from something else, and the note says from what.
  case inferred
  /// Two sources, or two places of one, disagree.
  case conflicting
}

extension Certainty {
  /// Whether nobody says so, or not everybody.
  var isDoubtful: Bool {
    switch self {
    case .documented, .attested: false
    case .inferred, .conflicting: true
    }
  }

  /// The sign for it in the tables; ``documented`` has none.
  init?(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "~"): self = .attested
    case UInt8(ascii: "?"): self = .inferred
    case UInt8(ascii: "!"): self = .conflicting
    default: return nil
    }
  }
}
