package import StyleSheet

/// The names in sheets that show which engine the sheets are written for.
///
/// NUI styles controls by names of its own, and SAP's fork knows these names as well. So a class of
/// SAP's shows that sheets are for SAP's fork, and sheets without one are assumed to be for NUI. A
/// color of SAP's palette counts if its name has a suffix, which no other name has by chance, or if
/// sheets without rules define it.
package struct TargetSigns: Hashable, Sendable {
  package struct Sign: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case styleClass = "class"
      case color
    }

    package let kind: Kind
    /// The name, without the signs of a selector of CSS.
    package let name: String
    package let sheetName: String
  }

  /// The first sign that is sufficient alone.
  private var sure: Sign?
  /// The first color of SAP's palette without a suffix.
  private var bareColor: Sign?
  private var hasRules = false

  package init() {}

  /// Finds the signs in a sheet; `catalog` defines which classes are SAP's.
  package init(in sheet: Sheet, knowing catalog: Catalog = .all) {
    hasRules = !sheet.ruleRows.isEmpty
    var isSeen = [Bool](repeating: false, count: sheet.nameCount)
    let vendorClass =
      sheet.selectorRows.lazy
      .filter { selector in
        defer { isSeen[Int(selector.name)] = true }
        return !isSeen[Int(selector.name)]
      }
      .map { sheet.text(of: $0.name) }
      .first(where: catalog.isOnlyOfSAP) ?? sheet.vendorClassInSelectorOfCSS
    let colors = sheet.definitionRows.lazy.filter(sheet.overridesPalette)
      .map { sheet.text(of: $0.name) }
    func sign(_ kind: Sign.Kind, _ name: String) -> Sign {
      Sign(kind: kind, name: name, sheetName: sheet.source.name)
    }
    sure =
      vendorClass.map { sign(.styleClass, $0.firstName) }
      ?? colors.first { $0.utf8.contains(UInt8(ascii: "_")) }.map { sign(.color, $0) }
      ?? sheet.suffixedColorInValue.map { sign(.color, $0) }
    bareColor = colors.first.map { sign(.color, $0) }
  }

  package mutating func add(_ later: TargetSigns) {
    sure = sure ?? later.sure
    bareColor = bareColor ?? later.bareColor
    hasRules = hasRules || later.hasRules
  }

  /// True if later sheets cannot change the dialect.
  package var areDecided: Bool { sure != nil }

  /// The name that shows that the sheets are for SAP's fork, or nil.
  package var sign: Sign? { sure ?? (hasRules ? nil : bareColor) }

  /// The dialect of the engine that the sheets appear to be written for.
  package var dialect: Dialect { sign == nil ? .nui : .sapfiori }
}

extension Sheet {
  /// A class of SAP's that begins a selector of CSS, which no rule has.
  fileprivate var vendorClassInSelectorOfCSS: String? {
    tree.problems.lazy.filter { $0.code == .foreignSelector }
      .map { source[$0.range].firstName }.first(where: \.isOfSAP)
  }

  /// A color of SAP's palette with a suffix that is the whole value of a definition or declaration.
  fileprivate var suffixedColorInValue: String? {
    func first(in values: some Sequence<Component>) -> String? {
      values.lazy.filter { $0.kind == .word }.map { text(of: $0.name) }.first {
        PaletteName($0).map { $0.suffix != nil && $0.isOfPalette } ?? false
      }
    }
    return first(in: definitionRows.lazy.map(\.value))
      ?? first(in: declarationRows.lazy.map(\.value))
  }
}

extension String {
  /// The name without the signs of a selector of CSS and what follows them.
  fileprivate var firstName: String {
    String(drop { ".#".contains($0) }.prefix { !".: >".contains($0) })
  }
}

extension Catalog {
  /// True if a name is a class of SAP's, or looks like one, and NUI has no such class.
  fileprivate func isOnlyOfSAP(_ name: String) -> Bool {
    if name.isOfSAP { return true }
    let found = entries(for: name)
    return !found.isEmpty && !found.contains { Dialect.nui.styles($0.family) }
  }
}
