import Testing

@testable import stylecheck

/// Two sheets that differ only in other situations.
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

  @Test(arguments: [
    ("@media (device: ipad) { Label { font-size: #; } }", "ipad", ["device"]),
    ("@media (orientation: landscape) { Label { font-size: #; } }", "landscape", ["orientation"]),
    (
      "@media (device: ipad) and (orientation: landscape) { Label { font-size: #; } }",
      "ipad landscape", ["device", "orientation"]
    ),
    ("Label { font-size: 3; } @media (device: iphone) { Label { font-size: #; } }", nil, []),
  ])
  func devicesAndOrientationsAreNamed(
    _ sheet: String, _ names: String?, _ options: [String]
  ) throws {
    for (name, size) in [("before", "12"), ("after", "13")] {
      try folder.write(sheet.replacing("#", with: size), to: "\(name).nss")
    }
    let found = diff("--target", "nui")
    guard let names else { return #expect(found.status == .findings && found.error.isEmpty) }
    #expect(
      found.error == "stylecheck: in other situations there are differences: \(names)\n")
    #expect(found.status == .clean)
    let words = zip(options, names.split(separator: " ")).flatMap {
      ["--\($0)", String($1)].map { SystemText($0) }
    }
    let selected = Run(
      ["diff", "--target", "nui"] + words + [folder.path("before.nss"), folder.path("after.nss")])
    #expect(selected.status == .findings)
  }

  @Test func aSelectedSituationStandsForItself() {
    #expect(diff("--appearance", "light").error.isEmpty)
    #expect(diff("--appearance", "dark").status == .findings)
  }
}
