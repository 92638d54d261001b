import PackagePlugin

/// The plug-in `swift package stylecheck`: runs the tool, which checks sheets by default.
@main
struct StylecheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try context.runTool(nil, arguments)
  }
}
