// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "theme-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormCellModel", path: "../..")],
  targets: [
    .testTarget(
      name: "ThemeTests",
      dependencies: [
        .product(name: "StyleRules", package: "FormCellModel"),
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
