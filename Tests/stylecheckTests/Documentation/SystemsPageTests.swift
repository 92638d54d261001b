import Foundation
import Testing

/// What the page names as an answer is there: types, their members, and tests.
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

  /// The sources in some folders, each file as one text.
  private static func sources(_ folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try Package.files(in: folder).filter { $0.hasSuffix(".swift") }.map {
        try Package.text(of: $0)
      }
    }
  }

  private static func isDeclared(_ name: some StringProtocol, by keywords: String, in text: String)
    -> Bool
  {
    text.range(
      of: #"\b(?:\#(keywords)) (?:\w+, )*\#(name)\b"#, options: .regularExpression) != nil
  }

  @Test func everyStatementHasAnAnswerAndATestThatAreThere() throws {
    let rows = try Self.rows()
    #expect(rows.count > 60)
    let sources = try Self.sources(
      Package.files(in: "Sources/FormCellModel")
        + ["Sources/StyleSheet/Catalog", "Examples/reviews/Sources/reviews/Skills"]
    ).joined(separator: "\n")
    let tests = try Self.sources(
      Package.files(in: "Tests/FormCellModelTests") + ["Tests/stylecheckTests/Presenting"])
    for row in rows {
      #expect(!row.answers.isEmpty && !row.tests.isEmpty, "\(row.statement)")
      for answer in row.answers {
        let parts = answer.split(separator: ".")
        let (types, member) = (parts.dropLast(), parts.last ?? "")
        #expect(!types.isEmpty, "\(answer)")
        for type in types {
          #expect(Self.isDeclared(type, by: "struct|enum|class", in: sources), "\(answer)")
        }
        #expect(Self.isDeclared(member, by: "var|let|case|func", in: sources), "\(answer)")
      }
      for test in row.tests {
        let parts = test.split(separator: ".")
        let isThere = tests.contains {
          parts.count == 2 && Self.isDeclared(parts[0], by: "struct", in: $0)
            && Self.isDeclared(parts[1], by: "func", in: $0)
        }
        #expect(isThere, "\(test)")
      }
    }
  }
}
