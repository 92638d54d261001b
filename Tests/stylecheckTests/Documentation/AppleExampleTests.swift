import Foundation
import Testing

@testable import stylecheck

/// `Examples/apple`, type-checked with interface files in place of Apple's frameworks.
@Suite struct AppleExampleTests {
  private static let folder = "Examples/apple"

  /// Returns the paths and the texts of the files with an extension below a folder.
  private static func files(_ kind: String, in folder: String) throws -> [(path: String, String)] {
    let root = Package.root.appending(path: "\(Self.folder)/\(folder)")
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".\(kind)") }.sorted().map {
      ($0, try Package.text(of: "\(Self.folder)/\(folder)/\($0)"))
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("//") }.flatMap {
      $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }

  /// The sources are compiled to a module, which the code of the page imports.
  @Test func viewsAndPageAreTypeChecked() throws {
    #if os(macOS)
      print("SKIPPED: on macOS, Xcode compiles Examples/apple with the frameworks themselves")
    #else
      let modules = Tool.url.deletingLastPathComponent().appending(path: "Modules")
      guard
        FileManager.default.fileExists(
          atPath: modules.appending(path: "FormCellModel.swiftmodule").path())
      else {
        print("SKIPPED: Examples/apple is not type-checked; no modules in \(modules.path())")
        return
      }
      let folder = try TemporaryFolder()
      let page = try Package.text(of: "\(Self.folder)/README.md").components(separatedBy: "```")
      let blocks = page.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst(6) }
      #expect(blocks.count == 2)
      for (number, block) in blocks.enumerated() {
        try folder.write(String(block), to: "Page\(number).swift")
      }
      // With the cache of the build, the modules of the system are compiled only once.
      let cache = modules.deletingLastPathComponent().appending(path: "ModuleCache")
      let options = """
        -swift-version 6 -warnings-as-errors -parse-as-library -I Declarations \
        -I '\(modules.path())' -I '\(folder.url.path())' \
        -module-cache-path '\(cache.path())'
        """
      let environment = ProcessInfo.processInfo.environment
      let (run, code) = try Tool.shell(
        """
        cd \(Self.folder) && swiftc -emit-module -wmo \(options) -module-name FormCellViews \
        -emit-module-path '\(folder.text("FormCellViews.swiftmodule"))' \
        $(find Sources -name '*.swift') \
        && swiftc -typecheck \(options) -module-name Page '\(folder.url.path())'/Page*.swift
        """, ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/tmp"])
      guard code != 127 else {
        print("SKIPPED: Examples/apple is not type-checked; no 'swiftc' in the path")
        return
      }
      #expect(code == 0, "\(run.error)")
    #endif
  }

  /// A source, another declaration or the compiler uses each declared name.
  @Test func everythingDeclaredIsUsed() throws {
    let sources = Set(try Self.files("swift", in: "Sources").flatMap { Self.words(of: $0.1) })
    let declarations = try Self.files("swiftinterface", in: "Declarations")
    #expect(declarations.map(\.path).contains("SwiftUI.swiftinterface"))
    let counts = declarations.flatMap { Self.words(of: $0.1) }
      .reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
    for (path, text) in declarations {
      #expect(text.contains("// Declarations of exactly the API"), "\(path)")
      let keywords = /\b(?:func|var|let|case|struct|class|enum|protocol|typealias) `?(\w+)/
      let unused = text.matches(of: keywords).map(\.1).filter {
        !sources.contains($0) && counts[$0, default: 0] < 2 && $0 != "buildIf"
      }
      #expect(unused == [], "\(path)")
    }
  }

  @Test func thePageNamesEveryFile() throws {
    let page = try Package.text(of: "\(Self.folder)/README.md")
    for (path, text) in try Self.files("swift", in: "Sources/FormCellViews") {
      #expect(page.contains("`\(path)`"))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 240, "\(path)")
    }
  }
}
