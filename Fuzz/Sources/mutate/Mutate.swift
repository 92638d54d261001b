import Foundation
import Mutation

/// `mutate COUNT [FIRST] [fixes]`: tries the promises of the text side on so many mutations of the
/// examples; with `fixes` those of safe fixes as well, which takes many times as long.
///
/// A mutation follows from its number, so a broken promise is met again with `mutate 1 NUMBER`.
@main enum Mutate {
  /// The mutation being tried, for the handler of signals.
  nonisolated(unsafe) static var current = 0

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard let count = numbers.first, count >= 0 else {
      print("usage: mutate COUNT [FIRST] [fixes]")
      exit(2)
    }
    let seeds = examples()
    guard !seeds.isEmpty else {
      print("mutate: no sheets in Examples")
      exit(2)
    }
    tellTraps()
    let first = numbers.dropFirst().first ?? 0
    let triesFixes = CommandLine.arguments.contains("fixes")
    let isTerminal = isatty(STDERR_FILENO) == 1
    var failures = 0
    for number in first..<first + count {
      current = number
      let bytes = Mutator.mutation(number, of: seeds)
      // Before it is tried, for trying it may be the end.
      if count == 1 { print(String(decoding: bytes, as: UTF8.self)) }
      let broken =
        Promises.broken(by: bytes) + (triesFixes ? Promises.brokenByFixes(of: bytes) : [])
      if !broken.isEmpty {
        failures += 1
        print("mutation \(number): " + broken.joined(separator: "; "))
      }
      if isTerminal, number % 10_000 == 9_999 {
        FileHandle.standardError.write(Data("\r\(number - first + 1)".utf8))
      }
    }
    if isTerminal { FileHandle.standardError.write(Data("\r".utf8)) }
    print("\(count) mutations, \(failures) broken promises")
    exit(failures == 0 ? 0 : 1)
  }

  /// The sheets of `Examples`, in the order of their paths.
  private static func examples() -> [[UInt8]] {
    let root = URL(filePath: #filePath).appending(path: "../../../../Examples").standardized
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path())) ?? []
    return paths.filter { $0.hasSuffix(".nss") }.sorted().compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map { Array($0) }
    }
  }

  /// Names the mutation that trapped before the process ends.
  private static func tellTraps() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] {
      Foundation.signal(signal) { number in
        print("mutation \(Mutate.current): trapped; see 'mutate 1 \(Mutate.current)'")
        fflush(nil)
        Foundation.signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
