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
        // A program that it starts.
        "theme-maker",
        "AllocationCount",
      ]),
    // In C, since the runtime's own memory has to be counted too.
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "theme-maker",
      dependencies: [.product(name: "StyleSheet", package: "FormCellModel")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
