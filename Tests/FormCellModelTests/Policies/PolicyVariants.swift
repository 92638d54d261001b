@testable import FormCellModel

/// Copies of the default policies, each with one changed policy.
enum PolicyVariants {
  static let all: [RatingPolicies] = display + holding + pointer + keys + notices + accessibility

  private static func each<Answer>(
    _ path: WritableKeyPath<RatingPolicies, Answer>, _ answers: [Answer]
  ) -> [RatingPolicies] {
    answers.map { answer in
      var policies = RatingPolicies()
      policies[keyPath: path] = answer
      return policies
    }
  }

  private static let display: [RatingPolicies] =
    each(\.display.rounding, [.exact, .fui, .nearestHalf])
    + each(\.display.averageRounding, [.whole, .fui, .floor(to: 0.3)])
    + each(\.display.highlight, RatingPolicies.Display.Highlight.allCases)
    + each(\.display.fill, [.area, .thirds, .areaOfStar(.five)])
    + each(\.display.tinting, [.byMark]) + each(\.display.images, [.areOriginals])
    + each(\.display.compact, [.init(halfFrom: .above(1), wholeFrom: .from(4))])
    + each(\.display.animation, [0.2, -1, .nan])
    + each(\.display.activeScale, [1.5, 0, .infinity])

  private static let holding: [RatingPolicies] =
    each(\.holding.rounding, [.whole, .floor(to: 0.3)])
    + each(\.holding.outOfRange, RatingPolicies.Holding.OutOfRange.allCases)
    + each(\.holding.unset, RatingPolicies.Holding.Unset.allCases)
    + each(\.holding.minimum, [.min, 1.5, .max])
    + each(\.holding.minimumHolds, RatingPolicies.Holding.MinimumHolds.allCases).map {
      var policies = $0
      policies.holding.minimum = 2
      return policies
    }
    + each(\.holding.items, [.init(1...3), .init(2...9, otherwise: .marks(4))])
    + each(\.holding.items, [.init(1...3, otherwise: .refused)])

  private static let pointer: [RatingPolicies] =
    each(\.pointer.rounding, [.exact, .ceilingHalf, .ceiling(to: 0.3), .ceiling(to: -1)])
    + each(\.pointer.gap, RatingPolicies.Pointer.Gap.allCases)
    + each(\.pointer.beforeFirst, beforeFirst)
    + each(\.pointer.firstMarkFrom, [.from(0.25), .above(0), .from(1)])
    + each(\.pointer.pastLast, RatingPolicies.Pointer.PastLast.allCases)
    + each(\.pointer.drift, RatingPolicies.Pointer.Drift.allCases)
    + each(\.pointer.tapRounding, [.ceilingHalf])
    + each(\.pointer.gesture, RatingPolicies.Pointer.Gesture.allCases)
    + each(\.pointer.tapDuration, [0.1])
    + each(\.pointer.tapDistance, [0, 1_000])
    + each(\.pointer.retap, RatingPolicies.Pointer.Retap.allCases)
    + each(\.pointer.retapBy, [.anyTouch]).map {
      var policies = $0
      policies.pointer.retap = .clears
      return policies
    }
    + each(\.pointer.target, RatingPolicies.Pointer.Target.allCases)
    + each(\.pointer.cancel, RatingPolicies.Pointer.Cancel.allCases)
    + each(\.pointer.releaseDistance, [0, 50, .nan]) + each(\.pointer.scrolling, [.yields])
    + each(\.pointer.hover, [.previews])

  private static let beforeFirst: [RatingPolicies.Pointer.BeforeFirst] = [
    .minimum, .lowerBound, .firstMark, .clears, .refused, .minimumWithin(marks: 1),
  ]

  private static let keys: [RatingPolicies] =
    each(\.keys.step, [0, 0.5, .min, .max])
    + each(\.keys.snap, RatingPolicies.Keys.Snap.allCases)
    + each(\.keys.pageStep, [-1, .max])
    + each(\.keys.home, RatingPolicies.Keys.Home.allCases)
    + each(\.keys.wrap, RatingPolicies.Keys.Wrap.allCases)
    + each(\.keys.fromUnset, [.firstMark])
    + each(\.keys.arrows, [.areFixed]) + each(\.keys.upAndDown, [.downIsMore])
    + each(\.keys.shift, [.toTheEnd]) + each(\.keys.digits, [.give])
    + each(\.keys.commit, [.whenActivated])
    + each(\.keys.activation, RatingPolicies.Keys.Activation.allCases)
    + each(\.keys.adjusting, [.whenActivated])

  private static let accessibility: [RatingPolicies] =
    each(\.accessibility.role, [.choices, .choicesUpTo(4), .choicesUpTo(7)])
    + each(\.accessibility.fixedRole, RatingPolicies.Accessibility.FixedRole.allCases)
    + each(\.accessibility.none, [.isNot])
    + each(\.accessibility.spoken, RatingPolicies.Accessibility.Spoken.allCases)
    + each(\.accessibility.announcing, [.always])

  private static let notices: [RatingPolicies] =
    each(\.notices.live, RatingPolicies.Notices.Live.allCases)
    + each(\.notices.end, RatingPolicies.Notices.End.allCases)
    + each(\.notices.atOnce, [.liveAndCommit])
    + each(\.notices.program, [.isNotTold, .isToldWhileEditable])
    + each(\.notices.outside, [.waits])
    + each(\.notices.hover, [.onChange]).map {
      var policies = $0
      policies.pointer.hover = .previews
      return policies
    }
}
