import FormCellModel
import StyleEditing
import StyleSheet

/// The visible differences between two themes.
struct DifferenceReport: Sendable {
  enum Format: String, OutputFormat {
    case text, markdown, json, html
  }

  let before: ThemeReport
  let after: ThemeReport
  let difference: ThemeDifference
  let contrasts: ContrastChanges
  let cells: CellChanges
  private let catalog: Catalog

  /// Creates a report on two themes for one target and one situation, and on the cells that some
  /// classes style, or all of them.
  init(
    from before: ThemeReport, to after: ThemeReport, showing classes: [String] = [],
    knowing catalog: Catalog
  ) {
    self.catalog = catalog
    self.before = before
    self.after = after
    let difference = ThemeDifference(from: before.resolution, to: after.resolution)
      .seen(from: before.theme, to: after.theme)
    self.difference = difference
    contrasts = ContrastChanges(from: before, to: after, in: difference, knowing: catalog)
    cells = CellChanges(from: before.theme, to: after.theme, showing: classes)
  }

  func write(in format: Format, to write: (String) -> Void) {
    switch format {
    case .text: writeText(to: write)
    case .markdown: write(markdown)
    case .json: writeJSON(to: write)
    case .html: write(html)
    }
  }

  /// The sheets of which an app shows nothing, with their sides.
  var losses: [(side: Side, loss: ThemeReport.Loss)] {
    before.losses.map { (.before, $0) } + after.losses.map { (.after, $0) }
  }

  /// One of the two themes.
  enum Side: String, Hashable, Sendable {
    case before, after
  }

  /// The messages about sheets of which an app shows nothing, and a remark; empty without any.
  var lossLines: [String] {
    guard !losses.isEmpty else { return [] }
    return losses.map { "\($0.side.rawValue): \($0.loss.line)" } + [[ThemeReport.Loss].remark]
  }

  /// The catalog components with changed classes, sorted by name.
  var components: [String] {
    let names = sections.map(\.key) + difference.renamings.flatMap { [$0.before, $0.after] }
    let found = names.compactMap { catalog.entry(for: ClassPath.lastName(in: $0))?.component }
    return Set(found).sorted()
  }

  // MARK: - JSON

  /// Writes the document that Documentation/Diff.md describes.
  private func writeJSON(to write: (String) -> Void) {
    let lost = losses.map { JSONText($0.loss).with("side", .string($0.side.rawValue)) }
    let states = cells.kinds.flatMap(\.changes).map { JSONText.string($0.state.description) }
    let document = JSONText.document([
      "target": .string(after.theme.dialect.name),
      "context": JSONText(after.theme.environment),
      "renamed": .array(
        difference.renamings.map { ["before": .string($0.before), "after": .string($0.after)] }),
      "changes": .hole,
      "components": .array(components.map(JSONText.string)), "cells": .array(states),
      "lost": .nonempty(lost),
    ]).textAroundHoles
    write(String(document[0]))
    for (index, change) in difference.changes.enumerated() {
      write(json(of: change).element(isFirst: index == 0))
    }
    write(JSONText.endOfList(isEmpty: difference.changes.isEmpty) + document[1])
  }

  private func json(of change: ThemeDifference.Change) -> JSONText {
    [
      "kind": .string(change.kind.rawValue),
      "class": change.className.isEmpty ? .null : .string(change.className),
      "property": .string(change.name),
      "before": change.before.map(before.json) ?? .null,
      "after": change.after.map(after.json) ?? .null,
      "colorDifference": change.colorDifference.map { .number($0.thousandths.plainText) } ?? .null,
      "contrast": contrast(of: change).map(json) ?? .null,
    ]
  }

  private func json(of change: ContrastChanges.Change) -> JSONText {
    let pair = change.after ?? change.before
    return [
      "class": pair.map { $0.className.isEmpty ? .null : .string($0.className) } ?? .null,
      "pair": pair.map { .string($0.words) } ?? .null,
      "needs": pair.map { .number($0.need.least.plainText) } ?? .null,
      "before": ratio(of: change.before),
      "after": ratio(of: change.after),
    ]
  }

  private func ratio(of pair: ContrastPair?) -> JSONText {
    (pair?.ratio).map { .number($0.thousandthsBelow.plainText) } ?? .null
  }

  // MARK: - Text

  /// Writes a paragraph for each class, a line for each property, and a summary.
  ///
  /// The paragraphs are not held, because they are as large as the sheets.
  private func writeText(to write: (String) -> Void) {
    var front = [after.heading]
    if !losses.isEmpty { front.append(lossLines.map { "\($0)\n" }.joined()) }
    if !difference.renamings.isEmpty {
      let lines = difference.renamings.map { "  \($0.before.visible) is now \($0.after.visible)\n" }
      front.append("renamed\n" + lines.joined())
    }
    write(front.joined(separator: "\n"))
    let batches = sections.batches(of: 64)
    Workers.inOrder(
      count: batches.count, prepare: { batches[$0] },
      work: { batch in batch.map { "\n" + text(of: $0) }.joined() }, take: { write($0) })
    write("\n" + sum)
  }

  private func text(of section: Section) -> String {
    var columns = Columns()
    for change in section.elements { columns.add(cells(of: change).map(\.visible)) }
    return (section.key.isEmpty ? ThemeReport.paletteHeading : section.key.visible) + "\n"
      + columns.text
  }

  private func cells(of change: ThemeDifference.Change) -> [String] {
    let difference = change.colorDifference.map { "\($0.thousandths.plainText) apart" } ?? ""
    let contrast = contrast(of: change)?.words.map { "contrast \($0)" } ?? ""
    return [
      change.kind.rawValue, change.name,
      Self.arrow(change.before?.shownValue, change.after?.shownValue), difference, contrast,
      Self.arrow(
        change.before.map { before.origin(of: $0) }, change.after.map { after.origin(of: $0) }),
    ]
  }

  /// Returns `before -> after`, or the only text.
  private static func arrow(_ before: String?, _ after: String?) -> String {
    guard let before, let after else { return before ?? after ?? "" }
    return "\(before) -> \(after)"
  }

  var sum: String {
    guard !difference.isEmpty else {
      return losses.isEmpty
        ? "no visible differences\n" : "no visible differences if the sheets were fixed\n"
    }
    let kinds = difference.changes.map(\.kind)
    let counts = ThemeDifference.Change.Kind.allCases.map { kind in
      "\(kinds.count { $0 == kind }) \(kind.rawValue)"
    }
    let affected = components.isEmpty ? "" : "; in \(components.joined(separator: ", "))"
    let drawn = cells.words.isEmpty ? "" : "cells that look different: \(cells.words)\n"
    return "\(counts.joined(separator: ", ")), \(difference.renamings.count) renamed\(affected)\n"
      + drawn
  }

  func contrast(of change: ThemeDifference.Change) -> ContrastChanges.Change? {
    contrasts.change(of: change.name, at: change.className)
  }

  /// The name of a class and its changes; the name of the palette is empty.
  typealias Section = (key: String, elements: ArraySlice<ThemeDifference.Change>)

  var sections: [Section] { difference.changes.runs(by: \.className) }
}

extension ThemeReport {
  /// Returns the place of a value and the variable from which it came.
  func origin(of entry: Resolution.Entry) -> String {
    let variable = entry.winner.variableName.map { " (\($0))" } ?? ""
    return place(of: entry.winner).description + variable
  }
}

extension Double {
  /// A number from 0 to 1, rounded to three decimals.
  var thousandths: Double { Double(Int(self * 1000 + 0.5)) / 1000 }
}
