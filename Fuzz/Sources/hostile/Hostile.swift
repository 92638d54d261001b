import Foundation
import Mutation

/// `hostile [MEGABYTES] [NAME …]`: measures time and memory for texts that repeat one construct.
///
/// Each text is read in a separate process, and a tenth of it before. The text may take at most 16
/// times as long as the tenth, and 24 bytes of memory for each byte: the byte itself, five for each
/// of at most two elements of the tree, and the rest for rules and declarations. The time is that
/// of the processor in user mode, so that page faults and other processes do not count.
@main enum Hostile {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--child" { return child(Array(arguments.dropFirst())) }

    let megabytes = arguments.first.flatMap { Int($0) } ?? 100
    let names = arguments.filter { Int($0) == nil }
    var failures = 0
    print("input             seconds  bytes a byte  times as long as a tenth")
    for input in HostileInput.allCases where names.isEmpty || names.contains(input.rawValue) {
      let small = try run(input, bytes: megabytes * 100_000)
      let large = try run(input, bytes: megabytes * 1_000_000)
      let ratio = large.seconds / max(small.seconds, 0.02)
      let isWell = large.isWell && large.perByte <= 24 && ratio <= 16
      failures += isWell ? 0 : 1
      let name = input.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
      print(
        String(
          format: "%@  %7.2f  %12.1f  %6.1f  %@", name, large.seconds, large.perByte, ratio,
          isWell ? "" : "too much"))
    }
    exit(failures == 0 ? 0 : 1)
  }

  private struct Result {
    let isWell: Bool
    let seconds: Double
    let perByte: Double
  }

  /// Runs a child process, which prints the bytes, the seconds and the peak memory in bytes.
  private static func run(_ input: HostileInput, bytes: Int) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--child", input.rawValue, "\(bytes)"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 3 else {
      return Result(isWell: false, seconds: .infinity, perByte: .infinity)
    }
    // The memory of the process itself does not count.
    let own = max(numbers[2] - 30_000_000, 0)
    return Result(isWell: true, seconds: numbers[1], perByte: own / numbers[0])
  }

  private static func child(_ arguments: [String]) {
    guard arguments.count == 2, let input = HostileInput(rawValue: arguments[0]),
      let count = Int(arguments[1])
    else { exit(2) }
    let bytes = input.text(bytes: count)
    let start = usage().ru_utime
    let said = HostileInput.digest(bytes)
    let usage = usage()
    #if os(Linux)
      let peak = usage.ru_maxrss * 1024
    #else
      let peak = usage.ru_maxrss
    #endif
    let seconds =
      Double(usage.ru_utime.tv_sec - start.tv_sec)
      + Double(usage.ru_utime.tv_usec - start.tv_usec) / 1e6
    print("\(bytes.count) \(seconds) \(peak)")
    exit(said < 0 ? 1 : 0)
  }

  private static func usage() -> rusage {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, whose type differs between systems.
    getrusage(0, &usage)
    return usage
  }
}
