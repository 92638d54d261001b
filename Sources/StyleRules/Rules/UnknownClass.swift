import StyleSheet

extension Rule {
  static let unknownClass = Rule(
    id: "unknown-class", .schema, .warning,
    summary: "a class is not known, or looks like a misspelled one",
    rationale: """
      A rule for a class that no element has is never applied, so a misspelled name looks like a \
      sheet that was not loaded. Without a schema, names close to a known one, names that look like \
      SAP's, and known names with a dot and more behind them are warnings; for all other unknown classes, one remark says that a schema can \
      declare them. With a schema that is marked as complete, every class that is not declared is \
      a warning. The catalog does not contain all of SAP's pages: a class of SAP's that is missing \
      can be declared in a schema. The names that UIKit or SAP's code has for a control style \
      nothing; UIKit's without 'UI' are probably meant so too, if the sheet does not style that class.
      """,
    source: "SAPFiori reference 9.0 to 25.08, class references; NUI 0.5.5, README",
    examples: """
      fdlFUIRatingControlFormCell_title { font-style: body; }
      ---
      OrderTotal { font-color: red; }
      ^^^^^^^^^^ remark[unknown-class]: 'OrderTotal' is the app's own, and another class too: a schema can declare them, and then misspellings of them are found
      OrderTotal, OrderNumber { font-size: 15; }
      ---
      fdlFUIRatingControlFromCell_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'fdlFUIRatingControlFromCell_title': it styles only elements to which the app gives it; did you mean 'fdlFUIRatingControlFormCell_title'?
      ---
      BarButtonItem { font-color: red; }
      ^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'BarButtonItem': it styles only elements to which the app gives it; did you mean 'BarButton'?
      ---
      UIBarButtonItem { font-color: red; }
      ^^^^^^^^^^^^^^^ warning[unknown-class]: 'UIBarButtonItem' styles nothing, because it is the name of the control: the class is 'BarButton'
      FUIRatingControlFormCell_title { font-color: red; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: 'FUIRatingControlFormCell_title' styles nothing, because it is the name of the control: the class is 'fdlFUIRatingControlFormCell_title'
      ---
      fdlFUIObjectHeaderView_headlineLabel { font-color: red; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[unknown-class]: the catalog, which has not all of SAP's classes, has no 'fdlFUIObjectHeaderView_headlineLabel': a schema can add it
      ---
      NavigatonBar { bar-tint-color: red; }
      ^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'NavigatonBar': it styles only elements to which the app gives it; did you mean 'NavigationBar'?
      ---
      fdlFUIRatingControll { on-color: red; }
      ^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'fdlFUIRatingControll': it styles only elements to which the app gives it; did you mean 'fdlFUIRatingControl'?
      fdlFUIRatingControll { off-color: red; }
      ~~~~~~~~~~~~~~~~~~~~ note: here too
      ---
      Button.primary { font-size: 17; }
      ^^^^^^^^^^^^^^ warning[unknown-class]: the dot is a part of the name 'Button.primary': elements of the class 'Button' do not have it
      fdlFUISwitchFormCell.title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: 'fdlFUISwitchFormCell.title' styles nothing, because the dot is a part of the name: the class is 'fdlFUISwitchFormCell_title'
      ---
      fdlFUISliderFormView_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[unknown-class]: SAP's pages print 'FUISliderFormView_title', and previews and contrast know no other name
      ---
      fdlFUISliderFormView_titel { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'fdlFUISliderFormView_titel': it styles only elements to which the app gives it; did you mean 'FUISliderFormView_title'?
      ---
      fdlRatingControlFormCell_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'fdlRatingControlFormCell_title': it styles only elements to which the app gives it; did you mean 'fdlFUIRatingControlFormCell_title'?
      """,
    fixChangesTheme: true
  ) { inspection, report in
    /// Names unlike any known class, without a schema that should list them.
    var own: (first: (name: String, range: Range<Int>)?, count: Int) = (nil, 0)
    let isForSAP = inspection.dialect.styles(.fiori)
    let classes = inspection.catalog.classes(for: inspection.dialect)
    inspection.eachStrangeSelector(of: .other) { uses, name in
      guard !inspection.catalog.open.has(name) else { return }
      let looksLikeVendors = isForSAP && (name.hasPrefix("fdl") || name.isOfSAP)
      if let right = inspection.catalog.className(ofControl: name), isForSAP || !right.isOfSAP {
        report(.otherName(name, uses, right, because: "it is the name of the control"))
        return
      }
      if let plain = inspection.catalog.className(dottedAs: name, for: inspection.dialect) {
        report(.dottedClass(name, uses, plain))
        return
      }
      report.ifAny { speller in
        let near =
          isForSAP
          ? inspection.catalog.classOfSAP(meantBy: name, classes, &speller)
          : speller.nearest(to: name, on: "all classes") { classes.shelf }
        if let near, looksLikeVendors || near.isHardlyMeant(by: name) {
          return .unknownClass(name, uses, near, in: inspection)
        }
        if looksLikeVendors {
          return uses.finding(
            as: .information,
            "the catalog, which has not all of SAP's classes, has no '\(name)': a schema can add it"
          )
        }
        // The list is short, so more edits count as a misspelling of a short name.
        let short = speller.nearest(to: name, on: "classes of NUI") {
          isForSAP ? inspection.catalog.classes(for: .nui).shelf : WordShelf([])
        }
        if let short, short.isHardlyMeant(by: name) {
          return .unknownClass(name, uses, short, in: inspection)
        }
        // An app that styles the class itself may have another one with this name.
        if let plain = inspection.catalog.className(ofControl: "UI\(name)"),
          !inspection.classes.all.contains(where: { $0.name == plain })
        {
          return .unknownClass(name, uses, .certain(plain).inDoubt(), in: inspection)
        }
        if inspection.catalog.open.areComplete {
          return uses.finding("neither the catalog nor a schema has a class '\(name)'")
        }
        own = (own.first ?? (name, uses.first), own.count + (uses.areFirstOfName ? 1 : 0))
        return nil
      }
    }
    // The names follow SAP's convention where the pages print others.
    inspection.eachAlias { uses, printed in
      report(
        as: .information,
        uses.finding("SAP's pages print '\(printed)', and previews and contrast know no other name")
          .fixIt(writing: printed, as: .unsafe, at: uses.ranges))
    }
    if let first = own.first {
      report(as: .information, .ownClasses(first.name, own.count - 1, at: first.range))
    }
  }
}

