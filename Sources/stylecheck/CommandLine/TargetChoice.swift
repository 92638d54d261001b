import StyleRules
import StyleSheet

/// The target of sheets for which neither the command line nor a configuration names one, taken from
/// the sheets.
struct TargetChoice: Hashable, Sendable {
  /// What the sheets show.
  private let signs: TargetSigns
  /// How many sheets of the run there are, and how many have a target from a configuration.
  private var sheets = 0
  private var configured = 0
  /// True if a sheet shows nothing, because it is not there, not text or not a stylesheet.
  private let isPartial: Bool

  /// The choice that the signs in sheets show, or in those of them that can be read.
  init(_ signs: TargetSigns, isPartial: Bool = false) {
    self.signs = signs
    self.isPartial = isPartial
  }

  /// The engine for which the sheets appear to be written.
  var dialect: Dialect { signs.dialect }

  /// True if a name in the sheets shows the target; else it is the target of sheets without one.
  var isShown: Bool { signs.sign != nil }

  /// The target and the reason for it, in a line, with the sheets that it is not for.
  var line: String {
    let others =
      configured > 0
      ? "; a configuration names the target of \(configured) of \(counted(sheets, "sheet"))" : ""
    return "target \(dialect.name): \(reason)\(others)\n"
  }

  /// Why it is this target.
  var reason: String {
    guard let sign = signs.sign else {
      return "the sheets\(isPartial ? " that can be read" : "") have no class of SAP's"
    }
    return "'\(sign.name.visible)' in '\(sign.sheetName)' is a \(sign.kind.rawValue) of SAP's"
  }

  /// The same choice in a run of so many sheets, some of which have a target from a configuration.
  func beside(_ configured: Int, of sheets: Int) -> Self {
    var choice = self
    choice.configured = configured
    choice.sheets = sheets
    return choice
  }
}
