/// Numbers by the hash of a name, each with a filter of 64 bits that rejects most searches.
///
/// A hash table with open addressing. A single read tells whether there may be a number, and
/// whether its filter has the bits that are sought.
struct FilterTable: Hashable, Sendable {
  /// Kept small, so that four places fit into one cache line.
  private struct Place: Hashable {
    var hash: UInt32 = 0
    /// 0 in a free place.
    var number: UInt32 = 0
    var filter: UInt64 = 0
  }

  /// The number of places is a power of two and at least twice the number of names; from a million
  /// names on, at least a quarter more than their number.
  private var places: [Place]

  init(expecting count: Int) {
    let spare = count < 1 << 20 ? count : count / 4
    var size = 16
    while size < count + spare { size *= 2 }
    places = [Place](repeating: Place(), count: size)
  }

  /// Adds a number other than 0; there must be room for it.
  mutating func add(_ number: UInt32, _ hash: UInt32, _ filter: UInt64) {
    var filter = filter
    var index = Int(hash) & (places.count &- 1)
    while places[index].number != 0 {
      if places[index].hash == hash {
        // A search for either name reads the filter of the first one.
        filter |= places[index].filter
        places[index].filter = filter
      }
      index = (index &+ 1) & (places.count &- 1)
    }
    places[index] = Place(hash: hash, number: number, filter: filter)
  }

  /// Returns the sought number with a hash and all bits of a filter; 0 if there is none.
  ///
  /// Checking the filter first avoids comparing names for most searches.
  func number(
    _ hash: UInt32, _ filter: UInt64, where isSought: (UInt32) -> Bool
  ) -> UInt32 {
    var index = Int(hash) & (places.count &- 1)
    while true {
      let place = places[index]
      if place.number == 0 { return 0 }
      if place.hash == hash {
        guard place.filter & filter == filter else { return 0 }
        if isSought(place.number) { return place.number }
      }
      index = (index &+ 1) & (places.count &- 1)
    }
  }
}
