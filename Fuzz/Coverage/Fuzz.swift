import Mutation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libFuzzer calls with each input it thinks of: every promise of the text side must hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let broken = Promises.broken(by: bytes)
  if !broken.isEmpty {
    for promise in broken { fputs(promise + "\n", stderr) }
    abort()
  }
  return 0
}
