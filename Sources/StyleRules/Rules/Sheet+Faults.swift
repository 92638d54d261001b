import StyleSheet

extension Sheet {
  /// Returns the syntax faults, with their effects on the given engines.
  ///
  /// They apply to engines that lose the sheet. An engine that loses at most a line is mentioned in
  /// a note, if it misreads that line.
  func faults(for dialects: [Dialect]) -> [Diagnostic] {
    guard dialects.contains(where: isSpelledOtherwise) else { return faultsOfText(for: dialects) }
    // Each engine has its own tokens here, and its own faults.
    let faults = SeveralTargets.findings(for: dialects) { spelled(for: $0).faults(to: $0) }
    return wary(faults, for: dialects)
  }

  /// Makes fixes for some of several engines unsafe where engines tokenize the sheet differently,
  /// because they may break the sheet for others.
  func wary(_ findings: [Diagnostic], for dialects: [Dialect]) -> [Diagnostic] {
    guard dialects.count > 1, dialects.contains(where: isSpelledOtherwise) else { return findings }
    return findings.map { $0.targets.count == dialects.count ? $0 : $0.with(\.withUnsafeFixIts) }
  }

  /// Returns the faults of a sheet in an engine's own tokens, whose name is not filled in.
  func faults(to dialect: Dialect) -> [Diagnostic] {
    faultsOfText(as: dialect, among: [dialect])
  }

  /// Returns the numbers of syntax faults beyond the limit, for the engine with the most.
  func droppedFaults(for dialects: [Dialect]) -> DroppedFindings {
    var dropped = DroppedFindings()
    let sheets = dialects.map { spelled(for: $0) }
    guard
      let sheet = sheets.max(by: { $0.tree.droppedProblems < $1.tree.droppedProblems }),
      sheet.tree.droppedProblems > 0, source.nonText == nil
    else { return dropped }
    // Only the whole list has what the severity of the others depends on.
    let whole = Sheet(SyntaxTree(parsing: source, sheet.tree.spelling, keeping: .max))
    let effects = dialects.map { FaultEffects(of: whole, to: $0) }
    let stored = Set(sheet.tree.problems.map(\.place))
    for problem in whole.tree.problems
    where !stored.contains(problem.place) && !isToldElsewhere(problem) {
      let severities = effects.map { $0.effect(of: problem).severity ?? problem.code.severity }
      dropped.add(1, DroppedFindings.Kind(nil, severities.max() ?? .information))
    }
    return dropped
  }

  /// True if the problem is a part of text that is not UTF-8, which has a rule of its own.
  private func isToldElsewhere(_ problem: SyntaxProblem) -> Bool {
    problem.code.id == Rule.unexpectedCharacter.id
      && source.isInvalidUTF8(at: Int(problem.start))
  }

  private func faultsOfText(for dialects: [Dialect]) -> [Diagnostic] {
    guard dialects.count > 1 else {
      return SeveralTargets.findings(for: dialects) { faultsOfText(as: $0, among: dialects) }
    }
    let losers = dialects.filter { $0.brokenSheet != .lineLost }
    let others = dialects.filter { $0.brokenSheet == .lineLost }
    var targets = SeveralTargets()
    for dialect in losers.isEmpty ? dialects : losers {
      targets.add(faultsOfText(as: dialect, among: dialects), for: dialect.name)
    }
    let names = dialects.map(\.name)
    let told = targets.findings(inOrderOf: names)
    guard !losers.isEmpty else { return told.map { $0.holding(for: names) } }
    return others.reduce(told) { noting($0, whatItCosts: $1, among: names) }
  }

  /// Returns the faults with their effects on one engine, which is not named yet.
  private func faultsOfText(as reader: Dialect, among dialects: [Dialect]) -> [Diagnostic] {
    guard !tree.problems.isEmpty, source.nonText == nil else { return [] }
    let engine = dialects.first { $0.brokenSheet == .nothingStyled }
    let place = engine.flatMap { StrictReader.placeOfGivingUp(in: source, for: $0) }
    let effects = FaultEffects(of: self, to: reader)
    let media = definitionsInMedia(unknownTo: dialects)
    return tree.diagnostics(stoppedAtBy: engine?.name, at: place) {
      let said = $0.suggesting(suggestion(for: $1, to: reader)).adding(effects.effect(of: $1))
      // The engine may then read a definition of another situation.
      return media.hasPart(of: $0.range) ? said.with(\.withUnsafeFixIts) : said
    }
    // Text that is not UTF-8 is reported separately.
    .filter {
      $0.id != Rule.unexpectedCharacter.id || !source.isInvalidUTF8(at: $0.range.lowerBound)
    }
  }

