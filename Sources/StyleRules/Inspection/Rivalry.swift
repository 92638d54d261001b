import StyleSheet

/// What several rules say of one property of one class, in the order of the text.
typealias Rivalry = ArraySlice<Rivalries.Setting>

/// All properties that a class is given by several rules.
///
/// A sheet can have as many as it has lines, so they are numbers in one list, each rivalry a piece of it.
struct Rivalries: Sendable {
  /// A declaration for one of the classes of its rule.
  struct Setting: Sendable {
    /// Its number in the sheet.
    let declaration: UInt32
    /// The number of its rule.
    let rule: UInt32
  }

  private var settings: [Setting] = []
  /// Where each rivalry begins, and where the last one ends.
  private var bounds: [Int] = []

  /// None.
  init() {}

  /// Those among settings that `each` hands out, twice in the same order, each with the class and the
  /// property that it is for.
  init(_ each: (_ body: (Setting, _ class: NameTable.ID, _ property: NameTable.ID) -> Void) -> Void)
  {
    var numbers = PairTable()
    var counts: [Int] = []
    var met: [UInt32] = []
    each { _, name, property in
      var number = numbers[name, property]
      if number == PairTable.none {
        number = UInt32(truncatingIfNeeded: counts.count)
        numbers.add(number, name, property)
        counts.append(0)
      }
      counts[Int(number)] += 1
      met.append(number)
    }
    // From here on, for each pair, where its next setting goes; of one that has no rival, nowhere.
    var end = 0
    for number in counts.indices {
      let count = counts[number]
      counts[number] = count > 1 ? end : -1
      guard count > 1 else { continue }
      bounds.append(end)
      end += count
    }
    guard end > 0 else { return }
    bounds.append(end)
    settings = [Setting](repeating: Setting(declaration: 0, rule: 0), count: end)
    var turn = 0
    each { setting, _, _ in
      let number = Int(met[turn])
      turn += 1
      guard counts[number] >= 0 else { return }
      settings[counts[number]] = setting
      counts[number] += 1
    }
  }
}

extension Rivalries: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { Swift.max(bounds.count - 1, 0) }
  subscript(index: Int) -> Rivalry { settings[bounds[index]..<bounds[index + 1]] }
}
