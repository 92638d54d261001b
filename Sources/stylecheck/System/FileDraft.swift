/// A file that is written in pieces and replaces its target when it is complete.
///
/// A pipe or a device cannot be replaced, and is written to directly. A draft that is never
/// finished leaves nothing behind.
final class FileDraft {
  private enum State {
    case waiting
    case file(WorkingFile)
    case device(OpenFile)
    case failed(FileProblem)
    case over
  }

  private let path: SystemText
  private let isAppended: Bool
  private var state = State.waiting
  private var bytes: [UInt8] = []

  /// The number of bytes that are buffered before a write.
  private static let pieceSize = 1 << 16

  /// Creates a draft of a file without accessing it; if `isAppended`, it is added to the old file.
  init(_ path: SystemText, isAppended: Bool = false) {
    self.path = path
    self.isAppended = isAppended
  }

  deinit {
    switch state {
    case .file(let file): file.discard()
    case .device(let device): device.end()
    case .waiting, .failed, .over: break
    }
  }

  /// Adds text; ``finish()`` throws any error.
  func append(_ text: String) {
    bytes += text.utf8
    if bytes.count >= Self.pieceSize { flush() }
  }

  /// Moves the draft into place; returns a remark if the old file had several hard links.
  func finish() throws(FileProblem) -> String? {
    flush()
    defer { state = .over }
    switch state {
    case .waiting, .over: break
    case .failed(let problem): throw problem
    case .device(let device): device.end()
    case .file(let file):
      let signals = SignalPause()
      defer { signals.end() }
      return try file.takePlace(if: .none)
    }
    return nil
  }

  private func flush() {
    do throws(FileProblem) {
      if case .waiting = state { state = try opened() }
      switch state {
      case .waiting, .failed, .over: break
      case .file(let file): try file.write(bytes)
      case .device(let device): try device.write(bytes)
      }
    } catch {
      if case .file(let file) = state { file.discard() }
      state = .failed(error)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func opened() throws(FileProblem) -> State {
    if let device = try OpenFile(deviceAt: path) { return .device(device) }
    switch FileStatus(of: path)?.kind {
    case nil where isAppended, .file? where isAppended:
      let old = try? OpenFile(path, for: .reading)
      defer { old?.end() }
      let file = try OpenFile(path, for: .appending)
      if let old, !old.endsWithLineEnd { try file.write([UInt8(ascii: "\n")]) }
      return .device(file)
    case nil, .file?, .folder?, .other?:
      let target = try FileTarget(oldOrNew: path)
      WorkingFile.clear(target.folder)
      return .file(try WorkingFile(for: target, named: path))
    }
  }
}
