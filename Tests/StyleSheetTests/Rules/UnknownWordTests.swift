import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// The finding for an unknown word names the value that the theme returns instead.
@Suite struct UnknownWordTests {
  private static let types = ValueType.allCases.filter { !$0.words.isEmpty }
  private static let words = Set(types.flatMap(\.words) + ["TRUE", "fille", "Center"]).sorted()

  /// Each property with a list of words, at each class that has it.
  private static let places = Catalog.all.entries.filter { $0.className != "*" }.flatMap { entry in
    entry.properties.filter { types.contains($0.type) }.map {
      Place(className: entry.className, property: $0.name, type: $0.type)
    }
  }

  private struct Place {
    let className: String
    let property: String
    let type: ValueType
  }

  @Test(arguments: [Dialect.nui, .sapfiori])
  func checkAndThemeAgree(_ dialect: Dialect) throws {
    #expect(Set(Self.places.map(\.type)) == Set(Self.types))
    for (number, place) in Self.places.enumerated() {
      for word in Trials.some(Self.words, oneOf: 12, seed: number) {
        let text = "\(place.className) { \(place.property): \(word); }\n"
        let sheet = Sheet(parsing: SourceText(text))
        let finding = sheet.findings(for: dialect).diagnostics.first {
          $0.id == "unknown-keyword" || $0.id == "lost-by-bug"
        }
        let entry = try #require(
          Theme(of: [sheet], for: dialect).resolution.classes.first?.entries.first)
        let value = entry.value?.description
        #expect((finding == nil) == (value == word), "\(dialect.name): \(text)")
        if dialect == .nui, let finding, let value, finding.message.contains(" to nui") {
          #expect(finding.message.contains("'\(word)' is '\(value)' to nui"), "\(text)")
        }
      }
    }
  }

  @Test func onlyButtonsFill() {
    let sheet = Sheet(
      parsing: SourceText("Button, Label, LargeButton { text-align: fill; }\n"))
    let theme = Theme(of: [sheet], for: .nui)
    let answers: [TextPlacement?] = ["Button", "Label", "LargeButton", "Button:Label"].map {
      theme[Property<TextPlacement>("text-align"), at: ClassPath($0)]
    }
    #expect(answers == [.fill, .left, .fill, .left])
    let origin = Theme(of: [sheet], for: .sapfiori)
      .provenance(of: Property<TextPlacement>("text-align"), at: "Label").winner
    #expect(origin == nil)
  }
}
