import Testing

@testable import stylecheck

/// Two sheets that differ only in dark mode.
@Suite struct DiffSituationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, color) in [("before", "#010203"), ("after", "#FF0000")] {
      try folder.write("@tintColor_darkBackground: \(color);\n", to: "\(name).nss")
    }
  }

  private func diff(_ options: SystemText...) -> Run {
    Run(["diff"] + options + [folder.path("before.nss"), folder.path("after.nss")])
  }

  @Test func otherSituationsAreNamed() {
    let found = diff()
    #expect(found.output.hasSuffix("\nno visible differences\n"))
    #expect(found.error == "stylecheck: in other situations there are differences: dark\n")
    #expect(found.status == .clean)
  }

  @Test func aSelectedSituationStandsForItself() {
    #expect(diff("--appearance", "light").error.isEmpty)
    #expect(diff("--appearance", "dark").status == .findings)
  }
}
