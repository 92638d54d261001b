// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "FormCellViews",
  platforms: [.iOS(.v17)],
  products: [.library(name: "FormCellViews", targets: ["FormCellViews"])],
  dependencies: [.package(name: "FormCellModel", path: "../..")],
  targets: [
    .target(
      name: "FormCellViews",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
