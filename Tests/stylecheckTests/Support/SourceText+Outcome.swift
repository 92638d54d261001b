import StyleSheet

@testable import stylecheck

extension SourceText {
  /// What is found in it when nobody asks for anything in particular.
  var outcome: SheetChecker.Outcome {
    get throws {
      try SheetChecker(Invocation()).check(self, at: SystemText(name), named: SystemText(name))
    }
  }
}

extension CheckedSheet {
  /// A sheet with all that is to be mended in it.
  init(checking source: SourceText) {
    var report = CheckReport()
    self = (try? report.add(source.outcome)) ?? CheckedSheet(source: source, findings: [])
  }
}
