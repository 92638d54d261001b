// Reads a sheet, makes a theme of it and prints what that took: the seconds, and the memory of the
// process before and at its peak. A program of its own, without Foundation, so that what is measured
// is the library.

import StyleSheet

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of a file, read once into the place where they stay; nil if it cannot be read.
func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  guard size >= 0 else { return nil }
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = size == 0 ? 0 : fread(buffer.baseAddress, 1, size, file)
  }
}

guard CommandLine.arguments.count == 2 else {
  print("usage: theme-maker FILE")
  exit(2)
}
let path = CommandLine.arguments[1]
let memoryAtStart = PeakMemory.bytes
let clock = ContinuousClock()
let start = clock.now
guard let text = bytes(of: path) else {
  perror("theme-maker: cannot read '\(path)'")
  exit(2)
}
let theme = Theme(of: [Sheet(parsing: SourceText(bytes: text, name: path))])
let seconds = (clock.now - start) / .seconds(1)
// What is asked for has to be there.
precondition(theme.sheets.count == 1)
print(seconds, memoryAtStart, PeakMemory.bytes)
