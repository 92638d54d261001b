import StyleSheet

// Palette names, hex digits and other values.

extension EditedSheet {
  func description(ofPaletteName text: String) -> EditorText? {
    let reader = settings.dialects.first { $0.paletteNames != .notRead } ?? dialect
    guard let parts = PaletteName(text) ?? reader.paletteNames.name(in: text) else { return nil }
    var described = EditorText()
    let known = Palette.all.name(parts.name)
    described.add("\(code: text): a color of the palette")
    if let successor = known?.successor { described.add("Replaced by \(code: successor)") }
    described.add(Self.role(ofPaletteName: known?.successor ?? parts.name))
    let themes = SituationThemes(of: project.loadOrder(of: index), for: reader)
    let rows = themes.rows { $0.color(parts)?.withOpacity ?? "not published" }
    described.add(list: rows.map(\.line))
    let light = themes[ThemeEnvironment()]
    if let origin = light?.origin(ofColor: text), let theme = light,
      theme.sheets.indices.contains(origin.sheet)
    {
      let place = project.words(for: origin.range, in: theme.sheets[origin.sheet], seenFrom: sheet)
      described.add("Overridden by \(code: origin.property) (\(place))")
    }
    return described
  }

  /// The use that the framework makes of a name of the palette; nil if it is not published.
  private static func role(ofPaletteName name: String) -> EditorText.Line? {
    if let pair = PalettePairing.all.first(where: { $0.figure == name }) {
      let use = pair.need == .graphic ? "marks" : "text"
      return "For \(use) on \(code: pair.ground), with a contrast of \(pair.need.least.plainText)"
    }
    let figures = PalettePairing.all.filter { $0.ground == name }.map(\.figure)
    return figures.isEmpty ? nil : "A background of \(codes: figures)"
  }

  func description(ofValue text: String, _ type: ValueType) -> EditorText? {
    var described = EditorText()
    let targets = Dialect.all.filter { type == .color || $0.scope != .definitionsOnly }
    let outcomes = targets.map { $0.outcome(of: text, as: type) }
    guard let first = outcomes.first ?? nil, type != .unknown else { return nil }
    let words = zip(targets, outcomes).map { target, outcome in
      guard case .value(.color)? = outcome else { return outcome?.words(as: type) ?? "nothing" }
      return (outcome?.words(as: type) ?? "") + target.remark(onColor: text)
    }
    let style = type == .fontStyle ? FontStyle(text)?.pointSize : nil
    let size = style.map { ", \($0.plainText) points" } ?? ""
    described.add("\(code: text): \(type.name)\(size)")
    if Set(words).count > 1 {
      described.add(list: zip(targets, words).map { target, words in "\(target.name): \(words)" })
    } else if case .value(let value) = first, value.words != text {
      described.add("\(value.words)")
    }
    if type == .image { described.add(presence(ofImage: text)) }
    return described
  }

  /// Returns the line that states whether the app has an image; nil if its images are unknown.
  private func presence(ofImage text: String) -> EditorText.Line? {
    guard let images = settings.images,
      case .value(.image(let image))? = dialect.outcome(of: text, as: .image)
    else { return nil }
    return images.contains(image) ? "The app has this image." : "The app has no image of this name."
  }
}

extension SituationTable.Row {
  var line: EditorText.Line { line(behind: []) }

  /// Returns other names, the situation and the text; `label` is in the place of no names.
  func line(behind names: [String], or label: String = "value: ") -> EditorText.Line {
    let front = (names + [situation]).filter { !$0.isEmpty }
    return front.isEmpty ? "\(label)\(text)" : "\(front.joined(separator: ", ")): \(text)"
  }
}
