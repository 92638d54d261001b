import Foundation
import Testing

@testable import stylecheck

/// The values that `init` takes from the sheets and folders of a project.
@Suite struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func configurationDescribesTheProject() throws {
    try folder.write(
      "@import \"../Base/base\";\nLabel { shop-mode: x; } ShopTitle { a: b; }", to: "Styles/a.nss")
    try folder.write("@ink: #333333;", to: "Base/base.nss")
    try folder.write("{}", to: "App/Images.xcassets/Contents.json")
    try folder.write("{}", to: "App/Kit/Icons.xcassets/Contents.json")
    try folder.write("{}", to: ".build/Old.xcassets/Contents.json")
    try folder.write("{}", to: "Pods/Kit/Icons.xcassets/Contents.json")
    let run = folder.withoutPath(Run(["init", folder.path("")]))
    #expect(
      run.output == """
        wrote '.stylecheck.json'
        wrote '.stylecheck.classes.json'
        target nui: the sheets use no SAP class

        """)
    #expect(
      try folder.contents(of: ".stylecheck.json") == """
        {
          "targets": [
            "nui"
          ],
          "schemas": [
            ".stylecheck.classes.json"
          ],
          "roots": [
            "."
          ],
          "assets": [
            "App/Images.xcassets",
            "App/Kit/Icons.xcassets"
          ],
          "rules": {},
          "fmt": {
            "indent": 2,
            "order": "kept"
          }
        }

        """)
    // The configuration is valid, and the import is inside the root.
    let check = folder.withoutPath(Run(["--format", "concise", folder.path("")]))
    #expect(!check.output.contains("outside of") && check.status != .couldNotRun)
  }

  /// A schema that is there is kept, and named.
  @Test func existingSchemaIsNamed() throws {
    try folder.write(#"{"classes": {}}"#, to: ".stylecheck.classes.json")
    let run = folder.withoutPath(Run(["init", "--target", "nui", folder.path("")]))
    #expect(
      run
        == Run(
          output: "wrote '.stylecheck.json'\nkept '.stylecheck.classes.json'\n", status: .clean))
    let text = try folder.contents(of: ".stylecheck.json")
    #expect(text.contains(#""schemas": ["#))
    let again = folder.withoutPath(Run(["init", "--schema", folder.path("")]))
    #expect(!again.output.contains(#""schemas""#))
  }

  /// Keys that the project does not need are not written.
  @Test func singleFolderNeedsNoRoots() throws {
    try folder.write("@import \"base\";\nLabel { font-size: 12; }", to: "a.nss")
    try folder.write("@ink: #333333;", to: "base.nss")
    _ = Run(["init", folder.path("")])
    let text = try folder.contents(of: ".stylecheck.json")
    for key in ["roots", "assets", "schemas"] { #expect(!text.contains(key)) }
  }
}
