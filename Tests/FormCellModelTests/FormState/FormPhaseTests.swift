import FormCellModel
import StyleSheet
import Testing

/// All events in all phases.
@Suite struct FormPhaseTests {
  private static let ticket = SubmissionTicket(number: 1)
  private static let ada: FormValues = ["name": .text("Ada")]

  /// The events that lead to each phase from a form with a typed name.
  private static let ways: [(phase: FormPhase, events: [FormEvent])] = [
    (.loading, [.load]),
    (.editing, []),
    (.validating, [.submit]),
    (.submitting, [.submit, .checked(.passed, ticket)]),
    (.submitted, [.submit, .checked(.passed, ticket), .answered(.accepted(nil), ticket)]),
    (.failed(.unanswered), [.submit, .checked(.passed, ticket), .unanswered(ticket)]),
  ]

  private static func form(after events: [FormEvent]) throws -> FormState {
    var form = try FormState(
      FormDefinition(
        [
          FormEntry("name", .text(TextCell()), rules: [FormRule(.custom("isFree"))]),
          FormEntry("more", .toggle(SwitchCell())),
        ], timing: FormTiming(first: .submit)))
    _ = form.handle(.input("name", .text("Ad")))
    for event in events { _ = form.handle(event) }
    return form
  }

  private static let all: [FormPhase] = ways.map(\.phase)
  private static let edited: [FormPhase] = [
    .loading, .editing, .editing, .submitting, .editing, .editing,
  ]

  /// Events, and the phases to which they lead from each of the phases in `ways`.
  static let rows: [(FormEvent, [FormPhase])] = [
    (.input("more", .focus), all),
    (.input("more", .blur), all),
    (.input("nobody", .focus), all),
    (.input("name", .text("Ada")), edited),
    (.input("name", .set(.text("Ada"))), edited),
    (.pointer(.down, x: 1, y: 1, time: nil), all),
    (.next, all),
    (.previous, all),
    (.submit, [.loading, .validating, .validating, .submitting, .submitted, .submitting]),
    (.checked(.passed, ticket), [all[0], all[1], .submitting, all[3], all[4], all[5]]),
    (.checked(.unknown, ticket), [all[0], all[1], .submitting, all[3], all[4], all[5]]),
    (.checked(.failed(message: nil), ticket), [all[0], all[1], .editing] + all[3...]),
    (.load, [.loading, .loading, .validating, .submitting, .loading, .loading]),
    (.loaded(.accepted(ada), ticket), [.editing] + all[1...]),
    (
      .loaded(.refused(message: "no", [:]), ticket),
      [.failed(.refused(message: "no"))] + all[1...]
    ),
    (.answered(.accepted(ada), ticket), [all[0], all[1], all[2], .submitted, all[4], all[5]]),
    (
      .answered(.refused(message: nil, [:]), ticket),
      [all[0], all[1], all[2], .failed(.refused(message: nil)), all[4], all[5]]
    ),
    (
      .unanswered(ticket), [.failed(.unanswered), all[1], all[2], .failed(.unanswered)] + all[4...]
    ),
    (.connectionChanged(isOnline: false), all),
    (.apply, all),
    (.cancel, edited),
    (.reset, edited),
    (.undo, edited),
    (.redo, all),
    (.set(ada), edited),
    (.setMessages("name", [FormMessage("?", .warning)]), all),
  ]

  @Test(arguments: rows) func everyPhaseHandlesEveryEvent(
    _ event: FormEvent, _ phases: [FormPhase]
  ) throws {
    for (way, phase) in zip(Self.ways, phases) {
      var form = try Self.form(after: way.events)
      try #require(form.phase == way.phase)
      _ = form.handle(event)
      #expect(form.phase == phase, "\(way.phase)")
    }
  }

  /// An answer to an older request, or an older check, changes nothing.
  @Test(
    arguments: [
      .loaded(.accepted(ada), .init(number: 7)), .answered(.accepted(ada), .init(number: 7)),
      .answered(.refused(message: nil, ["name": [FormMessage("no")]]), .init(number: 7)),
      .unanswered(.init(number: 7)), .checked(.failed(message: nil), .init(number: 7)),
    ] as [FormEvent])
  func lateAnswersAreIgnored(_ event: FormEvent) throws {
    for way in Self.ways {
      let before = try Self.form(after: way.events)
      var form = before
      #expect(form.handle(event) == [], "\(way.phase)")
      #expect(form == before, "\(way.phase)")
    }
  }
}
