import FormCellModel

/// The default answers, each time but for one: every other answer that there is, once.
enum PolicyVariants {
  static let all: [RatingPolicies] = display + holding + pointer + keys + notices

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
    + each(\.display.highlight, [.selectedMarkOnly])
    + each(\.display.compact, [.init(halfFrom: .above(1), wholeFrom: .from(4))])

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

  private static let pointer: [RatingPolicies] =
    each(\.pointer.rounding, [.exact, .ceilingHalf, .ceiling(to: 0.3), .ceiling(to: -1)])
    + each(\.pointer.gap, RatingPolicies.Pointer.Gap.allCases)
    + each(\.pointer.beforeFirst, [.lowerBound, .firstMark, .clears, .refused])
    + each(\.pointer.pastLast, RatingPolicies.Pointer.PastLast.allCases)
    + each(\.pointer.drift, RatingPolicies.Pointer.Drift.allCases)
    + each(\.pointer.gesture, [.tapOnly]) + each(\.pointer.tapDuration, [0.1])
    + each(\.pointer.retap, RatingPolicies.Pointer.Retap.allCases)
    + each(\.pointer.cancel, RatingPolicies.Pointer.Cancel.allCases)
    + each(\.pointer.scrolling, [.yields]) + each(\.pointer.hover, [.previews])

  private static let keys: [RatingPolicies] =
    each(\.keys.step, [0, 0.5, .min, .max])
    + each(\.keys.snap, RatingPolicies.Keys.Snap.allCases)
    + each(\.keys.pageStep, [-1, .max])
    + each(\.keys.home, RatingPolicies.Keys.Home.allCases)
    + each(\.keys.wrap, RatingPolicies.Keys.Wrap.allCases)
    + each(\.keys.shift, [.toTheEnd]) + each(\.keys.digits, [.give])
    + each(\.keys.activation, RatingPolicies.Keys.Activation.allCases)
    + each(\.keys.adjusting, [.whenActivated])

  private static let notices: [RatingPolicies] =
    each(\.notices.live, RatingPolicies.Notices.Live.allCases)
    + each(\.notices.end, RatingPolicies.Notices.End.allCases)
    + each(\.notices.atOnce, [.liveAndCommit]) + each(\.notices.program, [.isNotTold])
    + each(\.notices.outside, [.waits])
}
