import StyleSheet

@testable import stylecheck

extension SourceText {
  /// The result of a check with the default options.
  var outcome: SheetChecker.Outcome {
    get throws {
      try SheetChecker(Invocation()).check(self, at: SystemText(name), named: SystemText(name))
    }
  }
}

extension CheckedSheet {
  /// Checks a sheet with the default options.
  init(checking source: SourceText) {
    var report = CheckReport()
    self = (try? report.add(source.outcome)) ?? CheckedSheet(source: source, findings: [])
  }
}
