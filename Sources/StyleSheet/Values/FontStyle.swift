/// A text style: a named size and weight for a role of text.
///
/// Names are case-sensitive. Sizes are in points at the default text size; with another text size,
/// the system scales them.
public struct FontStyle: Hashable, Sendable, CustomStringConvertible {
  /// The name as SAP and Swift write it, like `subheadline`.
  public let name: String
  /// The size in points at the default text size; nil if it is not published.
  public let pointSize: Double?

  /// Creates the style that `text` names, or nil.
  ///
  /// `text` is a name in the table or its Objective-C constant: `body` and `UIFontTextStyleBody`
  /// are the same style.
  public init?(_ text: String) {
    guard let style = Self.byName[text] ?? Self.byConstant[text] else { return nil }
    self = style
  }

  /// The name.
  public var description: String { name }

  /// The Objective-C constant: `UIFontTextStyle` and the capitalized name.
  package var constantName: String {
    "UIFontTextStyle" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

// MARK: - The table

extension FontStyle {
  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `FioriThemeManager` (names and sizes; the first two
  // since its pull request 1116). `kpiNumber` and `kpiNumber2` are from `FDLFontStyle`, SAPFiori
  // reference, "Latest", which prints them in place of `KPI` and `largeKPI` and gives no sizes.
  /// All text styles, the largest first, then those without a published size.
  package static let all: [FontStyle] = [
    extraLargeTitle, extraLargeTitle2, largeKPI, kpi, largeTitle, title1, title2, title3,
    headline, body, callout, subheadline, footnote, caption1, caption2, kpiNumber, kpiNumber2,
  ]

  /// 52 points.
  package static let extraLargeTitle = Self("extraLargeTitle", 52)
  /// 48 points.
  package static let extraLargeTitle2 = Self("extraLargeTitle2", 48)
  /// 48 points.
  package static let largeKPI = Self("largeKPI", 48)
  /// 36 points.
  package static let kpi = Self("KPI", 36)
  /// 34 points.
  package static let largeTitle = Self("largeTitle", 34)
  /// 28 points.
  package static let title1 = Self("title1", 28)
  /// 22 points.
  package static let title2 = Self("title2", 22)
  /// 20 points.
  package static let title3 = Self("title3", 20)
  /// 17 points.
  package static let headline = Self("headline", 17)
  /// 17 points.
  package static let body = Self("body", 17)
  /// 16 points.
  package static let callout = Self("callout", 16)
  /// 15 points.
  package static let subheadline = Self("subheadline", 15)
  /// 13 points.
  package static let footnote = Self("footnote", 13)
  /// 12 points.
  package static let caption1 = Self("caption1", 12)
  /// 11 points.
  package static let caption2 = Self("caption2", 11)
  /// The size is not published.
  package static let kpiNumber = Self("kpiNumber", nil)
  /// The size is not published.
  package static let kpiNumber2 = Self("kpiNumber2", nil)

  private init(_ name: String, _ pointSize: Double?) {
    self.name = name
    self.pointSize = pointSize
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byConstant = Dictionary(
    uniqueKeysWithValues: all.map { ($0.constantName, $0) })
}
