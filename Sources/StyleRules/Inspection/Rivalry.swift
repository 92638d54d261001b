import StyleSheet

/// The declarations of several rules for one property of one class, in source order.
typealias Rivalry = ArraySlice<Rivalries.Setting>

/// The properties of classes that several rules set.
///
/// There can be as many as lines, so all settings are in one array with bounds for each rivalry.
struct Rivalries: Sendable {
  /// A declaration for one of the classes of its rule.
  struct Setting: Sendable {
    /// The number of the declaration in the sheet.
    let declaration: UInt32
    let rule: UInt32
  }

  private var settings: [Setting] = []
  /// The start of each rivalry, and the end of the last one.
  private var bounds: [Int] = []

  init() {}

  /// Creates the rivalries among settings; `each` passes each setting with its class and property,
  /// and is called twice with the same order.
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
    // From here on, the position of the next setting of each pair; -1 for a pair without a rival.
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
