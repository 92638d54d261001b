import StyleEditing
import StyleSheet

extension ThemeReport {
  /// Writes a paragraph for each class and a line for each property.
  func writeText(to write: (String) -> Void) {
    write(([heading] + losses.paragraphs).joined(separator: "\n"))
    classes { write("\n" + text(of: $0.entries, under: $0.name)) }
    if !resolution.palette.isEmpty {
      write("\n" + text(of: resolution.palette, under: Self.paletteHeading))
    }
  }

  static let paletteHeading = "the palette"

  var heading: String {
    let context = EnvironmentField.all.map { field in
      field.word(theme.environment)
        + (field.name == EnvironmentField.contrast.name ? " \(field.name)" : "")
    }
    return "for \(theme.dialect.name): \(context.joined(separator: ", "))\n"
  }

  private func text(of entries: [Resolution.Entry], under name: String) -> String {
    var columns = Columns()
    for entry in entries {
      columns.add([
        entry.name.visible, entry.shownValue.visible, entry.type.name,
        place(of: entry.winner).description.visible,
      ])
    }
    let lines = zip(columns.lines, entries).map { line, entry in line + trail(of: entry) }
    return name.visible + "\n" + (lines.isEmpty ? "  (nothing)\n" : lines.joined())
  }

  /// Returns a line for each step of a resolution: variable, conditions and overridden values.
  private func trail(of entry: Resolution.Entry) -> String {
    guard hasTrails else { return "" }
    let beaten = entry.beaten.flatMap { [beating($0)] + reasons(for: $0).map { "  " + $0 } }
    let readings = entry.readings.map { [$0] } ?? []
    return (readings + reasons(for: entry.winner) + beaten).map { "      \($0.visible)\n" }.joined()
  }

  private func beating(_ origin: Provenance.Origin) -> String {
    let place = place(of: origin)
    return origin.text.map { "overrides '\($0)' at \(place)" }
      ?? "skips an undefined variable at \(place)"
  }

  private func reasons(for origin: Provenance.Origin) -> [String] {
    let conditions = origin.conditions.map { "(\($0.name): \($0.value))" }
    let place = place(ofVariableOf: origin)
    return [
      place.map { "from '\(origin.variableName ?? "")' at \($0)" },
      origin.className.isEmpty ? "by '\(origin.property)'" : nil,
      conditions.isEmpty ? nil : "under '@media \(conditions.joined(separator: " and "))'",
    ].compactMap { $0 }
  }
}

extension ThemeReport.Loss {
  var line: String { "\(place.description.visible): \(sentence)" }
}

extension [ThemeReport.Loss] {
  /// The remark on the properties of lost sheets.
  static let remark = "The output shows what can be read of it; an app discards it."

  /// The lines about lost sheets and the remark; empty without any.
  var lines: [String] { isEmpty ? [] : map(\.line) + [Self.remark] }

  /// The paragraph about lost sheets, if there are any.
  var paragraphs: [String] { isEmpty ? [] : [lines.map { "\($0)\n" }.joined()] }
}

extension Resolution.Entry {
  /// The values for each target, if they differ.
  fileprivate var readings: String? {
    let text = winner.text ?? ""
    let isOfPalette = winner.className.isEmpty
    let readings = Dialect.all.filter { isOfPalette || $0.scope != .definitionsOnly }.map {
      (name: $0.name, words: $0.outcome(of: text, as: type).map(words) ?? "nothing")
    }
    guard Set(readings.map(\.words)).count > 1 else { return nil }
    return readings.map { "\($0.words) to \($0.name)" }.joined(separator: "; ")
  }

  private func words(of outcome: ValueOutcome) -> String {
    // The sheets may override the palette's color.
    if case .value(.paletteColor(let name)) = outcome { return "the palette's '\(name)'" }
    return outcome.words(as: type)
  }
}
