import Mutations
import StyleEditing
import StyleRules
import StyleSheet
import Testing

/// Every feature takes time in proportion to the size of the sheet.
@Suite struct LinearityTests {
  /// Eight times the text may take sixteen times as long, because of caches.
  ///
  /// One of three measurements must pass, because a busy machine disturbs some.
  @Test(arguments: Trials.some(RepeatedText.allCases, oneOf: 4))
  func timeIsLinear(_ text: RepeatedText) {
    let count = Trials.count(160, of: 2_000)
    let small = ReadSheet(text.text(count / 8))
    let large = ReadSheet(text.text(count))
    for feature in SheetFeature.allCases {
      let isLinear = (0..<3).contains { _ in
        ThreadTime.seconds { large.use(feature) } <= 16 * ThreadTime.seconds { small.use(feature) }
          + 0.04
      }
      #expect(isLinear, "\(feature)")
    }
  }

  /// A sheet with its findings.
  private struct ReadSheet {
    let sheet: EditedSheet
    let findings: [Diagnostic]

    init(_ text: String) {
      sheet = EditedSheet(alone: Sheet(parsing: SourceText(text)))
      findings = sheet.sheet.findings().diagnostics
    }

    /// Uses a feature at the start of the sheet, and at the end if the results may differ.
    func use(_ feature: SheetFeature) {
      let end = sheet.source.bytes.count - 2
      for offset in feature.isOfWholeSheet ? [1] : [1, end] {
        _ = feature.count(in: sheet, at: offset, findings)
      }
    }
  }
}
