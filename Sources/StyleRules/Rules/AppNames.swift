package import StyleSheet

/// The names in sheets that are probably an app's own: not in a catalog and not misspelt.
package struct AppNames: Hashable, Sendable {
  /// The classes that the catalog lacks.
  package private(set) var classes: Set<String> = []
  /// For each class of the catalog, the properties that it is not known to read.
  package private(set) var properties: [String: Set<String>] = [:]

  package init() {}

  package init(in sheet: Sheet, for dialect: Dialect, knowing catalog: Catalog = .all) {
    let inspection = Inspection(of: sheet, for: dialect, knowing: catalog)
    let rules = [Rule.unknownClass, .unknownProperty, .caseMismatch, .unknownVariant]
    let found = sheet.findings(for: dialect, rules: rules, knowing: catalog).diagnostics
    // A class of the app's own is reported as a remark at most.
    let slips = Set(
      found.filter {
        !$0.fixIts.isEmpty || $0.id == Rule.unknownClass.id && $0.severity > .information
      }
      .map(\.range.lowerBound))
    var speller = Speller()
    inspection.eachStrangeSelector { uses, name in
      guard !slips.contains(uses.first.lowerBound), !name.isOfSAP, ClassDescription.isName(name)
      else { return }
      classes.insert(name)
    }
    let strange = Set(found.filter { $0.id == Rule.unknownProperty.id }.map(\.range.lowerBound))
    inspection.eachStranger { row, known, _ in
      let place = inspection.sheet.nameRange(of: row.element).lowerBound
      let name = inspection.sheet.text(of: row.name)
      guard strange.contains(place), !slips.contains(place), ClassDescription.isName(name) else {
        return
      }
      for known in known
      where known.family == .nui && !inspection.has(row.name, known)
        && inspection.property(nearest: name, at: known, &speller) == nil
      {
        properties[known.name, default: []].insert(name)
      }
    }
  }

  package mutating func add(_ other: AppNames) {
    classes.formUnion(other.classes)
    properties.merge(other.properties) { $0.union($1) }
  }

  package var isEmpty: Bool { classes.isEmpty && properties.isEmpty }
}
