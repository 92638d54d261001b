import Foundation
import Testing

/// The types, members and tests that `Documentation/Systems.md` names.
@Suite struct SystemsPageTests {
  private struct Row {
    let statement: String
    let answers: [String]
    let tests: [String]
  }

  private static func rows() throws -> [Row] {
    try Package.text(of: "Documentation/Systems.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| what ") }
      .map { line in
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        try #require(cells.count == 3, "\(line)")
        func names(_ cell: String) -> [String] {
          cell.split(separator: "`").map(String.init).filter { $0 != ", " }
        }
        return Row(statement: cells[0], answers: names(cells[1]), tests: names(cells[2]))
      }
  }

  /// Returns the text of each source in some folders.
  private static func sources(_ folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try Package.files(in: folder).filter { $0.hasSuffix(".swift") }.map {
        try Package.text(of: $0)
      }
    }
  }

  /// Returns the declared names in a text, each with its keyword: "struct A", "case a"; if `isPublic`
  /// is true, those that an app can use.
  private static func declarations(
    in text: String, isPublic: Bool = false
  ) throws -> Set<String> {
    let access = isPublic ? #"\b(?:public (?:\w+(?:\(set\))? )*|(?=case ))"# : #"\b"#
    let pattern = access + #"(struct|enum|class|var|let|case|func) ((?:\w+, )*\w+)"#
    let whole = NSRange(text.startIndex..., in: text)
    let bridged = NSString(string: text)
    let found = try NSRegularExpression(pattern: pattern).matches(in: text, range: whole)
    return Set(
      found.flatMap { match in
        bridged.substring(with: match.range(at: 2)).components(separatedBy: ", ")
          .map { "\(bridged.substring(with: match.range(at: 1))) \($0)" }
      })
  }

  @Test func everyStatementHasAnAnswerAndATest() throws {
    let rows = try Self.rows()
    #expect(rows.count > 60)
    func source(_ folders: [String]) throws -> String {
      try Self.sources(folders).joined(separator: "\n")
    }
    let modules = try source(
      Package.files(in: "Sources/FormCellModel") + ["Sources/StyleSheet/Catalog"])
    let sources = try Self.declarations(in: modules, isPublic: true).union(
      Self.declarations(in: source(["Examples/reviews/Sources/reviews/Skills"])))
    let tests = try Self.sources(
      Package.files(in: "Tests/FormCellModelTests") + ["Tests/stylecheckTests/Presenting"]
    ).map { try Self.declarations(in: $0) }
    func isDeclared(_ name: Substring, by keywords: [String]) -> Bool {
      keywords.contains { sources.contains("\($0) \(name)") }
    }
    for row in rows {
      #expect(!row.answers.isEmpty && !row.tests.isEmpty, "\(row.statement)")
      for answer in row.answers {
        let parts = answer.split(separator: ".")
        let (types, member) = (parts.dropLast(), parts.last ?? "")
        #expect(!types.isEmpty, "\(answer)")
        for type in types {
          #expect(isDeclared(type, by: ["struct", "enum", "class"]), "\(answer)")
        }
        #expect(isDeclared(member, by: ["var", "let", "case", "func"]), "\(answer)")
      }
      for test in row.tests {
        let parts = test.split(separator: ".")
        let isThere = tests.contains {
          parts.count == 2 && $0.contains("struct \(parts[0])")
            && $0.contains("func \(parts[1])")
        }
        #expect(isThere, "\(test)")
      }
    }
  }
}
