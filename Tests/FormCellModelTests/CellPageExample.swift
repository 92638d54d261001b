import FormCellModel
import StyleSheet
import Testing

@Suite struct CellPageExample {
  /// `Documentation/Cell.md` shows this code; a test compares the two.
  @Test func touchProducesEffects() {
    let theme = Theme(of: [], in: ThemeEnvironment(appearance: .light))
    var cell = RatingCell(keyName: "Service", value: 2)
    let shown = RatingPresentation(of: cell, in: theme, width: 320)

    // A finger comes down on the third mark, and slides past the last one, a little below the row.
    let third = shown.marks[2].frame
    if let down = cell.touch(atX: third.x + 9, y: third.y + 9, in: shown.row, shown.direction),
      let away = cell.touch(atX: 319, y: shown.row.maxY + 20, in: shown.row, shown.direction)
    {
      var told = cell.handle(.touchBegan(at: down))
      told += cell.handle(.touchMoved(to: away))
      told += cell.handle(.touchEnded)
      for effect in told {
        switch effect {
        case .live(let rating, _): print("shows", rating ?? 0)
        case .commit(from: let old, to: let new, let origin):
          print("was", old ?? 0, "and is", new ?? 0, "by hand:", origin.isUser)
        case .cancelled(to: let rating, _): print("is back at", rating ?? 0)
        case .hovered(let rating): print("previews", rating ?? 0)
        case .announce(let rating, _):
          print("says", RatingStrings.english.announcement(of: rating, in: cell.bounds))
        case .tick: print("is felt")
        }
      }
    }
    let after = RatingPresentation(of: cell, in: theme, width: 320)

    #expect(after.marks.map(\.kind) == [.on, .on, .on, .on, .on])
    #expect(after.announcement == "5 of 5")
  }
}
