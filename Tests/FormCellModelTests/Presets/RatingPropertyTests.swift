import FormCellModel
import Mutations
import Testing

/// Properties of every preset, for all touch positions and values.
@Suite struct RatingPropertyTests {
  static let directions = ReadingDirection.allCases

  /// The presets whose rating never falls along the row.
  ///
  /// Others give less at a border than just before it, or the lower bound past the last mark.
  static let orderly = RatingPreset.all.filter {
    $0.policies.pointer.rounding.atWhole >= 0 && $0.policies.pointer.pastLast != .lowerBound
  }

  @Test func ratingRisesAlongTheRow() {
    #expect(Self.orderly.count > 70)
    for preset in Trials.some(Self.orderly, oneOf: 9) {
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

  /// In the other presets, the rating falls only where and as far as the policy defines it.
  @Test func otherPresetsFallOnlyAsTheirPolicyDefines() throws {
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
        // The rating falls at each border, by `atWhole`.
        #expect(falls.map(\.at) == [10, 20, 30, 40, 50])
        let depths = falls.map { $0.to.millionths - $0.from.millionths }
        #expect(depths.dropLast().allSatisfy { $0 == rule.atWhole.millionths })
      } else {
        // Past the end, the rating is the lower bound.
        #expect(falls.map(\.at) == [51])
        #expect(falls.map(\.to) == [0])
        #expect(ratings[51...].allSatisfy { $0 == 0 })
      }
    }
  }

  /// Left to right and right to left are each other's mirror image.
  @Test func mirroredTouchGivesTheSameRating() {
    for preset in RatingPreset.all {
      let cell = RatingCell(preset)
      let size = cell.row.extent
      let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      for x in stride(from: -30, to: size.width + 30, by: 1.5) {
        let left = cell.touch(atX: x, in: frame, .leftToRight).flatMap { cell.rating(at: $0) }
        let right = cell.touch(atX: size.width - x, in: frame, .rightToLeft)
          .flatMap { cell.rating(at: $0) }
        // A mirrored position may miss a border by a rounding error.
        let apart = (left ?? 0).millionths - (right ?? 0).millionths
        let isSame = (left == nil) == (right == nil) && abs(apart) < 10
        #expect(isSame, "\(preset.name) at \(x): \(left as Any), \(right as Any)")
      }
    }
  }

  /// A shown value is not rounded to another value when it is shown again.
  @Test func displayRoundingIsIdempotent() {
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

  /// Steps by key reach the highest and the lowest rating of every editable preset.
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
