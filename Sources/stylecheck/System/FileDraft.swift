#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written piece by piece, and takes the place of another when it is whole.
///
/// What is no file, a pipe or a device, cannot be replaced, and is written into. A draft that is never
/// finished leaves nothing behind.
final class FileDraft {
  private enum State {
    /// Nothing was written.
    case waiting
    case file(WorkingFile)
    case device(Int32)
    case failed(FileProblem)
    case over
  }

  private let path: SystemText
  private let isAppended: Bool
  private var state = State.waiting
  private var bytes: [UInt8] = []

  /// As much as is kept back before it is written.
  private static let pieceSize = 1 << 16

  /// A draft of what is to be at `path`; nothing is looked at yet.
  ///
  /// One that is appended is written piece by piece behind what is there.
  init(_ path: SystemText, isAppended: Bool = false) {
    self.path = path
    self.isAppended = isAppended
  }

  deinit {
    switch state {
    case .file(let file): file.discard()
    case .device(let descriptor): close(descriptor)
    case .waiting, .failed, .over: break
    }
  }

  /// Adds to it; what cannot be written is told at the end.
  func append(_ text: String) {
    bytes += text.utf8
    if bytes.count >= Self.pieceSize { flush() }
  }

  /// Puts it in its place.
  func finish() throws(FileProblem) {
    flush()
    defer { state = .over }
    switch state {
    case .waiting, .over: break
    case .failed(let problem): throw problem
    case .device(let descriptor): close(descriptor)
    case .file(let file):
      let signals = SignalPause()
      defer { signals.end() }
      try file.takePlace(if: .none)
    }
  }

  private func flush() {
    do throws(FileProblem) {
      if case .waiting = state { state = try opened() }
      switch state {
      case .waiting, .failed, .over: break
      case .file(let file): try file.write(bytes)
      case .device(let descriptor): try WorkingFile.write(bytes, to: descriptor, path)
      }
    } catch {
      if case .file(let file) = state { file.discard() }
      state = .failed(error)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func opened() throws(FileProblem) -> State {
    switch FileTarget.kind(of: path) {
    case .none where isAppended, S_IFREG? where isAppended:
      let isWhole = endsWithLineEnd
      let descriptor = try Self.opened(path, O_WRONLY | O_CLOEXEC | O_APPEND | O_CREAT)
      if !isWhole { try WorkingFile.write([Self.lineEnd], to: descriptor, path) }
      return .device(descriptor)
    case .none, S_IFREG?, S_IFDIR?:
      let target = try FileTarget(oldOrNew: path)
      FileWriter.clear(target.folder)
      return .file(try WorkingFile(for: target, named: path))
    case .some:
      return .device(try Self.opened(path, O_WRONLY | O_CLOEXEC))
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// False only for a file whose last line has no end.
  private var endsWithLineEnd: Bool {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var last = Self.lineEnd
    let size = lseek(descriptor, 0, SEEK_END)
    return size <= 0 || pread(descriptor, &last, 1, size - 1) != 1 || last == Self.lineEnd
  }

  private static func opened(_ path: SystemText, _ flags: Int32) throws(FileProblem) -> Int32 {
    let descriptor = path.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .notWritten(path, errno) }
    return descriptor
  }
}
