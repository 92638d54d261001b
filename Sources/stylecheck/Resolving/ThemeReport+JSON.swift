import StyleSheet

extension [ThemeReport] {
  /// Writes the document that Documentation/Resolve.md describes; several reports form an array.
  func writeJSON(to write: (String) -> Void) {
    let shells = map(\.shell)
    let level = count == 1 ? 1 : 2
    let margin = String(repeating: "  ", count: level)
    let place = "{\n\(margin)  \"\": null\n\(margin)}"
    var parts = (count == 1 ? shells[0] : .array(shells)).description
      .split(separator: place, maxSplits: count, omittingEmptySubsequences: false)[...]
    write(String(parts.popFirst() ?? ""))
    for (report, behind) in zip(self, parts) {
      var isEmpty = true
      report.classes {
        write((isEmpty ? "{" : ",") + report.member($0).text(onLevel: level + 1))
        isEmpty = false
      }
      write((isEmpty ? "{" : "\n\(margin)") + "}" + behind)
    }
  }
}

extension ThemeReport {
  fileprivate func member(_ part: Resolution.ClassEntry) -> JSONText.Member {
    JSONText.Member(part.name, json(of: part.entries))
  }

  /// The whole report, in memory.
  var json: JSONText {
    var members: [JSONText.Member] = []
    classes { members.append(member($0)) }
    return document(classes: members)
  }

  /// The report without classes; a member with an empty name, which no class has, marks their place.
  fileprivate var shell: JSONText { document(classes: [JSONText.Member("", .null)]) }

  private func document(classes: [JSONText.Member]) -> JSONText {
    .document([
      "target": .string(theme.dialect.name),
      "context": JSONText(theme.environment),
      "classes": .object(classes),
      "palette": resolution.palette.isEmpty ? nil : json(of: resolution.palette),
      "lost": losses.json,
    ])
  }

  private func json(of entries: [Resolution.Entry]) -> JSONText {
    .object(entries.map { JSONText.Member($0.name, json(of: $0)) })
  }

  func json(of entry: Resolution.Entry) -> JSONText {
    [
      "text": JSONText(entry.winner.text),
      "type": .string(entry.type.name),
      "value": JSONText(entry.value),
      "at": JSONText(place(of: entry.winner)),
      "variable": JSONText(entry.winner.variableName),
      "beaten": hasTrails ? .array(entry.beaten.map(json)) : nil,
    ]
  }

  private func json(of origin: Provenance.Origin) -> JSONText {
    [
      "text": JSONText(origin.text),
      "at": JSONText(place(of: origin)),
      "variable": JSONText(origin.variableName),
    ]
  }
}

// MARK: - Parts

extension [ThemeReport.Loss] {
  /// The lost sheets; nil if there are none.
  var json: JSONText? { .nonempty(map { JSONText($0) }) }
}

extension JSONText {
  /// Creates an object with the place and the consequence of a loss.
  init(_ loss: ThemeReport.Loss) {
    self = ["at": JSONText(loss.place), "message": .string(loss.sentence)]
  }

  /// Creates an object with the situation, in the words of options.
  init(_ environment: ThemeEnvironment) {
    self = .object(EnvironmentField.all.map { .init($0.name, .string($0.word(environment))) })
  }

  init(_ place: ThemeReport.Place) {
    self = [
      "file": .string(place.file), "line": JSONText(place.line), "column": JSONText(place.column),
    ]
  }

  /// Creates the closest JSON value; null for an unknown color.
  fileprivate init(_ value: ThemeValue?) {
    switch value {
    case .none, .paletteColor: self = .null
    case .boolean(let value): self = .bool(value)
    case .integer(let value): self = JSONText(value)
    case .number(let value): self = JSONText(value)
    case .length(let value): self = JSONText(value.points)
    case .percentage(let value): self = JSONText(value.hundredths)
    case .offset(let value):
      self = ["horizontal": JSONText(value.horizontal), "vertical": JSONText(value.vertical)]
    case .size(let value):
      self = ["width": JSONText(value.width), "height": JSONText(value.height)]
    case .box(let value):
      self = [
        "top": JSONText(value.top), "right": JSONText(value.right),
        "bottom": JSONText(value.bottom), "left": JSONText(value.left),
      ]
    case .names(let value): self = .array(value.names.map(Self.string))
    case .some(let value): self = .string(value.description)
    }
  }
}
