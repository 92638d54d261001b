package import FormCellModel

/// Random events of users, servers and apps for a form, including ones that no renderer sends.
package struct FormWalk {
  private var random: SplitMix64
  private let keys: [FormKey]
  /// The tickets of the form's checks and requests.
  private var tickets: [SubmissionTicket] = []

  /// Creates the walk with a number in a form.
  package init(_ number: Int, in form: FormState) {
    random = SplitMix64(seed: UInt64(number) &* 31 &+ 7)
    keys = form.values.keys + ["go", "nobody", ""]
  }

  /// Stores the tickets of an event's effects, which may be answered late or never.
  package mutating func note(_ effects: [FormEffect]) {
    for effect in effects {
      switch effect {
      case .check(_, _, _, let ticket), .send(_, let ticket): tickets.append(ticket)
      case .cell, .changed, .updated, .focus, .announce, .applied, .ignored: break
      }
    }
  }

  /// Returns an event; its field may not exist, and its ticket may be answered already.
  package mutating func event() -> FormEvent {
    let key = random.element(of: keys)
    let value = random.element(of: Self.values)
    let ticket = tickets.isEmpty ? nil : random.element(of: tickets)
    if let ticket, random.once(in: 6) { return answer(ticket, key, value) }
    let messages = [
      FormMessage(random.element(of: Self.texts), random.element(of: [.error, .info]))
    ]
    switch random.below(40) {
    case 0: return .submit
    case 1: return .load
    case 8: return .apply
    case 9: return .cancel
    case 10: return .reset
    case 11, 12: return .undo
    case 13: return .redo
    case 14, 15: return .set([key: value])
    case 16: return .setMessages(key, messages)
    case 17: return .connectionChanged(isOnline: random.once(in: 2))
    case 18, 19: return .next
    case 20: return .previous
    case 21: return .tab(isBackward: random.once(in: 2))
    case 22, 23, 24, 25:
      return .pointer(pointer, x: point, y: point, time: random.element(of: Self.times))
    default: return .input(key, input())
    }
  }

  private mutating func answer(
    _ ticket: SubmissionTicket, _ key: FormKey, _ value: FormValue
  ) -> FormEvent {
    switch random.below(7) {
    case 0: .checked(.passed, ticket)
    case 1: .checked(.unknown, ticket)
    case 2: .checked(.failed(message: random.element(of: [nil, "", "No"])), ticket)
    case 3: .loaded(.accepted([key: value]), ticket)
    case 4: .answered(.accepted(random.once(in: 2) ? nil : [key: value]), ticket)
    case 5: .answered(.refused(message: nil, [key: [FormMessage("No")]]), ticket)
    default: .unanswered(ticket)
    }
  }

  /// Returns an input to a cell.
  package mutating func input() -> CellInput {
    switch random.below(12) {
    case 0: .focus
    case 1: .blur
    case 2, 3: .text(random.element(of: Self.texts), cursor: random.element(of: Self.places))
    case 4: .cursor(random.below(9) - 2)
    case 5, 6:
      .action(
        random.element(of: CellInput.Action.allCases),
        element: random.element(of: [0, 1, 2, 3, -1, .max]))
    case 7, 8: .key(random.element(of: Self.controlKeys), shift: random.once(in: 4))
    case 9: .set(random.element(of: Self.values))
    case 10: .tab(isBackward: random.once(in: 2))
    default: .pointer(pointer, x: point, y: point, time: random.element(of: Self.times))
    }
  }

  private var pointer: CellInput.Pointer {
    mutating get { random.element(of: CellInput.Pointer.allCases) }
  }

  private var point: Double {
    mutating get {
      random.once(in: 8) ? random.element(of: Self.farPoints) : Double(random.below(700))
    }
  }

  private static let farPoints = [.nan, .infinity, -.infinity, -1e300, 1e300, -0.0, -1]
  private static let times: [Double?] = [nil, 0, 1, -1, .nan, .infinity]
  private static let places: [Int?] = [nil, nil, 0, 1, 3, -1, .max, .min]

  private static let controlKeys: [ControlKey] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .space, .enter, .escape, .digit(3),
    .digit(-1), .digit(.max),
  ]

  private static let texts = [
    "", "a", "ab", "abcdef", "12", "-", "-0", ".", "1.5", "1,000.25", "99999999999999999999999",
    "٣٤",
    "a\u{0}b", "e\u{301}", "👩‍👩‍👧", "שלום", "one\ntwo\r\nthree", "\u{202E}x",
    String(repeating: "long ", count: 200),
  ]

  private static let values: [FormValue] = [
    .none, .flag(true), .flag(false), .number(0), .number(4), .number(.max), .number(.min),
    .text(""), .text("a"), .text("abcdef"), .text("12"), .indexes([1]), .indexes([7]), .indexes([]),
    .indexes([-1, 0, .max]), .range(1, 2), .range(.max, .min),
  ]
}
