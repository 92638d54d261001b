/// A text style: a named size and weight for a role of text.
///
/// Names are case-sensitive. Sizes are in points at the default text size; with another text size,
/// the system scales them. The cases begin with the largest; those without a published size are
/// last.
public enum FontStyle: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `FioriThemeManager` (names and sizes; the first two
  // since its pull request 1116). `kpiNumber` and `kpiNumber2` are from `FDLFontStyle`, SAPFiori
  // reference, "Latest", which prints them in place of `KPI` and `largeKPI` and gives no sizes.
  case extraLargeTitle, extraLargeTitle2, largeKPI
  case kpi = "KPI"
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2, kpiNumber, kpiNumber2

  /// The size in points at the default text size; nil if it is not published.
  public var pointSize: Double? {
    switch self {
    case .extraLargeTitle: 52
    case .extraLargeTitle2, .largeKPI: 48
    case .kpi: 36
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    case .kpiNumber, .kpiNumber2: nil
    }
  }

  /// The name as SAP and Swift write it, like `subheadline`.
  public var name: String { rawValue }
  /// The name.
  public var description: String { name }
}

// MARK: - Names

extension FontStyle {
  /// Creates the style that `text` names, or nil.
  ///
  /// `text` is a name in the table or its Objective-C constant: `body` and `UIFontTextStyleBody`
  /// are the same style.
  public init?(_ text: String) {
    guard let style = FontStyle(rawValue: text) ?? Self.byConstant[text] else { return nil }
    self = style
  }

  /// The Objective-C constant: `UIFontTextStyle` and the capitalized name.
  package var constantName: String {
    "UIFontTextStyle" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let byConstant = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.constantName, $0) })
}
