// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "FormCellModel", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
