// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "FormCellModel", path: ".."),
    .package(name: "Fuzz", path: "../Fuzz"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "StyleSheet", package: "FormCellModel"),
        .product(name: "StyleRules", package: "FormCellModel"),
        .product(name: "FormCellModel", package: "FormCellModel"),
        // Random numbers that are the same in every run.
        .product(name: "Mutation", package: "Fuzz"),
        // Programs that it starts.
        "theme-maker",
        "process-meter",
        "AllocationCount",
      ]),
    // In C, since the runtime's own memory has to be counted too.
    .target(name: "AllocationCount"),
    // In C, because the system counts its memory as that of the program that it runs.
    .executableTarget(name: "process-meter"),
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
