import Testing

@testable import stylecheck

/// The target of a command that shows one theme, if several targets are configured.
@Suite struct TargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Label { font-color: #777777; background-color: #888888; }\n", to: "a.nss")
    try folder.write(#"{"component": "rating"}"#, to: "cell.json")
  }

  private func configure(_ targets: [String]) throws {
    let list = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write("{\"targets\": [\(list)]}", to: ".stylecheck.json")
  }

  private func run(_ line: String) -> Run {
    folder.withoutPath(Run(line.replacing("/", with: folder.text(""))))
  }

  private static func note(_ count: Int, _ name: String) -> String {
    "stylecheck: showing '\(name)', one of \(count) configured targets; '--target' selects another\n"
  }

  @Test(arguments: [
    (["sapfiori", "fiori-swiftui"], "sapfiori", 2), (["fiori-swiftui", "nui"], "nui", 2),
    (["nui", "sapfiori", "nui"], "nui", 2), (["all"], "sapfiori", 3),
    (["fiori-swiftui", "all"], "sapfiori", 3), (["fiori-swiftui"], "fiori-swiftui", 1),
    (["nui", "nui"], "nui", 1),
  ])
  func firstTargetThatReadsRulesIsShown(_ targets: [String], _ name: String, _ count: Int) throws {
    try configure(targets)
    for command in ["contrast", "coverage", "resolve"] {
      let run = run("\(command) /a.nss")
      #expect(run.output.hasPrefix("for \(name)\(command == "coverage" ? "\n" : ":")"), "\(run)")
      #expect(run.error == (count == 1 ? "" : Self.note(count, name)))
    }
  }

  /// Low contrast for one target is a finding, even if another target reads no rules.
  @Test func targetWithoutRulesDoesNotHideLowContrast() throws {
    try configure(["sapfiori", "fiori-swiftui"])
    #expect(run("contrast /a.nss").status == .findings)
  }

  @Test(arguments: [
    "diff /a.nss /a.nss", "preview /a.nss", "export --as css -q /a.nss",
    "present /cell.json /a.nss",
  ])
  func commandsForOneThemeReportOtherTargets(_ line: String) throws {
    try configure(["sapfiori", "fiori-swiftui"])
    let run = run(line)
    #expect(run.status == .clean)
    #expect(run.error == Self.note(2, "sapfiori"))
  }

  @Test(arguments: ["contrast", "resolve", "preview"])
  func requestedTargetIsNotReported(_ command: String) throws {
    try configure(["sapfiori", "fiori-swiftui"])
    #expect(run("\(command) --target nui /a.nss").error == "")
  }

  @Test func checkUsesAllTargets() throws {
    try configure(["sapfiori", "fiori-swiftui"])
    #expect(run("check /a.nss").error == "")
  }
}
