/// The classes of a sheet that are in no catalog, by name, each with a summary of its properties.
///
/// A single read tells whether the class exists and whether it may have the property.
struct ClassTable: Hashable, Sendable {
  /// The hash of a class and the kinds of properties that it has.
  ///
  /// Kept small, so that four places fit into one cache line.
  private struct Place: Hashable {
    var hash: UInt32 = 0
    /// The number of the class; 0 in a free place.
    var number: UInt32 = 0
    var kinds = PropertyKinds()
  }

  /// A hash table with open addressing.
  ///
  /// Its capacity is a power of two and at least twice the number of classes; from a million
  /// classes on, at least a quarter more than their number.
  private var places: [Place]
  /// The entries of each class; class 0 is unused.
  let entries: [Entries]

  /// Creates the table from the entries of classes, which start at index 1.
  init(_ entries: [Entries], of sheet: Sheet) {
    self.entries = entries
    let spare = entries.count < 1 << 20 ? entries.count : entries.count / 4
    var size = 16
    while size < entries.count + spare { size *= 2 }
    places = [Place](repeating: Place(), count: size)
    let known = NameTable.ID(Vocabulary.shared.names.count)
    let ownNames = sheet.names
    LentArray.lend(&places) { places in
      for number in 1..<entries.count where entries[number].name >= known {
        let hash = Self.hash(of: ownNames.mark(of: entries[number].name &- known))
        var kinds = entries[number].kinds
        var index = Int(hash) & (size &- 1)
        while places[index].number != 0 {
          if places[index].hash == hash {
            // A search for either class reads the kinds of the first one.
            kinds.formUnion(places[index].kinds)
            places[index].kinds = kinds
          }
          index = (index &+ 1) & (size &- 1)
        }
        places[index] = Place(hash: hash, number: UInt32(number), kinds: kinds)
      }
    }
  }

  /// Returns the entries of a class, or nil if the sheet lacks it or it has no property of a kind.
  ///
  /// Checking the kinds first avoids comparing names for most look-ups.
  @inline(__always)
  func find(_ name: SoughtName, thatMayHave kind: PropertyKinds, in sheet: Sheet) -> Entries? {
    let hash = Self.hash(of: name.mark)
    var index = Int(hash) & (places.count &- 1)
    while true {
      let place = places[index]
      if place.number == 0 { return nil }
      if place.hash == hash {
        guard place.kinds.mayHave(kind) else { return nil }
        let entries = entries[Int(place.number)]
        if sheet.isOwnName(entries.name, name.key) { return entries }
      }
      index = (index &+ 1) & (places.count &- 1)
    }
  }

  /// Returns the part of a mark that is not the length.
  private static func hash(of mark: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mark) }
}
