import StyleSheet

/// The share of the catalog that sheets set.
struct CoverageReport: Sendable {
  enum Format: String, OutputFormat {
    case text, json
  }

  let coverage: ThemeCoverage
  let scope: ThemeCoverage.Scope
  /// The sheets of which an app shows nothing.
  let losses: [ThemeReport.Loss]
  let dialect: Dialect

  func text(in format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description
    }
  }

  /// Returns a message if less than a percentage, in decimal digits, is set; otherwise nil.
  func shortfall(of minimum: String) -> String? {
    let count = coverage.count
    let requirement = "but at least \(minimum) % is required"
    return if let loss = losses.first {
      "an app discards '\(loss.place.file)', \(requirement)"
    } else if count.all == 0 {
      "there is nothing to set, \(requirement)"
    } else if count.percent < minimum.asPercent ?? 0 {
      "\(count.shownPercent) % is set, \(requirement)"
    } else {
      nil
    }
  }

  // MARK: - Text

  /// A line for each component, the missing properties of each class, and a summary.
  private var text: String {
    guard !coverage.classes.isEmpty else {
      let reason =
        scope == .touched
        ? ["the sheets style no class that the catalog has for \(dialect.name)\n"] : []
      return (losses.paragraphs + reason).joined(separator: "\n")
    }
    var components = Columns()
    for entry in coverage.components { components.add([entry.name] + entry.count.cells) }
    let classes = coverage.classes.filter { $0.count.covered > 0 }.map(text)
    let target = "for \(dialect.name)\n"
    let head =
      losses.isEmpty ? [target + components.text] : [target] + losses.paragraphs + [components.text]
    return (head + classes + [sum]).joined(separator: "\n")
  }

  private func text(of entry: ThemeCoverage.ClassEntry) -> String {
    let left = entry.properties.filter { !$0.status.isCovered }.map(\.words)
    let name = entry.name.isEmpty ? ThemeReport.paletteHeading : entry.name
    let heading = "\(name)  \(entry.count.cells.joined(separator: "  "))\n"
    guard !left.isEmpty else { return heading }
    let lines = "missing: \(left.joined(separator: ", "))".wrapped(to: 76).split(separator: "\n")
    return heading + lines.map { "  \($0)\n" }.joined()
  }

  private var sum: String {
    let count = coverage.count
    let palette = count.palette > 0 ? "; \(count.palette) more have palette colors" : ""
    return "\(count.covered) of \(counted(count.all, "property", "properties")) set, "
      + "\(count.shownPercent) %\(palette)\n"
  }
}

extension ThemeCoverage.Count {
  fileprivate var cells: [String] { ["\(covered) of \(all)", "\(shownPercent) %"] }

  /// The percentage rounded down, so that only complete coverage is 100.
  var shownPercent: Int { Int(percent) }
}

extension ThemeCoverage.PropertyEntry {
  /// The property, and the color that shows instead, if it is not the sheets' own.
  fileprivate var words: String {
    switch status {
    case .set, .covered, .nothing: name
    case .palette(let palette): palette == name ? name : "\(name) (\(palette))"
    }
  }
}

// MARK: - JSON

extension CoverageReport {
  /// The JSON document that Documentation/Coverage.md describes.
  private var json: JSONText {
    .document(JSONText(coverage.count)).with([
      "target": .string(dialect.name),
      "components": .array(
        coverage.components.map { JSONText($0.count).with("name", .string($0.name)) }),
      "classes": .array(coverage.classes.map(json)),
      "lost": losses.json,
    ])
  }

  private func json(of entry: ThemeCoverage.ClassEntry) -> JSONText {
    JSONText(entry.count).with([
      "class": entry.name.isEmpty ? .null : .string(entry.name),
      "component": .string(entry.component),
      "properties": .object(entry.properties.map { JSONText.Member($0.name, JSONText($0.status)) }),
    ])
  }
}

extension JSONText {
  fileprivate init(_ count: ThemeCoverage.Count) {
    self = [
      "covered": JSONText(count.covered), "palette": JSONText(count.palette),
      "all": JSONText(count.all),
    ]
  }

  fileprivate init(_ status: ThemeCoverage.Status) {
    switch status {
    case .set: self = ["by": "sheet"]
    case .covered(let property, let name):
      self = ["by": "sheet", "property": .string(property), "class": .string(name)]
    case .palette(let name): self = ["by": "palette", "name": .string(name)]
    case .nothing: self = ["by": .null]
    }
  }
}
