import Testing

@testable import FormCellModel

@Suite struct PhraseTests {
  enum Slot: String, PhraseSlot {
    case value, maximum, items
  }

  @Test(arguments: [
    ("", ""), ("no place", "no place"), ("{value}", "<value>"),
    ("{value} of {maximum}", "<value> of <maximum>"), ("{value}{items}", "<value><items>"),
    ("{stars} and {value}", "{stars} and <value>"), ("{", "{"), ("a { b", "a { b"), ("}", "}"),
    ("{}", "{}"), ("{value", "{value"),
  ])
  func placeholdersAreFilled(_ text: String, _ filled: String) {
    #expect(Phrase<Slot>(text)({ "<\($0.rawValue)>" }) == filled)
  }

  @Test func pluralCategorySelectsTheText() {
    let phrase: Phrase<Slot> = [.one: "{value} star", .other: "{value} stars"]
    #expect(
      PluralCategory.allCases.map { phrase(for: $0) { _ in "n" } }
        == ["n stars", "n star", "n stars", "n stars", "n stars", "n stars"])
    #expect(Phrase<Slot>([.few: "a", .one: "b"])(for: .other) { _ in "" } == "a")
    #expect(Phrase<Slot>([:])(for: .other) { _ in "" } == "")
  }

  /// A filling in the other writing direction is isolated from the text around it.
  @Test(arguments: [
    ("error: {value}", "no rating", "error: no rating"),
    ("error: {value}", "אין דירוג", "error: \u{2068}אין דירוג\u{2069}"),
    ("{value} מתוך 5", "3.5", "\u{2068}3.5\u{2069} מתוך 5"),
    ("{value}", "é…", "é…"),
  ])
  func oppositeDirectionIsIsolated(_ text: String, _ filling: String, _ words: String) {
    let phrase = Phrase<Slot>(text)
    #expect(phrase({ _ in filling }) == words)
    #expect(phrase.filled({ _ in .words(filling) }) == words)
  }
}
