/// The classes of a sheet that no catalog has, by their names, each with what is known of its properties.
///
/// Whoever asks has a name whose hash is known. One place says whether the class is there and
/// whether it may have the property; by way of the table of all names, that took four reads of four
/// arrays, each waiting for the one before.
struct ClassTable: Hashable, Sendable {
  /// What most questions end with: the hash of a class and what kinds of property it has.
  ///
  /// Four of them are in one line of the processor's memory; with all that is known of a class
  /// there were two, and a table of ten thousand classes was no longer near at hand.
  private struct Place: Hashable {
    var hash: UInt32 = 0
    /// Of the class; 0 in a free place.
    var number: UInt32 = 0
    var kinds = PropertyKinds()
  }

  /// Open addressing; as many as a power of two, and twice as many as classes at least: from a million
  /// classes on, which nobody writes, a quarter more, for places are most of what such a theme takes.
  private var places: [Place]
  /// For each class, its name; the class 0 is none.
  private let names: [NameTable.ID]

  /// The classes of `names`, from 1 on, with their entries.
  init(_ names: [NameTable.ID], _ entries: [Entries], of sheet: Sheet) {
    self.names = names
    let spare = names.count < 1 << 20 ? names.count : names.count / 4
    var size = 16
    while size < names.count + spare { size *= 2 }
    places = [Place](repeating: Place(), count: size)
    let known = NameTable.ID(Vocabulary.shared.names.count)
    let ownNames = sheet.names
    places.withUnsafeMutableBufferPointer { places in
      for number in 1..<entries.count where names[number] >= known {
        let hash = Self.hash(of: ownNames.mark(of: names[number] &- known))
        var kinds = entries[number].kinds
        var index = Int(hash) & (size &- 1)
        while places[index].number != 0 {
          if places[index].hash == hash {
            // Whoever looks for one of them asks the first of them for its kinds.
            kinds.formUnion(places[index].kinds)
            places[index].kinds = kinds
          }
          index = (index &+ 1) & (size &- 1)
        }
        places[index] = Place(hash: hash, number: UInt32(number), kinds: kinds)
      }
    }
  }

  /// The number of a class; nil if the sheet has no such class, or one that has no property of a kind.
  ///
  /// Most of what a class is asked for it does not have. Its place says so, and nobody compares the
  /// names, which are somewhere else in memory: that took half of a look-up.
  @inline(__always)
  func find(_ name: SoughtName, thatMayHave kind: PropertyKinds, in sheet: Sheet) -> Int? {
    let hash = Self.hash(of: name.mark)
    var index = Int(hash) & (places.count &- 1)
    while true {
      let place = places[index]
      if place.number == 0 { return nil }
      if place.hash == hash {
        guard place.kinds.mayHave(kind) else { return nil }
        if sheet.isOwnName(names[Int(place.number)], name.key) { return Int(place.number) }
      }
      index = (index &+ 1) & (places.count &- 1)
    }
  }

  /// The name of a class.
  @inline(__always)
  package func name(of number: Int) -> NameTable.ID { names[number] }

  /// The part of a mark that is no length.
  @inline(__always)
  private static func hash(of mark: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mark) }
}
