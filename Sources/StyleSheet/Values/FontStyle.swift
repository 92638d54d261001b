/// A text style: a named size and weight for a role of text.
///
/// Names are case-sensitive. Sizes are in points at the default text size; with another text size,
/// the system scales them.
public struct FontStyle: Hashable, Sendable, CustomStringConvertible {
  /// A single byte, so that a copy of a font needs no reference counting.
  private let role: Role

  private init(_ role: Role) { self.role = role }

  /// The name as SAP and Swift write it, like `subheadline`.
  public var name: String { role.rawValue }
  /// The size in points at the default text size; nil if it is not published.
  public var pointSize: Double? { role.pointSize }

  /// Creates the style that `text` names, or nil.
  ///
  /// `text` is a name in the table or its Objective-C constant: `body` and `UIFontTextStyleBody`
  /// are the same style.
  public init?(_ text: String) {
    guard let style = Role(rawValue: text).map(Self.init) ?? Self.byConstant[text] else {
      return nil
    }
    self = style
  }

  /// The name.
  public var description: String { name }

  /// The Objective-C constant: `UIFontTextStyle` and the capitalized name.
  package var constantName: String {
    "UIFontTextStyle" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let byConstant = Dictionary(
    uniqueKeysWithValues: all.map { ($0.constantName, $0) })

  // MARK: - The table

  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `FioriThemeManager` (names and sizes; the first two
  // since its pull request 1116). `kpiNumber` and `kpiNumber2` are from `FDLFontStyle`, SAPFiori
  // reference, "Latest", which prints them in place of `KPI` and `largeKPI` and gives no sizes.
  private enum Role: String, CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeKPI
    case kpi = "KPI"
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2, kpiNumber, kpiNumber2

    var pointSize: Double? {
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
  }

  /// All text styles, the largest first, then those without a published size.
  package static let all = Role.allCases.map { FontStyle($0) }

  package static let kpi = Self(.kpi)
  package static let largeTitle = Self(.largeTitle)
  package static let title1 = Self(.title1)
  package static let title2 = Self(.title2)
  package static let title3 = Self(.title3)
  package static let headline = Self(.headline)
  package static let body = Self(.body)
  package static let callout = Self(.callout)
  package static let subheadline = Self(.subheadline)
  package static let footnote = Self(.footnote)
  package static let caption1 = Self(.caption1)
  package static let caption2 = Self(.caption2)
  package static let kpiNumber = Self(.kpiNumber)
}
