import StyleSheet

extension Rule {
  static let unknownProperty = Rule(
    id: "unknown-property", .schema, .error,
    summary: "a class does not have this property",
    rationale: """
      The class does not read the property, so the declaration has no effect unless the app reads \
      it. The vendor lists every property of SAP's classes: there an unknown one is an error. Apps \
      add their own to NUI's classes: there it is a warning, and a schema can describe them. For a \
      class that the pages show only by example, and for a class of the app, only a probable \
      misspelling is more than a remark. For a class without a list, so is a property that one of \
      its parts has, except a background.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references; NUI 0.5.5, README",
    examples: """
      fdlFUIRatingControl { on-color: red; }
      OrderTotal { total-style: bold; tint-color-selected: red; }
      ---
      fdlFUIRatingControl { of-image: star; }
                            ^^^^^^^^ error[unknown-property]: 'fdlFUIRatingControl' has no property 'of-image', so this sets nothing; did you mean 'off-image' or 'on-image'?
      ---
      fdlFUIRatingControl { on_color: red; }
                            ^^^^^^^^ error[unknown-property]: 'fdlFUIRatingControl' has no property 'on_color', so this sets nothing; did you mean 'on-color'?
      ---
      fdlFUIRatingControlFormCell_title { on-color: red; }
                                          ^^^^^^^^ error[unknown-property]: 'fdlFUIRatingControlFormCell_title' has no property 'on-color', so this sets nothing; 'fdlFUIRatingControlFormCell_ratingControl', 'fdlFUIRatingControl' and 'fdlFUIRatingControlCollectionViewCell_ratingControl' have it
      ---
      fdlFUIWelcomeScreen_headlineLabel { font-style: body; }
                                          ^^^^^^^^^^ remark[unknown-property]: the catalog, which has not all properties of 'fdlFUIWelcomeScreen_headlineLabel', has no 'font-style': a schema can add it
      ---
      fdlFUIObjectTableViewCell_headlineLabel { color: red; }
                                                ^^^^^ warning[unknown-property]: the catalog, which has not all properties of 'fdlFUIObjectTableViewCell_headlineLabel', has no 'color'; did you mean 'font-color'?
      ---
      fdlFUIObjectTableViewCell_headlineLabel { font-colr-disabled: red; }
                                                ^^^^^^^^^^^^^^^^^^ warning[unknown-property]: the catalog, which has not all properties of 'fdlFUIObjectTableViewCell_headlineLabel', has no 'font-colr-disabled'; did you mean 'font-color-disabled'?
      ---
      fdlFUISwitchFormCell, fdlFUIRatingControlFormCell { on-color: red; }
                                                          ^^^^^^^^ warning[unknown-property]: SAP lists no property of 'fdlFUIRatingControlFormCell', so 'on-color' probably sets nothing; 'fdlFUIRatingControlFormCell_ratingControl' has it
      ---
      Progress { progress-tint: red; }
                 ^^^^^^^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'progress-tint' of 'Progress'; if the app does, describe it in a schema; did you mean 'progress-tint-color'?
      ---
      Label { border-radius: 4; color: red; }
              ^^^^^^^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'border-radius' of 'Label'; if the app does, describe it in a schema; did you mean 'corner-radius'?
                                ^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'color' of 'Label'; if the app does, describe it in a schema; did you mean 'font-color'?
      NavigationBar { tintColor: red; }
                      ^^^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'tintColor' of 'NavigationBar'; if the app does, describe it in a schema; 'Switch', 'TableCell', 'TextField' and 4 more have 'tint-color'
      OrderTotal { fon-color: red; }
                   ^^^^^^^^^ warning[unknown-property]: no class of the catalog has a property 'fon-color'; if the app reads it, describe it in a schema; did you mean 'font-color' or 'on-color'?
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    // The offsets of names whose rest may be cut off.
    let cut = Set(
      sheet.tree.problems.lazy.filter { $0.code == .missingColon }.map { Int($0.start) })
    /// The suggestions for the properties of an app's own classes.
    var suggestions: [NameTable.ID: Suggestion.Match?] = [:]
    /// The parts that have a property which their class probably lacks.
    var parts: [PropertyKey: [String]] = [:]
    // Classes that the engine does not style are judged for an engine that does, if there is one.
    let foreign = Set(
      inspection.classes.foreign.lazy.filter { known in
        inspection.company.contains { $0.scope != .definitionsOnly && $0.styles(known.family) }
      }.map(\.id))
    inspection.eachStranger { row, known, rule in
      // Outside of a rule, the name may be that of a variable.
      guard !rule.selectors.isEmpty else { return }
      let isCut = !cut.isEmpty && cut.contains(sheet.nameRange(of: row.element).lowerBound)
      let lacking = known.first { $0.isListed && !inspection.has(row.name, $0) }
      let name = sheet.text(of: row.name)
      guard !inspection.isOpen(name, of: lacking ?? known.first, in: rule) else { return }
      let range = sheet.nameRange(of: row.element)
      if let lacking {
        guard inspection.catalog.recased(name, at: lacking.name) == nil,
          inspection.catalog.base(ofVariant: name, at: lacking.name) == nil
        else { return }
        report.ifAny(as: lacking.severity, heldBack: isCut) {
          inspection.withoutHarm(
            .unknownProperty(name, lacking, at: range, in: inspection, &$0) {
              inspection.safetyOfRenaming(row.name, toProperty: $0, of: lacking, in: rule)
            }, renaming: row, in: rule)
        }
      } else {
        // Each declaration asks, so only the first classes of a long list count.
        guard
          foreign.isEmpty
            || !inspection.selectors(of: rule).prefix(32).allSatisfy({ foreign.contains($0.name) })
        else { return }
        // An app's own class may read it.
        let isOfSAP =
          known.count == rule.selectors.count && known.allSatisfy { $0.family == .fiori }
        report.ifAny(as: .warning, heldBack: isCut) {
          for bare in known where isOfSAP {
            let key = PropertyKey(className: bare.id, property: row.name)
            let owners = parts[key] ?? inspection.catalog.parts(of: bare.name, with: name)
            parts[key] = owners
            if !owners.isEmpty { return .propertyOfPart(name, bare, owners, at: range, of: sheet) }
          }
          guard !inspection.catalog.hasProperty(spelt: name, for: inspection.dialect),
            !inspection.isInsets(name, &$0)
          else { return nil }
          let near = suggestions[row.name] ?? inspection.property(meantBy: name, &$0)
          suggestions[row.name] = .some(near)
          return near.map {
            inspection.withoutHarm(.unknownProperty(name, $0, at: range), renaming: row, in: rule)
          }
        }
      }
    }
  }
}

