/// Printed bytes, most of which are copies of the source.
///
/// Copies that follow one another in the source are put off until something else is written, so
/// that a sheet that needs no change is copied in one piece.
struct PrintBuffer {
  private let source: ByteView
  private(set) var bytes: [UInt8] = []
  /// Bytes of the source that are to be copied and are not yet.
  private var start = 0
  private var end = 0

  init(copying source: ByteView) {
    self.source = source
    bytes.reserveCapacity(source.count + source.count / 8)
  }

  /// Copies bytes of the source.
  @inline(__always)
  mutating func copy(_ from: Int, _ to: Int) {
    if from != end {
      flush()
      start = from
    }
    end = to
  }

  /// Writes bytes of our own.
  @inline(__always)
  mutating func write(_ own: some Collection<UInt8>) {
    flush()
    start = end
    bytes.append(contentsOf: own)
  }

  /// Writes one byte of our own.
  @inline(__always)
  mutating func write(_ own: UInt8) {
    flush()
    start = end
    bytes.append(own)
  }

  /// Whether nothing has been copied or written.
  var isEmpty: Bool { bytes.isEmpty && start == end }

  /// Copies what was put off.
  @inline(__always)
  mutating func flush() {
    if start < end { source.append(start..<end, to: &bytes) }
    start = end
  }
}
