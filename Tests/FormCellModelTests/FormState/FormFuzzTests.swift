import FormCellModel
import Foundation
import Mutations
import StyleSheet
import Testing

/// `FormPromises` for mutated definitions and random events.
///
/// `mutate COUNT forms` in the package `Fuzz` tries more.
@Suite struct FormFuzzTests {
  private static let examples = URL(filePath: #filePath)
    .appending(path: "../../../../Examples").standardized
  private static let seeds = Result { try FormSeeds.tokens(inExamples: examples) }

  @Test(arguments: 0..<Trials.count(4, of: 1_200))
  func mutationsKeepPromises(_ part: Int) throws {
    for number in part * 5..<part * 5 + 5 { try expectKept(number) }
  }

  /// Mutations that broke a promise in earlier versions.
  @Test(arguments: [24_974, 64_987, 87_149, 953_904])
  func earlierFailuresKeepPromises(_ number: Int) throws { try expectKept(number) }

  private func expectKept(_ number: Int) throws {
    let text = JSONMutator.mutation(number, of: try Self.seeds.get())
    #expect(FormPromises.broken(by: text, number) == [], "\(number)")
  }

  /// A text of 100 KB, or of ten megabytes, is kept, and shown, checked and stored in linear time.
  @Test(arguments: [TextCell.Style.textField, .note])
  func aHugeTextIsKept(_ style: TextCell.Style) throws {
    let text = String(repeating: "abcdefghi\n", count: Trials.count(10_000, of: 1_000_000))
    let definition = FormDefinition([
      FormEntry(
        "a", .text(TextCell(style: style)),
        rules: [FormRule(.pattern("[a-z]*")), FormRule(.length(minimum: nil, maximum: 5))])
    ])
    var form = try FormState(definition)
    _ = form.handle(.input("a", .focus))
    _ = form.handle(.input("a", .text(text)))
    #expect(form.values["a"]?.isEmpty == false)
    _ = form.screen(in: CellContext(.fiori))
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["a"])
    let snapshot = form.snapshot
    #expect(try FormState(definition, restoring: snapshot).values == form.values)
  }

  /// Masks without a place for a character, or with literals that match nothing.
  @Test(arguments: ["", "---", "€€€€", "[", "[]", "\\", "000", "{9999999}"])
  func maskWithoutMatchIgnoresText(_ pattern: String) throws {
    var cell = TextCell()
    cell.entry = .mask(TextMask(pattern))
    var form = try FormState(FormDefinition([FormEntry("a", .text(cell))]))
    for text in ["abc", "\u{0}", String(repeating: "x", count: 100_000)] {
      _ = form.handle(.input("a", .focus))
      _ = form.handle(.input("a", .text(text)))
      _ = form.handle(.next)
      _ = form.screen(in: CellContext(.fiori))
      #expect(form.values["a"]?.isEmpty == true, "\(form.values)")
    }
  }
}
