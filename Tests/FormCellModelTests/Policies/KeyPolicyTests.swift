import FormCellModel
import Testing

@Suite struct KeyPolicyTests {
  static let stories: [PolicyStory] = [
    PolicyStory("an arrow is a step", .key(.up), endsAt: 4),
    PolicyStory(
      "as long as it is set", { $0.keys.step = 0.5 }, .key(.right), endsAt: 3.5),
    PolicyStory("or none", { $0.keys.step = 0 }, .key(.right), endsAt: 3),
    PolicyStory("there is none past the top", from: 5, .key(.up), endsAt: 5, emits: []),
    PolicyStory("nor below the bottom", from: 0, .key(.down), endsAt: 0, emits: []),
    PolicyStory("from nothing it begins at the first", from: nil, .key(.up), endsAt: 1),
    PolicyStory("or not at all", from: nil, .key(.down), endsAt: nil, emits: []),

    PolicyStory("from between two it goes to the next", from: 3.6, .key(.up), endsAt: 4),
    PolicyStory("and to the one before", from: 3.6, .key(.down), endsAt: 3),
    PolicyStory(
      "or is cut first", { $0.keys.snap = .cutFirst }, from: 3.7, .key(.down), endsAt: 2),
    PolicyStory(
      "and goes up from there", { $0.keys.snap = .cutFirst }, from: 2.7, .key(.up), endsAt: 3),
    PolicyStory(
      "but never out of the bounds", { $0.keys.snap = .cutFirst }, from: 0.5, .key(.down),
      endsAt: 0.5),
    PolicyStory("or is added to", { $0.keys.snap = .added }, from: 3.6, .key(.up), endsAt: 4.6),
    PolicyStory("and taken from", { $0.keys.snap = .added }, from: 3.6, .key(.down), endsAt: 2.6),

    PolicyStory("a page is two", .key(.pageUp), endsAt: 5),
    PolicyStory("or as many as are set", { $0.keys.pageStep = 3 }, .key(.pageDown), endsAt: 0),

    PolicyStory("Home is the least", { $0.holding.minimum = 2 }, .key(.home), endsAt: 2),
    PolicyStory(
      "or the lower bound",
      {
        $0.holding.minimum = 2
        $0.keys.home = .lowerBound
      }, .key(.home), endsAt: 0),
    PolicyStory("or the first mark", { $0.keys.home = .firstMark }, .key(.home), endsAt: 1),
    PolicyStory("or none", { $0.keys.home = .clears }, .key(.home), endsAt: nil),
    PolicyStory("End is the greatest", .key(.end), endsAt: 5),

    PolicyStory("arrows go around", { $0.keys.wrap = .always }, from: 5, .key(.right), endsAt: 0),
    PolicyStory(
      "to the least there is",
      {
        $0.keys.wrap = .always
        $0.holding.minimum = 1
      }, from: 5, .key(.right), endsAt: 1),
    PolicyStory(
      "and back",
      {
        $0.keys.wrap = .always
        $0.holding.minimum = 1
      }, from: 1, .key(.left), endsAt: 5),
    PolicyStory(
      "or Space does alone",
      {
        $0.keys.wrap = .byActivation
        $0.keys.activation = .stepsUp
      }, from: 5, .key(.space), endsAt: 0),
    PolicyStory(
      "and no arrow",
      { $0.keys.wrap = .byActivation }, from: 5, .key(.right), endsAt: 5),

    PolicyStory(
      "or through none", { $0.keys.wrap = .throughNone }, from: 4, .key(.right), .key(.right),
      .key(.right), endsAt: 1,
      emits: [
        .commit(from: 4, to: 5, .key), .announce(5, .key), .tick, .commit(from: 5, to: nil, .key),
        .announce(nil, .key), .tick, .commit(from: nil, to: 1, .key), .announce(1, .key), .tick,
      ]),
    PolicyStory(
      "and back through it", { $0.keys.wrap = .throughNone }, from: 1, .key(.left), .key(.left),
      endsAt: 5),
    PolicyStory(
      "also where none is the lower bound",
      {
        $0.keys.wrap = .throughNone
        $0.holding.unset = .isLowerBound
      }, from: 1, .key(.left), .key(.left), endsAt: 5),
    PolicyStory(
      "Home and End do nothing", { $0.keys.home = .ignored }, .key(.home), .key(.end), endsAt: 3,
      emits: []),
    PolicyStory(
      "the first mark has the focus", { $0.keys.fromUnset = .firstMark }, from: nil, .key(.right),
      endsAt: 2),
    PolicyStory(
      "and is the first of a circle",
      {
        $0.keys.fromUnset = .firstMark
        $0.keys.wrap = .always
        $0.holding.minimum = 1
      }, from: nil, .key(.left), endsAt: 5),
    PolicyStory(
      "Space begins there", { $0.keys.activation = .spaceStartsAtTheFirstMark }, from: nil,
      .key(.space), endsAt: 1),
    PolicyStory(
      "and Enter does not", { $0.keys.activation = .spaceStartsAtTheFirstMark }, from: nil,
      .key(.enter), endsAt: nil, emits: []),

    PolicyStory(
      "arrows follow the text", .key(.left, shift: false, .rightToLeft), endsAt: 4),
    PolicyStory(
      "or are fixed", { $0.keys.arrows = .areFixed }, .key(.left, shift: false, .rightToLeft),
      endsAt: 2),
    PolicyStory("up is more in any text", .key(.up, shift: false, .rightToLeft), endsAt: 4),
    PolicyStory("or down is", { $0.keys.upAndDown = .downIsMore }, .key(.down), endsAt: 4),
    PolicyStory(
      "and up is less, in any text", { $0.keys.upAndDown = .downIsMore },
      .key(.up, shift: false, .rightToLeft), endsAt: 2),
    PolicyStory(
      "and left and right are as before", { $0.keys.upAndDown = .downIsMore }, .key(.right),
      endsAt: 4),

    PolicyStory(
      "Shift makes a whole step", { $0.keys.step = 0.5 }, from: 2.5, .key(.right, shift: true),
      endsAt: 3.5),
    PolicyStory(
      "or goes to the end", { $0.keys.shift = .toTheEnd }, .key(.right, shift: true), endsAt: 5),
    PolicyStory(
      "of either side", { $0.keys.shift = .toTheEnd }, .key(.left, shift: true), endsAt: 0),

    PolicyStory("a digit is nothing", .key(.digit(1)), endsAt: 3),
    PolicyStory("or its rating", { $0.keys.digits = .give }, .key(.digit(1)), endsAt: 1),
    PolicyStory("at most the greatest", { $0.keys.digits = .give }, .key(.digit(9)), endsAt: 5),

    PolicyStory("Enter is nothing", .key(.enter), endsAt: 3, emits: []),
    PolicyStory(
      "an arrow only previews until Enter", { $0.keys.commit = .whenActivated }, .key(.right),
      endsAt: 3, emits: []),
    PolicyStory(
      "or Space", { $0.keys.commit = .whenActivated }, .key(.left), .key(.left), .key(.space),
      endsAt: 1),
    PolicyStory(
      "and is spoken once",
      {
        $0.keys.commit = .whenActivated
        $0.keys.shift = .toTheEnd
        $0.accessibility.announcing = .always
      }, .key(.right, shift: true), .key(.right, shift: true), endsAt: 3,
      emits: [.announce(5, .key)]),
    PolicyStory(
      "and Escape forgets it", { $0.keys.commit = .whenActivated }, .key(.right), .key(.escape),
      .key(.enter), endsAt: 3),
    PolicyStory("or a step", { $0.keys.activation = .stepsUp }, .key(.enter), endsAt: 4),
    PolicyStory(
      "or begins", { $0.keys.activation = .startsAtTheFirstMark }, from: nil, .key(.space),
      endsAt: 1),
    PolicyStory(
      "and goes no farther", { $0.keys.activation = .startsAtTheFirstMark }, .key(.space),
      endsAt: 3),

    PolicyStory(
      "a step by assistive technology counts", .increment(.accessibility), endsAt: 4,
      emits: [.commit(from: 3, to: 4, .accessibility), .tick]),
    PolicyStory(
      "or is spoken until it is activated", { $0.keys.adjusting = .whenActivated },
      .increment(.accessibility), .increment(.accessibility), endsAt: 3, emits: []),
    PolicyStory(
      "and counts then", { $0.keys.adjusting = .whenActivated }, .increment(.accessibility),
      .activate(.accessibility), endsAt: 4,
      emits: [.commit(from: 3, to: 4, .accessibility), .announce(4, .accessibility), .tick]),
    PolicyStory(
      "or not at all, when the keyboard goes", { $0.keys.adjusting = .whenActivated },
      .increment(.accessibility), .blur, .activate(.accessibility), endsAt: 3, emits: []),
    PolicyStory("to activate is no touch in the middle", .activate(.accessibility), endsAt: 3),
  ]

