import StyleSheet

/// Texts by situation: appearance, contrast, device and orientation.
struct SituationTable {
  struct Row: Hashable {
    /// The words for the situation; empty if the text is the same in all.
    let situation: String
    let text: String
  }

  /// The rows, without the dimensions that make no difference.
  let rows: [Row]

  private static let dimensions: [@Sendable (ThemeEnvironment) -> String] = [
    { $0.appearance == .light ? "light" : "dark" },
    { $0.contrast == .normal ? "" : "high contrast" },
    { $0.device == .iphone ? "iPhone" : "iPad" },
    { $0.orientation == .portrait ? "portrait" : "landscape" },
  ]

  init(of environments: [ThemeEnvironment], _ text: (ThemeEnvironment) -> String) {
    let texts = environments.map { environment in
      (words: Self.dimensions.map { $0(environment) }, text: text(environment))
    }
    let telling = Self.dimensions.indices.filter { dimension in
      var known: [[String]: String] = [:]
      return texts.contains { words, text in
        var others = words
        others.remove(at: dimension)
        return known.updateValue(text, forKey: others).map { $0 != text } ?? false
      }
    }
    rows = texts.map { words, text in
      let words = telling.map { words[$0] }.filter { !$0.isEmpty }.joined(separator: ", ")
      let situation = words.isEmpty && !telling.isEmpty ? "normal contrast" : words
      return Row(situation: situation, text: text)
    }.eachOnce(by: \.situation)
  }

  /// The situations that may differ, the usual one first.
  static func environments(of sheets: [Sheet]) -> [ThemeEnvironment] {
    let hasMedia = sheets.contains { !$0.mediaRows.isEmpty }
    let devices = hasMedia ? ThemeEnvironment.Device.allCases : [.iphone]
    let orientations = hasMedia ? ThemeEnvironment.Orientation.allCases : [.portrait]
    return ThemeEnvironment.Appearance.allCases.flatMap { appearance in
      ThemeEnvironment.Contrast.allCases.flatMap { contrast in
        devices.flatMap { device in
          orientations.map { orientation in
            ThemeEnvironment(
              appearance: appearance, contrast: contrast, device: device, orientation: orientation)
          }
        }
      }
    }
  }
}

extension [SituationTable.Row] {
  /// The rows, those with the same text as one.
  ///
  /// A text of more than three situations is the last row, without their names.
  fileprivate var grouped: [Element] {
    var groups = self.groups(by: \.text)
    guard groups.count > 1 else { return self }
    let usual = groups.firstIndex { $0.elements.count > 3 }.map { groups.remove(at: $0).key }
    return groups.map { text, rows in
      Element(situation: rows.map(\.situation).joined(separator: "; "), text: text)
    } + (usual.map { [Element(situation: "otherwise", text: $0)] } ?? [])
  }
}

/// The themes of sheets in the situations that may differ.
struct SituationThemes {
  private let environments: [ThemeEnvironment]
  private let themes: [ThemeEnvironment: Theme]
  let sheets: [Sheet]

  /// Creates the themes for a target; those that differ only in the palette share their indexes.
  init(of sheets: [Sheet], for dialect: Dialect) {
    self.sheets = sheets
    environments = SituationTable.environments(of: sheets)
    themes = Dictionary(
      uniqueKeysWithValues: zip(environments, sheets.themes(in: environments, for: dialect)))
  }

  /// Returns the rows of a text in each situation; those with the same text are one.
  func rows(_ text: (Theme) -> String) -> [SituationTable.Row] {
    table(of: environments, text).grouped
  }

  func rowsWithNormalContrast(_ text: (Theme) -> String) -> [SituationTable.Row] {
    table(of: environments.filter { $0.contrast == .normal }, text)
  }

  private func table(
    of environments: [ThemeEnvironment], _ text: (Theme) -> String
  ) -> [SituationTable.Row] {
    SituationTable(of: environments) { themes[$0].map(text) ?? "" }.rows
  }

  /// The themes without a difference in the palette, the usual one first.
  var ofLayouts: [Theme] {
    environments.filter { $0.contrast == .normal && $0.appearance == .light }
      .compactMap { themes[$0] }
  }

  /// Returns the theme in a situation; nil if it does not differ from another one.
  subscript(environment: ThemeEnvironment) -> Theme? { themes[environment] }
}

extension [Sheet] {
  /// Returns the theme of the sheets in each of some environments; those that differ only in the
  /// palette share their indexes.
  func themes(in environments: [ThemeEnvironment], for dialect: Dialect) -> [Theme] {
    var plain: [ThemeEnvironment: Theme] = [:]
    return environments.map { environment in
      let place = environment.with(PaletteContext())
      let theme = plain[place] ?? Theme(of: self, in: place, for: dialect)
      plain[place] = theme
      return Theme(theme, in: environment.paletteContext)
    }
  }
}
