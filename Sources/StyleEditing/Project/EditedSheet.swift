package import StyleSheet

/// A sheet in an editor, with its project.
///
/// The features of an editor are functions of this value. All offsets are byte offsets; the caller
/// converts lines and columns.
package struct EditedSheet: Sendable {
  package let project: SheetProject
  package let index: Int
  private let member: SheetProject.Member

  package init?(_ index: Int, of project: SheetProject) {
    guard project.members.indices.contains(index) else { return nil }
    self.project = project
    self.index = index
    member = project.members[index]
  }

  package init(alone sheet: Sheet, _ settings: SheetProject.Settings = SheetProject.Settings()) {
    member = SheetProject.Member(sheet, settings, imports: sheet.imports.map { _ in nil })
    project = SheetProject([member])
    index = 0
  }

  package var sheet: Sheet { member.sheet }
  /// The sheets that share variables with this one, which is the first.
  var connectedSheets: [Sheet] { project.connected(to: index).map { project.members[$0].sheet } }
  package var source: SourceText { member.sheet.source }
  package var settings: SheetProject.Settings { member.settings }
  package var catalog: Catalog { member.settings.catalog }
  /// The engine that decides where only one can be shown.
  package var dialect: Dialect { member.settings.dialects.first ?? .sapfiori }

  /// Returns the theme of the sheet and its imports in the usual situation.
  func theme(for dialect: Dialect) -> Theme {
    Theme(of: project.loadOrder(of: index, for: dialect), for: dialect)
  }
}
