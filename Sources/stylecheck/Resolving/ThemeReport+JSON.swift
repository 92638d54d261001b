import StyleSheet

extension ThemeReport {
  /// The shape that Documentation/Resolve.md describes.
  var json: JSONText { json(with: resolution.classes.map(member)) }

  /// Writes the same; the classes stand two levels below the whole.
  func writeJSON(_ classes: @escaping Classes, to write: (String) -> Void) {
    // No class has an empty name: where this one stands, the others go.
    let shell = json(with: [JSONText.Member("", .null)]).description
    let place = "{\n    \"\": null\n  }"
    let parts = shell.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    write(String(parts[0]))
    var isEmpty = true
    classes {
      write((isEmpty ? "{" : ",") + member($0).text(onLevel: 2))
      isEmpty = false
    }
    write((isEmpty ? "{" : "\n  ") + "}" + parts[1])
  }

  private func member(_ part: Resolution.ClassEntry) -> JSONText.Member {
    JSONText.Member(part.name, json(of: part.entries))
  }

  private func json(with classes: [JSONText.Member]) -> JSONText {
    let whole: JSONText = [
      "target": .string(theme.dialect.name),
      "context": JSONText(theme.environment),
      "classes": .object(classes),
    ]
    let shown =
      resolution.palette.isEmpty ? whole : whole.with("palette", json(of: resolution.palette))
    return shown.with(losses)
  }

  private func json(of entries: [Resolution.Entry]) -> JSONText {
    .object(entries.map { JSONText.Member($0.name, json(of: $0)) })
  }

  /// A property with its value and its place.
  func json(of entry: Resolution.Entry) -> JSONText {
    let whole: JSONText = [
      "text": JSONText(entry.winner.text),
      "type": .string(entry.type.name),
      "value": JSONText(entry.value),
      "at": JSONText(place(of: entry.winner)),
      "variable": JSONText(entry.winner.variableName),
    ]
    return hasTrails ? whole.with("beaten", .array(entry.beaten.map(json))) : whole
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

extension JSONText {
  /// The same with the sheets of which an app shows nothing, if there are any.
  func with(_ losses: [ThemeReport.Loss]) -> JSONText {
    guard !losses.isEmpty else { return self }
    return with("lost", .array(losses.map { JSONText($0) }))
  }

  /// Where an engine gives up, and what comes of it.
  init(_ loss: ThemeReport.Loss) {
    self = ["at": JSONText(loss.place), "message": .string(loss.sentence)]
  }

  /// The situation, in the words of options.
  init(_ environment: Environment) {
    self = [
      "appearance": .string(environment.appearance.word),
      "level": .string(environment.level.word),
      "contrast": .string(environment.contrast.word),
      "device": .string(environment.device.word),
      "orientation": .string(environment.orientation.word),
    ]
  }

  init(_ place: ThemeReport.Place) {
    self = [
      "file": .string(place.file), "line": JSONText(place.line), "column": JSONText(place.column),
    ]
  }

  /// A value as the kind of JSON that holds it best; null for a color that nobody knows.
  fileprivate init(_ value: StyleSheet.Value?) {
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
