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

  /// Where something can be put in.
  private struct Sites {
    /// In front of what begins a line at the top.
    private var tops: [Int]
    private var blocks: [[Sheet.Declaration]]
    private let end: Int

    init(of sheet: Sheet) {
      let items = sheet.definitions.map(\.range) + sheet.rules.map(\.range)
      tops = items.map(\.lowerBound).filter {
        sheet.source.isFirstOnLine($0) && sheet.source.column(of: $0) == 0
      }.sorted()
      blocks = sheet.rules.map(\.declarations).filter { !$0.isEmpty }
      end = sheet.source.bytes.count
    }

    /// A declaration that a fault can be put in the place of, or in front of, with its range.
    struct Site {
      let range: Range<Int>
      var name = ""
      var value = ""
    }

    /// A place for a fault, which no other one gets; nil if there is none left.
    mutating func take(
      for place: PlantedFault.Place, using random: inout some RandomNumberGenerator
    ) -> Site? {
      switch place {
      case .start: return Site(range: 0..<0)
      case .end: return Site(range: end..<end)
      case .top:
        guard let index = tops.indices.randomElement(using: &random) else { return nil }
        let offset = tops.remove(at: index)
        return Site(range: offset..<offset)
      case .block:
        return takeDeclaration(using: &random) { _ in true }.map {
          Site(range: $0.range.lowerBound..<$0.range.lowerBound)
        }
      case .number, .word:
        let fits = place == .number ? Self.isNumber : Self.isWord
        return takeDeclaration(using: &random, where: fits).map {
          Site(range: $0.range, name: $0.name, value: $0.value)
        }
      }
    }

    /// One of those that fit, of a block that is then nobody else's.
    private mutating func takeDeclaration(
      using random: inout some RandomNumberGenerator, where fits: (Sheet.Declaration) -> Bool
    ) -> Sheet.Declaration? {
      let places = blocks.indices.flatMap { block in
        blocks[block].filter(fits).map { (block, $0) }
      }
      guard let (block, declaration) = places.randomElement(using: &random) else { return nil }
      blocks.remove(at: block)
      return declaration
    }

    private static func isNumber(_ declaration: Sheet.Declaration) -> Bool {
      // A text is large by its size, which decides how much contrast it needs.
      declaration.value.allSatisfy(\.isNumber) && declaration.name != "font-size"
    }

    private static func isWord(_ declaration: Sheet.Declaration) -> Bool {
      // Others may be seen on a color, or it on them.
      declaration.value.allSatisfy { $0.isLetter || $0.isNumber }
        && !declaration.name.contains("color") && declaration.name != "font-size"
    }
  }

  /// Puts `faults` into `source` at places that `random` chooses.
  init(
    _ faults: [PlantedFault], in source: SourceText, using random: inout some RandomNumberGenerator
  ) {
    var sites = Sites(of: Sheet(parsing: source))
    var planted: [(range: Range<Int>, text: String, mark: Range<Int>, fault: PlantedFault)] = []
    for (number, fault) in faults.enumerated() {
      guard let site = sites.take(for: fault.place, using: &random) else { continue }
      let (text, mark) = fault.numbered(number + 1, name: site.name, value: site.value)
      let end = fault.place == .top ? "\n" : fault.place == .block ? "\n  " : ""
      planted.append((site.range, text + end, mark, fault))
    }
    planted.sort { $0.range.lowerBound < $1.range.lowerBound }
    var shift = 0
    var expected: [Found] = []
    var also: [Found] = []
    for (range, text, mark, fault) in planted {
      let start = range.lowerBound + shift
      expected.append(
        Found(id: fault.id, range: start + mark.lowerBound..<start + mark.upperBound))
      also += fault.also.map { Found(id: $0, range: start..<start + text.utf8.count) }
      shift += text.utf8.count - range.count
    }
    self.also = also
    self.source = source.applying(planted.map { SourceEdit($0.range, $0.text) })
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
