import StyleRules
import StyleSheet

/// The target of sheets without a specified one, determined from the sheets.
struct TargetChoice: Hashable, Sendable {
  /// The evidence in the sheets; nil if none can be read.
  private let signs: TargetSigns?
  /// The number of sheets in the run, and how many have a configured target.
  private var sheets = 0
  private var configured = 0
  /// True if some sheet could not be considered: it is missing, not text or not a stylesheet.
  private let isPartial: Bool

  /// Creates the choice that follows from the evidence in sheets, or in the readable ones.
  init(_ signs: TargetSigns?, isPartial: Bool = false) {
    self.signs = signs
    self.isPartial = isPartial
  }

  /// The engine for which the sheets appear to be written.
  var dialect: Dialect { signs?.dialect ?? .sapfiori }

  /// True if a name in the sheets indicates the target; otherwise it is the default.
  var isShown: Bool { signs?.sign != nil }

  /// A line with the target, the reason and the sheets to which it does not apply.
  var line: String {
    let others =
      configured > 0
      ? "; a configuration sets the target of \(configured) of \(counted(sheets, "sheet"))" : ""
    return "target \(dialect.name): \(reason)\(others)\n"
  }

  var reason: String {
    guard let signs else { return "no sheet can be read" }
    guard let sign = signs.sign else {
      return "the\(isPartial ? " readable" : "") sheets use no SAP class"
    }
    return "'\(sign.name.visible)' in '\(sign.sheetName)' is an SAP \(sign.kind.rawValue)"
  }

  /// Returns the choice for a run of `sheets`, of which some have a configured target.
  func beside(_ configured: Int, of sheets: Int) -> Self {
    var choice = self
    choice.configured = configured
    choice.sheets = sheets
    return choice
  }
}
