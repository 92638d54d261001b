import StyleEditing
import StyleSheet

extension DifferenceReport {
  /// The target and the context, then a heading and a table for each class, for review comments.
  var markdown: String {
    var parts = [after.heading.asMarkdownLine]
    if let remark = lossLines.last {
      parts.append(lossLines.dropLast().map { "- \($0.asMarkdown)\n" }.joined())
      parts.append("\(remark)\n")
    }
    if !difference.renamings.isEmpty {
      parts.append(
        difference.renamings.map { "- '\($0.before)' is now '\($0.after)'\n".asMarkdownLine }
          .joined())
    }
    for (className, changes) in sections {
      let name = className.isEmpty ? ThemeReport.paletteHeading : className
      let rows = changes.map { MarkdownTable.line(cells(of: $0).map(\.visible.asMarkdown)) }
      parts.append(
        """
        ### \("'\(name)'".visible.asMarkdown)

        | | property | before | after | ΔEOK | contrast |
        | --- | --- | --- | --- | --- | --- |
        \(rows.joined())
        """)
    }
    let lines = sum.split(separator: "\n").map { "\($0)\n".asMarkdownLine }
    return (parts + [lines.joined(separator: "\n")]).joined(separator: "\n")
  }

  private func cells(of change: ThemeDifference.Change) -> [String] {
    func code(_ entry: Resolution.Entry?) -> String { entry.map { "'\($0.shownValue)'" } ?? "" }
    let distance = change.colorDifference?.thousandths.plainText ?? ""
    let contrast = contrast(of: change)?.words ?? ""
    return [
      change.kind.rawValue, "'\(change.name)'", code(change.before), code(change.after), distance,
      contrast.replacing("->", with: "→"),
    ]
  }
}

extension String {
  /// The line as Markdown, with its line end.
  fileprivate var asMarkdownLine: String {
    hasPrefix("- ")
      ? "- " + String(dropFirst(2).dropLast()).asMarkdown + "\n"
      : String(dropLast()).asMarkdown + "\n"
  }
}