extension Finding {
  fileprivate static func unknownClass(
    _ name: String, _ uses: NameUses, _ near: Suggestion.Match, in inspection: Inspection
  ) -> Self {
    uses.finding(
      "no class of the catalog is called '\(name)': it styles only elements to which the app gives it"
    )
    .suggesting(near, at: uses) { inspection.safetyOfRenaming(name, toClass: $0) }
  }

  /// Reports a name that begins with a class of the catalog and a dot, as a selector of CSS does.
  fileprivate static func dottedClass(_ name: String, _ uses: NameUses, _ plain: String) -> Self {
    // The class before the dot has more elements than the name was meant to have.
    name.hasPrefix("\(plain).")
      ? uses.finding(
        "the dot is a part of the name '\(name)': elements of the class '\(plain)' do not have it")
      : otherName(name, uses, plain, because: "the dot is a part of the name")
  }

  fileprivate static func otherName(
    _ name: String, _ uses: NameUses, _ right: String, because reason: String
  ) -> Self {
    uses.finding("'\(name)' styles nothing, because \(reason): the class is '\(right)'")
      .fixIt(writing: right, as: .unsafe, at: uses.ranges)
  }

  /// Reports names of an app that does not list its classes.
  fileprivate static func ownClasses(_ name: String, _ others: Int, at range: Range<Int>) -> Self {
    let more =
      switch others {
      case 0: ": a schema can declare it, and then misspellings of it are found"
      case 1:
        ", and another class too: a schema can declare them, and then misspellings of them are found"
      case _:
        ", and \(others) more classes too: a schema can declare them, and then misspellings of them are found"
      }
    return Finding(at: range, "'\(name)' is the app's own\(more)")
  }
}

