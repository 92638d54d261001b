import FormCellModel
import StyleSheet
import Testing

@Suite struct PointerPolicyTests {
  static let far = ControlTouch(along: 65, across: 90)

  static let places: [PolicyStory] = [
    PolicyStory("a gap is the mark's before it", .tap(at: 27), endsAt: 1),
    PolicyStory(
      "each mark has the half of a gap beside it, and this is the first half",
      { $0.pointer.gap = .eachHalf }, .tap(at: 24), endsAt: 1),
    PolicyStory(
      "and this is the second half", { $0.pointer.gap = .eachHalf }, .tap(at: 27), endsAt: 2),
    PolicyStory(
      "a row without gaps is divided evenly", { $0.pointer.gap = .proportional }, .tap(at: 29),
      endsAt: 2),
    PolicyStory("a gap is nobody's", { $0.pointer.gap = .nobody }, .tap(at: 27), endsAt: 3),

    PolicyStory("a place counts from the first mark's beginning", .tap(at: 1), endsAt: 1),
    PolicyStory(
      "or from its first quarter", { $0.pointer.firstMarkFrom = .from(0.25) }, .tap(at: 4),
      endsAt: 0),
    PolicyStory(
      "which is on it", { $0.pointer.firstMarkFrom = .from(0.25) }, .tap(at: 5), endsAt: 1),

    PolicyStory(
      "before the first mark is the least to be given", { $0.holding.minimum = 2 }, .tap(at: -9),
      endsAt: 2),
    PolicyStory(
      "or the lower bound",
      {
        $0.holding.minimum = 2
        $0.pointer.beforeFirst = .lowerBound
      }, .tap(at: -9), endsAt: 0),
    PolicyStory(
      "or the first mark", { $0.pointer.beforeFirst = .firstMark }, .tap(at: -9), endsAt: 1),
    PolicyStory(
      "or half of it, where there are halves",
      {
        $0.pointer.beforeFirst = .firstMark
        $0.pointer.rounding = .ceilingHalf
      }, .tap(at: -9), endsAt: 0.5),
    PolicyStory("or none", { $0.pointer.beforeFirst = .clears }, .tap(at: -9), endsAt: nil),
    PolicyStory("or no place", { $0.pointer.beforeFirst = .refused }, .tap(at: -9), endsAt: 3),
    PolicyStory(
      "or the least up to one mark away", { $0.pointer.beforeFirst = .minimumWithin(marks: 1) },
      .tap(at: -20), endsAt: 0),
    PolicyStory(
      "and no place beyond", { $0.pointer.beforeFirst = .minimumWithin(marks: 1) }, .tap(at: -21),
      endsAt: 3),

    PolicyStory("past the last mark is the greatest", .tap(at: 141), endsAt: 5),
    PolicyStory("or no place", { $0.pointer.pastLast = .refused }, .tap(at: 141), endsAt: 3),
    PolicyStory(
      "but its end is one", { $0.pointer.pastLast = .refused }, .tap(at: 140), endsAt: 5),
    PolicyStory(
      "unless it is past, too", { $0.pointer.pastLast = .refusedFromTheEnd }, .tap(at: 140),
      endsAt: 3),
    PolicyStory(
      "or the lower bound", { $0.pointer.pastLast = .lowerBound }, .tap(at: 141), endsAt: 0),

    PolicyStory(
      "below the row is as good as beside it", { $0.pointer.rounding = .exact }, .tap(at: far),
      endsAt: 2.25),
    PolicyStory(
      "or all of the mark",
      {
        $0.pointer.rounding = .exact
        $0.pointer.drift = .wholeMark
      }, .tap(at: far), endsAt: 3),
    PolicyStory(
      "or no place",
      {
        $0.pointer.rounding = .exact
        $0.pointer.drift = .refused
      }, .tap(at: far), endsAt: 3),
  ]

