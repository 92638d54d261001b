import StyleSheet

/// The number of times that sheets have names in some place, such as before a colon.
struct NameCounts {
  /// The counts of the names of the vocabulary.
  private var known = [Int32](repeating: 0, count: Vocabulary.shared.names.count)
  private var others: [String: Int32] = [:]

  /// Counts names; a name is counted as often as `each` passes its number.
  init(in sheets: [Sheet], _ each: (Sheet, (NameTable.ID) -> Void) -> Void) {
    for sheet in sheets {
      var own = [Int32](repeating: 0, count: sheet.names.count)
      each(sheet) { name in
        let place = Int(name) - known.count
        if name == NameTable.none { return }
        if place < 0 { known[Int(name)] += 1 } else if place < own.count { own[place] += 1 }
      }
      for (place, count) in own.enumerated() where count > 0 {
        others[sheet.text(of: NameTable.ID(known.count + place)), default: 0] += count
      }
    }
  }

  subscript(name: String) -> Int {
    let number = Vocabulary.shared.names.find(name)
    return Int(number == NameTable.none ? others[name] ?? 0 : known[Int(number)])
  }

  var otherNames: [String] { others.keys.sorted() }
}
