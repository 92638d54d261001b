import StyleSheet

extension Rule {
  static let duplicateClass = Rule(
    id: "duplicate-class", .cascade, .warning,
    summary: "a class has two rules, and the second overrides the first",
    rationale: """
      Engines merge the two rules, and the later declaration wins. A reader of the first rule can \
      miss the second. A comma list and a separate rule for one of its classes are a way to write \
      an exception, and are not reported.
      """,
    source: "NUI 744a36f, NUISettings",
    examples: """
      Button, LargeButton { font-size: 17; }
      LargeButton { font-size: 24; }
      ---
      Button, LargeButton, Button { font-size: 17; }
                           ^^^^^^ warning[duplicate-class]: 'Button' is named twice in this list: once is enough
      ~~~~~~ note: first named here
      ---
      Button { font-size: 17; height: 44; }
      ~~~~~~ note: opened before here
      Button { font-size: 20; }
      ^^^^^^ warning[duplicate-class]: 'Button' is opened again: this 'font-size' replaces the one before
      ---
      Button { font-size: 17; height: 44; }
      ~~~~~~ note: opened before here
      Button { font-size: 20; height: 50; }
      ^^^^^^ warning[duplicate-class]: 'Button' is opened again: 'font-size' and 'height' replace those before
      ---
      Button { font-size: 17; }
      ~~~~~~ note: first opened here
      ~~~~~~ note: opened before here
      Button { height: 44; }
      ^^^^^^ remark[duplicate-class]: 'Button' is opened again: its declarations are added to the first
      Button { font-size: 20; }
      ^^^^^^ warning[duplicate-class]: 'Button' is opened again: this 'font-size' replaces the one before
      ---
      Button { font-size: 17; }
      ~~~~~~ note: first opened here
      Button { font-color: red; }
      ^^^^^^ remark[duplicate-class]: 'Button' is opened again: its declarations are added to the first
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.traits.hasClassesAgain else { return }
    // For each name, the last list with it: the number of its first selector there, plus one.
    var listed = [UInt32](repeating: 0, count: sheet.nameCount)
    // The first rule of a class in a media query, and by that rule and a property, the place in
    // `setters` of the last rule that sets it.
    var openers = PairTable()
    var places = PairTable()
    var setters: [UInt32] = []
    for (number, rule) in inspection.rules.enumerated() {
      let number = UInt32(number)
      guard rule.selectors.count == 1 else {
        for place in rule.selectors {
          let selector = sheet.selectorRows[Int(place)]
          let first = listed[Int(selector.name)]
          if first > rule.selectors.lowerBound {
            let earlier = sheet.selectorRows[Int(first) - 1]
            report(as: .warning, .namedAgain(selector, after: earlier, in: sheet))
          } else {
            listed[Int(selector.name)] = place + 1
          }
        }
        continue
      }
      let name = sheet.selectorRows[Int(rule.selectors.lowerBound)].name
      let media = inspection.media(rule.media)
      // A declaration without a value resets nothing.
      let own = inspection.declarations(of: rule).filter { $0.value.kind != .missing }
      let properties = own.filter { !inspection.hasFaultyName($0.element) }.map(\.name)
      let first = openers[name, media]
      let opener = first == PairTable.none ? number : first
      if first == PairTable.none { openers.add(number, name, media) }
      // Another rule reports one that sets nothing.
      if first != PairTable.none, !own.isEmpty {
        let taken = properties.filter { places[opener, $0] != PairTable.none }
        let replaced = taken.map { setters[Int(places[opener, $0])] }.eachOnce
        report(
          as: taken.isEmpty ? .information : .warning,
          .duplicateClass(
            rule,
            after: (replaced.isEmpty ? [opener] : replaced).map { sheet.ruleRows[Int($0)] },
            takesBack: taken.map { sheet.text(of: $0) }.eachOnce, in: sheet))
      }
      for property in properties {
        let place = places[opener, property]
        if place == PairTable.none {
          places.add(UInt32(setters.count), opener, property)
          setters.append(number)
        } else {
          setters[Int(place)] = number
        }
      }
    }
  }
}

extension Finding {
  fileprivate static func namedAgain(
    _ selector: Sheet.SelectorRow, after first: Sheet.SelectorRow, in sheet: Sheet
  ) -> Self {
    let range = sheet.selectorRange(selector)
    let bytes = sheet.source.bytes
    // Only blanks are searched: a list without commas would be searched again for each class.
    let last = bytes[..<range.lowerBound].lastIndex { ByteClass.table[Int($0)].kind != .blank }
    let comma = last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
    return Finding(
      at: range, "'\(sheet.text(of: selector.name))' is named twice in this list: once is enough"
    )
    .note("first named here", at: sheet.selectorRange(first))
    .fixIt("remove it", as: .safe, ifAny: comma.map { .remove($0..<range.upperBound) })
  }

  fileprivate static func duplicateClass(
    _ later: Sheet.RuleRow, after earlier: [Sheet.RuleRow], takesBack taken: [String],
    in sheet: Sheet
  ) -> Self {
    let selector = sheet.selectorRows[Int(later.selectors.lowerBound)]
    let consequence =
      switch taken.count {
      case 0: "its declarations are added to the first"
      case 1: "this '\(taken[0])' replaces the one before"
      case _: "\(Speller.list(taken, "and")) replace those before"
      }
    return Finding(
      at: sheet.selectorRange(of: later),
      "'\(sheet.text(of: selector.name))' is opened again: \(consequence)"
    )
    .notes(
      taken.isEmpty ? "first opened here" : "opened before here",
      at: earlier.map { sheet.selectorRange(of: $0) })
  }
}
