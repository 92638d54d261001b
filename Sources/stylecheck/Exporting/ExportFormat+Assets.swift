import StyleSheet

extension ExportFormat {
  static let xcassets = ExportFormat(
    name: "xcassets", summary: "color sets of an asset catalog, for Xcode",
    fileExtension: ".xcassets", isFolder: true, scope: .flat, mark: "\"author\": \"stylecheck\""
  ) { theme in
    let theme = theme.borrowing
    var files = [ThemeExport.File(path: "Contents.json", text: ColorSet.info.description)]
    var names: [String: ExportedTheme.Entry] = [:]
    var omissions = theme.omittedScreens + theme.borrowedColors + theme.omittedVariables
    let variables = theme.variables.filter { $0.use.type == .color }.map(\.entry)
    for entry in theme.entries + theme.usedPalette.filter(\.isKnownEverywhere) + variables {
      let colors = entry.values.compactMap { $0?.color }
      guard colors.count == entry.values.count else {
        omissions.append(
          entry.type == .color
            ? ThemeExport.Omission(entry, entry.lack, among: "values")
            : ThemeExport.Omission(
              entry, "an asset catalog contains only colors", among: "values that are not colors"))
        continue
      }
      let name = ColorSet.name(of: entry)
      guard name.utf8.count <= ColorSet.longestName else {
        omissions.append(ThemeExport.Omission(entry, "its name is too long for a file"))
        continue
      }
      // Most Apple file systems are case-insensitive.
      if let first = names.updateValue(entry, forKey: name.lowercased()) {
        names[name.lowercased()] = first
        omissions.append(ThemeExport.Omission(entry, first.takes(name)))
        continue
      }
      if entry.situations.contains(.level) {
        omissions.append(
          ThemeExport.Omission(
            at: entry.place, "\(entry.phrase) on a raised surface",
            "an asset catalog has no raised surfaces", among: "colors on raised surfaces"))
      }
      files.append(
        ThemeExport.File(
          path: "\(name).colorset/Contents.json",
          text: ColorSet.json(of: entry, colors).description))
    }
    return ThemeExport(files, without: omissions)
  }
}

/// The files of a color set.
///
/// Source: Apple, "Asset Catalog Format Reference", Color Set Type; the keys of appearances are
/// those of Xcode 11 and later.
private enum ColorSet {
  /// The maximum number of bytes in a name without `.colorset`.
  static let longestName = 240

  static let info: JSONText = ["info": author]

  private static let author: JSONText = ["author": "stylecheck", "version": JSONText(1)]

  /// `Label.font-color`, `palette.tintColor`, and `brand` for a variable; characters that a file
  /// name cannot contain are escaped as `%` and digits.
  static func name(of entry: ExportedTheme.Entry) -> String {
    let isVariable = entry.className.isEmpty && entry.name.first == "@"
    let name =
      isVariable
      ? String(entry.name.dropFirst())
      : (entry.className.isEmpty ? "palette" : entry.className) + "." + entry.name
    return HexByte.escaped(name.utf8) { offset, byte in
      let isTaken = offset == 0 && byte == UInt8(ascii: ".") || "/\\:*?\"<>|%".utf8.contains(byte)
      return (0x21...0x7E).contains(byte) && !isTaken
    }
  }

  /// Returns the colors of the distinct appearances; the first one applies to any.
  static func json(of entry: ExportedTheme.Entry, _ colors: [ThemeColor]) -> JSONText {
    let cases = entry.cases.filter { !$0.context.isElevated }
    return [
      "colors": .array(cases.map { json(of: colors[$0.number], $0.context) }),
      "info": author,
    ]
  }

  private static func json(of color: ThemeColor, _ context: PaletteContext) -> JSONText {
    let appearances: [JSONText] = [
      context.isDark ? ["appearance": "luminosity", "value": "dark"] : nil,
      context.isHighContrast ? ["appearance": "contrast", "value": "high"] : nil,
    ].compactMap { $0 }
    return [
      "appearances": .nonempty(appearances),
      "color": [
        "color-space": "srgb",
        "components": [
          "alpha": .string(color.alpha.fraction.plainText),
          "blue": .string("0x\(HexByte.text(of: color.blue))"),
          "green": .string("0x\(HexByte.text(of: color.green))"),
          "red": .string("0x\(HexByte.text(of: color.red))"),
        ],
      ],
      "idiom": "universal",
    ]
  }
}
