import Foundation
import Testing

@testable import stylecheck

@Suite struct ManualPageTests {
  private static let page = Run("help --man").output
  /// The lines of the page without escapes.
  private static let text = page.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    .split(separator: "\n").map(String.init)

  @Test func everyCommandHasASectionWithItsOptions() throws {
    let sections = Self.text.split { $0.hasPrefix(".S") }
    let titles = Self.text.filter { $0.hasPrefix(".SS ") }
    #expect(titles == Command.all.map { ".SS \($0.name)" })
    let options = sections.flatMap { $0 }.filter { $0.hasPrefix(".B -") }
    let wanted = (Command.all.flatMap { $0.options() } + Option.ofAll).map(\.word)
    #expect(options.count == wanted.count)
    for (line, word) in zip(options, wanted) { #expect(line.contains(word)) }
  }

  /// A formatter reads a line of text that begins with a dot or a quote as a request.
  @Test func sourceIsASCIIWithKnownMacrosOnly() {
    #expect(Self.page.utf8.allSatisfy { $0 < 0x80 })
    let lines = Self.page.split(separator: "\n")
    let names = Set(
      lines.filter { $0.first == "." || $0.first == "'" }.map { $0.prefix { $0 != " " } })
    #expect(names == [".\\\"", ".TH", ".SH", ".SS", ".B", ".TP", ".PP", ".RS", ".RE"])
  }

  @Test(arguments: [
    ("groff", "\"$0\" help --man | groff -ww -mandoc -Tutf8 2>&1 >/dev/null"),
    ("mandoc", "\"$0\" help --man | mandoc -T lint -W warning | grep -v 'missing date'; true"),
  ])
  func formattersAcceptThePage(_ formatter: String, _ line: String) throws {
    guard Tool.isThere, try Tool.shell("command -v \(formatter)").code == 0 else {
      print("skipped: no \(formatter) to read the manual page with")
      return
    }
    let (run, code) = try Tool.shell(line)
    #expect(run == Run(status: .clean))
    #expect(code == 0)
  }
}
