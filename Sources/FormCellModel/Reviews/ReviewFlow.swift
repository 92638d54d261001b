/// How one's own rating comes to a server and back: a value that sends nothing itself.
///
/// ```
///              appeared             loaded
///   not rated ─────────▶ loading ────────────▶ not rated, or rated
///       │                   ╰─ unanswered, refused ──▶ failed
///       │ chosen
///       ▼        answered
///   submitting ───────────▶ rated ── chosen ──▶ submitting
///       │ unanswered, refused
///       ▼
///   failed, and back to what was rated before ── chosen, retried ──▶ submitting
/// ```
///
/// There is never more than one question on its way. What is chosen meanwhile waits for the answer,
/// the last choice counts, and choosing what is already being sent sends nothing. Without a
/// connection nothing is sent at all.
///
/// Sources: fossasia/susi_iOS, the screen of a skill, which leaves its stars as they were tapped when
/// a submission fails (``FailurePolicy/keepsStars``); what waits and what is sent when is this
/// package's choice (decision 0026).
public struct ReviewFlow: Hashable, Sendable {
  /// What a flow is at.
  public enum Phase: Hashable, Sendable {
    /// No rating of one's own is known of, and nobody is being asked.
    case notRated
    /// One has given so many stars.
    case rated(Stars)
    /// The server was asked what one has given; the answer may find a choice that waits for it.
    case loading(ReviewTicket, own: Stars?, waiting: Stars?)
    /// A choice is on its way, and another one may wait behind it.
    case submitting(Stars, ReviewTicket, own: Stars?, waiting: Stars?)
    /// It did not work, and one's own rating is what it was before.
    ///
    /// `wanted` is what was to be sent; nil when it was the asking that failed.
    case failed(ReviewFailure, wanted: Stars?, own: Stars?)
  }

  /// What is shown after a rating could not be sent.
  public enum FailurePolicy: Hashable, Sendable, CaseIterable {
    /// What the server knows.
    case reverts
    /// What was chosen, although nobody knows of it. Source: fossasia/susi_iOS.
    case keepsStars
  }

  /// When the votes show one's own.
  public enum CountPolicy: Hashable, Sendable, CaseIterable {
    /// As soon as the server says so.
    case waits
    /// At once, and no longer if it fails.
    case isOptimistic
  }

  /// What is rated.
  public let skill: Skill
  /// Who is rating; nil is nobody that the server knows.
  public let token: String?
  /// What is shown after a rating could not be sent.
  public let failurePolicy: FailurePolicy
  /// When the votes show one's own.
  public let countPolicy: CountPolicy

  /// What it is at; see ``handle(_:)``.
  public private(set) var phase = Phase.notRated
  /// All votes, as the server told them last.
  public private(set) var counts: ReviewCounts
  /// Whether one's own rating is what the server was last heard to know.
  ///
  /// It is false after a rating that was not answered, and may count all the same, until the server
  /// answers again. Till then, even what counted before is sent when it is chosen.
  public private(set) var isCertain = true
  /// Whether there is a connection, as was told last.
  public private(set) var isOnline = true

  private var ticket = ReviewTicket(number: 0)

  /// A flow in which nothing has happened yet.
  public init(
    for skill: Skill, token: String?, counts: ReviewCounts = .none,
    onFailure failurePolicy: FailurePolicy = .reverts, showing countPolicy: CountPolicy = .waits
  ) {
    self.skill = skill
    self.token = token
    self.counts = counts
    self.failurePolicy = failurePolicy
    self.countPolicy = countPolicy
  }
}

// MARK: - What is shown

extension ReviewFlow {
  /// One's own rating, as far as the server is known to know it.
  public var ownStars: Stars? {
    switch phase {
    case .notRated: nil
    case .rated(let stars): stars
    case .loading(_, let own, _), .submitting(_, _, let own, _), .failed(_, _, let own): own
    }
  }

  /// The stars that are shown as one's own: the choice while it is on its way.
  public var shownStars: Stars? {
    switch phase {
    case .notRated: nil
    case .rated(let stars): stars
    case .loading(_, let own, let waiting): waiting ?? own
    case .submitting(let stars, _, _, let waiting): waiting ?? stars
    case .failed(_, let wanted, let own):
      switch failurePolicy {
      case .reverts: own
      case .keepsStars: wanted ?? own
      }
    }
  }

  /// The votes that are shown.
  public var shownCounts: ReviewCounts {
    switch (countPolicy, phase) {
    case (.isOptimistic, .submitting(let stars, _, let own, let waiting)):
      counts.voting((waiting ?? stars).number, insteadOf: own?.number) ?? counts
    case (.waits, .submitting), (_, .notRated), (_, .rated), (_, .loading), (_, .failed): counts
    }
  }

  /// Whether an answer is waited for.
  public var isBusy: Bool {
    switch phase {
    case .loading, .submitting: true
    case .notRated, .rated, .failed: false
    }
  }
}

// MARK: - Transitions

