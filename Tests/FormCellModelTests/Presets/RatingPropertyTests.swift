import FormCellModel
import Mutations
import Testing

/// What holds of every preset, wherever a finger is and whatever a value.
@Suite struct RatingPropertyTests {
  static let directions = ReadingDirection.allCases

  /// Rules that give less at a border than just before it, and places that are the bottom again, are
  /// not orderly, and are somebody's policy.
  static let orderly = RatingPreset.all.filter {
    $0.policies.pointer.rounding.atWhole >= 0 && $0.policies.pointer.pastLast != .lowerBound
  }

  @Test func theFartherAFingerIsTheGreaterIsTheRating() {
    #expect(Self.orderly.count > 70)
    for preset in Trials.some(Self.orderly, oneOf: 3) {
      for gap in RatingPolicies.Pointer.Gap.allCases {
        for bounds in [0...5, -5...5, 3...3, 0...1].map(ScaleBounds.init(clamping:)) {
          var cell = RatingCell(preset, in: bounds)
          cell.policies.pointer.gap = gap
          let size = cell.row.extent
          let frame = Frame(x: 10, y: 10, width: size.width, height: size.height)
          for direction in Self.directions {
            let ratings = stride(from: -40, to: frame.maxX + 40, by: 0.75).compactMap { x in
              cell.touch(atX: x, in: frame, direction).flatMap { cell.rating(at: $0) }
            }
            let rising = direction == .leftToRight ? ratings : ratings.reversed()
            #expect(rising == rising.sorted(), "\(preset.name) \(gap) \(bounds)")
            #expect(ratings.allSatisfy { bounds.values.contains($0) })
          }
        }
      }
    }
  }

  /// How far a rating falls while a finger goes on is what a preset's rule says, and no more.
  @Test func whereOrderIsNoneTheFallIsThePolicys() throws {
    let others = RatingPreset.all.filter { !Self.orderly.contains($0) }
    #expect(others.map(\.name) == ["xhj-star-rate-view-half", "compose-rating-bar"])
    for preset in others {
      let cell = RatingCell(preset)
      let pitch = cell.row.extent.width / 5
      let steps = (0...60).map { ControlTouch(along: Double($0) * pitch / 10) }
      let ratings = try steps.map { try #require(cell.rating(at: $0)) }
      let falls = zip(ratings, ratings.dropFirst()).enumerated().compactMap { index, pair in
        pair.0 > pair.1 ? (at: index + 1, from: pair.0, to: pair.1) : nil
      }
      let rule = preset.policies.pointer.rounding
      if rule.atWhole < 0 {
        // At each border it gives less than just before it, by what it gives there.
        #expect(falls.map(\.at) == [10, 20, 30, 40, 50])
        let depths = falls.map { $0.to.millionths - $0.from.millionths }
        #expect(depths.dropLast().allSatisfy { $0 == rule.atWhole.millionths })
      } else {
        // Past the end it begins again, and stays there.
        #expect(falls.map(\.at) == [51])
        #expect(falls.map(\.to) == [0])
        #expect(ratings[51...].allSatisfy { $0 == 0 })
      }
    }
  }

  /// Left to right and right to left are each other's mirror image.
  @Test func aMirroredTouchGivesTheSame() {
    for preset in RatingPreset.all {
      let cell = RatingCell(preset)
      let size = cell.row.extent
      let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      for x in stride(from: -30, to: size.width + 30, by: 1.5) {
        let left = cell.touch(atX: x, in: frame, .leftToRight).flatMap { cell.rating(at: $0) }
        let right = cell.touch(atX: size.width - x, in: frame, .rightToLeft)
          .flatMap { cell.rating(at: $0) }
        // A mirrored place may be a hair off a border.
        let apart = (left ?? 0).millionths - (right ?? 0).millionths
        let isSame = (left == nil) == (right == nil) && abs(apart) < 10
        #expect(isSame, "\(preset.name) at \(x): \(left as Any), \(right as Any)")
      }
    }
  }

  /// What is shown is not rounded to something else when it is shown again.
  @Test func whatIsShownOfWhatIsShownIsTheSame() {
    let rules = Set(
      RatingPreset.all.flatMap {
        [$0.policies.display.rounding, $0.policies.display.averageRounding]
      })
    #expect(rules.count > 10)
    for rule in rules {
      for thousandth in Int64(-1_000)...6_000 {
        let shown = rule(FixedDecimal(millionths: thousandth * 1_000))
        if rule(shown) != shown { Issue.record("\(rule) shows \(rule(shown)) for \(shown)") }
      }
    }
  }

  /// A preset in which nothing but the rating changes goes through each of its ratings by keys.
  @Test func keysReachBothEnds() {
    for preset in RatingPreset.all where preset.style == .editable {
      var cell = RatingCell(preset)
      for _ in 0..<200 where cell.value != 5 { _ = cell.handle(.increment(.key)) }
      #expect(cell.value == 5, "\(preset.name)")
      let least = max(preset.policies.holding.minimum ?? 0, 0)
      for _ in 0..<200 where cell.value > least { _ = cell.handle(.decrement(.key)) }
      #expect(cell.value <= least, "\(preset.name)")
    }
  }
}
