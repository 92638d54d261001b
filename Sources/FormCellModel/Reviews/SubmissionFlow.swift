/// The state of submitting a user's own value to a server; the flow itself sends nothing.
///
/// ```
///              appeared             loaded
///   not given ─────────▶ loading ────────────▶ not given, or given
///       │                   ╰─ unanswered, refused ──▶ failed
///       │ chosen
///       ▼        answered
///   submitting ───────────▶ given ── chosen ──▶ submitting
///       │ unanswered, refused
///       ▼
///   failed, and back to what was given before ── chosen, retried ──▶ submitting
/// ```
///
/// At most one request is pending. A value chosen meanwhile waits for the answer; the last choice
/// counts, and choosing the value that is being sent sends nothing. Nothing is sent without a
/// connection.
///
/// Sources: fossasia/susi_iOS, the screen of a skill, which keeps the tapped stars when a
/// submission fails (``FailurePolicy/keepsChoice``); the queueing is this package's choice
/// (decision 0026).
public struct SubmissionFlow<Service: SubmissionService>: Hashable, Sendable {
  /// The value that a user gives.
  public typealias Value = Service.Value

  /// The phase of a flow.
  public enum Phase: Hashable, Sendable {
    /// No value of the user is known, and no request is pending.
    case notGiven
    /// The user has given a value.
    case given(Value)
    /// The user's own value is being loaded; a choice may wait for the answer.
    case loading(SubmissionTicket, own: Value?, waiting: Value?)
    /// A value is being submitted; another choice may wait for the answer.
    case submitting(Value, SubmissionTicket, own: Value?, waiting: Value?)
    /// A request failed, and the user's value is unchanged.
    ///
    /// `wanted` is the value that was to be sent; nil if loading failed.
    case failed(SubmissionFailure, wanted: Value?, own: Value?)
  }

  /// The value that is shown after a submission fails.
  public enum FailurePolicy: Hashable, Sendable, CaseIterable {
    /// The value that the server has.
    case reverts
    /// The chosen value, although the server does not have it. Source: fossasia/susi_iOS.
    case keepsChoice
  }

  /// The time at which the tally includes the user's own value.
  public enum TallyPolicy: Hashable, Sendable, CaseIterable {
    /// After the server confirms it.
    case waits
    /// Immediately; removed again if the submission fails.
    case isOptimistic
  }

  package let service: Service
  package let failurePolicy: FailurePolicy
  package let tallyPolicy: TallyPolicy

  /// The current phase; see ``handle(_:)``.
  public private(set) var phase = Phase.notGiven
  /// The tally that the server reported last.
  public private(set) var tally: Service.Tally
  /// True if ``ownValue`` is the value that the server is known to have.
  ///
  /// It is false after a submission without an answer, which may count nevertheless, until the
  /// server answers again. Until then, even an unchanged value is sent when it is chosen.
  package internal(set) var isCertain = true
  package private(set) var isOnline = true

  /// The ticket of the last request; the first one has the next number.
  var ticket = SubmissionTicket(number: 0)

  /// Creates a flow without any events so far.
  public init(
    _ service: Service, tally: Service.Tally, onFailure failurePolicy: FailurePolicy = .reverts,
    showing tallyPolicy: TallyPolicy = .waits
  ) {
    self.service = service
    self.tally = tally
    self.failurePolicy = failurePolicy
    self.tallyPolicy = tallyPolicy
  }

  // MARK: - Displayed values

  /// The user's own value that the server is known to have.
  package var ownValue: Value? {
    switch phase {
    case .notGiven: nil
    case .given(let value): value
    case .loading(_, let own, _), .submitting(_, _, let own, _), .failed(_, _, let own): own
    }
  }

  /// The value that is shown as the user's own: the choice, while it is being submitted.
  public var shownValue: Value? {
    switch phase {
    case .notGiven: nil
    case .given(let value): value
    case .loading(_, let own, let waiting): waiting ?? own
    case .submitting(let value, _, _, let waiting): waiting ?? value
    case .failed(_, let wanted, let own):
      failurePolicy == .reverts ? own : wanted ?? own
    }
  }

  /// The tally that is shown.
  public var shownTally: Service.Tally {
    switch (tallyPolicy, phase) {
    case (.isOptimistic, .submitting(let value, _, let own, let waiting)):
      service.tally(tally, with: waiting ?? value, insteadOf: own)
    case (.waits, .submitting), (_, .notGiven), (_, .given), (_, .loading), (_, .failed): tally
    }
  }

  /// True if a request is pending.
  public var isBusy: Bool {
    switch phase {
    case .loading, .submitting: true
    case .notGiven, .given, .failed: false
    }
  }

  // MARK: - Transitions

