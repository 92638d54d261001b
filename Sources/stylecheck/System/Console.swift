#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The arguments, streams, environment and exit of the process.
enum Console {
  enum Stream: Int32, Hashable, Sendable {
    case output = 1
    case error = 2
  }

  /// The arguments without the name of the program, byte for byte.
  static var words: [SystemText] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { SystemText(cString: $0) }
    }
  }

  /// Returns an environment variable, or nil if it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Opens `/dev/null` as each standard stream that the caller of the process closed.
  ///
  /// Otherwise the next opened file becomes a standard stream, and receives its output. Reading
  /// standard input and writing standard output still fail; messages are discarded.
  static func openClosedStreams() {
    let modes: [(Int32, Int32)] = [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor.
      _ = open("/dev/null", mode)
    }
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The reaction to a closed pipe.
  enum Unread: Hashable, Sendable {
    /// The process exits silently, with the status of `SIGPIPE`.
    case ends
    /// The process finishes its other work first, then exits in the same way.
    case continues
  }

  /// Ignores `SIGPIPE`, so that writing to a closed pipe fails with `EPIPE`.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes all of `bytes`; returns false if the reader closed the pipe.
  ///
  /// Any other error, such as a full disk, ends the process with a message.
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
        } else if errno == EPIPE, unread == .continues {
          return false
        } else if errno != EINTR {
          giveUp(stream, errno)
        }
      }
      return true
    }
  }

  /// Waits, because another process that shares the stream may have made it nonblocking.
  private static func waitUntilWritable(_ stream: Stream) {
    var request = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func giveUp(_ stream: Stream, _ number: Int32) -> Never {
    if number == EPIPE { endUnread() }
    if stream == .output {
      write(Array("stylecheck: cannot write: \(FileProblem.words(for: number))\n".utf8), to: .error)
    }
    exit(Status.couldNotRun.rawValue)
  }

  /// Exits without freeing memory, which is faster.
  static func end(_ status: Status) -> Never { exit(status.rawValue) }

  /// Exits after a closed pipe, with the status of a process that `SIGPIPE` ended.
  static func endUnread() -> Never { exit(128 + SIGPIPE) }

  /// True if a process has ended, as far as this system knows.
  static func hasEnded(_ process: Int32) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  static var cores: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}

extension SystemText {
  /// Copies a zero-terminated C string.
  init(cString text: UnsafePointer<CChar>) {
    self.init(bytes: Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
  }
}

/// A period in which the usual signals are blocked, so that none leaves a partial file behind.
struct SignalPause {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
  }

  /// Unblocks the signals; pending ones are delivered.
  func end() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
