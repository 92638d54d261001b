import Testing

/// The replacements of other controls' members in `Documentation/Migrating.md`.
@Suite struct MigratingPageTests {
  private static let page = "Documentation/Migrating.md"

  /// Returns the public names of the cells: types, members, and cases of enumerations.
  private static func publicNames() throws -> Set<Substring> {
    let lines = try Package.files(in: "Sources/FormCellModel").flatMap(Package.files(in:)).flatMap {
      try Package.text(of: $0).split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let declarations = lines.filter { $0.hasPrefix("public ") || $0.hasPrefix("case ") }
    return Set(
      declarations.flatMap { line in
        let words = line.split { " (),:<".contains($0) }
        let keywords: Set<Substring> = ["var", "let", "func", "struct", "enum"]
        guard words.first == "public", let keyword = words.firstIndex(where: keywords.contains)
        else { return words.dropFirst() }
        return words[(keyword + 1)...].prefix(1)
      })
  }

  /// Every member has an answer: a public name, or the reason why there is none.
  @Test func everyAnswerIsPublicOrHasAReason() throws {
    let publicNames = try Self.publicNames()
    let rows = try Package.text(of: Self.page).split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| member ")
    }
    #expect(rows.count > 60)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.drop { $0 == " " } }
      try #require(cells.count == 3, "\(row)")
      #expect(cells[1] == "not there " ? cells[2] != "" : cells[1].hasPrefix("`"), "\(row)")
      for name in cells[1...].joined().matches(of: /`([A-Z]\w*(?:\.\w+)+)`/).map(\.1) {
        #expect(publicNames.isSuperset(of: name.split(separator: ".")), "\(name)")
      }
    }
  }
}
