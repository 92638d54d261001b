import Foundation
import Mutation

/// `mutate COUNT [FIRST] [fixes|forms]`: checks promises on mutations of the sheets and forms in
/// `Examples`, a folder of the working folder.
///
/// `fixes` adds the promises of safe fixes, which take much longer. `forms` checks those of forms,
/// on mutated descriptions with random events. `mutate 1 NUMBER` repeats a mutation.
@main enum Mutate {
  /// The number of the current mutation, for the signal handler.
  nonisolated(unsafe) static var current = 0

  /// A mutation as text, and the promises that it breaks.
  private struct Mutation {
    let text: String
    let broken: () -> [String]
  }

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard let count = numbers.first, count >= 0 else {
      print("usage: mutate COUNT [FIRST] [fixes|forms]")
      exit(2)
    }
    guard let mutation else {
      print("mutate: there are no examples in 'Examples'; run it in the root folder of the package")
      exit(2)
    }
    reportTraps()
    let first = numbers.dropFirst().first ?? 0
    let isTerminal = isatty(STDERR_FILENO) == 1
    var failures = 0
    for number in first..<first + count {
      current = number
      let mutation = mutation(number)
      // The text is printed first, because the check may trap.
      if count == 1 { print(mutation.text) }
      let broken = mutation.broken()
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

  /// Returns the mutation with a number, in the mode of the command line; nil without examples.
  private static var mutation: ((Int) -> Mutation)? {
    let words = CommandLine.arguments
    if words.contains("forms") {
      guard let seeds = try? FormSeeds.tokens(inExamples: examples), !seeds.isEmpty else {
        return nil
      }
      return { number in
        let text = JSONMutator.mutation(number, of: seeds)
        return Mutation(text: text) { FormPromises.broken(by: text, number) }
      }
    }
    let seeds = sheets
    guard !seeds.isEmpty else { return nil }
    let triesFixes = words.contains("fixes")
    return { number in
      let bytes = Mutator.mutation(number, of: seeds)
      return Mutation(text: String(decoding: bytes, as: UTF8.self)) {
        Promises.broken(by: bytes) + (triesFixes ? Promises.brokenByFixes(of: bytes) : [])
      }
    }
  }

  /// The program can be built elsewhere, so this folder is not found by the path of this file.
  private static let examples = URL(filePath: "Examples")

  /// The sheets of `Examples`, in the order of their paths; a build leaves copies in hidden folders.
  private static var sheets: [[UInt8]] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: examples.path())) ?? []
    return paths.filter { $0.hasSuffix(".nss") && !$0.contains("/.") }.sorted().compactMap { path in
      (try? Data(contentsOf: examples.appending(path: path))).map { Array($0) }
    }
  }

  /// Prints the number of a mutation that traps.
  private static func reportTraps() {
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
