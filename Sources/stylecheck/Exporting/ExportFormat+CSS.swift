import StyleSheet

extension ExportFormat {
  static let css = ExportFormat(
    name: "css", summary: "CSS custom properties, by color scheme and contrast",
    fileExtension: ".css", scope: .all, mark: comment
  ) { theme in
    CSSExport(of: theme.borrowing).export
  }
}

/// The custom properties of a theme and the omissions.
private struct CSSExport {
  private let theme: ExportedTheme
  private var names: [String: ExportedTheme.Entry] = [:]
  private var lines = PaletteContext.all.map { _ in "" }
  private var omissions: [ThemeExport.Omission]
  /// The values of variables and palette names, by property and situation.
  private var texts: [String: [String]] = [:]
  /// The properties of classes; their names are reserved.
  private var ofClasses: [String: ExportedTheme.Entry] = [:]

  init(of theme: ExportedTheme) {
    self.theme = theme
    omissions = theme.omittedScreens + theme.borrowedColors + theme.omittedVariables
    for entry in theme.entries where !entry.className.isEmpty && texts(of: entry) != nil {
      ofClasses[CSSText.property(of: entry)] = entry
    }
    for entry in theme.usedPalette where entry.isKnownEverywhere { add(entry, asColorOf: nil) }
    for entry in theme.entries where entry.className.isEmpty { add(entry, asColorOf: nil) }
    for variable in theme.variables where texts(of: variable.use) != nil {
      add(variable.entry, asColorOf: variable.use)
    }
    for entry in theme.entries where !entry.className.isEmpty { add(entry, asColorOf: nil) }
  }

  var export: ThemeExport { ThemeExport(CSSText.sheet(of: lines), without: omissions) }

  private func texts(of entry: ExportedTheme.Entry) -> [String]? {
    let texts = entry.values.compactMap { $0.flatMap { CSSText.text(of: $0, entry.name) } }
    return texts.count == entry.values.count ? texts : nil
  }

  /// Adds a property; a variable has the values of its `use`.
  private mutating func add(_ entry: ExportedTheme.Entry, asColorOf use: ExportedTheme.Entry?) {
    guard let own = texts(of: use ?? entry) else {
      let isValue = !entry.values.contains(nil)
      let isFont = isValue && entry.type == .fontName
      omissions.append(
        ThemeExport.Omission(
          entry, isValue ? CSSText.lack(of: entry) : entry.lack,
          among: isFont ? "fonts" : "values",
          because: isFont ? "CSS has no family for a weight of the system font" : nil))
      return
    }
    let name = CSSText.property(of: entry)
    let owner = entry.className.isEmpty ? ofClasses[name] : nil
    if let first = names[name] ?? owner {
      omissions.append(ThemeExport.Omission(entry, first.takes(name)))
      return
    }
    names[name] = entry
    if entry.className.isEmpty { texts[name] = own }
    guard let target = target(of: entry), texts[target] == own else {
      for (number, _) in entry.cases { lines[number] += "\(name): \(own[number]);\n" }
      return
    }
    // Inherited values are already computed, so the reference is repeated for raised surfaces.
    let raised = entry.cases.first { $0.context.isElevated } == nil ? [] : [CSSText.raised]
    for number in [0] + raised { lines[number] += "\(name): var(\(target));\n" }
  }

  /// Returns the property of the variable or palette name that an entry refers to, or nil.
  private func target(of entry: ExportedTheme.Entry) -> String? {
    let name = entry.variable ?? entry.paletteName
    return name.map(CSSText.property(ofGlobal:)).flatMap { texts[$0] == nil ? nil : $0 }
      ?? entry.paletteName.map(CSSText.property(ofGlobal:))
  }
}

extension ExportedTheme.Entry {
  /// Returns the reason why another entry cannot have a name.
  func takes(_ name: String) -> String {
    "the name '\(name)' belongs to \(phrase)"
  }
}

