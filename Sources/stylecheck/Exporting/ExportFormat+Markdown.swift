import StyleSheet

extension ExportFormat {
  static let markdown = ExportFormat(
    name: "markdown", summary: "tables of all properties, for people", fileExtension: ".md",
    scope: .all, mark: comment
  ) { theme in
    var text = "<!-- \(comment) -->\n"
    for (className, part) in theme.entries.groups(by: \.className) {
      let heading = className.isEmpty ? "The palette" : "'\(className)'".asMarkdown
      let rows = part.map { entry in
        [
          "'\(entry.name)'".asMarkdown, entry.shownValues, entry.type.name,
          entry.place.description.asMarkdown,
        ]
      }
      text += "\n## \(heading)\n\n\(MarkdownTable(["property", "value", "type", "set at"], rows))"
    }
    return ThemeExport(text, without: theme.omittedScreens + theme.omittedVariables)
  }
}

extension ExportedTheme.Entry {
  /// The value, or one value for each distinct situation.
  fileprivate var shownValues: String {
    guard !isConstant else { return shown(values[0]) }
    let open = Situation.allCases.filter(situations.contains)
    return cases.map { number, context in
      let words = open.map { $0.isOther(in: context) ? $0.words.other : $0.words.usual }
      return "\(words.joined(separator: " ")) \(shown(values[number]))"
    }.joined(separator: "<br>")
  }

  private func shown(_ value: ThemeValue?) -> String {
    switch value {
    case nil: className.isEmpty ? "unknown" : "'\(text)' (no \(type.name))".asMarkdown
    case .paletteColor(let name)?: "'\(name)'".asMarkdown + " (not published)"
    case .color(let color)?: "'\(color.withAlpha(255))'".asMarkdown + opacity(of: color)
    case let value?: "'\(value)'".asMarkdown
    }
  }

  private func opacity(of color: ThemeColor) -> String {
    color.isOpaque ? "" : " at \((Int(color.alpha) * 100 + 127) / 255) %"
  }
}
