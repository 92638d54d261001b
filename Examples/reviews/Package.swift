// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "reviews",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormCellModel", path: "../..")],
  targets: [
    .executableTarget(
      name: "reviews",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])
  ],
  swiftLanguageModes: [.v6]
)
