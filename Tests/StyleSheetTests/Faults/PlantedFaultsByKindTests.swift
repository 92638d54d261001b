import Foundation
import Mutations
import StyleSheet
import Testing

/// Plants faults of many kinds into clean sheets, and checks their findings and safe fixes.
///
/// `PLANTED_FAULTS=all swift test --filter PlantedFaultsByKind` plants 20 faults of each kind and
/// prints a table; a number in place of `all` sets the count. `PLANTED_FAULTS_KIND` selects kinds
/// by a part of their names, and `PLANTED_FAULTS_SEED` sets the seed.
@Suite struct PlantedFaultsByKindTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let requestedCount = environment["PLANTED_FAULTS"].map { Int($0) ?? 20 }
  private static let seed = environment["PLANTED_FAULTS_SEED"].flatMap { UInt64($0) } ?? 1

  /// The requested kinds, or one of each 18 in order if there is no request.
  private static let kinds: [FaultKind] = {
    guard requestedCount != nil else {
      return Trials.some(FaultKind.all, oneOf: 18)
    }
    return FaultKind.all.filter { environment["PLANTED_FAULTS_KIND"].map($0.name.contains) ?? true }
  }()

  @Test func hasAHundredDistinctKinds() {
    #expect(FaultKind.all.count >= 100)
    #expect(Set(FaultKind.all.map(\.name)).count == FaultKind.all.count)
  }

  @Test func faultsAreReportedAndFixedWithoutHarm() async {
    let isLong = Self.requestedCount != nil
    let grounds = Self.grounds(isLong: isLong)
    let count = Self.requestedCount ?? 1
    let rows = await withTaskGroup(of: (Int, FaultTally).self) { group in
      for (number, kind) in Self.kinds.enumerated() {
        group.addTask { (number, Self.tally(of: kind, number, count, in: grounds)) }
      }
      var rows = [FaultTally](repeating: FaultTally(), count: Self.kinds.count)
      for await (number, tally) in group { rows[number] = tally }
      return rows
    }
    var sum = FaultTally()
    for row in rows { sum += row }
    if isLong { Self.printTable(rows, sum) }
    guard Self.environment["PLANTED_FAULTS_KIND"] == nil else { return }
    // A short run has too few trials for the strict limits.
    #expect(sum.reportedShare >= (isLong ? 0.99 : 0.80))
    #expect(sum.namedShare >= (isLong ? 0.97 : 0.70))
    #expect(sum.findingsEach <= (isLong ? 1.1 : 2.0))
    if isLong {
      #expect(sum.most <= 3)
      #expect(sum.harmful == 0)
    }
  }

  /// Returns the examples, and in a long run also the sheets of the corpus.
  private static func grounds(isLong: Bool) -> [FaultGround] {
    let small = ["ordinary-controls", "device-and-orientation", "rating-every-style"]
    let examples = Examples.styles.filter { sheet in
      isLong || small.contains(where: sheet.name.contains)
    }
    var grounds = Dialect.all.filter { $0.name != "fiori-swiftui" }.flatMap { dialect in
      examples.compactMap { FaultGround($0, for: dialect) }
    }
    guard isLong else { return grounds }
    var seen: Set<String> = []
    for row in CorpusTests.expectations where row.nui.verdict == "ok" {
      // The versions of a file differ little, so one of them is enough.
      let name = row.file.split(separator: "/").last?.split(separator: "__").last ?? ""
      guard seen.insert(String(name.prefix { $0 != "@" })).inserted,
        let data = try? Data(contentsOf: CorpusTests.folder.appending(path: row.file)),
        data.count < 20_000
      else { continue }
      let source = SourceText(bytes: Array(data), name: row.file)
      if let ground = FaultGround(source, for: .nui) { grounds.append(ground) }
    }
    print("\(grounds.count) sheets; \(seen.count) of the corpus")
    return grounds
  }

  /// Runs `count` trials of a kind, or fewer if there are too few places.
  private static func tally(
    of kind: FaultKind, _ number: Int, _ count: Int, in grounds: [FaultGround]
  ) -> FaultTally {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    var tally = FaultTally()
    let grounds = grounds.filter {
      kind.targets.contains($0.dialect.name) && $0.places[kind.site]?.isEmpty == false
    }
    guard !grounds.isEmpty else { return tally }
    for _ in 0..<count * 12 where tally.trials < count {
      let ground = random.element(of: grounds)
      if let trial = FaultTrial(kind, in: ground, at: &random) { tally.add(trial) }
    }
    return tally
  }

  private static func printTable(_ rows: [FaultTally], _ sum: FaultTally) {
    func cells(_ row: FaultTally) -> String {
      let cells: [(String, Int)] = [
        ("\(row.trials)", 6), (String(format: "%.1f", row.reportedShare * 100), 7),
        (String(format: "%.1f", row.namedShare * 100), 7),
        (String(format: "%.2f", row.findingsEach), 6), ("\(row.most)", 4), ("\(row.harmful)", 5),
      ]
      return cells.map { text, width in
        String(repeating: " ", count: max(width - text.count, 0)) + text
      }.joined()
    }
    print("trials  found  named  each most harm")
    for (kind, row) in zip(kinds, rows) { print("\(cells(row))  \(kind.name)") }
    print("\(cells(sum))  in all, \(kinds.count) kinds")
    for (kind, row) in zip(kinds, rows) {
      guard let worst = row.worst else { continue }
      print("\n## \(kind.name):\(cells(row))\n\(worst.title)")
      print(worst.lines.split(separator: "\n").map { "    | \($0)" }.joined(separator: "\n"))
      for line in worst.findings.prefix(4) { print("  - \(line)") }
      for line in worst.harm { print("  ! \(line)") }
    }
  }
}
