/// Printed bytes, most of which are copies of the source.
///
/// Adjacent copies are merged, so a sheet that needs no change is copied in one piece.
struct PrintBuffer {
  private let source: ByteView
  private(set) var bytes: [UInt8] = []
  /// The range of the source that is not copied yet.
  private var start = 0
  private var end = 0

  init(copying source: ByteView) {
    self.source = source
    bytes.reserveCapacity(source.count + source.count / 8)
  }

  mutating func copy(_ from: Int, _ to: Int) {
    if from != end {
      flush()
      start = from
    }
    end = to
  }

  mutating func write(_ own: some Collection<UInt8>) {
    flush()
    start = end
    bytes.append(contentsOf: own)
  }

  /// Writes one byte that is not in the source.
  mutating func write(_ own: UInt8) {
    flush()
    start = end
    bytes.append(own)
  }

  mutating func flush() {
    if start < end { source.append(start..<end, to: &bytes) }
    start = end
  }
}
