/// Which of 64 kinds some properties are of, a bit for each.
///
/// Most of what a class is asked for it does not have, and this one test says so.
struct PropertyKinds: Hashable, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// None.
  init() { bits = 0 }

  /// The kinds of some properties of the vocabulary.
  init(_ properties: [NameTable.ID]) {
    self.init()
    for property in properties { formUnion(Self(of: property)) }
  }

  /// The kind of a property of the vocabulary.
  ///
  /// By its number, for those of a class stand side by side there, and so are of different kinds.
  @inline(__always)
  init(of property: NameTable.ID) { bits = 1 &<< UInt64(truncatingIfNeeded: property) }

  /// The kind of a property that only sheets have, by the mark of its name.
  ///
  /// So whoever asks for one need not find its number first, which differs from sheet to sheet.
  @inline(__always)
  init(ofMark mark: UInt64) { bits = 1 &<< mark }

  /// All.
  package static let all = PropertyKinds(bits: ~0)

  /// Adds those of others.
  @inline(__always)
  mutating func formUnion(_ others: Self) { bits |= others.bits }

  /// Whether some of the others may be among them; none is if this says so.
  @inline(__always)
  func mayHave(_ others: Self) -> Bool { bits & others.bits != 0 }
}
