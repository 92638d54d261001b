import Testing

@testable import stylecheck

/// `contrast` and `preview` report a sheet that the engine cannot load.
@Suite struct LostSheetTests {
  private static let latin: [UInt8] =
    Array("@tintColor: #0064D9;\n/* caf".utf8) + [0xE9] + Array(" */\n".utf8)
  private static let utf16: [UInt8] = [0xFF, 0xFE] + "Label { }".utf8.flatMap { [$0, 0] }
  private static let undefined: [UInt8] = Array("Label { font-color: @ink; }".utf8)
  private static let unclosed: [UInt8] = Array("Label { font-size: 12;".utf8)

  @Test(arguments: [latin, utf16], ["nui", "sapfiori", "fiori-swiftui"])
  func undecodableSheetFails(_ sheet: [UInt8], _ target: String) {
    let run = Run(["contrast", "--target", SystemText(target), "-"], input: sheet)
    #expect(run.status == .findings)
    #expect(run.output.contains(": \(target) ignores the whole sheet because of this"))
    #expect(run.output.contains("; an app discards it.\n"))
    #expect(
      run.error == "stylecheck: '<stdin>' has errors; run 'stylecheck check'\n")
  }

  @Test(arguments: [undefined, unclosed], ["nui", "sapfiori"])
  func unloadableSheetFails(_ sheet: [UInt8], _ target: String) {
    #expect(
      Run(["contrast", "--target", SystemText(target), "-"], input: sheet).status == .findings)
  }

  /// fiori-swiftui applies no rules, so a fault in one has no effect.
  @Test(arguments: [undefined, unclosed])
  func faultyRulePassesInSwiftUI(_ sheet: [UInt8]) {
    #expect(Run(["contrast", "--target", "fiori-swiftui", "-"], input: sheet).status == .clean)
  }

  @Test(arguments: ["html", "svg"]) func previewReportsUnloadableSheet(_ format: SystemText) throws
  {
    let run = Run(
      ["preview", "--target", "sapfiori", "--format", format, "-"], input: Self.undefined)
    #expect(run.status == .clean)
    #expect(
      run.error == "stylecheck: '<stdin>' has errors; run 'stylecheck check'\n")
    #expect(run.output.contains("1:21: sapfiori crashes the app"))
    #expect(run.output.contains("what can be read of it; an app"))
    let healthy = Run(
      "preview --target sapfiori --format \(format) -", input: "Label { font-size: 12; }")
    #expect(healthy.error == "")
    #expect(!healthy.output.contains("what can be read of it; an app"))
  }
}
