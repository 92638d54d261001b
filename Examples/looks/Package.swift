// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Looks",
  dependencies: [.package(name: "FormCellModel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Looks",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ])
  ]
)
