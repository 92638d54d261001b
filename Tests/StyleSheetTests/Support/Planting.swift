import StyleSheet

/// A clean sheet with faults put in at random places, and where each must be found.
struct Planting {
  let source: SourceText
  /// The id and the place of each finding that must come of it, in the order of the text.
  let expected: [Found]
  /// What else must be found, and in which bytes.
  let also: [Found]

  /// A finding by what it is about.
  struct Found: Hashable, Comparable, CustomStringConvertible {
    let id: String
    let range: Range<Int>

    static func < (left: Self, right: Self) -> Bool {
      (left.range.lowerBound, left.range.upperBound, left.id)
        < (right.range.lowerBound, right.range.upperBound, right.id)
    }

    var description: String { "\(id) at \(range)" }
  }

  /// Where something can be put: byte offsets of a sheet.
  private struct Sites {
    let tops: [Int]
    let blocks: [Int]

    init(of sheet: Sheet) {
      let items = sheet.definitions.map(\.range) + sheet.rules.map(\.range)
      let topItems = items.filter { item in
        sheet.source.isFirstOnLine(item.lowerBound) && sheet.source.column(of: item.lowerBound) == 0
      }
      tops = topItems.map(\.lowerBound)
      blocks = sheet.rules.compactMap(\.declarations.first?.range.lowerBound)
    }
  }

  /// Puts `faults` into `source` at places that `random` chooses.
  init(
    _ faults: [PlantedFault], in source: SourceText, using random: inout some RandomNumberGenerator
  ) {
    let sites = Sites(of: Sheet(parsing: source))
    var free = Set(sites.tops)
    var planted: [(offset: Int, text: String, mark: Range<Int>, fault: PlantedFault)] = []
    for (number, fault) in faults.enumerated() {
      let (text, mark) = fault.numbered(number + 1)
      let site: Int?
      switch fault.place {
      case .start: site = 0
      case .end: site = source.bytes.count
      case .top: site = free.sorted().randomElement(using: &random)
      case .block: site = sites.blocks.randomElement(using: &random)
      }
      guard let site else { continue }
      free.remove(site)
      let end = fault.place == .top ? "\n" : fault.place == .block ? "\n  " : ""
      planted.append((site, text + end, mark, fault))
    }
    planted.sort { $0.offset < $1.offset }
    var shift = 0
    var expected: [Found] = []
    var also: [Found] = []
    for (offset, text, mark, fault) in planted {
      let start = offset + shift
      expected.append(
        Found(id: fault.id, range: start + mark.lowerBound..<start + mark.upperBound))
      also += fault.also.map { Found(id: $0, range: start..<start + text.utf8.count) }
      shift += text.utf8.count
    }
    self.also = also
    self.source = source.applying(planted.map { .insert($0.text, at: $0.offset) })
    self.expected = expected.sorted()
  }
}

extension SourceText {
  fileprivate func isFirstOnLine(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x20
  }

  fileprivate func column(of offset: Int) -> Int {
    offset - (bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
  }
}