/// Values and names in CSS syntax.
///
/// Sources: CSS Custom Properties Level 1, CSS Syntax Level 3, Media Queries Level 5.
enum CSSText {
  static func text(of value: ThemeValue, _ property: String) -> String? {
    switch value {
    case .color(let color): color.description.lowercased()
    case .integer(let number): text(of: Double(number), property)
    case .number(let number): text(of: number, property)
    case .length(let length): points(length.points)
    case .percentage(let percentage): percentage.description
    case .offset(let offset): points(offset.horizontal, offset.vertical)
    case .size(let size): points(size.width, size.height)
    case .box(let box): points(box.top, box.right, box.bottom, box.left)
    case .fontName(.system(.regular)): "system-ui"
    case .fontName(.postScript(let name)): quoted(name)
    case .fontName(.system), .paletteColor: nil
    case .image(let image): quoted(image.name)
    case .names(let list): list.names.map(quoted).joined(separator: ", ")
    case .text(let text): quoted(text)
    case .boolean, .fontStyle, .borderStyle, .separatorStyle, .textAlignment, .verticalAlignment,
      .horizontalAlignment, .keyboardAppearance, .textTransform:
      value.description
    }
  }

  static func lack(of entry: ExportedTheme.Entry) -> String {
    switch entry.type {
    case .fontName: "CSS has no family for '\(entry.text)'"
    case .number, .float, .integer, .length: "'\(entry.text)' is out of range for CSS"
    default: entry.lack
    }
  }

  private static func text(of number: Double, _ property: String) -> String? {
    guard number.isFinite else { return nil }
    return Distance.isDistance(property) ? points(number) : number.plainText
  }

  private static func points(_ numbers: Double...) -> String? {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers.map { "\($0.plainText)px" }.joined(separator: " ")
  }

  /// Returns a string in double quotes, with escapes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      default: replacement(for: scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns the replacement for a control character, or nil.
  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\0": "\u{FFFD}"
    case "\u{1}"..."\u{1F}", "\u{7F}": "\\\(String(scalar.value, radix: 16)) "
    default: nil
    }
  }

  // MARK: - Names and blocks

  /// `--Label-font-color`, `--palette-tintColor`, and `--brand` for a variable.
  static func property(of entry: ExportedTheme.Entry) -> String {
    entry.className.isEmpty
      ? property(ofGlobal: entry.name) : "--" + escaped("\(entry.className)-\(entry.name)")
  }

  /// `--brand` for `@brand`, `--palette-tintColor` for `tintColor`.
  static func property(ofGlobal name: String) -> String {
    "--" + escaped(name.first == "@" ? String(name.dropFirst()) : "palette-\(name)")
  }

  /// The index of light mode on raised surfaces in ``PaletteContext/all``.
  static let raised = PaletteContext.all.firstIndex { $0.isElevated } ?? 0

  private static func escaped(_ name: String) -> String {
    name.replacingScalars { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": nil
      default: replacement(for: scalar) ?? (scalar.value < 0x80 ? "\\\(scalar)" : nil)
      }
    }
  }

  /// Returns the sheet; `lines` are the declarations by situation, ordered as
  /// ``PaletteContext/all``.
  ///
  /// Browsers cannot detect raised surfaces, so a block for them applies to
  /// `data-level="elevated"`.
  static func sheet(of lines: [String]) -> String {
    var text = "/* \(ExportFormat.commentOnReplacing) */\n"
    for isDark in [false, true] {
      for isHighContrast in [false, true] {
        let blocks = [false, true].compactMap { isElevated -> String? in
          let context = PaletteContext(
            isDark: isDark, isElevated: isElevated, isHighContrast: isHighContrast)
          let number = PaletteContext.all.firstIndex(of: context) ?? 0
          guard !lines[number].isEmpty else { return nil }
          let selector = isElevated ? "[data-level=\"elevated\"]" : ":root"
          return "\(selector) {\n\(lines[number].indented(by: 2))}\n"
        }
        guard !blocks.isEmpty else { continue }
        let body = blocks.joined(separator: "\n")
        let query = query(isDark, isHighContrast)
        text += "\n" + (query.isEmpty ? body : "@media \(query) {\n\(body.indented(by: 2))}\n")
      }
    }
    return text
  }

  private static func query(_ isDark: Bool, _ isHighContrast: Bool) -> String {
    [
      isDark ? "(prefers-color-scheme: dark)" : nil,
      isHighContrast ? "(prefers-contrast: more)" : nil,
    ].compactMap { $0 }.joined(separator: " and ")
  }
}
