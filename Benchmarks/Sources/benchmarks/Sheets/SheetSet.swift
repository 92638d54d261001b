import StyleSheet

/// Sheets of one size, as files and as texts.
struct SheetSet: Sendable {
  let files: [String]
  let sources: [SourceText]

  init(_ files: [String]) throws(BenchmarkProblem) {
    self.files = files
    var sources: [SourceText] = []
    for file in files { sources.append(try WholeFile.source(file)) }
    self.sources = sources
  }

  /// The total size.
  var bytes: Int { sources.reduce(0) { $0 + $1.bytes.count } }
}
