import Mutations
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct UsageProblemTests {
  /// At least 97 % of the misspellings get the right suggestion; the figure is printed.
  @Test(arguments: SlipKind.allCases)
  func misspelledTargetsGetASuggestion(_ kind: SlipKind) {
    let names = Dialect.all.map(\.name)
    let slips = names.flatMap { name in
      kind.slips(of: name).filter { !names.contains($0) }.map { ($0, name) }
    }
    let missed = slips.filter { slip, name in
      !UsageProblem.wrongValue(.target, slip).description.hasSuffix("did you mean '\(name)'?")
    }
    print("target, \(kind): \(slips.count - missed.count) of \(slips.count)")
    #expect(missed.count * 100 <= slips.count * 3, "\(missed)")
  }

  @Test(arguments: ["uikit", "swiftui", "android", "css", "n", "all"])
  func unknownTargetsGetNoSuggestion(_ word: String) {
    let message = UsageProblem.wrongValue(.target, word).description
    #expect(message == "'--target' cannot be '\(word)': expected nui, sapfiori, fiori-swiftui")
  }
}
