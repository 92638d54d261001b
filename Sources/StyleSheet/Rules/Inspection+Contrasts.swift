extension Inspection {
  /// What stands out too little, in all situations of which the sheet speaks.
  func contrastsOfSheet() -> ContrastSurvey {
    ContrastSurvey(
      of: sheet, for: dialect, in: contrastContexts,
      overridesPalette: definitions.names.contains(where: isOverride), readsRules: readsRules,
      knowing: classes)
  }

  private var contrastContexts: ContrastContexts {
    let asked = dialect.media == .ignored ? [] : Set(sheet.conditionRows.map(\.name))
    let devices =
      asked.contains(sheet.id(of: "device")) ? Environment.Device.allCases : [.iphone]
    let orientations =
      asked.contains(sheet.id(of: "orientation"))
      ? Environment.Orientation.allCases : [.portrait]
    let spoken = definitions.names.reduce(into: Set([PaletteContext()])) {
      $0.formUnion(contexts(of: $1))
    }
    return ContrastContexts(
      media: devices.flatMap { device in
        orientations.map { Environment(device: device, orientation: $0) }
      },
      appearances: PaletteContext.all.filter(spoken.contains))
  }

  /// The situations that a definition of the palette is for; none for any other variable.
  private func contexts(of variable: NameTable.ID) -> [PaletteContext] {
    guard isOverride(variable), let name = PaletteName(bareName(of: variable)) else { return [] }
    // A name such as 'tintColorLight' has its situation without a suffix.
    return PaletteContext.all.filter { context in
      name.suffix?.context == context
        || ["tintColor", "tintColorTapState"].contains {
          Palette.all.overridingKeys(for: $0, in: context).contains(name.description)
        }
    }
  }
}
