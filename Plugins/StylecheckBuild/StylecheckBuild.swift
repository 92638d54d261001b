import Foundation
import PackagePlugin

/// The build-tool plug-in: checks the sheets of a target when they or their configuration change.
///
/// An error in a sheet fails the build.
@main
struct StylecheckBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    guard let tool = try? context.tool(named: "stylecheck") else {
      Diagnostics.error("the dependency needs 'traits: [\"Plugins\"]', which builds the tool")
      return []
    }
    return check(
      target.sourceFiles.map(\.url), of: target.name, in: context.package.directoryURL, by: tool.url
    )
  }

  /// Returns the command that checks the sheets among `files`; none if there are no sheets.
  private func check(_ files: [URL], of target: String, in folder: URL, by tool: URL) -> [Command] {
    let sheets = files.flatMap(\.sheets)
    guard !sheets.isEmpty else { return [] }
    let paths = sheets.map { $0.path(percentEncoded: false) }
    return [
      // Without outputs: an output would become a resource of the target.
      .buildCommand(
        displayName: "Checking the style sheets of \(target)", executable: tool,
        arguments: ["check", "--format", "xcode", "--"] + paths,
        inputFiles: CheckInputs(of: sheets, in: folder).files, outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StylecheckBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      check(
        target.inputFiles.map(\.url), of: target.displayName,
        in: context.xcodeProject.directoryURL, by: try context.tool(named: "stylecheck").url)
    }
  }
#endif
