import FormCellModel
import Mutations
import StyleSheet
import Testing

/// The invariants of a text cell under random events.
@Suite struct TextWorldTests {
  private static let entries: [TextEntry] = [
    .any, .decimal, .whole, .mask(.phone), .mask(TextMask("MM/DD/YYYY")), .mask(TextMask("-A*\\")),
    .mask(TextMask("")), .number(NumberEntry()),
    NumberEntry(currency: nil, language: "de-DE").map(TextEntry.number) ?? .any,
    NumberEntry(currency: "INR", language: "hi-IN", .always).map(TextEntry.number) ?? .any,
  ]
  private static let texts = [
    "", "1", "-", ",", ".", "a", "\u{301}", "👨‍👩‍👧", "12/31/2025", "(555) 1", "\r\n", "٣",
    "9999999.999",
    "🇩🇪🇫", "-$1,2",
  ]

  private static func event(_ numbers: inout SeededNumbers) -> TextEvent {
    let text = texts.randomElement(using: &numbers) ?? ""
    let start = Int.random(in: -2...12, using: &numbers)
    let range = start..<start + Int.random(in: 0...5, using: &numbers)
    switch Int.random(in: 0..<17, using: &numbers) {
    case 0: return .focus(.pointer)
    case 1: return .blur(.pointer)
    case 2: return .done(.key)
    case 3: return .clear(.key)
    case 4: return .setText(text)
    case 5: return .reset
    case 6: return .select(range)
    case 7: return .reveal(.pointer)
    case 8, 9: return .deleteBackward
    case 10: return .replace(range, with: text)
    case 11: return .next(.key)
    case 12: return .revert(.key)
    case 13: return .focusButton
    default: return .insert(text)
    }
  }

  @Test(arguments: 0..<Trials.count(12, of: 4_000))
  func randomEventsKeepTheInvariants(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    var cell = TextCell(
      FormField(title: "A"), style: TextCell.Style.allCases.randomElement(using: &numbers) ?? .note)
    cell.entry = Self.entries.randomElement(using: &numbers) ?? .any
    cell.isSecure = Bool.random(using: &numbers)
    let most = Int.random(in: 0...6, using: &numbers)
    cell.limit = TextLimit(most, Bool.random(using: &numbers) ? .cut : .refuse, showsCounter: true)
    for _ in 0..<60 {
      let old = cell
      let event = Self.event(&numbers)
      let effects = cell.handle(event)
      #expect(most == 0 || cell.text.count <= most, "\(event)")
      if let editing = cell.editing {
        let count = cell.entry.shown(cell.text, isEditing: true).count
        #expect(editing.selection.upperBound <= count, "\(event) \(old.text) \(cell.text)")
      }
      #expect(!cell.focusesButton || !cell.isEditing, "\(event)")
      // Every change by the user is reported, and every reported change has happened.
      let live = effects.compactMap { effect in
        switch effect {
        case .live(let text, _), .cancelled(let text, _): text
        case .focus, .commit, .action, .hindered: nil
        }
      }
      if !live.isEmpty { #expect(live.last == cell.text) }
      switch event {
      case .setText, .reset: break
      default: #expect(live.isEmpty == (cell.text == old.text), "\(event) \(old.text)")
      }
      let shown = cell.presentation(in: CellContext(.fiori))
      #expect(shown.size.height >= 44)
    }
  }
}
