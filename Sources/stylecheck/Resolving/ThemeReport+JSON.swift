import StyleSheet

extension [ThemeReport] {
  /// Writes the document that Documentation/Resolve.md describes; several reports form an array.
  func writeJSON(to write: (String) -> Void) {
    let documents = map { $0.document(classes: .hole) }
    let level = count == 1 ? 1 : 2
    var parts = (count == 1 ? documents[0] : .array(documents)).textAroundHoles[...]
    write(String(parts.popFirst() ?? ""))
    for (report, behind) in zip(self, parts) {
      var isEmpty = true
      report.classes { part in
        let classText = report.json(of: part.entries).text(named: part.name, onLevel: level + 1)
        write((isEmpty ? "{" : ",") + classText)
        isEmpty = false
      }
      write((isEmpty ? "{" : "\n" + String(repeating: "  ", count: level)) + "}" + behind)
    }
  }
}

extension ThemeReport {
  /// The whole report, in memory.
  var json: JSONText {
    var members: [JSONText.Member] = []
    classes { members.append(JSONText.Member($0.name, json(of: $0.entries))) }
    return document(classes: .object(members))
  }

  fileprivate func document(classes: JSONText) -> JSONText {
    .document([
      "target": .string(theme.dialect.name),
      "context": JSONText(theme.environment),
      "classes": classes,
      "palette": resolution.palette.isEmpty ? nil : json(of: resolution.palette),
      "lost": losses.json,
    ])
  }

  fileprivate func json(of entries: [Resolution.Entry]) -> JSONText {
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
