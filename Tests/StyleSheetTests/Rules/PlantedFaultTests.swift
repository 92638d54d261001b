import Mutations
@testable import StyleRules
import StyleSheet
import Testing

/// Each fault that is planted in a clean sheet is found at its place, without further findings.
@Suite struct PlantedFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: PlantedFault
    let sheet: SourceText

    var testDescription: String { "\(fault.id) in \(sheet.name)" }
  }

  static let cases = PlantedFault.all.enumerated().flatMap { number, fault in
    Trials.some(Examples.styles.filter(fault.fits), oneOf: 64, seed: number)
      .map { Case(fault: fault, sheet: $0) }
  }

  @Test(arguments: cases) func singleFaultIsFound(_ example: Case) {
    var random = SplitMix64(seed: UInt64(example.testDescription.utf8.count * 7919))
    let planting = Planting([example.fault], in: example.sheet, using: &random)
    check(planting, in: example.sheet, for: example.fault.dialect)
  }

  @Test(arguments: Dialect.all, 0..<Trials.count(1, of: 20))
  func tenFaultsAreFound(_ dialect: Dialect, _ seed: Int) {
    let faults = PlantedFault.all.filter {
      $0.dialect.name == dialect.name && $0.place.isForSeveral
    }
    for sheet in Trials.some(Examples.styles, oneOf: 16, seed: seed) {
      var random = SplitMix64(seed: UInt64(seed))
      var ids: Set<String> = []
      var classes: Set<String> = []
      let chosen = faults.shuffled(using: &random).filter { fault in
        fault.fits(sheet) && ids.insert(fault.id).inserted
          && fault.knownClass.map { classes.insert($0).inserted } ?? true
      }
      .prefix(10)
      let planting = Planting(Array(chosen), in: sheet, using: &random)
      check(planting, in: sheet, for: dialect)
    }
  }

  /// Except rules about whole sheets, and those with their own tests.
  @Test func everyRuleHasAFault() {
    let planted = Set(PlantedFault.all.map(\.id))
    let ofFiles = [
      "import-cycle", "import-outside-root", "missing-image", "missing-import", "repeated-import",
      "too-many-imports",
    ]
    let left = Rule.usual.map(\.id)
      .filter { !planted.contains($0) && !$0.hasSuffix("-suppression") && !ofFiles.contains($0) }
    #expect(left == Self.ofWholeSheets)
  }

  private static let ofWholeSheets = [
    "bare-carriage-return", "foreign-class", "ignored-rules", "invalid-utf8", "not-a-stylesheet",
    "nothing-read",
  ]

  /// The number of findings in each clean sheet, by the names of engine and sheet.
  private static let usual: [[String]: [String: Int]] = {
    var all: [[String]: [String: Int]] = [:]
    for source in Examples.styles {
      let sheet = Sheet(parsing: source)
      for dialect in Dialect.all {
        for finding in sheet.findings(for: dialect).diagnostics {
          let kind = finding.id + finding.message
          all[[dialect.name, source.name], default: [:]][kind, default: 0] += 1
        }
      }
    }
    return all
  }()

  private func check(_ planting: Planting, in clean: SourceText, for dialect: Dialect) {
    var usual = Self.usual[[dialect.name, clean.name], default: [:]]
    let found = Sheet(parsing: planting.source).findings(for: dialect).diagnostics
    let new = found.filter { finding in
      let count = usual[finding.id + finding.message, default: 0]
      usual[finding.id + finding.message] = count - 1
      // A planted override turns 'nothing-read' into 'ignored-rules'.
      return count <= 0 && finding.id != "ignored-rules" && !finding.isOfOwnClasses
    }
    var reported = new.map { Planting.Found(id: $0.id, range: $0.range) }.sorted()
    for other in planting.also {
      let place = reported.firstIndex {
        $0.id == other.id && other.range.contains($0.range.lowerBound)
      }
      guard let place else {
        Issue.record("\(other) is missing in \(reported)")
        continue
      }
      reported.remove(at: place)
    }
    #expect(reported == planting.expected, "\(planting.source.annotated(with: new))")
    let fixedSheet = FixedSheet(of: planting.source, for: [dialect])
    #expect(fixedSheet.isComplete && fixedSheet.rounds <= 3)
  }
}

extension Diagnostic {
  /// True if it reports an app's own classes, which faults are planted in.
  fileprivate var isOfOwnClasses: Bool {
    id == "unknown-class" && severity == .information && message.contains("is the app's own")
  }
}

extension PlantedFault {
  /// False if the fault opens a class of the catalog that `sheet` already has.
  fileprivate func fits(_ sheet: SourceText) -> Bool {
    guard let knownClass else { return true }
    return !Sheet(parsing: sheet).rules.contains { $0.selectors.contains { $0.name == knownClass } }
  }
}

extension PlantedFault.Place {
  /// True if other faults can be before and after it.
  fileprivate var isForSeveral: Bool {
    switch self {
    case .top, .block, .number, .word: true
    case .start, .end: false
    }
  }
}