extension KnownClass {
  /// Returns the statement that the class lacks a property, qualified if that is not certain.
  func lack(of property: String, in sheet: Sheet) -> String {
    let name = sheet.text(of: id)
    switch family {
    case .nui:
      return
        "NUI 0.5.5 does not read '\(property)' of '\(name)'; if the app does, describe it in a schema"
    case .app: return "the schema of '\(name)' has no property '\(property)'"
    case .fiori, .mdk:
      return isPartial
        ? "the catalog, which has not all properties of '\(name)', has no '\(property)'"
        : "'\(name)' has no property '\(property)', so this sets nothing"
    }
  }
}

extension Finding {
  fileprivate static func unknownProperty(
    _ name: String, _ known: KnownClass, at range: Range<Int>, in inspection: Inspection,
    _ speller: inout Speller, as safety: (String) -> FixIt.Safety
  ) -> Self {
    let catalog = inspection.catalog
    let lack: Message = "\(known.lack(of: name, in: inspection.sheet))"
    let meant = PropertyHabits.property(meantBy: name)
    if let meant, catalog.property(meant, at: known.name) != nil {
      // The values of a property of CSS or UIKit may differ.
      return Finding(at: range, lack).suggesting(.certain(meant), as: .unsafe, at: range)
    }
    let respelled = inspection.property(respelling: name, at: known)
    let owners = respelled == nil ? inspection.classNames(with: name, likeThoseOf: known) : []
    // What it means elsewhere is no property of the class, so a similar one is not meant.
    let sought = owners.isEmpty && respelled == nil ? meant : nil
    let others = sought.map { inspection.classNames(with: $0, likeThoseOf: known) } ?? owners
    let near =
      respelled
      ?? (sought == nil
        ? inspection.property(nearest: name, at: known, &speller)
          ?? inspection.property(nearestToVariant: name, at: known, &speller) : nil)
    if known.isPartial, near == nil {
      return Finding(as: .information, at: range, "\(lack): a schema can add it")
    }
    let rest = others.isEmpty ? Speller.question(near) : "; \(Self.owners(others, of: sought))"
    return Finding(at: range, "\(lack)\(rest)")
      .fixIt(
        writing: others.isEmpty ? near : nil, as: near?.only.map(safety) ?? .safe, at: [range])
  }

