import Mutation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks all promises for an input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let broken = Promises.broken(by: bytes)
  if !broken.isEmpty {
    // `abort` would discard buffered output.
    let text = Array((broken.joined(separator: "\n") + "\n").utf8)
    _ = write(2, text, text.count)
    abort()
  }
  return 0
}
