/// The classes of a sheet that no catalog has, by their names, each with what is known of its properties.
///
/// Whoever asks has a name whose hash is known. One place says whether the class is there and
/// whether it may have the property; by way of the table of all names, that took four reads of four
/// arrays, each waiting for the one before.
struct ClassTable: Hashable, Sendable {
  /// What most questions end with: the mark of a class and what kinds of property it has.
  ///
  /// Four of them are in one line of the processor's memory; with all that is known of a class
  /// there were two, and a table of ten thousand classes was no longer near at hand.
  private struct Place: Hashable {
    /// Zero in a free place: no name of a class is empty.
    var mark: UInt64 = 0
    var kinds = PropertyKinds()
  }

  /// What a class says, and its number in the sheet.
  private struct Class: Hashable {
    var entries = Entries.empty
    var name = NameTable.none
  }

  /// Open addressing; as many as a power of two, and twice as many as classes at least.
  private var places: [Place]
  /// For each place, the class that is there.
  private var classes: [Class]

  /// The classes of `names`, from 1 on, with their entries; the class 0 is none.
  init(_ names: [NameTable.ID], _ entries: [Entries], of sheet: Sheet) {
    var size = 16
    while size < 2 * names.count { size *= 2 }
    places = [Place](repeating: Place(), count: size)
    classes = [Class](repeating: Class(), count: size)
    let known = NameTable.ID(Vocabulary.shared.names.count)
    places.withUnsafeMutableBufferPointer { places in
      for number in 1..<entries.count where names[number] >= known {
        let mark = sheet.mark(of: names[number])
        var kinds = entries[number].kinds
        var index = Int(truncatingIfNeeded: mark) & (size &- 1)
        while places[index].mark != 0 {
          if places[index].mark == mark {
            // Whoever looks for one of them asks the first of them for its kinds.
            kinds.formUnion(places[index].kinds)
            places[index].kinds = kinds
          }
          index = (index &+ 1) & (size &- 1)
        }
        places[index] = Place(mark: mark, kinds: kinds)
        classes[index] = Class(entries: entries[number], name: names[number])
      }
    }
  }

  /// The entries of a class and its number in the sheet; nil if the sheet has no such class, or one
  /// that has no such property.
  ///
  /// Most of what a class is asked for it does not have. Its place says so, and nobody compares the
  /// names, which are somewhere else in memory: that took half of a look-up.
  @inline(__always)
  func find(
    _ name: SoughtName, thatMayHave kind: PropertyKinds, in sheet: Sheet
  ) -> (entries: Entries, name: NameTable.ID)? {
    let mark = name.mark
    var index = Int(truncatingIfNeeded: mark) & (places.count &- 1)
    while true {
      let place = places[index]
      if place.mark == mark {
        guard place.kinds.mayHave(kind) else { return nil }
        let found = classes[index]
        if sheet.isOwnName(found.name, name.key) { return (found.entries, found.name) }
      } else if place.mark == 0 {
        return nil
      }
      index = (index &+ 1) & (places.count &- 1)
    }
  }
}
