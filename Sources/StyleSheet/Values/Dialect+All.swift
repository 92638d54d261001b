extension Dialect {
  /// The three dialects, the oldest engine first.
  public static let all: [Dialect] = [nui, sapfiori, fioriSwiftUI]

  package init?(named name: String) {
    guard let dialect = Self.all.first(where: { $0.name == name }) else { return nil }
    self = dialect
  }

  // Source: tombenner/nui 744a36f (2016) and tombenner/NUIParse 65bc940, read as source.
  /// NUI 0.5 and later, the open engine from which the others derive.
  public static let nui = Dialect(
    name: "nui",
    reader: "tombenner/nui 0.5 and later, for UIKit; at rest since 2016",
    scope: .everything,
    lineComments: .losesSheet,
    words: .slashesInWords,
    selectorColon: .losesSheet,
    media: .deviceAndOrientation,
    imports: .notRead,
    quotes: .losesSheet,
    definitionShape: .anywhere,
    definitionWinner: .last,
    variableAsValue: .nameAsText,
    embeddedVariable: .notReplaced,
    undefinedVariable: .exceptionAtLoad,
    hexLengths: .sixOrMore,
    eightDigits: .firstSix,
    colorFunctions: .dotDecides,
    colorPlaces: .anywhere,
    hsl: .brightness,
    colorWords: .anyClassMethod,
    paletteNames: .notRead,
    badColor: .noColor,
    otherValues: .converted,
    lostName: .horizontalAlign,
    brokenSheet: .nothingStyled,
    assumed: [])

  // Source: SAPFiori reference, "Branding and Theming" and `NUISettings`, 3.0 to 25.08; SAP's
  // tutorials of SDK 3.0. Open questions are assumed to be as in NUI, or as in the SwiftUI port.
  /// SAP's fork of NUI in its UIKit SDK; the engine that themes form cells.
  public static let sapfiori = Dialect(
    name: "sapfiori",
    reader: "the fork of NUI inside SAP Fiori for iOS (UIKit); its source is closed",
    scope: .everythingAndPalette,
    lineComments: .unknown,
    words: .unknown,
    selectorColon: .unknown,
    media: .unknown,
    imports: .unknown,
    quotes: .unknown,
    definitionShape: .anywhere,
    definitionWinner: .last,
    variableAsValue: .nameAsText,
    embeddedVariable: .notReplaced,
    undefinedVariable: .exceptionAtLoad,
    hexLengths: .threeSixEightOrMore,
    eightDigits: .percentageAlphaFirst,
    colorFunctions: .unknown,
    colorPlaces: .unknown,
    hsl: .brightness,
    colorWords: .closedList,
    paletteNames: .backgroundSuffixes,
    badColor: .unknown,
    otherValues: .unknown,
    lostName: .unknown,
    brokenSheet: .loadingThrows,
    assumed: [
      .reader, .definitionShape, .definitionWinner, .variableAsValue, .embeddedVariable,
      .undefinedVariable, .hexLengths, .eightDigits, .hsl, .colorWords,
    ])

  // Source: SAP/cloud-sdk-ios-fiori 098daf0 (2026-08-21), `FioriThemeManager`, read as source.
  /// SAP's open SwiftUI port, which reads palette definitions only.
  public static let fioriSwiftUI = Dialect(
    name: "fiori-swiftui",
    reader: "FioriThemeManager of SAP/cloud-sdk-ios-fiori (SwiftUI), line by line",
    scope: .definitionsOnly,
    lineComments: .skippedAsLine,
    words: .notAsked,
    selectorColon: .ignored,
    media: .ignored,
    imports: .notRead,
    quotes: .partOfValue,
    definitionShape: .wholeLine,
    definitionWinner: .first,
    variableAsValue: .noColor,
    embeddedVariable: .notAsked,
    undefinedVariable: .notAsked,
    hexLengths: .threeSixEightOrMore,
    eightDigits: .alphaLast,
    colorFunctions: .notRead,
    colorPlaces: .anywhere,
    hsl: .notRead,
    colorWords: .closedListWithoutMagenta,
    paletteNames: .deviceSuffixes,
    badColor: .paletteValue,
    otherValues: .notRead,
    lostName: .contrastSuffix,
    brokenSheet: .lineLost,
    assumed: [])
}
