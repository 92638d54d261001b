import Mutations
import StyleEditing
import StyleSheet
import Testing

@Suite struct SwiftNamesTests {
  /// Swift code, and the places of the class `Own` in it, with the text before each.
  static let cases: [(String, [Int])] = [
    (#"view.nuiClass = "Own""#, [17]),
    (#"view.nuiClass = "Base: Own :Own""#, [23, 28]),
    (#"let a = "Owner", b = "an Own button""#, []),
    (##"let a = #"Own"#, b = " Own ""##, [10, 23]),
    (##"let a = #"a\#("Own")b"#; let b = "Own""##, [15, 34]),
    (###"let a = ##"a"#Own"##; let b = "Own""###, [31]),
    ("let a = \"\"\"\nOwn\n\"\"\"", [12]),
    ("// \"Own\"\n/* \"Own\" /* */ \"Own\" */ \"Own\"", [34]),
    (#"let a = "\(b ? "Own" : c("Own"))Own""#, [16, 26]),
    (#"let a = "\"", b = "Own""#, [19]),
    ("let a = \"open\nlet b = \"Own\"", [23]),
    (#"let a = "", b = "Own""#, [17]),
    (#"let Own = 1"#, []),
  ]

  @Test(arguments: cases)
  func places(_ code: String, _ starts: [Int]) {
    let source = SourceText(code)
    let found = SwiftNames.ranges(of: "Own", in: source)
    #expect(found.map(\.lowerBound) == starts)
    #expect(found.allSatisfy { source[$0] == "Own" })
  }

  @Test func everyPrefixIsRead() {
    for (code, _) in Self.cases {
      for count in 0...code.utf8.count {
        let source = SourceText(bytes: Array(code.utf8.prefix(count)))
        let found = SwiftNames.ranges(of: "Own", in: source)
        #expect(found.allSatisfy { source[$0] == "Own" })
      }
    }
  }
}
