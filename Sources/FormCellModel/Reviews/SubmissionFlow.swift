/// The flow of a person's own value to a server and back: a value that sends nothing itself.
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
/// There is never more than one question on its way. What is chosen meanwhile waits for the answer,
/// the last choice counts, and choosing what is already being sent sends nothing. Without a
/// connection nothing is sent at all.
///
/// Sources: fossasia/susi_iOS, the screen of a skill, which leaves its stars as they were tapped when
/// a submission fails (``FailurePolicy/keepsChoice``); what waits and what is sent when is this
/// package's choice (decision 0026).
public struct SubmissionFlow<Service: SubmissionService>: Hashable, Sendable {
  /// The value that a person gives.
  public typealias Value = Service.Value

  /// What a flow is at.
  public enum Phase: Hashable, Sendable {
    /// No rating of one's own is known of, and nobody is being asked.
    case notGiven
    /// The person has given a value.
    case given(Value)
    /// The server was asked what one has given; the answer may find a choice that waits for it.
    case loading(SubmissionTicket, own: Value?, waiting: Value?)
    /// A choice is on its way, and another one may wait behind it.
    case submitting(Value, SubmissionTicket, own: Value?, waiting: Value?)
    /// It did not work, and one's own rating is what it was before.
    ///
    /// `wanted` is what was to be sent; nil when it was the asking that failed.
    case failed(SubmissionFailure, wanted: Value?, own: Value?)
  }

  /// What is shown after a rating could not be sent.
  public enum FailurePolicy: Hashable, Sendable, CaseIterable {
    /// What the server knows.
    case reverts
    /// What was chosen, although nobody knows of it. Source: fossasia/susi_iOS.
    case keepsChoice
  }

  /// When the votes show one's own.
  public enum TallyPolicy: Hashable, Sendable, CaseIterable {
    /// As soon as the server says so.
    case waits
    /// At once, and no longer if it fails.
    case isOptimistic
  }

  /// The server.
  public let service: Service
  /// What is shown after a rating could not be sent.
  public let failurePolicy: FailurePolicy
  /// When the votes show one's own.
  public let tallyPolicy: TallyPolicy

  /// What it is at; see ``handle(_:)``.
  public private(set) var phase = Phase.notGiven
  /// The tally, as the server reported it last.
  public private(set) var tally: Service.Tally
  /// Whether one's own rating is what the server was last heard to know.
  ///
  /// It is false after a rating that was not answered, and may count all the same, until the server
  /// answers again. Till then, even what counted before is sent when it is chosen.
  public private(set) var isCertain = true
  /// Whether there is a connection, as was told last.
  public private(set) var isOnline = true

  private var ticket = SubmissionTicket(number: 0)

  /// A flow in which nothing has happened yet.
  public init(
    _ service: Service, tally: Service.Tally, onFailure failurePolicy: FailurePolicy = .reverts,
    showing tallyPolicy: TallyPolicy = .waits
  ) {
    self.service = service
    self.tally = tally
    self.failurePolicy = failurePolicy
    self.tallyPolicy = tallyPolicy
  }
}

// MARK: - What is shown

extension SubmissionFlow {
  /// One's own rating, as far as the server is known to know it.
  public var ownValue: Value? {
    switch phase {
    case .notGiven: nil
    case .given(let value): value
    case .loading(_, let own, _), .submitting(_, _, let own, _), .failed(_, _, let own): own
    }
  }

  /// The value that is shown as the person's own: the choice while it is on its way.
  public var shownValue: Value? {
    switch phase {
    case .notGiven: nil
    case .given(let value): value
    case .loading(_, let own, let waiting): waiting ?? own
    case .submitting(let value, _, _, let waiting): waiting ?? value
    case .failed(_, let wanted, let own):
      switch failurePolicy {
      case .reverts: own
      case .keepsChoice: wanted ?? own
      }
    }
  }

  /// The votes that are shown.
  public var shownTally: Service.Tally {
    switch (tallyPolicy, phase) {
    case (.isOptimistic, .submitting(let value, _, let own, let waiting)):
      service.tally(tally, with: waiting ?? value, insteadOf: own)
    case (.waits, .submitting), (_, .notGiven), (_, .given), (_, .loading), (_, .failed): tally
    }
  }

  /// Whether an answer is waited for.
  public var isBusy: Bool {
    switch phase {
    case .loading, .submitting: true
    case .notGiven, .given, .failed: false
    }
  }
}

// MARK: - Transitions

extension SubmissionFlow {
  /// Takes one event, whatever the phase it comes in, and says what the world should do.
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

    // Somebody is being asked already.
    case (.loading, .appeared), (.submitting, .appeared):
      return []

    // There is nothing that failed.
    case (.notGiven, .retried), (.given, .retried), (.loading, .retried), (.submitting, .retried):
      return []

    // Nobody waits for such an answer, or no longer.
    case (.notGiven, .loaded), (.given, .loaded), (.failed, .loaded), (.submitting, .loaded),
      (.notGiven, .answered), (.given, .answered), (.failed, .answered), (.loading, .answered),
      (.notGiven, .unanswered), (.given, .unanswered), (.failed, .unanswered):
      return []
    }
  }
}

// MARK: - Asking for one's own rating

extension SubmissionFlow {
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

  /// What was chosen meanwhile is sent all the same: the server knows what it replaces.
  private mutating func giveUpLoading(
    _ failure: SubmissionFailure, _ own: Value?, _ waiting: Value?
  ) -> [SubmissionEffect<Service>] {
    if let waiting { return submit(waiting, insteadOf: own) }
    phase = .failed(failure, wanted: nil, own: own)
    return [.announce(.notLoaded(failure))]
  }
}

// MARK: - Sending it

extension SubmissionFlow {
  /// Sends a choice, unless it is known to count already.
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

  /// What waits behind a choice that failed is sent: it is what the person wants now.
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
    switch failurePolicy {
    case .reverts: return [.reverted(to: own), notice]
    case .keepsChoice: return [notice]
    }
  }

  private mutating func settle(on own: Value?) {
    phase = own.map { .given($0) } ?? .notGiven
  }
}
