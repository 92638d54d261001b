#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process as its caller sees it: its words, its streams, its surroundings, its end.
enum Console {
  /// The two streams that a program writes to.
  enum Stream: Int32, Hashable, Sendable {
    case output = 1
    case error = 2
  }

  /// The words after the name of the program, byte for byte.
  static var words: [SystemText] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { SystemText(cString: $0) }
    }
  }

  /// A variable of the environment; nil if it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a person sees what is written to `stream`.
  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// What becomes of a process whose words nobody reads any more.
  enum Unread: Hashable, Sendable {
    /// It ends without a word, as if the system's signal had ended it.
    case ends
    /// It has something else to do, and ends so when that is done.
    case goesOn
  }

  /// The status of a process whose words nobody reads: that of one that the system's signal ended.
  static var unreadStatus: Int32 { 128 + SIGPIPE }

  /// Keeps the system from ending the process where nobody reads what it writes.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes all of `bytes`, and answers whether somebody reads them.
  ///
  /// Where there is no room, the process ends with a message.
  @discardableResult
  static func write(_ bytes: [UInt8], to stream: Stream, _ unread: Unread = .ends) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(stream.rawValue, piece)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable(stream)
        } else if errno == EPIPE, unread == .goesOn {
          return false
        } else if errno != EINTR {
          giveUp(stream, errno)
        }
      }
      return true
    }
  }

  /// Somebody who shares the stream may have told it not to wait.
  private static func waitUntilWritable(_ stream: Stream) {
    var request = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func giveUp(_ stream: Stream, _ number: Int32) -> Never {
    if number == EPIPE { exit(unreadStatus) }
    if stream == .output {
      write(Array("stylecheck: cannot write: \(FileProblem.words(for: number))\n".utf8), to: .error)
    }
    exit(Status.couldNotRun.rawValue)
  }

  /// Ends the process; nothing is freed, and that is quicker.
  static func end(_ status: Status) -> Never { exit(status.rawValue) }

  /// Ends a process of whose words some were not read.
  static func endUnread() -> Never { exit(unreadStatus) }

  /// Lets the process rest for so many thousandths of a second.
  static func nap(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// How many cores the process can use.
  static var cores: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}

extension SystemText {
  /// The text at a place of the system's memory, which a zero ends.
  init(cString text: UnsafePointer<CChar>) {
    self.init(bytes: Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
  }
}

/// A time in which the usual signals wait, so that a file half made is never left lying by them.
struct SignalPause {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
  }

  /// Lets those come that have waited.
  func end() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
