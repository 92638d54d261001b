// swift-tools-version: 6.2

import PackageDescription

// Without the condition, every build of this package compiles the tool a second time, for plug-ins.
let tool: [Target.Dependency] = [.target(name: "stylecheck", condition: .when(traits: ["Plugins"]))]

let package = Package(
  name: "FormCellModel",
  products: [
    .library(name: "StyleSheet", targets: ["StyleSheet"]),
    .library(name: "StyleRules", targets: ["StyleRules"]),
    .library(name: "FormCellModel", targets: ["FormCellModel"]),
    .executable(name: "stylecheck", targets: ["stylecheck"]),
    .plugin(name: "StylecheckBuild", targets: ["StylecheckBuild"]),
    .plugin(name: "StylecheckCommands", targets: ["StylecheckCommand", "StylecheckFixCommand"]),
  ],
  traits: [
    .trait(
      name: "Plugins",
      description: "The plug-ins. They build the tool for the host, so that packages opt in.")
  ],
  targets: [
    .target(name: "StyleSheet"),
    .target(name: "StyleRules", dependencies: ["StyleSheet"]),
    .target(name: "StyleEditing", dependencies: ["StyleSheet", "StyleRules"]),
    .target(name: "FormCellModel", dependencies: ["StyleSheet"]),
    .executableTarget(
      name: "stylecheck",
      dependencies: ["StyleSheet", "StyleRules", "StyleEditing", "FormCellModel"]),
    .plugin(name: "StylecheckBuild", capability: .buildTool(), dependencies: tool),
    .plugin(
      name: "StylecheckCommand",
      capability: .command(
        intent: .custom(verb: "stylecheck", description: "Checks the style sheets of a package")),
      dependencies: tool),
    .plugin(
      name: "StylecheckFixCommand",
      capability: .command(
        intent: .custom(
          verb: "stylecheck-fix", description: "Applies safe fixes to the style sheets of a package"
        ),
        permissions: [.writeToPackageDirectory(reason: "It applies fixes to style sheets.")]),
      dependencies: tool),
    // What spoils sheets is shared with the long runs in the package `Fuzz`.
    .target(
      name: "Mutations", dependencies: ["StyleSheet", "StyleRules", "FormCellModel"],
      path: "Fuzz/Sources/Mutations"),
    // A service of an example, which is tested with the flow that it is for.
    .target(
      name: "SkillReviews", dependencies: ["FormCellModel", "StyleSheet"],
      path: "Examples/reviews/Sources/reviews/Skills"),
    // What the views of an example send to a cell.
    .target(
      name: "InteractiveCells", dependencies: ["FormCellModel"],
      path: "Examples/apple/Sources/FormCellViews/Model"),
    .testTarget(name: "StyleSheetTests", dependencies: ["StyleSheet", "StyleRules", "Mutations"]),
    .testTarget(
      name: "StyleEditingTests",
      dependencies: ["StyleEditing", "StyleRules", "StyleSheet", "Mutations"]),
    .testTarget(
      name: "FormCellModelTests",
      dependencies: [
        "FormCellModel", "StyleSheet", "StyleRules", "Mutations", "SkillReviews",
        "InteractiveCells",
      ]),
    .testTarget(
      name: "stylecheckTests",
      dependencies: [
        "stylecheck", "StyleSheet", "StyleRules", "StyleEditing", "FormCellModel", "Mutations",
      ],
      exclude: ["Configurations", "Importing/Mistakes", "Transcripts"]),
  ],
  swiftLanguageModes: [.v6]
)

// Rounding is a call into the maths library, which nothing else links for an app without Foundation.
for target in package.targets where ["StyleSheet", "FormCellModel"].contains(target.name) {
  target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
}

// A plug-in cannot have settings.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