extension Catalog {
  /// Returns the classes of SAP's or NUI's that a name may be meant for.
  fileprivate func classOfSAP(
    meantBy name: String, _ classes: ClassSpelling, _ speller: inout Speller
  ) -> Suggestion.Match? {
    let printed = className(printedFor: name)
    if let right = className(lackingFUI: name) { return .certain(right) }
    if let printed, entry(for: printed) != nil { return .certain(printed).inDoubt() }
    guard !UnpublishedComponents.have(name) else { return nil }
    if let near = speller.nearest(to: printed ?? name, on: "all classes", of: { classes.shelf }) {
      return printed == nil ? near : near.inDoubt()
    }
    let component = String(name.beforeUnderscore)
    return speller.nearest(
      to: component, on: "unpublished", of: { UnpublishedComponents.shelf })?.only
      .map { .certain($0 + name.dropFirst(component.count)) }
  }
}

extension Suggestion.Match {
  /// Returns true if a class of an app's own is unlikely to have such a similar name.
  ///
  /// Names such as 'XButton' and 'Labels', with one letter added on purpose, are not misspellings.
  fileprivate func isHardlyMeant(by name: String) -> Bool {
    let known = words[0]
    if known.utf8.count > 9, cost <= 2 * Slip.mostOfFingers { return true }
    // A word of the name may be near one of NUI's but a word itself, as in 'TestView'.
    return isOneSlip && !name.isVariation(of: known)
      && String.otherWords.isDisjoint(with: name.words)
  }
}

extension String {
  /// True if it is `known` with a letter added: a capital in front whose key is not next to that of
  /// the first letter, a digit, or a plural 's'.
  fileprivate func isVariation(of known: String) -> Bool {
    guard utf8.count == known.utf8.count + 1, let first = utf8.first, let last = utf8.last,
      let front = known.utf8.first, let back = known.utf8.last
    else { return false }
    if utf8.dropFirst().elementsEqual(known.utf8) {
      return !first.isSmallLetter && first != front
        && !Keyboard.shared.areNeighbors(first | 0x20, front | 0x20)
    }
    return utf8.starts(with: known.utf8) && last != back
      && (last == UInt8(ascii: "s") || !last.isSmallLetter)
  }

  /// Its words, each starting with a capital.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in utf8.indices.dropFirst() where (0x41...0x5A).contains(utf8[index]) {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }

  fileprivate static let otherWords: Set<Substring> = [
    "Cable", "Car", "Next", "Pane", "Stitch", "Swatch", "Tablet", "Tag", "Tap", "Test", "Twitch",
  ]
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
}

extension Inspection {
  /// Calls `body` with every class that SAP's pages print differently, and the printed name.
  fileprivate func eachAlias(_ body: (NameUses, String) -> Void) {
    guard classes.all.contains(where: \.isAlias) else { return }
    eachSelectorUse(for: Rule.names(suppressing: "unknown-class")) {
      classes[$0.name]?.isAlias == true
    } _: { row, uses in
      if let known = classes[row.name] { body(uses, known.name) }
    }
  }

  /// Calls `body` once for each name that is no class of the catalog, or for those of one kind.
  func eachStrangeSelector(
    of kind: StrangeNames.Kind? = nil, _ body: (NameUses, String) -> Void
  ) {
    guard readsRules, classes.hasStrangers else { return }
    eachSelectorUse(for: Rule.names(suppressing: "unknown-class")) {
      let own = strangeNames.kind(of: $0.name)
      return own != nil && (kind == nil || own == kind)
    } _: { row, uses in
      body(uses, sheet.text(of: row.name))
    }
  }
}
