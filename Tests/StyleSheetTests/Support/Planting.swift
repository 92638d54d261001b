import StyleSheet

/// A clean sheet with faults at random places, and the expected findings.
struct Planting {
  let source: SourceText
  /// The expected finding of each fault, in the order of the text.
  let expected: [Found]
  /// Further expected findings, each with the range that it must be in.
  let also: [Found]

  /// The ID and range of a finding.
  struct Found: Hashable, Comparable, CustomStringConvertible {
    let id: String
    let range: Range<Int>

    static func < (left: Self, right: Self) -> Bool {
      (left.range.lowerBound, left.range.upperBound, left.id)
        < (right.range.lowerBound, right.range.upperBound, right.id)
    }

    var description: String { "\(id) at \(range)" }
  }

  /// The places of a sheet where faults can be inserted.
  private struct Sites {
    /// The starts of definitions and rules that begin a line.
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

    /// The range that a fault replaces, with the declaration there.
    struct Site {
      let range: Range<Int>
      var name = ""
      var value = ""
    }

    /// Takes a place for a fault; nil if none is left.
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

    /// Takes a declaration that fits, and removes its block.
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
      // The font size decides how much contrast a text needs.
      declaration.value.allSatisfy(\.isNumber) && declaration.name != "font-size"
    }

    private static func isWord(_ declaration: Sheet.Declaration) -> Bool {
      // A color can change the contrast of others.
      declaration.value.allSatisfy { $0.isLetter || $0.isNumber }
        && !declaration.name.contains("color") && declaration.name != "font-size"
    }
  }

  /// Inserts `faults` into `source` at places that `random` chooses.
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
