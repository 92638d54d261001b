import FormCellModel
import StyleSheet
import Testing

/// `Documentation/Migrating.md` shows this code; a test compares the two.
@Suite struct MigratingExamples {
  @Test func formCellReportsUserChanges() {
    var cell = RatingCell(keyName: "Service", style: .editable, in: 0...5, value: 3)
    cell.images.set(RatingImage("filledStar", .template), for: .on)
    cell.images.set(RatingImage("openStar", .template), for: .off)
    cell.tints.set(ThemeColor(rgba: 0xE263_00FF), for: 0..<1)
    cell.validation = Validation("Please rate the service", .error)

    var changes: [FixedDecimal?] = []
    for effect in cell.handle(.tap(at: 130)) {
      if case .commit(_, let rating, let origin) = effect, origin.isUser { changes.append(rating) }
    }

    #expect(changes == [4])
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.marks.map(\.layer.image.name).last == "openStar")
    #expect(shown.validation?.text.text == "Please rate the service")
  }

  @Test func formViewShowsAverage() {
    let preset = RatingPreset.sapRatingControl
    var average = RatingCell(keyName: "Quality", style: .accented, policies: preset.policies)
    average.isLarge = true
    average.average = 3.75
    average.reviewCount = 1_200
    average.reviewCountCeiling = 999
    average.showsTrailingLabel = true
    let drawn = RatingPresentation(of: average, in: .fiori, strings: preset.strings)

    #expect(drawn.marks.map(\.kind) == [.on, .on, .on, .on, .off])
    #expect(drawn.trailingLabel?.text == "999+ reviews")
    #expect(drawn.naturalRowSize.height == 20)
  }

  @Test func reviewsAreInPolish() {
    var polish = RatingStrings.english
    polish.plurals = PluralRules(language: "pl") ?? .english
    polish.numbers = NumberTextFormat(mostDecimals: 1, decimalSeparator: ",")
    polish.average = "{value} z {maximum}"
    polish.reviews = [
      .one: "{count} opinia", .few: "{count} opinie", .many: "{count} opinii",
      .other: "{count} opinii",
    ]
    polish.moreReviews = "ponad {count} opinii"

    var cell = RatingCell(style: .accented)
    (cell.average, cell.showsLeadingLabel, cell.showsTrailingLabel) = (3.75, true, true)
    let shown = [1, 22, 25].map { count in
      cell.reviewCount = count
      return RatingPresentation(of: cell, in: .fiori, strings: polish)
    }
    #expect(shown.map(\.trailingLabel?.text) == ["1 opinia", "22 opinie", "25 opinii"])
    #expect(shown[0].leadingLabel?.text == "3,8 z 5")
  }

  @Test func starsAreFilledPrecisely() {
    var stars = RatingCell(.cosmosPrecise, value: 4.2)
    stars.shape = .fixed(Extent(width: 30, height: 30), spacing: 8)
    stars.policies.holding.minimum = 0
    stars.labels.trailing = RatingLabel(.text("(123)"))
    stars.showsTrailingLabel = true

    var touched: [FixedDecimal?] = []
    var finished: [FixedDecimal?] = []
    for event in [RatingEvent.touchBegan(at: 15), .touchMoved(to: 30), .touchEnded] {
      for effect in stars.handle(event) {
        switch effect {
        case .live(let rating, _): touched.append(rating)
        case .commit(_, let rating, _): finished.append(rating)
        case .cancelled, .hovered, .announce, .tick: break
        }
      }
    }

    #expect(touched == [0.5, 1])
    #expect(finished == [1])
    #expect(RatingPresentation(of: stars, in: .fiori).trailingLabel?.text == "(123)")
  }

  @Test func canceledTouchCommitsRating() {
    var view = RatingCell(.floatRatingViewHalf, in: 0...5, value: 2.5)
    view.images.set(RatingImage("StarEmpty"), for: .off)
    view.images.set(RatingImage("StarFull"), for: .on)

    var told: [String] = []
    for event in [RatingEvent.touchBegan(at: 60), .touchCancelled] {
      for effect in view.handle(event) {
        switch effect {
        case .live(let rating, _): told.append("isUpdating \(rating ?? 0)")
        case .commit(_, let rating, _): told.append("didUpdate \(rating ?? 0)")
        case .cancelled, .hovered, .announce, .tick: break
        }
      }
    }

    #expect(told == ["isUpdating 1", "didUpdate 1"])
    #expect(RatingPresentation(of: view, in: .fiori).marks[0].layer.tint == nil)
  }
}
