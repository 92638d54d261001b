/// A borrowed view of two arrays of the same length.
///
/// Avoids a bounds check for each array, a retain and a release at each step.
@usableFromInline package struct PairView<First, Second> {
  @usableFromInline let firsts: UnsafeBufferPointer<First>
  @usableFromInline let seconds: UnsafeBufferPointer<Second>

  /// Creates a view that must not outlive the closure to which the buffers are lent.
  @inlinable init(_ firsts: UnsafeBufferPointer<First>, _ seconds: UnsafeBufferPointer<Second>) {
    precondition(firsts.count == seconds.count, "a pair has two members")
    self.firsts = firsts
    self.seconds = seconds
  }

  /// The number of pairs.
  @inlinable package var count: Int { firsts.count }

  /// Returns the pair at `index`, or nil out of range.
  @inlinable @inline(__always)
  package func pair(at index: Int) -> (First, Second)? {
    guard UInt(bitPattern: index) < UInt(bitPattern: firsts.count) else { return nil }
    return (firsts[index], seconds[index])
  }

  /// Returns eight first members of one byte each, the first in the lowest byte, or 0 if there are
  /// fewer from `index` on; one check for all.
  @inline(__always)
  func firstsWord(at index: Int) -> UInt64 {
    precondition(MemoryLayout<First>.size == 1, "a first member is a byte")
    guard index >= 0, index &+ 8 <= firsts.count else { return 0 }
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(firsts).loadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }

  /// Returns the second members of six pairs from `index` on, or nil if there are fewer.
  @inline(__always)
  func sixSeconds(from index: Int) -> (Second, Second, Second, Second, Second, Second)? {
    guard index >= 0, index &+ 6 <= seconds.count else { return nil }
    return (
      seconds[index], seconds[index &+ 1], seconds[index &+ 2], seconds[index &+ 3],
      seconds[index &+ 4], seconds[index &+ 5]
    )
  }

  /// Returns the first member of the pair at `index`, or nil out of range.
  @inlinable @inline(__always)
  package func first(at index: Int) -> First? {
    UInt(bitPattern: index) < UInt(bitPattern: firsts.count) ? firsts[index] : nil
  }

  /// Calls `body` with a view of two arrays of the same length.
  @inlinable @inline(__always)
  package static func lend<Result>(
    _ firsts: [First], _ seconds: [Second], to body: (Self) -> Result
  ) -> Result {
    firsts.withUnsafeBufferPointer { firsts in
      seconds.withUnsafeBufferPointer { seconds in body(Self(firsts, seconds)) }
    }
  }
}
