import FormCellModel
import Testing

@Suite struct NoticePolicyTests {
  static let stories: [PolicyStory] = [
    PolicyStory(
      "live is told of what is new", .touchBegan(at: 65), .touchMoved(to: 66),
      .touchMoved(to: 95), endsAt: 4, emits: [.live(4, .pointer), .tick]),
    PolicyStory(
      "or of every move", { $0.notices.live = .onEveryMove }, .touchBegan(at: 65),
      .touchMoved(to: 66), .touchMoved(to: 95), endsAt: 4,
      emits: [.live(3, .pointer), .live(3, .pointer), .live(4, .pointer), .tick]),
    PolicyStory(
      "or of nothing", { $0.notices.live = .never }, .touchBegan(at: 65), .touchMoved(to: 95),
      endsAt: 4, emits: [.tick]),

    PolicyStory(
      "the end is told of what is new", .touchBegan(at: 65), .touchEnded, endsAt: 3, emits: []),
    PolicyStory(
      "or always", { $0.notices.end = .always }, .touchBegan(at: 65), .touchEnded, endsAt: 3,
      emits: [.commit(from: 3, to: 3, .pointer)]),
    PolicyStory(
      "and a tap, too", { $0.notices.end = .always }, .tap(at: 65), endsAt: 3,
      emits: [.commit(from: 3, to: 3, .pointer)]),
    PolicyStory(
      "but not of a touch that was none", { $0.notices.end = .always }, .setEditable(false),
      .touchBegan(at: 5), .touchEnded, endsAt: 3, emits: []),
    PolicyStory(
      "unless it is to be", { $0.notices.end = .evenWhenFixed }, .setEditable(false),
      .touchBegan(at: 5), .touchEnded, endsAt: 3, emits: [.commit(from: 3, to: 3, .pointer)]),
    PolicyStory(
      "or never", { $0.notices.end = .never }, .touchBegan(at: 95), .touchEnded, endsAt: 4,
      emits: [.live(4, .pointer), .tick, .announce(4, .pointer)]),
    PolicyStory(
      "and then a tap is live", { $0.notices.end = .never }, .tap(at: 95), endsAt: 4,
      emits: [.live(4, .pointer), .announce(4, .pointer), .tick]),
    PolicyStory(
      "unless nothing is",
      {
        $0.notices.end = .never
        $0.notices.live = .never
      }, .tap(at: 95), endsAt: 4, emits: [.announce(4, .pointer), .tick]),

    PolicyStory(
      "a key is no touch", { $0.notices.end = .never }, .key(.right), .increment(.accessibility),
      endsAt: 5,
      emits: [
        .commit(from: 3, to: 4, .key), .announce(4, .key), .tick,
        .commit(from: 4, to: 5, .accessibility), .tick,
      ]),
    PolicyStory(
      "and is not told of what is old", { $0.notices.end = .evenWhenFixed }, from: 5, .key(.end),
      endsAt: 5, emits: []),
    PolicyStory(
      "nor is an accepted rating",
      { $0.notices.end = .always }, .engage, .accept, endsAt: 3, emits: []),

    PolicyStory(
      "a preview is not told", .hoverMoved(to: 95), .hoverEnded, endsAt: 3, emits: []),
    PolicyStory(
      "or each new one, and the rating at its end", { $0.notices.hover = .onChange },
      .hoverMoved(to: 95), .hoverMoved(to: 96), .hoverMoved(to: 125), .hoverEnded, .hoverEnded,
      endsAt: 3, emits: [.hovered(4), .hovered(5), .hovered(3)]),
    PolicyStory(
      "no rating at its end is none", { $0.notices.hover = .onChange }, from: nil,
      .hoverMoved(to: 95), .hoverEnded, endsAt: nil, emits: [.hovered(4), .hovered(nil)]),
    PolicyStory(
      "a fixed cell has no preview", { $0.notices.hover = .onChange }, .setEditable(false),
      .hoverMoved(to: 95), .hoverEnded, endsAt: 3, emits: []),

    PolicyStory(
      "what is made at once is made", .increment(.key), endsAt: 4,
      emits: [.commit(from: 3, to: 4, .key), .announce(4, .key), .tick]),
    PolicyStory(
      "or shown and made", { $0.notices.atOnce = .liveAndCommit }, .increment(.key), endsAt: 4,
      emits: [.live(4, .key), .commit(from: 3, to: 4, .key), .announce(4, .key), .tick]),

    PolicyStory(
      "the program hears of itself", .setValue(1), endsAt: 1,
      emits: [.commit(from: 3, to: 1, .program)]),
    PolicyStory(
      "or does not", { $0.notices.program = .isNotTold }, .setValue(1), endsAt: 1, emits: []),

    PolicyStory(
      "or while a person can change the rating too", { $0.notices.program = .isToldWhileEditable },
      .setValue(1), .setEditable(false), .setValue(2), endsAt: 2,
      emits: [.commit(from: 3, to: 1, .program)]),

    PolicyStory(
      "it hears of its steps and choices", .increment(.program), .choose(1, .program), endsAt: 1,
      emits: [.commit(from: 3, to: 4, .program), .commit(from: 4, to: 1, .program)]),
    PolicyStory(
      "or does not, either", { $0.notices.program = .isNotTold }, .increment(.program),
      .choose(1, .program), .decrement(.program), endsAt: 0, emits: []),
    PolicyStory(
      "nobody feels its steps under a controller", .engage, .increment(.program), endsAt: 4,
      emits: [.live(4, .program)]),
    PolicyStory(
      "and it need not hear of them", { $0.notices.program = .isNotTold }, .engage,
      .increment(.program), .accept, endsAt: 4,
      emits: [.commit(from: 3, to: 4, .gamepad), .announce(4, .gamepad)]),

    PolicyStory(
      "the program wins over a finger", .touchBegan(at: 95), .setValue(1), .touchEnded, endsAt: 1,
      emits: [
        .live(4, .pointer), .tick, .cancelled(to: 3, .program), .commit(from: 3, to: 1, .program),
      ]),
    PolicyStory(
      "or waits for it", { $0.notices.outside = .waits }, .touchBegan(at: 95), .setValue(2),
      .setValue(1), .touchMoved(to: 125), .touchEnded, endsAt: 1,
      emits: [
        .live(4, .pointer), .tick, .live(5, .pointer), .tick, .commit(from: 3, to: 5, .pointer),
        .announce(5, .pointer), .commit(from: 5, to: 1, .program),
      ]),
    PolicyStory(
      "even to be taken away", { $0.notices.outside = .waits }, .touchBegan(at: 95),
      .setValue(nil), .touchCancelled, endsAt: nil,
      emits: [
        .live(4, .pointer), .tick, .cancelled(to: 3, .pointer),
        .commit(from: 3, to: nil, .program),
      ]),
  ]

  @Test(arguments: stories)
  func effectsFollowThePolicy(_ story: PolicyStory) {
    story.expectOutcome()
  }
}
