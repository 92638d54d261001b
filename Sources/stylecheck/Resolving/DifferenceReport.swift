import StyleSheet

/// What looks different under one sheet and under another, ready to be written.
struct DifferenceReport: Sendable {
  /// In what it is written.
  enum Format: String, WordedCase {
    case text, json

    /// What it is where nobody said anything.
    static let standard = text
  }

  let before: ThemeReport
  let after: ThemeReport
  let difference: ThemeDifference

  /// A report on two themes for one target and one situation.
  init(from before: ThemeReport, to after: ThemeReport) {
    self.before = before
    self.after = after
    difference = ThemeDifference(from: before.resolution, to: after.resolution)
  }

  /// The whole, in one of its formats.
  func text(in format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description
    }
  }

  /// The components of the catalog with a class that changed, in the order of the alphabet.
  var components: [String] {
    let names =
      difference.changes.map(\.className) + difference.renamings.flatMap { [$0.before, $0.after] }
    let found = Set(names).compactMap { name in
      ClassPath(name).names.last.flatMap { Catalog.all.entry(for: $0)?.component }
    }
    return Set(found).sorted()
  }
}

// MARK: - JSON

extension DifferenceReport {
  /// The shape that Documentation/Diff.md describes.
  private var json: JSONText {
    [
      "target": .string(after.theme.dialect.name),
      "context": JSONText(after.theme.environment),
      "renamed": .array(
        difference.renamings.map { ["before": .string($0.before), "after": .string($0.after)] }),
      "changes": .array(difference.changes.map(json)),
      "components": .array(components.map(JSONText.string)),
    ]
  }

  private func json(of change: ThemeDifference.Change) -> JSONText {
    [
      "kind": .string(change.kind.rawValue),
      "class": change.className.isEmpty ? .null : .string(change.className),
      "property": .string(change.name),
      "before": change.before.map(before.json) ?? .null,
      "after": change.after.map(after.json) ?? .null,
      "colorDifference": change.colorDifference.map { .number($0.thousandths.plainText) } ?? .null,
    ]
  }
}

// MARK: - Text

extension DifferenceReport {
  /// A paragraph for each class, a line for each property, and a sum.
  private var text: String {
    var sections = [after.heading]
    if !difference.renamings.isEmpty {
      let lines = difference.renamings.map { "  \($0.before.visible) is now \($0.after.visible)\n" }
      sections.append("renamed\n" + lines.joined())
    }
    var rest = difference.changes[...]
    while let first = rest.first {
      let part = rest.prefix { $0.className == first.className }
      rest = rest.dropFirst(part.count)
      sections.append(text(of: part))
    }
    return (sections + [sum]).joined(separator: "\n")
  }

  private func text(of changes: ArraySlice<ThemeDifference.Change>) -> String {
    var columns = Columns()
    for change in changes { columns.add(cells(of: change).map(\.visible)) }
    let name = changes.first?.className ?? ""
    return (name.isEmpty ? ThemeReport.paletteHeading : name.visible) + "\n" + columns.text
  }

  private func cells(of change: ThemeDifference.Change) -> [String] {
    let value = [change.before?.shownValue, change.after?.shownValue].joined(" -> ")
    let difference = change.colorDifference.map { "\($0.thousandths.plainText) apart" } ?? ""
    let origins = [
      change.before.map { before.origin(of: $0) }, change.after.map { after.origin(of: $0) },
    ]
    return [change.kind.rawValue, change.name, value, difference, origins.joined(" -> ")]
  }

  private var sum: String {
    guard !difference.isEmpty else { return "nothing looks different\n" }
    let counts = ThemeDifference.Change.Kind.allCases.map { kind in
      "\(difference.changes.count { $0.kind == kind }) \(kind.rawValue)"
    }
    let affected = components.isEmpty ? "" : "; in \(components.joined(separator: ", "))"
    return "\(counts.joined(separator: ", ")), \(difference.renamings.count) renamed\(affected)\n"
  }
}

extension ThemeReport {
  /// Where a value is set, and through which variable.
  fileprivate func origin(of entry: Resolution.Entry) -> String {
    let variable = entry.winner.variableName.map { " (\($0))" } ?? ""
    return place(of: entry.winner).description + variable
  }
}

extension Array where Element == String? {
  fileprivate func joined(_ separator: String) -> String {
    compactMap(\.self).joined(separator: separator)
  }
}

extension Double {
  /// Rounded to three decimals; of numbers from 0 to 1.
  fileprivate var thousandths: Double { Double(Int(self * 1000 + 0.5)) / 1000 }
}
