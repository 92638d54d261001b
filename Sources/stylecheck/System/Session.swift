/// The input and output of a command.
struct Session {
  enum Input: Sendable {
    case process
    /// The bytes that a test specifies.
    case bytes([UInt8])
    /// Standard input was already read.
    case used
  }

  let surroundings: Surroundings
  /// The buffered standard output.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// The buffered standard output as bytes, because a sheet may not be valid UTF-8.
  private(set) var outputBytes: [UInt8] = []
  /// The buffered standard error.
  private(set) var error = ""
  /// The messages about files other than sheets, each a sentence.
  var problems: [String] = []

  /// Messages that precede all other output, unless the command line is invalid.
  private var preface = ""
  private var unread = Console.Unread.ends
  /// True if the reader of a stream closed it and the session continued.
  private(set) var isUnread = false

  /// True if the output goes to the streams of the process, and not only to memory.
  private let writesToProcess: Bool
  private var input: Input
  /// The lines of standard input that were read and not returned yet.
  private var lines = ArrivingLines()
  /// The contents of streams that can be read only once and were read ahead.
  private var readAhead: [SystemText: [UInt8]] = [:]

  /// Creates a session for the process or for a test.
  init(_ surroundings: Surroundings, input: Input = .bytes([])) {
    self.surroundings = surroundings
    self.input = input
    writesToProcess = if case .process = input { true } else { false }
  }

  // MARK: - Reading

  /// Returns the next line of standard input as soon as it is there, without its end; nil at the end.
  mutating func nextLine() -> [UInt8]? {
    while true {
      if let line = lines.next() { return line }
      let more = takeGivenInput() ?? someInput()
      if more.isEmpty { return lines.rest() }
      lines.add(more)
    }
  }

  private func someInput() -> [UInt8] {
    switch input {
    case .process: (try? OpenFile.standardInput.readSome(1 << 16)) ?? []
    case .bytes, .used: []
    }
  }

  /// The bytes of standard input, which a test specifies; nil for the stream of the process.
  mutating func takeGivenInput() -> [UInt8]? {
    guard case .bytes(let bytes) = input else { return nil }
    input = .used
    return bytes
  }

  /// Returns all bytes at a path; `-` is standard input.
  mutating func read(_ path: SystemText) throws(FileProblem) -> [UInt8] {
    if let bytes = readAhead.removeValue(forKey: path) { return bytes }
    guard path == .hyphen else { return try Files.read(path) }
    let bytes: [UInt8]
    switch input {
    case .process: bytes = try Files.read(.standardInput)
    case .bytes(let given): bytes = given
    case .used: throw FileProblem(path, .isReadTwice)
    }
    input = .used
    return bytes
  }

  /// Reads ahead standard input or a pipe and keeps the bytes for ``read(_:)``; returns nil for a
  /// file, which can be read again.
  mutating func readAhead(_ path: SystemText) throws(FileProblem) -> [UInt8]? {
    if let bytes = readAhead[path] { return bytes }
    guard path == .hyphen || Files.kind(of: path).0 == .other else { return nil }
    let bytes = try read(path)
    readAhead[path] = bytes
    return bytes
  }

  func hasReadAhead(_ path: SystemText) -> Bool { readAhead[path] != nil }

  // MARK: - Writing

  /// A session that keeps its messages in memory, to be reported later.
  var apart: Session { Session(surroundings) }

  /// The text written to standard error; nil if empty.
  var complaint: String? { error.isEmpty ? nil : error }

  /// The number of bytes that are buffered before a write.
  private static let pieceSize = 1 << 16

  /// Writes to standard output.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output; large arrays are not copied.
  mutating func write(_ bytes: [UInt8]) {
    if !preface.isEmpty { printPreface() }
    if writesToProcess, bytes.count >= Self.pieceSize {
      flush()
      return hand(bytes, to: .output)
    }
    outputBytes += bytes
    if writesToProcess, outputBytes.count >= Self.pieceSize { flush() }
  }

  /// Writes to standard error, after all pending standard output.
  mutating func writeError(_ text: String) {
    error += preface + text
    preface = ""
    flush()
  }

  /// Reports a message as a line on standard error.
  mutating func complain(_ message: some CustomStringConvertible) {
    writeError("stylecheck: \(message)\n")
  }

  /// Reports that a replaced file had several hard links.
  mutating func tell(_ remark: String?) {
    if let remark { complain(remark) }
  }

  /// Returns the result of `body`; reports the problem and returns nil if it throws.
  ///
  /// The messages of ``warnFirst(_:)`` are about output that then does not follow.
  mutating func attempt<Value>(_ body: (inout Session) throws(FileProblem) -> Value) -> Value? {
    do throws(FileProblem) {
      return try body(&self)
    } catch {
      discardPreface()
      complain(error)
      return nil
    }
  }

  /// Reports a message before the next output.
  mutating func warnFirst(_ message: some CustomStringConvertible) {
    preface += "stylecheck: \(message)\n"
  }

  /// Reports the pending messages of ``warnFirst(_:)``.
  mutating func printPreface() {
    if !preface.isEmpty { writeError("") }
  }

  /// Discards the pending messages of ``warnFirst(_:)``.
  mutating func discardPreface() { preface = "" }

  /// Continues the session after its reader closes a pipe.
  mutating func continueUnread() {
    unread = .continues
    if writesToProcess { Console.ignoreClosedPipes() }
  }

  mutating func flush() {
    guard writesToProcess else { return }
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