  /// Adds a note to each fault over which an engine loses the line.
  private func noting(
    _ faults: [Diagnostic], whatItCosts dialect: Dialect, among names: [String]
  ) -> [Diagnostic] {
    let effects = FaultEffects(of: self, to: dialect)
    guard effects.canBeGrave else { return faults }
    let notes = Dictionary(
      tree.problems.compactMap { problem in
        let effect = effects.effect(of: problem)
        return effect.isGrave ? (problem.place, effect.words) : nil
      }, uniquingKeysWith: { first, _ in first })
    return faults.map { fault in
      guard let note = notes[fault.place] else { return fault }
      let holders = fault.targets + [dialect.name]
      return fault.with { $0.note(note, at: fault.range).naming([dialect.name]) }.graded(.error)
        .holding(for: names.filter(holders.contains))
    }
  }

  /// Returns the text at a problem that is probably a name, and that name; nil if there is none.
  func suggestion(
    for problem: SyntaxProblem, to dialect: Dialect
  ) -> (range: Range<Int>, name: String)? {
    let start = problem.range.lowerBound
    switch problem.code {
    case .foreignSelector: return classPath(in: problem.range)
    case .missingComma: return source.namesOnLine(around: start).flatMap(classPath)
    case .missingColon:
      let range = start..<source.endOfNames(from: start)
      let name = source[range].split { " \t".contains($0) }.joined(separator: "-")
      let isProperty = range != problem.range && Catalog.all.hasProperty(spelt: name, for: dialect)
      return isProperty ? (range, name) : nil
    case .unexpectedColon:
      guard let (range, words) = source.words(joinedByColonBefore: start) else { return nil }
      let name =
        words[0].hasPrefix("@")
        ? words.joined(separator: "_") : "\(words[0])-\(ForeignSelector.variant(for: words[1]))"
      let isKnown =
        name.hasPrefix("@")
        ? dialect.paletteNames != .notRead
          && PaletteName(String(name.dropFirst()))?.isOfPalette == true
        : Catalog.all.hasProperty(spelt: name, for: dialect)
      return isKnown ? (range, name) : nil
    case .declarationOutsideRule:
      let name = source[start..<source.endOfNames(from: start)]
      let isVariable =
        dialect.paletteNames != .notRead
        && PaletteName(name)?.isOfPalette == true
      // A color in camel case is no property, if none for a color has its first word.
      let word = name.prefix { !$0.isUppercase }
      let isUnlikeProperty =
        name.hasSuffix("Color") && !name.contains("-")
        && !Catalog.all.properties(for: dialect).shelf.words.contains {
          $0.hasPrefix(word + "-") && $0.hasSuffix("-color")
        }
      guard isVariable || isUnlikeProperty || id(of: "@\(name)") != NameTable.none else {
        return nil
      }
      return (start..<start + name.utf8.count, "@\(name)")
    case _: return nil
    }
  }

  /// Returns the class whose name has the words of a selector of CSS; nil if there is none.
  private func classPath(in range: Range<Int>) -> (range: Range<Int>, name: String)? {
    Catalog.all.className(joining: source[range]).map { (range, $0) }
  }
}

extension Diagnostic {
  /// Adds the effect to the message; a fault without effect becomes a remark.
  func adding(_ effect: FaultEffects.Effect) -> Self {
    let said = with { $0.saying(message.hasSuffix("?") ? " \(effect.words)" : "; \(effect.words)") }
    return effect.severity.map(said.graded) ?? said
  }

  func suggesting(_ meant: (range: Range<Int>, name: String)?) -> Self {
    guard let meant else { return self }
    return with {
      $0.offering([]).suggesting(.certain(meant.name), as: .unsafe, at: meant.range)
    }
  }
}

extension SourceText {
  /// Returns the names side by side around `offset`; nil if they continue on the next line.
  fileprivate func namesOnLine(around offset: Int) -> Range<Int>? {
    let front = bytes[..<offset].suffix(256).reversed().prefix(while: Self.isOfNames)
    let end = endOfNames(from: offset)
    let next = bytes[end...].prefix(256).first { $0 > 0x20 }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: ",") else { return nil }
    let first = bytes[offset - front.count..<end].firstIndex { $0 > 0x20 }
    return first.map { $0..<end }
  }

  /// Returns the end of the names side by side that begin at `offset`, at most 256 bytes.
  fileprivate func endOfNames(from offset: Int) -> Int {
    let names = bytes[offset...].prefix(256).prefix(while: Self.isOfNames)
    return names.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? offset
  }

  /// Returns the two words on the line before `offset` that have a ':' between them, as in
  /// `font-color:selected`, and their range; nil for any other text.
  fileprivate func words(
    joinedByColonBefore offset: Int
  ) -> (range: Range<Int>, words: [String])? {
    let front = bytes[..<offset].suffix(256).reversed()
      .prefix { Self.isOfNames($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
    guard let first = bytes[offset - front.count..<offset].firstIndex(where: { $0 > 0x20 })
    else { return nil }
    let words = self[first..<offset].split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.filter { !" \t".contains($0) } }
    return words.count == 2 && !words.contains("") ? (first..<offset, words) : nil
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)].kind == .word || byte == 0x20 || byte == 0x09
  }
}
