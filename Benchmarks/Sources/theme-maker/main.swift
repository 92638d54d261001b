// Reads a sheet, makes its theme, and prints the seconds, the memory at the start and the peak.
// This is a separate program without Foundation, so that it measures only the library.

import StyleSheet

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Returns the bytes of a file, read directly into an array; nil if it cannot be read.
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
// This use of the theme prevents the compiler from removing it.
precondition(theme.sheets.count == 1)
print(seconds, memoryAtStart, PeakMemory.bytes)
