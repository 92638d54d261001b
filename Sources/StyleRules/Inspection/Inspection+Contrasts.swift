import StyleSheet

extension Inspection {
  func contrastsOfSheet() -> (findings: [ContrastFinding], dropped: Int) {
    let keys = paletteKeys
    let survey = ContrastSurvey(
      of: sheet, after: lenders, for: dialect, in: contrastContexts(overriding: keys),
      overridesPalette: !keys.isEmpty, readsRules: readsRules, knowing: classes,
      keeping: max(findingLimit, 2 * Report.limit))
    return (survey.findings, survey.dropped)
  }

  /// The imported sheets with a definition that counts in this sheet, in load order.
  private var lenders: [Sheet] {
    guard !imports.imported.isEmpty else { return [] }
    let borrowed = borrowedVariables
    return imports.imported.filter { other in
      other.mayOverridePalette
        || borrowed.contains { name in
          let id = other.id(of: name)
          return id != NameTable.none && other.definitionRows.contains { $0.name == id }
        }
    }
  }

  /// The names, without '@', under which the engine finds overrides of the palette in this sheet.
  private var paletteKeys: [String] {
    guard dialect.scope != .everything else { return [] }
    switch dialect.definitionShape {
    case .anywhere:
      // Most sheets override no palette name, which their bytes show.
      guard mayOverridePalette else { return [] }
      return definitions.names.filter(isOverride).map(bareName)
    case .wholeLine:
      return DefinitionLine.all(in: sheet.source).compactMap(\.key).filter(Palette.all.isKey)
    }
  }

  private func contrastContexts(overriding keys: [String]) -> ContrastContexts {
    let asked = dialect.media == .ignored ? [] : Set(sheet.conditionRows.map(\.name))
    func asks(_ name: String) -> Bool { !asked.isEmpty && asked.contains(sheet.id(of: name)) }
    let devices =
      asks("device") ? ThemeEnvironment.Device.allCases : [.iphone]
    let orientations =
      asks("orientation") ? ThemeEnvironment.Orientation.allCases : [.portrait]
    let overridden = keys.flatMap(contexts)
    return ContrastContexts(
      media: devices.flatMap { device in
        orientations.map { ThemeEnvironment(device: device, orientation: $0) }
      },
      appearances: PaletteContext.all.filter {
        $0 == PaletteContext() || overridden.contains($0)
      })
  }

  private func contexts(of key: String) -> [PaletteContext] {
    guard let name = PaletteName(key) else { return [] }
    // A name such as 'tintColorLight' has its own environment without a suffix.
    return PaletteContext.all.filter { context in
      name.suffix?.context == context
        || ["tintColor", "tintColorTapState"].contains {
          Palette.all.overridingKeys(for: $0, in: context).contains(name.description)
        }
    }
  }
}
