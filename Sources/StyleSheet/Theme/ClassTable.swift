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
  /// The name of each class; class 0 is unused.
  private let names: [NameTable.ID]

  /// Creates the table from class names, which start at index 1, and their entries.
  init(_ names: [NameTable.ID], _ entries: [Entries], of sheet: Sheet) {
    self.names = names
    let spare = names.count < 1 << 20 ? names.count : names.count / 4
    var size = 16
    while size < names.count + spare { size *= 2 }
    places = [Place](repeating: Place(), count: size)
    let known = NameTable.ID(Vocabulary.shared.names.count)
    let ownNames = sheet.names
    LentArray.lend(&places) { places in
      for number in 1..<entries.count where names[number] >= known {
        let hash = Self.hash(of: ownNames.mark(of: names[number] &- known))
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

  /// Returns the number of a class, or nil if the sheet lacks it or it has no property of a kind.
  ///
  /// Checking the kinds first avoids comparing names for most look-ups.
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

  package func name(of number: Int) -> NameTable.ID { names[number] }

  /// Returns the part of a mark that is not the length.
  private static func hash(of mark: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mark) }
}
