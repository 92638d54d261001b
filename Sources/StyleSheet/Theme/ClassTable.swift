/// The classes of a sheet that no catalog has, by their names, each with what is known of its properties.
///
/// Whoever asks has a name whose hash is known. One place says whether the class is there and
/// whether it may have the property; by way of the table of all names, that took four reads of four
/// arrays, each waiting for the one before.
struct ClassTable: Hashable, Sendable {
  /// A class, or a free place.
  private struct Place: Hashable {
    var mark: UInt64 = 0
    var entries = Entries.empty
    /// ``NameTable/none`` in a free place.
    var name = NameTable.none
  }

  /// Open addressing; as many as a power of two, and twice as many as classes at least.
  private var places: [Place]

  /// The classes of `names`, from 1 on, with their entries; the class 0 is none.
  init(_ names: [NameTable.ID], _ entries: [Entries], of sheet: Sheet) {
    var size = 16
    while size < 2 * names.count { size *= 2 }
    places = [Place](repeating: Place(), count: size)
    let known = NameTable.ID(Vocabulary.shared.names.count)
    places.withUnsafeMutableBufferPointer { places in
      for number in 1..<entries.count where names[number] >= known {
        let mark = sheet.mark(of: names[number])
        var index = Int(truncatingIfNeeded: mark) & (size &- 1)
        while places[index].name != NameTable.none { index = (index &+ 1) & (size &- 1) }
        places[index] = Place(mark: mark, entries: entries[number], name: names[number])
      }
    }
  }

  /// The entries of a class and its number in the sheet; nil if the sheet has no such class.
  @inline(__always)
  func find(_ name: StoredName, in sheet: Sheet) -> (entries: Entries, name: NameTable.ID)? {
    let mark = name.mark
    var index = Int(truncatingIfNeeded: mark) & (places.count &- 1)
    while true {
      let place = places[index]
      if place.name == NameTable.none { return nil }
      if place.mark == mark, sheet.isOwnName(place.name, name) {
        return (place.entries, place.name)
      }
      index = (index &+ 1) & (places.count &- 1)
    }
  }
}
