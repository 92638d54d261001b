// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "app",
  dependencies: [.package(name: "FormCellModel", path: "../..", traits: ["Plugins"])],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ],
      resources: [.copy("Styles")],
      plugins: [.plugin(name: "StylecheckBuild", package: "FormCellModel")])
  ],
  swiftLanguageModes: [.v6]
)
