public import FormCellModel
import StyleSheet

extension ReviewChartStyle {
  /// The chart of SUSI's app.
  ///
  /// Source: fossasia/susi_iOS, `BarChartView` and `SkillDetailViewController`: five colors, bars
  /// by their share of the largest one, percentages truncated after one decimal.
  public static let susi: ReviewChartStyle = {
    var style = ReviewChartStyle()
    style.axis = .vertical
    style.scale = .largest
    style.percentages = ReviewPercentages(.truncated, decimals: 1)
    style.colors = [0xE573_73FF, 0xFFB7_4DFF, 0xFFF1_76FF, 0xAED5_81FF, 0x81C7_84FF]
      .map { ThemeColor(rgba: $0) }
    return style
  }()
}

extension ReviewStrings {
  /// The texts and numbers of SUSI's app: `4.0`, and `2 (66.6)%` beside a bar.
  ///
  /// SUSI's spoken text, "Bar 1 of 5 : 40 %", is not used: it does not say which stars are meant,
  /// and its percentage differs from the one that is shown.
  ///
  /// Source: fossasia/susi_iOS, `SkillDetailViewController` and `BarChartView`.
  public static let susi: ReviewStrings = {
    var strings = ReviewStrings()
    strings.notRated = "Skill not rated yet"
    strings.bar = "{count} ({percentage})%"
    strings.averageFormat = .cutToOneDecimal
    strings.percentageFormat = .cutToOneDecimal
    return strings
  }()
}
