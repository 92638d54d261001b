import Foundation

/// What is going on, in one line that is written over and over; on a terminal only.
struct Progress: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) { write("\r\u{1B}[K\(text)") }
  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
