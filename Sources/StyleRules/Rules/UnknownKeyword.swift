import StyleSheet

extension Rule {
  static let unknownKeyword = Rule(
    id: "unknown-keyword", .value, .error,
    summary: "a word is not one of the values of its property",
    rationale: """
      Engines use a default for an unknown word, without an error, so 'centre' is read as 'left'. \
      Words are case-sensitive.
      """,
    source: "NUI 744a36f, NUIConverter; NUI 0.5.5, README",
    examples: """
      Label { text-align: center; text-auto-fit: true; }
      ---
      Label { text-align: centre; }
                          ^^^^^^ warning[unknown-keyword]: 'text-align' takes 'left', 'center' or 'right', and 'centre' is 'left' to engines such as nui; did you mean 'center'?
      ---
      Label { text-auto-fit: TRUE; }
                             ^^^^ remark[unknown-keyword]: 'text-auto-fit' takes 'true' or 'false', and 'TRUE' is 'true' to engines such as nui; did you mean 'true'?
      Button { text-auto-fit: NO; }
                              ^^ remark[unknown-keyword]: 'text-auto-fit' takes 'true' or 'false', and 'NO' is 'false' to engines such as nui; did you mean 'false'?
      ---
      Label { text-auto-fit: talse; }
                             ^^^^^ warning[unknown-keyword]: 'text-auto-fit' takes 'true' or 'false', and 'talse' is 'true' to engines such as nui; did you mean 'false'?
      ---
      fdlFUIInlineSignatureFormView_title { font-style: Subheadline; }
                                                        ^^^^^^^^^^^ error[unknown-keyword]: 'font-style' takes a text style such as 'body' or 'subheadline', not 'Subheadline'; did you mean 'subheadline'?
      """,
    fixChangesTheme: true
  ) { inspection, report in
    // Values that are always lost are reported by another rule.
    let lost: ValueType? =
      inspection.dialect.lostName == .horizontalAlign ? .horizontalAlign : nil
    for use in inspection.values
    where use.property.type != .color && use.property.type != lost {
      guard case .unknownWord(let word)? = use.problem else { continue }
      let isHarmless =
        use.severity == .warning && use.property.type == .boolean
        && inspection.isReadAsMeant(word, use, &report.speller)
      let severity: Diagnostic.Severity = isHarmless ? .information : use.severity
      report.ifAny(as: severity) { .unknownKeyword(word, use, inspection, &$0) }
    }
  }
}

extension Finding {
  fileprivate static func unknownKeyword(
    _ word: String, _ use: ValueUse, _ inspection: Inspection, _ speller: inout Speller
  ) -> Self {
    let sheet = inspection.sheet
    let type = use.property.type
    let words = use.property.words
    let variable = inspection.variable(meantBy: use)
    let nearest = variable ?? use.property.keyword(nearest: word, &speller)
    let expected =
      use.property.words == type.words
      ? type.expectation : words.map { "'\($0)'" }.joined(with: "or")
    let fallback: Message? =
      use.property.family == .nui
      ? type.fallback(for: word).map { ", and '\(word)' is \($0) to \(inspection.converter)" } : nil
    return Finding(
      at: use, in: sheet,
      "\(sheet.quotedName(of: use)) takes \(expected)\(fallback ?? ", not '\(word)'")"
    )
    .suggesting(
      nearest, as: variable == nil ? .safe : .unsafe, at: sheet.valueRange(of: use.origin))
  }
}

extension Inspection {
  /// True if NUI reads a word for a Boolean as its author means it: it reads 'talse' as true.
  fileprivate func isReadAsMeant(_ word: String, _ use: ValueUse, _ speller: inout Speller) -> Bool
  {
    let isTrue = word.isTrueToFoundation
    return (isTrue ? ["t", "true", "y", "yes"] : ["f", "false", "n", "no"]).contains(
      word.lowercased())
      || variable(meantBy: use) == nil
        && use.property.keyword(nearest: word, &speller)?.only == "\(isTrue)"
  }
}

extension JudgedProperty {
  fileprivate func keyword(
    nearest word: String, _ speller: inout Speller
  ) -> Suggestion.Match? {
    if type == .boolean, let meant = Self.switches[word.lowercased()] { return .certain(meant) }
    let near = speller.nearest(to: word, on: "\(type) \(words)") {
      WordShelf(
        type == .fontStyle ? FontStyle.all.map(\.name) + FontStyle.all.map(\.constantName) : words
      )
    }
    guard near == nil, type == .boolean else { return near }
    return speller.nearest(to: word, on: "switches") { WordShelf(["yes", "no"]) }?
      .only.flatMap { Self.switches[$0] }.map(Suggestion.Match.certain)
  }

  /// Words of other languages for 'true' and 'false'.
  private static let switches = ["yes": "true", "no": "false", "on": "true", "off": "false"]
}

extension ValueType {
  /// Returns NUI's (0.5 and later) fallback for a word that is not in the type, if it is a word.
  fileprivate func fallback(for word: String) -> String? {
    if self == .boolean { return word.isTrueToFoundation ? "'true'" : "'false'" }
    if self == .textTransform { return "'none'" }
    return whenBad.utf8.first == UInt8(ascii: "'") ? whenBad : nil
  }
}
