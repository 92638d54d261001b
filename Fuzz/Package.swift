// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  products: [
    // For the package `Benchmarks`, whose sheets are drawn with the same random numbers.
    .library(name: "Mutation", targets: ["Mutation"])
  ],
  dependencies: [.package(name: "FormCellModel", path: "..")],
  targets: [
    // The same sources as the target `Mutations` of the package above, whose tests use them too.
    .target(
      name: "Mutation",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "StyleRules", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
      ],
      path: "Sources/Mutations"),
    .executableTarget(name: "mutate", dependencies: ["Mutation"]),
    .executableTarget(name: "hostile", dependencies: ["Mutation"]),
  ],
  swiftLanguageModes: [.v6]
)
