import StyleEditing
import StyleSheet

extension SheetProject {
  /// Returns a project of sheets, each with the indexes of the sheets that it imports.
  static func of(_ sheets: (text: String, imports: [Int?])...) -> SheetProject {
    SheetProject(
      sheets.enumerated().map { number, own in
        Member(
          Sheet(parsing: SourceText(own.text, name: "\(number).nss")), Settings(),
          imports: own.imports)
      })
  }

  /// Returns the number of the sheet and the text at each location.
  func texts(_ locations: [SheetLocation]) -> [String] {
    locations.map {
      "\($0.member):\($0.range.lowerBound) \(members[$0.member].sheet.source[$0.range])"
    }
  }
}

extension EditedSheet {
  /// Returns the first sheet of a project, in which `│` marks an offset.
  static func marked(
    _ text: String, among others: (text: String, imports: [Int?])..., imports: [Int?] = [],
    _ settings: SheetProject.Settings = SheetProject.Settings()
  ) -> (sheet: EditedSheet, offset: Int)? {
    guard let (sheet, offset) = Sheet.marked(text) else { return nil }
    let project = SheetProject(
      [SheetProject.Member(sheet, settings, imports: imports)]
        + others.map {
          SheetProject.Member(Sheet(parsing: SourceText($0.text)), settings, imports: $0.imports)
        })
    return EditedSheet(0, of: project).map { ($0, offset) }
  }
}