  /// Handles one event in any phase, and returns the tasks for the caller.
  public mutating func handle(_ event: SubmissionEvent<Service>) -> [SubmissionEffect<Service>] {
    switch (phase, event) {
    case (_, .connectionChanged(let isOnline)):
      self.isOnline = isOnline
      return []

    case (.notGiven, .appeared), (.given, .appeared), (.failed, .appeared):
      return load()

    case (.notGiven, .chosen(let value)), (.given, .chosen(let value)),
      (.failed, .chosen(let value)):
      return submit(value, insteadOf: ownValue)

    case (.failed(_, let wanted?, let own), .retried):
      return submit(wanted, insteadOf: own)

    case (.failed(_, nil, _), .retried):
      return load()

    case (.loading(let ticket, let own, _), .chosen(let value)):
      phase = .loading(ticket, own: own, waiting: value)
      return []

    case (.loading(let expected, _, let waiting), .loaded(let answer, let ticket)):
      guard ticket == expected else { return [] }
      return take(answer, waiting)

    case (.loading(let expected, let own, let waiting), .unanswered(let ticket)):
      guard ticket == expected else { return [] }
      return giveUpLoading(.unanswered, own, waiting)

    case (.submitting(let sent, let ticket, let own, _), .chosen(let value)):
      phase = .submitting(sent, ticket, own: own, waiting: value == sent ? nil : value)
      return []

    case (
      .submitting(let sent, let expected, let own, let waiting), .answered(let answer, let ticket)
    ):
      guard ticket == expected else { return [] }
      return take(answer, to: sent, own, waiting)

    case (.submitting(let sent, let expected, let own, let waiting), .unanswered(let ticket)):
      guard ticket == expected else { return [] }
      isCertain = false
      return giveUp(sent, .unanswered, own, waiting)

    // A request is already pending.
    case (.loading, .appeared), (.submitting, .appeared):
      return []

    // Nothing has failed.
    case (.notGiven, .retried), (.given, .retried), (.loading, .retried), (.submitting, .retried):
      return []

    // The answer is unexpected or outdated.
    case (.notGiven, .loaded), (.given, .loaded), (.failed, .loaded), (.submitting, .loaded),
      (.notGiven, .answered), (.given, .answered), (.failed, .answered), (.loading, .answered),
      (.notGiven, .unanswered), (.given, .unanswered), (.failed, .unanswered):
      return []
    }
  }

  // MARK: - Loading the user's value

  private mutating func load() -> [SubmissionEffect<Service>] {
    let own = ownValue
    guard isOnline else {
      phase = .failed(.offline, wanted: nil, own: own)
      return [.announce(.notLoaded(.offline))]
    }
    ticket = ticket.next
    phase = .loading(ticket, own: own, waiting: nil)
    return [.send(service.loadRequest, ticket)]
  }

  private mutating func take(
    _ answer: Service.LoadAnswer, _ waiting: Value?
  ) -> [SubmissionEffect<Service>] {
    switch service.outcome(of: answer) {
    case .accepted(let own):
      isCertain = true
      settle(on: own)
      return waiting.map { submit($0, insteadOf: own) } ?? []
    case .refused(let message):
      return giveUpLoading(.refused(message: message), ownValue, waiting)
    }
  }

  /// A choice that waits is sent anyway: the server knows which value it replaces.
  private mutating func giveUpLoading(
    _ failure: SubmissionFailure, _ own: Value?, _ waiting: Value?
  ) -> [SubmissionEffect<Service>] {
    if let waiting { return submit(waiting, insteadOf: own) }
    phase = .failed(failure, wanted: nil, own: own)
    return [.announce(.notLoaded(failure))]
  }

  // MARK: - Submitting

  /// Sends a choice, unless the server is known to have it.
  private mutating func submit(_ value: Value, insteadOf own: Value?) -> [SubmissionEffect<Service>]
  {
    guard value != own || !isCertain else {
      settle(on: own)
      return []
    }
    guard isOnline else { return fail(value, .offline, own) }
    ticket = ticket.next
    phase = .submitting(value, ticket, own: own, waiting: nil)
    return [.send(service.submitRequest(value), ticket)]
  }

  private mutating func take(
    _ answer: Service.SubmitAnswer, to sent: Value, _ own: Value?, _ waiting: Value?
  ) -> [SubmissionEffect<Service>] {
    switch service.outcome(of: answer, to: sent, insteadOf: own, in: tally) {
    case .refused(let message):
      return giveUp(sent, .refused(message: message), own, waiting)
    case .accepted(let new):
      isCertain = true
      let news: [SubmissionEffect<Service>] = new == tally ? [] : [.updated(new)]
      tally = new
      settle(on: sent)
      guard let waiting else { return news + [.announce(.submitted)] }
      return news + submit(waiting, insteadOf: sent)
    }
  }

  /// A choice that waits behind a failed one is sent: it is the user's latest wish.
  private mutating func giveUp(
    _ sent: Value, _ failure: SubmissionFailure, _ own: Value?, _ waiting: Value?
  ) -> [SubmissionEffect<Service>] {
    guard let waiting else { return fail(sent, failure, own) }
    return submit(waiting, insteadOf: own)
  }

  private mutating func fail(
    _ wanted: Value, _ failure: SubmissionFailure, _ own: Value?
  ) -> [SubmissionEffect<Service>] {
    phase = .failed(failure, wanted: wanted, own: own)
    let notice = SubmissionEffect<Service>.announce(.notSubmitted(failure))
    return failurePolicy == .reverts ? [.reverted(to: own), notice] : [notice]
  }

  private mutating func settle(on own: Value?) { phase = own.map { .given($0) } ?? .notGiven }
}
