import FormCellModel
import Testing

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
  func aPhraseHasPlacesForNumbers(_ text: String, _ filled: String) {
    #expect(Phrase<Slot>(text)({ "<\($0.rawValue)>" }) == filled)
  }
}
