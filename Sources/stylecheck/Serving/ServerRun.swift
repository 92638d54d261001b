import Dispatch

/// A language server on the streams of the process: one thread reads messages, one checks sheets,
/// and one answers.
struct ServerRun {
  private var server: LanguageServer
  private let mailbox = Mailbox<LanguageServer.Event>()
  /// The checks of documents, which do not wait for the work on folders.
  private let checks = DispatchQueue(label: "checks")
  private let others = DispatchQueue(label: "others")

  init(_ invocation: Invocation) { server = LanguageServer(invocation) }

  /// Answers messages until the input or the client ends; returns the exit status.
  mutating func run(_ session: inout Session) -> Status {
    session.continueUnread()
    read(session.takeGivenInput())
    while true {
      let event = mailbox.next()
      if let status = perform(server.handle(replaced(event)), &session) { return status }
      if mailbox.isEmpty, let status = perform(server.handle(.idle), &session) { return status }
      session.flush()
      if session.isUnread { return .findings }
    }
  }

  /// Returns the event, or the cancellation of a request that is in the queue behind it.
  private func replaced(_ event: LanguageServer.Event) -> LanguageServer.Event {
    guard case .message(let message) = event, let id = message.id, message.method != nil,
      mailbox.contains(where: { if case .cancelled(id) = $0 { true } else { false } })
    else { return event }
    return .unreadable(ClientMessage.Unreadable(id: id, fault: .cancelled))
  }

  /// Performs effects; returns the exit status if there is one.
  private func perform(_ effects: [LanguageServer.Effect], _ session: inout Session) -> Status? {
    for effect in effects {
      switch effect {
      case .send(let message): session.write(message.frame)
      case .run(let job):
        (job.isOfDocument ? checks : others).async { [mailbox] in
          mailbox.put(.ended(job.run()))
        }
      case .wake(let milliseconds):
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
          [mailbox] in mailbox.put(.woken)
        }
      case .watch(let process): watch(process)
      case .end(let status): return status
      }
    }
    return nil
  }

  /// Reads messages on a thread of their own: those of `given`, or of standard input.
  private func read(_ given: [UInt8]?) {
    DispatchQueue(label: "input").async { [mailbox] in
      var frames = MessageFraming()
      var rest = given
      while let bytes = rest ?? (try? OpenFile.standardInput.readSome(1 << 16)), !bytes.isEmpty {
        rest = rest.map { _ in [] }
        frames.add(bytes)
        while let frame = frames.next() { mailbox.put(Self.event(of: frame)) }
      }
      mailbox.put(.closed)
    }
  }

  private static func event(of frame: MessageFraming.Frame) -> LanguageServer.Event {
    switch frame {
    case .skipped(let reason):
      return .unreadable(ClientMessage.Unreadable(id: nil, fault: .malformed(reason)))
    case .body(let bytes):
      do throws(ClientMessage.Unreadable) {
        let message = try ClientMessage(bytes)
        return message.cancelled.map { .cancelled($0) } ?? .message(message)
      } catch {
        return .unreadable(error)
      }
    }
  }

  /// Ends the server when a process ends.
  private func watch(_ process: Int) {
    DispatchQueue(label: "owner").async { [mailbox] in
      while !Console.hasEnded(Int32(truncatingIfNeeded: process)) {
        Console.pause(milliseconds: 1_000)
      }
      mailbox.put(.closed)
    }
  }
}
