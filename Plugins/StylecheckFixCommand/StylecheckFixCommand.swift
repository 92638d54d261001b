import PackagePlugin

/// The plug-in `swift package stylecheck-fix`: applies safe fixes to sheets.
///
/// A plug-in that declares a permission does not run without it, so this one is separate.
@main
struct StylecheckFixCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try context.runTool("fix", arguments)
  }
}
