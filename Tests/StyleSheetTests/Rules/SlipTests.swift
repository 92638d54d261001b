import Mutations
import StyleSheet
import Testing

/// A suggestion that is wrong is worse than none, and one that is missing is felt at once; so it is
/// counted, over all that the catalog knows, how often they are right.
@Suite struct SlipTests {
  @Test(arguments: NameKind.all)
  func oneSlipIsToldFromWhatWasMeant(_ kind: NameKind) {
    var sum = SlipScore()
    for slipKind in SlipKind.allCases {
      var score = SlipScore()
      for place in kind.places {
        for (slip, name) in slips(slipKind, at: place) {
          score.count(
            slip, of: name, suggested: Suggestion.match(slip, on: place.shelf)?.words ?? [])
        }
      }
      sum = sum + score
      print("\(kind.title), \(slipKind): \(score)")
      print("    " + score.missed.prefix(6).joined(separator: ", "))
    }
    print("\(kind.title), all: \(sum)")
    #expect(sum.share >= 0.97)
  }

  @Test(arguments: NameKind.all)
  func twoSlipsAreMostlyToldFromWhatWasMeant(_ kind: NameKind) {
    var random = SplitMix64(seed: 1)
    var score = SlipScore()
    for place in kind.places {
      for name in place.names {
        for _ in 0..<20 {
          guard let slip = slip(ofASlipOf: name, &random), slip != name else { continue }
          let full = place.front + slip
          guard !place.isName(full) else { continue }
          score.count(
            full, of: place.front + name,
            suggested: Suggestion.match(full, on: place.shelf)?.words ?? [])
        }
      }
    }
    print("\(kind.title), two slips: \(score)")
    print("    " + score.missed.prefix(12).joined(separator: ", "))
    #expect(score.share >= 0.85)
  }

  /// What a person reads is said by rules, which ask for other words as well.
  @Test(arguments: NameKind.all)
  func rulesSayWhatWasMeant(_ kind: NameKind) {
    var random = SplitMix64(seed: 2)
    var sum = SlipScore()
    for slipKind in SlipKind.allCases {
      var score = SlipScore()
      for place in kind.places {
        let all = slips(slipKind, at: place)
        let some = all.filter { _ in all.count < 400 || random.below(all.count) < 400 }
        let said = Self.said(of: some.map(\.slip), at: place, meant: some.map(\.name))
        for (index, row) in some.enumerated() {
          score.count(row.slip, of: row.name, suggested: said[index])
        }
      }
      sum = sum + score
      print("\(kind.title), \(slipKind), by rules: \(score)")
      print("    " + score.missed.prefix(6).joined(separator: ", "))
    }
    print("\(kind.title), all, by rules: \(sum)")
    #expect(sum.share >= 0.97)
  }

  /// A word that is only unknown is no slip, and what it is taken for is noise.
  @Test(arguments: NameKind.all)
  func nothingIsSuggestedForWordsThatAreOnlyUnknown(_ kind: NameKind) {
    for list in UnknownWords.all {
      var count = 0
      var taken: [String] = []
      for place in kind.places {
        let words = list.words.map { place.front + $0 }.filter { !place.isName($0) }
        count += words.count
        let said = Self.said(of: words, at: place, meant: words)
        for (word, said) in zip(words, said) where !said.isEmpty {
          taken.append("\(word): \(said)")
        }
      }
      print(
        "\(kind.title), \(list.title): \(taken.count) of \(count) \(Double(taken.count * 1000 / max(count, 1)) / 10) %"
      )
      print("    " + Set(taken).sorted().prefix(40).joined(separator: ", "))
      #expect(taken.count * 100 <= count)
    }
  }

  private func slips(_ kind: SlipKind, at place: NamePlace) -> [(slip: String, name: String)] {
    place.names.flatMap { name in
      kind.slips(of: name).map { (place.front + $0, place.front + name) }
        .filter { !place.isName($0.0) }
    }
  }

  private func slip(ofASlipOf name: String, _ random: inout SplitMix64) -> String? {
    var word = name
    for _ in 0..<2 {
      let slips = random.element(of: SlipKind.allCases).slips(of: word)
      guard !slips.isEmpty else { return nil }
      word = random.element(of: slips)
    }
    return word
  }

  /// For each slip, the names that the findings on its line suggest: by a fix that writes it, or by
  /// asking for it.
  static func said(of slips: [String], at place: NamePlace, meant: [String]) -> [[String]] {
    let lines = slips.map(place.line)
    let source = SourceText(lines.joined(separator: "\n"))
    var start = 0
    let starts = lines.map { line in
      defer { start += line.utf8.count + 1 }
      return start
    }
    var said = [[String]](repeating: [], count: slips.count)
    for finding in Sheet(parsing: source).findings(for: place.dialect).diagnostics {
      guard let index = starts.lastIndex(where: { $0 <= finding.range.lowerBound }) else {
        continue
      }
      said[index] += suggested(
        by: finding, line: lines[index], at: starts[index], place, meant[index])
    }
    return said
  }

  private static func suggested(
    by finding: Diagnostic, line: String, at start: Int, _ place: NamePlace, _ meant: String
  ) -> [String] {
    for fixIt in finding.fixIts {
      let edits = fixIt.edits.map { edit in
        SourceEdit(
          edit.range.lowerBound - start..<edit.range.upperBound - start, edit.replacement)
      }
      let mended = SourceText(line).applying(edits)
      if mended == SourceText(place.line(meant)) { return [meant] }
      if fixIt.message.hasPrefix("write") { return [fixIt.message] }
    }
    guard let question = finding.message.firstRange(of: "did you mean ") else { return [] }
    // Every second piece is in quotes.
    let pieces = finding.message[question.upperBound...].split(
      separator: "'", omittingEmptySubsequences: false)
    let quoted = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
    return quoted.map { $0.first == "@" ? String($0.dropFirst()) : $0 }
  }
}
