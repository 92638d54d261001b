/// What a command works with besides its words: what it can read, and where its words go.
struct Session {
  /// Where standard input comes from.
  enum Input: Sendable {
    /// From the process.
    case process
    /// From a test.
    case bytes([UInt8])
    /// It was read to its end.
    case used
  }

  /// Where what is written goes.
  enum Destination: Hashable, Sendable {
    /// To the streams of the process.
    case process
    /// Nowhere: it is kept in ``Session/output`` and ``Session/error``.
    case memory
  }

  /// What is known of the surroundings.
  let surroundings: Surroundings
  /// What was written to standard output, if it is kept.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// The same, byte for byte: a sheet is written as it is, UTF-8 or not.
  private(set) var outputBytes: [UInt8] = []
  /// What was written to standard error, if it is kept.
  private(set) var error = ""
  /// What was said to be wrong with files that are no sheets, each in a sentence.
  var problems: [String] = []

  /// What is to be said in front of all else, unless the command line turns out to be wrong.
  private var preface = ""
  private var unread = Console.Unread.ends
  /// Whether a stream was closed by whoever read it, and the session went on all the same.
  private(set) var isUnread = false

  private let destination: Destination
  private var input: Input
  /// What can be read only once, and was read ahead.
  private var readAhead: [SystemText: [UInt8]] = [:]

  /// A session with the process, or with a test.
  init(
    _ surroundings: Surroundings, input: Input = .bytes([]), destination: Destination = .memory
  ) {
    self.surroundings = surroundings
    self.input = input
    self.destination = destination
  }

  /// The session that `main` has.
  static var process: Session {
    Session(.process, input: .process, destination: .process)
  }
}

// MARK: - Reading

extension Session {
  /// All bytes at a path, where `-` is standard input.
  mutating func read(_ path: SystemText) throws(FileProblem) -> [UInt8] {
    if let bytes = readAhead.removeValue(forKey: path) { return bytes }
    guard path == .hyphen else { return try Files.read(path) }
    defer { input = .used }
    switch input {
    case .process: return try Files.readStandardInput()
    case .bytes(let bytes): return bytes
    case .used: throw FileProblem(path, .isReadTwice)
    }
  }
}

extension Session {
  /// Reads what can be read only once, standard input or a pipe, and keeps it for ``read(_:)``; nil
  /// for a file, which can be read again.
  mutating func readAhead(_ path: SystemText) throws(FileProblem) -> [UInt8]? {
    if let bytes = readAhead[path] { return bytes }
    guard path == .hyphen || Files.kind(of: path).0 == .other else { return nil }
    let bytes = try read(path)
    readAhead[path] = bytes
    return bytes
  }

  /// True if the bytes at a path were read ahead.
  func hasReadAhead(_ path: SystemText) -> Bool { readAhead[path] != nil }
}

// MARK: - Writing

extension Session {
  /// One that keeps what is said in it, for somebody who says it later.
  var apart: Session { Session(surroundings) }

  /// What was said in it to standard error; nil if nothing.
  var complaint: String? { error.isEmpty ? nil : error }

  /// As much as is kept back before it is written.
  private static let pieceSize = 1 << 16

  /// Writes to standard output.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output; many of them are not copied.
  mutating func write(_ bytes: [UInt8]) {
    if !preface.isEmpty { sayPreface() }
    if destination == .process, bytes.count >= Self.pieceSize {
      flush()
      return hand(bytes, to: .output)
    }
    outputBytes += bytes
    if destination == .process, outputBytes.count >= Self.pieceSize { flush() }
  }

  /// Writes to standard error, after all that was written to standard output.
  mutating func writeError(_ text: String) {
    error += preface + text
    preface = ""
    flush()
  }

  /// Says in a line on standard error why something could not be done.
  mutating func complain(_ message: some CustomStringConvertible) {
    writeError("stylecheck: \(message)\n")
  }

  /// Does what can fail over a file; nil if it does, which is said.
  mutating func attempt<Value>(
    _ body: (inout Session) throws(FileProblem) -> Value
  ) -> Value? {
    do throws(FileProblem) {
      return try body(&self)
    } catch {
      complain(error)
      return nil
    }
  }

  /// Says the same in front of what is said or written next.
  mutating func complainFirst(_ message: some CustomStringConvertible) {
    preface += "stylecheck: \(message)\n"
  }

  /// Says what was to be said first, if it was not yet.
  mutating func sayPreface() {
    if !preface.isEmpty { writeError("") }
  }

  /// Leaves what was to be said first, as nothing comes of it.
  mutating func dropPreface() { preface = "" }

  /// From now on the session does what else it has to do, though nobody reads what it writes.
  mutating func goOnUnread() {
    unread = .goesOn
    if destination == .process { Console.ignoreClosedPipes() }
  }

  /// Hands over what was kept back.
  mutating func flush() {
    guard destination == .process else { return }
    hand(outputBytes, to: .output)
    hand(Array(error.utf8), to: .error)
    outputBytes = []
    error = ""
  }

  private mutating func hand(_ bytes: [UInt8], to stream: Console.Stream) {
    guard !bytes.isEmpty, !Console.write(bytes, to: stream, unread) else { return }
    isUnread = true
  }
}