  /// Returns the first three of many class names; `property` is another one than the reported.
  private static func owners(_ names: [String], of property: String? = nil) -> String {
    let what = property.map { "'\($0)'" } ?? "it"
    guard names.count > 1 else { return "\(Speller.list(names)) has \(what)" }
    guard names.count > 3 else { return "\(Speller.list(names, "and")) have \(what)" }
    let quoted = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "\(quoted) and \(names.count - 3) more have \(what)"
  }

  /// Reports a property that parts of a class have, for a class without a published list.
  fileprivate static func propertyOfPart(
    _ name: String, _ known: KnownClass, _ parts: [String], at range: Range<Int>, of sheet: Sheet
  ) -> Self {
    Finding(
      at: range,
      "SAP lists no property of '\(sheet.text(of: known.id))', so '\(name)' probably sets nothing; "
        + "\(owners(parts))")
  }

  /// Reports a property of an app's own class that resembles a known one.
  fileprivate static func unknownProperty(
    _ name: String, _ near: Suggestion.Match, at range: Range<Int>
  ) -> Self {
    Finding(
      at: range,
      "no class of the catalog has a property '\(name)'; if the app reads it, describe it in a schema"
    )
    .suggesting(near, as: .unsafe, at: range)
  }
}

extension Inspection {
  /// True for the insets of an app's own image that the sheet names.
  fileprivate func isInsets(_ name: String, _ speller: inout Speller) -> Bool {
    guard name.hasSuffix("-insets"), case let image = String(name.dropLast("-insets".count)),
      sheet.id(of: image) != NameTable.none
    else { return false }
    return property(meantBy: image, &speller) == nil
  }

  fileprivate func classNames(with name: String, likeThoseOf known: KnownClass) -> [String] {
    // An app chooses the names of MDK's kinds, so that no view has them.
    catalog.classNames(with: name, likeThose: known.name, for: dialect)
      .filter { known.family == .mdk || catalog.entry(for: $0)?.family != .mdk }
  }

  /// Returns the property that a name was probably meant to be; nil if other classes have the name.
  func property(
    nearest name: String, at known: KnownClass, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard known.isPartial || classNames(with: name, likeThoseOf: known).isEmpty else { return nil }
    return speller.nearest(to: name, on: "properties of \(known.name)") {
      catalog.spellings(at: known.name)
    }
      ?? catalog.property(begunBy: name, at: known.name).map { .certain($0) }
  }

  /// Returns the same with a variant at its end, for a class that may have more than are listed.
  fileprivate func property(
    nearestToVariant name: String, at known: KnownClass, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard known.isPartial, let (base, variant) = catalog.cut(atVariantOf: name, for: dialect),
      let near = property(nearest: base, at: known, &speller)
    else { return nil }
    return .alike(near.words.map { "\($0)-\(variant)" }).inDoubt()
  }

  /// Returns the property of a class that `name` is with '_' in place of '-'; nil if there is none.
  fileprivate func property(respelling name: String, at known: KnownClass) -> Suggestion.Match? {
    let right = String(name.map { $0 == "_" ? "-" : $0 })
    return right != name && catalog.property(right, at: known.name) != nil ? .certain(right) : nil
  }

  /// Returns the property that a property of an app's own class was probably meant to be, or nil.
  fileprivate func property(meantBy name: String, _ speller: inout Speller) -> Suggestion.Match? {
    // A single word, such as 'size', may be a property of the app's own; one of CSS is not.
    let isOfCSS = name == "background" || name.utf8.has(UInt8(ascii: "-"))
    let meant = isOfCSS ? PropertyHabits.property(meantBy: name) : nil
    return meant.map { .certain($0) } ?? property(nearest: name, &speller)
  }

  /// Returns the nearest of all properties that the engine reads, for an app's own class; nil for a
  /// property with a variant that only others have.
  ///
  /// A property that SAP's classes have and NUI's lack must be one edit away.
  private func property(
    nearest name: String, _ speller: inout Speller
  ) -> Suggestion.Match? {
    if let base = catalog.cut(atVariantOf: name, for: dialect)?.base,
      catalog.hasProperty(spelt: base, for: dialect)
    {
      return nil
    }
    let known = catalog.properties(for: dialect)
    let near = speller.nearest(to: name, on: "all properties") { known.shelf }
    let companion = speller.nearest(to: name, on: "all insets of images") { known.companions }
    let nearest = [near, companion].compactMap(\.self).min { $0.cost < $1.cost }
    let isElsewhere = catalog.hasProperty(spelt: name, for: .sapfiori)
    return isElsewhere && nearest?.isOneSlip == false ? nil : nearest
  }
}
