import Foundation
import StyleSheet

@inline(never) func keep<T>(_ x: T) {}
let files = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
let n = 200
let sources = files.map { SourceText(bytes: [UInt8](try! Data(contentsOf: URL(filePath: $0))), name: $0) }
let total = sources.reduce(0) { $0 + $1.bytes.count }
func time(_ name: String, _ rounds: Int, _ body: (SourceText) -> Void) {
  var ts: [Double] = []
  for _ in 0..<rounds {
    let t = DispatchTime.now().uptimeNanoseconds
    for s in sources { body(s) }
    ts.append(Double(DispatchTime.now().uptimeNanoseconds - t))
  }
  ts.sort()
  let m = ts[ts.count / 2]
  print(name, String(format: "%.1f MB/s  %.1f ns/decl", Double(total) / m * 1e3, m / Double(decls)))
}
let decls = sources.reduce(0) { $0 + Sheet(parsing: $1).declarationCount }
let rounds = max(3, 40_000_000 / total)
time("lex", rounds) { keep($0.tokens.count) }
time("parse", rounds) { keep(SyntaxTree(parsing: $0)) }
time("parse+sheet", rounds) { keep(Sheet(parsing: $0)) }
time("all", rounds) { keep(Theme(of: [Sheet(parsing: $0)])) }
