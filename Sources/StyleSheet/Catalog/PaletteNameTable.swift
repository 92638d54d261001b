/// The names of the Fiori palette as the vendor lists them.
enum PaletteNameTable {
  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `ColorStyle` (the public documentation of the type
  // lists the same names), palette v8 of SDK 9.1. A range stands for one name per step.
  /// The names in use, in the vendor's order.
  static let current: StaticString = """
    grey1...11 blue1...11 teal1...11 green1...11 mango1...11 red1...11 pink1...11 raspberry1...11
    indigo1...11 baseWhite baseBlack base1 base2
    accentLabel1...10 accentBackground1...10 cardShadow sectionShadow
    primaryGroupedBackground secondaryGroupedBackground tertiaryGroupedBackground
    primaryBackground secondaryBackground tertiaryBackground
    navBarTitleLabel primaryLabel secondaryLabel tertiaryLabel quaternaryLabel quinaryLabel
    neutralLabel primaryFill secondaryFill tertiaryFill quaternaryFill
    tintColor tintColor2 tintColor3 tintColorTapState
    negativeLabel positiveLabel criticalLabel informativeLabel
    negativeLabelTapState positiveLabelTapState criticalLabelTapState informativeLabelTapState
    neutralLabelTapState
    negativeBackground positiveBackground criticalBackground informationBackground
    neutralBackground
    negativeBackgroundTapState positiveBackgroundTapState criticalBackgroundTapState
    informationBackgroundTapState neutralBackgroundTapState
    separator separatorOpaque header headerBlended barTransparent contrastElement footer
    cellBackground chrome chromeSecondary
    chart1...12 stockUpStroke stockDownStroke chartBad chartCritical chartGood chartNeutral
    map1...10 customColor1...6 esriEdit
    jouleBrand jouleAccent1...3 jouleGradient1 jouleGradient2 jouleSelectedFill
    jouleSelectedLabel
    """

  // Source: as above; the deprecation of each case names its replacement, except for the two
  // `tintColorTapState…`, where it is inferred. The last two are misspellings that are still
  // accepted.
  /// The deprecated names, each followed by its successor.
  static let deprecated: StaticString = """
    shell header, background1 primaryGroupedBackground, background2 tertiaryGroupedBackground,
    line separatorOpaque, primary1 primaryLabel, primary2 secondaryLabel, primary3 tertiaryLabel,
    primary4 secondaryFill, primary5 footer, primary6 secondaryGroupedBackground,
    primary7 quaternaryLabel, primary8 barTransparent, primary9 separator,
    primary10 contrastElement, tintColorLight tintColor, tintColorDark tintColor2,
    tintColorTapStateLight tintColorTapState, tintColorTapStateDark tintColorTapState,
    cellBackgroundTapState quaternaryFill, shadow cardShadow, negative negativeLabel,
    positive positiveLabel, critical criticalLabel,
    accent1 mango3, accent1b mango4, accent2 red4, accent2b red5, accent3 pink5, accent4 pink6,
    accent5 indigo6, accent6 blue6, accent6b blue7, accent7 teal4, accent7b teal5, accent8 green4,
    accent9 indigo5, accent10 grey5, accent10b grey4,
    navigationBar header, backgroundGradientTop header, backgroundGradientBottom header,
    backgroundBase primaryBackground,
    quarternaryLabel quaternaryLabel,
    quarternaryFill quaternaryFill
    """

  /// The deprecated names that are misspelled, not replaced.
  static let misspelt = ["quarternaryLabel", "quarternaryFill"]
}