  @Test(arguments: stories)
  func keyFollowsThePolicy(_ story: PolicyStory) {
    story.expectOutcome()
  }

  static let engaged: [PolicyStory] = [
    PolicyStory(
      "steps are live until they are accepted", .engage, .increment(.gamepad),
      .increment(.gamepad), .accept, endsAt: 5,
      emits: [
        .live(4, .gamepad), .tick, .live(5, .gamepad), .tick, .commit(from: 3, to: 5, .gamepad),
        .announce(5, .gamepad),
      ]),
    PolicyStory(
      "or reverted", .engage, .decrement(.gamepad), .revert, endsAt: 3,
      emits: [.live(2, .gamepad), .tick, .cancelled(to: 3, .gamepad)]),
    PolicyStory("or lost", .engage, .decrement(.gamepad), .blur, endsAt: 3),
    PolicyStory("Escape reverts", .engage, .key(.right), .key(.escape), endsAt: 3),
    PolicyStory("Enter accepts", .engage, .key(.right), .key(.enter), endsAt: 4),
    PolicyStory("Escape takes a touch away", .touchBegan(at: 5), .key(.escape), endsAt: 3),
    PolicyStory(
      "the program wins", .engage, .decrement(.gamepad), .setValue(5), endsAt: 5,
      emits: [
        .live(2, .gamepad), .tick, .cancelled(to: 3, .program), .commit(from: 3, to: 5, .program),
      ]),
    PolicyStory(
      "who may not change it has not", .engage, .decrement(.gamepad), .setEditable(false),
      .accept, endsAt: 3),
    PolicyStory("a touch waits for its turn", .engage, .touchBegan(at: 5), .touchEnded, endsAt: 3),
    PolicyStory(
      "choices are picked", .choose(2, .accessibility), endsAt: 2,
      emits: [.commit(from: 3, to: 2, .accessibility), .tick]),
    PolicyStory("and not left", { $0.holding.minimum = 2 }, .choose(1, .key), endsAt: 2),
  ]

  @Test(arguments: engaged)
  func engagedCellHandlesEvents(_ story: PolicyStory) {
    story.expectOutcome()
  }

  @Test func focusAndBlurUpdateIsFocused() {
    var cell = RatingCell()
    _ = cell.handle(.focus)
    #expect(cell.isFocused)
    _ = cell.handle(.blur)
    #expect(!cell.isFocused)
  }
}
