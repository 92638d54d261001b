import Foundation
import PackagePlugin

extension PluginContext {
  /// Runs the tool in the folder of the package; an error makes 'swift package' fail.
  ///
  /// The tool checks sheets if `command` is nil and `arguments` name no other command. Without
  /// arguments, it reads all sheets of the package.
  func runTool(_ command: String?, _ arguments: [String]) throws {
    guard let tool = try? tool(named: "stylecheck") else {
      return Diagnostics.error(
        "the dependency needs 'traits: [\"Plugins\"]', which builds the tool")
    }
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = package.directoryURL
    process.arguments =
      (command.map { [$0] } ?? []) + (arguments.isEmpty ? ["."] : withFolders(arguments))
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("stylecheck ended with status \(process.terminationStatus)")
    }
  }

  /// Replaces each target of the package, which Xcode passes as '--target NAME', with its folder.
  private func withFolders(_ arguments: [String]) -> [String] {
    var rest: [String] = []
    for word in arguments {
      if rest.last == "--target", let target = try? package.targets(named: [word]).first {
        rest[rest.count - 1] = target.directoryURL.path(percentEncoded: false)
      } else {
        rest.append(word)
      }
    }
    return rest
  }
}
