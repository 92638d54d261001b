import Foundation
import StyleSheet

/// The sheets of the yardstick's generator if it is available, or else of ``SheetGenerator``.
struct SheetLibrary: Sendable {
  let folder: TemporaryFolder
  let yardstick: Yardstick?

  /// Returns the sheets of a size, in which `faults` of 1,000 declarations are faulty.
  func sheets(_ size: SheetSize, faults: Int = 0) throws(BenchmarkProblem) -> SheetSet {
    try SheetSet(try files(size, faults: faults))
  }

  /// Returns the paths of these sheets, without reading them.
  func files(_ size: SheetSize, faults: Int = 0) throws(BenchmarkProblem) -> [String] {
    var files: [String] = []
    for seed in 1...size.count {
      let path = folder.path(of: "\(size.bytes)-\(faults)-\(seed).nss")
      if !FileManager.default.fileExists(atPath: path) {
        try write(size, seed, faults: faults, to: path)
      }
      files.append(path)
    }
    return files
  }

  /// Writes sheets that were generated otherwise, and returns their paths.
  func files(_ sheets: [SourceText], named name: String) throws(BenchmarkProblem) -> [String] {
    var files: [String] = []
    for (number, sheet) in sheets.enumerated() {
      let path = folder.path(of: "\(name)-\(number).nss")
      try WholeFile.write(Array(sheet.bytes), to: path)
      files.append(path)
    }
    return files
  }

  private func write(
    _ size: SheetSize, _ seed: Int, faults: Int, to path: String
  ) throws(BenchmarkProblem) {
    if let yardstick {
      try yardstick.writeSheet(bytes: size.bytes, seed: seed, faults: faults, to: path)
    } else {
      var generator = SheetGenerator(seed: UInt64(seed), faults: faults)
      try WholeFile.write(generator.sheet(ofAtLeast: size.bytes), to: path)
    }
  }
}