  static let gestures: [PolicyStory] = [
    PolicyStory(
      "a finger can be drawn", .touchBegan(at: 5), .touchMoved(to: 95), .touchEnded, endsAt: 4),
    PolicyStory(
      "or not, and then a touch that was drawn is none", { $0.pointer.gesture = .tapOnly },
      .touchBegan(at: 5), .touchMoved(to: 95), .touchEnded, endsAt: 3, emits: []),
    PolicyStory(
      "but a tap is one, when it is over", { $0.pointer.gesture = .tapOnly },
      .touchBegan(at: 95), .touchMoved(to: 99), .touchEnded, endsAt: 4,
      emits: [.commit(from: 3, to: 4, .pointer), .announce(4, .pointer), .tick]),
    PolicyStory(
      "a tap does not go far",
      {
        $0.pointer.gesture = .tapOnly
        $0.pointer.tapDistance = 2
      },
      .touchBegan(at: 95), .touchMoved(to: 98), .touchMoved(to: 95), .touchEnded, endsAt: 3),
    PolicyStory(
      "a tap does not last",
      {
        $0.pointer.gesture = .tapOnly
        $0.pointer.tapDuration = 0.2
      },
      .touchBegan(at: ControlTouch(along: 95, time: 8)),
      .touchMoved(to: ControlTouch(along: 95, time: 8.3)), .touchEnded, endsAt: 3),
    PolicyStory(
      "one that lasts as long as it may counts",
      {
        $0.pointer.gesture = .tapOnly
        $0.pointer.tapDuration = 0.25
      },
      .touchBegan(at: ControlTouch(along: 95, time: 8)),
      .touchMoved(to: ControlTouch(along: 95, time: 8.25)), .touchEnded, endsAt: 4),

    PolicyStory(
      "a click ends on the mark that it began on", { $0.pointer.gesture = .click },
      .touchBegan(at: 91), .touchMoved(to: 130), .touchMoved(to: 109), .touchEnded, endsAt: 4,
      emits: [.commit(from: 3, to: 4, .pointer), .announce(4, .pointer), .tick]),
    PolicyStory(
      "or is none", { $0.pointer.gesture = .click }, .touchBegan(at: 20), .touchMoved(to: 31),
      .touchEnded, endsAt: 3, emits: []),
    PolicyStory(
      "and none where it ends beside the row", { $0.pointer.gesture = .click },
      .touchBegan(at: 130), .touchMoved(to: 1140), .touchEnded, endsAt: 3, emits: []),
    PolicyStory(
      "a tap is rounded as a drag is", { $0.pointer.rounding = .whole }, .tap(at: 95), endsAt: 3),
    PolicyStory(
      "or in its own way",
      {
        $0.pointer.rounding = .whole
        $0.pointer.tapRounding = .ceiling
      }, .tap(at: 95), endsAt: 4),
    PolicyStory(
      "as long as it is a tap",
      {
        $0.pointer.rounding = .whole
        $0.pointer.tapRounding = .ceiling
      }, .touchBegan(at: 5), .touchMoved(to: 95), .touchEnded, endsAt: 3,
      emits: [.live(1, .pointer), .tick, .live(3, .pointer), .tick]),
    PolicyStory(
      "a touch may end anywhere", .touchBegan(at: 5), .touchMoved(to: far), .touchEnded, endsAt: 3,
      emits: [.live(1, .pointer), .tick, .live(3, .pointer), .tick]),
    PolicyStory(
      "or not far off the row", { $0.pointer.releaseDistance = 60 }, .touchBegan(at: 5),
      .touchMoved(to: ControlTouch(along: 5, across: 90)), .touchEnded, endsAt: 3,
      emits: [.live(1, .pointer), .tick, .cancelled(to: 3, .pointer)]),
    PolicyStory(
      "along it, too", { $0.pointer.releaseDistance = 60 }, .touchBegan(at: 125),
      .touchMoved(to: 201), .touchEnded, endsAt: 3),
    PolicyStory(
      "where it has been does not matter", { $0.pointer.releaseDistance = 60 },
      .touchBegan(at: 125), .touchMoved(to: 300), .touchMoved(to: 200), .touchEnded, endsAt: 5),

    PolicyStory("the same tap does nothing", .tap(at: 65), endsAt: 3, emits: []),
    PolicyStory(
      "or clears", { $0.pointer.retap = .clears }, .tap(at: 65), endsAt: nil,
      emits: [.commit(from: 3, to: nil, .pointer), .announce(nil, .pointer), .tick]),
    PolicyStory(
      "to the lower bound, where a rating is always there",
      {
        $0.pointer.retap = .clears
        $0.holding.unset = .isLowerBound
      }, .tap(at: 65), endsAt: 0),
    PolicyStory(
      "or clears on the first mark only", { $0.pointer.retap = .clearsOnTheFirstMark },
      .tap(at: 65), endsAt: 3),
    PolicyStory(
      "which this is", { $0.pointer.retap = .clearsOnTheFirstMark }, from: 1, .tap(at: 5),
      endsAt: nil),
    PolicyStory(
      "also from half of it", { $0.pointer.retap = .clearsOnTheFirstMark }, from: 0.5,
      .tap(at: 5), endsAt: nil),
    PolicyStory(
      "or goes from a mark to its half", { $0.pointer.retap = .cycles }, .tap(at: 65), endsAt: 2.5),
    PolicyStory(
      "to the mark before", { $0.pointer.retap = .cycles }, .tap(at: 65), .tap(at: 65), endsAt: 2),
    PolicyStory(
      "and back", { $0.pointer.retap = .cycles }, .tap(at: 65), .tap(at: 65), .tap(at: 65),
      endsAt: 3),
    PolicyStory(
      "a touch that stays is a tap", { $0.pointer.retap = .clears }, .touchBegan(at: 65),
      .touchMoved(to: 66), .touchEnded, endsAt: nil,
      emits: [.commit(from: 3, to: nil, .pointer), .announce(nil, .pointer)]),
    PolicyStory(
      "one that comes back is not", { $0.pointer.retap = .clears }, .touchBegan(at: 65),
      .touchMoved(to: 95), .touchMoved(to: 65), .touchEnded, endsAt: 3),
    PolicyStory(
      "unless every touch is",
      {
        $0.pointer.retap = .clears
        $0.pointer.retapBy = .anyTouch
      }, .touchBegan(at: 65), .touchMoved(to: 95), .touchMoved(to: 65), .touchEnded, endsAt: nil),

    PolicyStory(
      "a canceled touch reverts", .touchBegan(at: 5), .touchCancelled, endsAt: 3,
      emits: [.live(1, .pointer), .tick, .cancelled(to: 3, .pointer)]),
    PolicyStory(
      "or commits", { $0.pointer.cancel = .commits }, .touchBegan(at: 5), .touchCancelled,
      endsAt: 1,
      emits: [.live(1, .pointer), .tick, .commit(from: 3, to: 1, .pointer), .announce(1, .pointer)]),
    PolicyStory(
      "or keeps and tells nobody", { $0.pointer.cancel = .keepsInSilence }, .touchBegan(at: 5),
      .touchCancelled, endsAt: 1, emits: [.live(1, .pointer), .tick]),

    PolicyStory(
      "a touch across goes on", .touchBegan(at: ControlTouch(along: 5, across: 0)),
      .touchMoved(to: ControlTouch(along: 65, across: 99)),
      .touchMoved(to: ControlTouch(along: 95, across: 200)), .touchEnded, endsAt: 4),
    PolicyStory(
      "or yields to somebody scrolling", { $0.pointer.scrolling = .yields },
      .touchBegan(at: ControlTouch(along: 5, across: 0)),
      .touchMoved(to: ControlTouch(along: 9, across: 6)),
      .touchMoved(to: ControlTouch(along: 95, across: 6)), .touchEnded, endsAt: 3,
      emits: [.live(1, .pointer), .tick, .cancelled(to: 3, .pointer)]),
    PolicyStory(
      "but not one that goes along", { $0.pointer.scrolling = .yields },
      .touchBegan(at: ControlTouch(along: 5, across: 0)),
      .touchMoved(to: ControlTouch(along: 95, across: 40)), .touchEnded, endsAt: 4),
    PolicyStory(
      "nor one that drifts away after it went along", { $0.pointer.scrolling = .yields },
      .touchBegan(at: ControlTouch(along: 5, across: 0)),
      .touchMoved(to: ControlTouch(along: 11, across: 2)),
      .touchMoved(to: ControlTouch(along: 95, across: 400)), .touchEnded, endsAt: 4),
    PolicyStory(
      "and one that stays long before it goes across does yield",
      {
        $0.pointer.scrolling = .yields
        $0.pointer.tapDuration = 0.2
      },
      .touchBegan(at: ControlTouch(along: 5, across: 0, time: 1)),
      .touchMoved(to: ControlTouch(along: 6, across: 1, time: 2)),
      .touchMoved(to: ControlTouch(along: 6, across: 9, time: 3)), .touchEnded, endsAt: 3),
  ]

  @Test(arguments: places + gestures)
  func touchFollowsThePolicy(_ story: PolicyStory) {
    story.expectOutcome()
  }

  @Test func hoverFollowsThePolicy() {
    for hover in RatingPolicies.Pointer.Hover.allCases {
      var cell = PolicyStory("", { $0.pointer.hover = hover }, endsAt: 3).cell
      #expect(cell.handle(.hoverMoved(to: 95)) == [])
      #expect(cell.shownValue == (hover == .previews ? 4 : 3))
      #expect(cell.rating == 3)
      _ = cell.handle(.hoverEnded)
      #expect(cell.shownValue == 3)
    }
  }

  @Test(
    arguments: [(.enhanced, 44), (.minimum, 24), (.row, 20)]
      as [(RatingPolicies.Pointer.Target, Double)])
  func hitAreaHasTheHeightOfTheTarget(_ target: RatingPolicies.Pointer.Target, _ height: Double) {
    let cell = PolicyStory("", { $0.pointer.target = target }, endsAt: 3).cell
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.hitArea.height == height)
    #expect(shown.hitArea.width == 140)
  }
}