extension ReviewFlow {
  /// Takes one event, whatever the phase it comes in, and says what the world should do.
  public mutating func handle(_ event: ReviewEvent) -> [ReviewEffect] {
    switch (phase, event) {
    case (_, .connectionChanged(let isOnline)):
      self.isOnline = isOnline
      return []

    case (.notRated, .appeared), (.rated, .appeared), (.failed, .appeared):
      return load()

    case (.notRated, .chosen(let stars)), (.rated, .chosen(let stars)),
      (.failed, .chosen(let stars)):
      return submit(stars, insteadOf: ownStars)

    case (.failed(_, let wanted?, let own), .retried):
      return submit(wanted, insteadOf: own)

    case (.failed(_, nil, _), .retried):
      return load()

    case (.loading(let ticket, let own, _), .chosen(let stars)):
      phase = .loading(ticket, own: own, waiting: stars)
      return []

    case (.loading(let expected, _, let waiting), .loaded(let answer, let ticket)):
      guard ticket == expected else { return [] }
      return take(answer, waiting)

    case (.loading(let expected, let own, let waiting), .unanswered(let ticket)):
      guard ticket == expected else { return [] }
      return giveUpLoading(.unanswered, own, waiting)

    case (.submitting(let sent, let ticket, let own, _), .chosen(let stars)):
      phase = .submitting(sent, ticket, own: own, waiting: stars == sent ? nil : stars)
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
    case (.notRated, .retried), (.rated, .retried), (.loading, .retried), (.submitting, .retried):
      return []

    // Nobody waits for such an answer, or no longer.
    case (.notRated, .loaded), (.rated, .loaded), (.failed, .loaded), (.submitting, .loaded),
      (.notRated, .answered), (.rated, .answered), (.failed, .answered), (.loading, .answered),
      (.notRated, .unanswered), (.rated, .unanswered), (.failed, .unanswered):
      return []
    }
  }
}

// MARK: - Asking for one's own rating

extension ReviewFlow {
  private mutating func load() -> [ReviewEffect] {
    let own = ownStars
    guard isOnline else {
      phase = .failed(.offline, wanted: nil, own: own)
      return [.announce(.notLoaded(.offline))]
    }
    ticket = ticket.next
    phase = .loading(ticket, own: own, waiting: nil)
    return [.send(.ownRating(of: skill, token: token), ticket)]
  }

  private mutating func take(_ answer: OwnRatingAnswer, _ waiting: Stars?) -> [ReviewEffect] {
    switch answer {
    case .rated, .notRated:
      isCertain = true
      settle(on: answer.stars)
      return waiting.map { submit($0, insteadOf: answer.stars) } ?? []
    case .refused(let message):
      return giveUpLoading(.refused(message: message), ownStars, waiting)
    }
  }

  /// What was chosen meanwhile is sent all the same: the server knows what it replaces.
  private mutating func giveUpLoading(
    _ failure: ReviewFailure, _ own: Stars?, _ waiting: Stars?
  ) -> [ReviewEffect] {
    if let waiting { return submit(waiting, insteadOf: own) }
    phase = .failed(failure, wanted: nil, own: own)
    return [.announce(.notLoaded(failure))]
  }
}

// MARK: - Sending it

extension ReviewFlow {
  /// Sends a choice, unless it is known to count already.
  private mutating func submit(_ stars: Stars, insteadOf own: Stars?) -> [ReviewEffect] {
    guard stars != own || !isCertain else {
      settle(on: own)
      return []
    }
    guard isOnline else { return fail(stars, .offline, own) }
    ticket = ticket.next
    phase = .submitting(stars, ticket, own: own, waiting: nil)
    return [.send(.submit(stars, for: skill, token: token), ticket)]
  }

  private mutating func take(
    _ answer: RatingsAnswer, to sent: Stars, _ own: Stars?, _ waiting: Stars?
  ) -> [ReviewEffect] {
    guard answer.isAccepted else {
      return giveUp(sent, .refused(message: answer.message), own, waiting)
    }
    isCertain = true
    let old = counts
    counts =
      answer.figures?.counts ?? counts.voting(sent.number, insteadOf: own?.number) ?? counts
    settle(on: sent)
    let news: [ReviewEffect] = counts == old ? [] : [.updated(counts)]
    guard let waiting else { return news + [.announce(.submitted)] }
    return news + submit(waiting, insteadOf: sent)
  }

  /// What waits behind a choice that failed is sent: it is what the person wants now.
  private mutating func giveUp(
    _ sent: Stars, _ failure: ReviewFailure, _ own: Stars?, _ waiting: Stars?
  ) -> [ReviewEffect] {
    guard let waiting else { return fail(sent, failure, own) }
    return submit(waiting, insteadOf: own)
  }

  private mutating func fail(
    _ wanted: Stars, _ failure: ReviewFailure, _ own: Stars?
  ) -> [ReviewEffect] {
    phase = .failed(failure, wanted: wanted, own: own)
    let notice = ReviewEffect.announce(.notSubmitted(failure))
    switch failurePolicy {
    case .reverts: return [.reverted(to: own), notice]
    case .keepsStars: return [notice]
    }
  }

  private mutating func settle(on own: Stars?) {
    phase = own.map { .rated($0) } ?? .notRated
  }
}
