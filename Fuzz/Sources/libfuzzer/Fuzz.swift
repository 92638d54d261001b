import Mutation

/// What libFuzzer calls with each text that it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let broken = Promises.broken(by: Array(UnsafeBufferPointer(start: start, count: count)))
  precondition(broken.isEmpty, broken.joined(separator: "; "))
  return 0
}

private typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ target: Target
) -> CInt

/// The package manager calls the `main` of a program by the program's name.
@_cdecl("libfuzzer_main")
public func start(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> CInt
{
  var count = count
  var arguments = arguments
  return run(&count, &arguments, fuzz)
}
