/// The certainty of a fact in the catalog.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// A page of the vendor documents it.
  case documented
  /// No page lists it, but the engine's source, a tutorial or a sheet of the vendor uses it.
  case attested
  /// No source states it; it follows from another fact, which the note names.
  case inferred
  /// Two sources, or two places in one, disagree.
  case conflicting

  /// True if no source states the fact, or if sources disagree.
  var isDoubtful: Bool {
    switch self {
    case .documented, .attested: false
    case .inferred, .conflicting: true
    }
  }

  /// Creates the certainty of a sign in the tables; ``documented`` has none.
  init?(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "~"): self = .attested
    case UInt8(ascii: "?"): self = .inferred
    case UInt8(ascii: "!"): self = .conflicting
    default: return nil
    }
  }
}
