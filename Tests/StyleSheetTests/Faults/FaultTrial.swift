import Mutations
@testable import StyleRules
@testable import StyleSheet

/// A fault planted into a sheet, with its findings and the harm of their fixes.
struct FaultTrial: Sendable {
  let kind: String
  /// The target, the sheet and the line of the fault; below, the text of its lines.
  let title: String
  let lines: String
  /// The new warnings and errors.
  let findings: [String]
  /// True if one of the findings is on a line of the fault.
  let isReported: Bool
  /// True if the first finding has an expected id and mentions the expected word.
  let isNamed: Bool
  /// The harm of safe fix-its, in words.
  let harm: [String]

  /// A placeholder for a byte that is not UTF-8.
  static let strangeByte = "\u{F8FF}"

  /// Plants a fault of a kind into a sheet; nil if there is no place for one.
  init?(_ kind: FaultKind, in ground: FaultGround, at random: inout SplitMix64) {
    guard let places = ground.places[kind.site], !places.isEmpty else { return nil }
    let place = random.element(of: places)
    guard let change = kind.change(place, &random) else { return nil }
    let planted = Planted(change, at: place, in: ground.source)
    guard planted.source != ground.source else { return nil }
    let sheet = Sheet(parsing: planted.source)
    let values =
      NUIAcceptor.accepts(planted.source.bytes)
      ? FaultGround.values(of: sheet, for: ground.dialect) : nil
    guard kind.isQuiet || values != ground.values else { return nil }
    let found = Self.new(in: sheet, planted, ground)
    let table = LineTable(of: planted.source)
    let lines = Set(
      planted.marks.flatMap { table.line(at: $0.lowerBound)...table.line(at: $0.upperBound) })
    self.kind = kind.name
    title =
      "\(ground.dialect.name) \(ground.source.name):\(table.line(at: planted.marks[0].lowerBound))"
    self.lines =
      planted.source[
        table.range(ofLine: table.line(at: planted.marks[0].lowerBound))
          .lowerBound..<table.range(ofLine: table.line(at: planted.marks[0].upperBound)).upperBound]
    findings = found.map {
      "\(table.line(at: $0.range.lowerBound)) \($0.severity)[\($0.id)] \($0.message)"
    }
    isReported = found.contains {
      !lines.isDisjoint(
        with: table.line(at: $0.range.lowerBound)...table.line(at: $0.range.upperBound))
    }
    isNamed =
      found.first.map { first in
        kind.ids.contains(first.id) && (change.word.map(first.names) ?? true)
      } ?? false
    harm = Self.harm(to: sheet, setting: values, planted, in: ground, exempt: place)
  }

  private static func new(
    in sheet: Sheet, _ planted: Planted, _ ground: FaultGround
  ) -> [Diagnostic] {
    var usual: [String: Int] = [:]
    var places: Set<String> = []
    for finding in ground.findings {
      usual[finding.id + finding.message, default: 0] += 1
      places.insert("\(finding.id) \(planted.moved(finding.range.lowerBound))")
    }
    return sheet.findings(for: ground.dialect).diagnostics.filter { finding in
      guard finding.severity > .information else { return false }
      if places.contains("\(finding.id) \(finding.range.lowerBound)") { return false }
      let count = usual[finding.id + finding.message, default: 0]
      usual[finding.id + finding.message] = count - 1
      return count <= 0
    }
  }

  /// Returns the harm of all safe fix-its, and whether a second run would change the sheet again.
  private static func harm(
    to sheet: Sheet, setting values: [String: String]?, _ planted: Planted,
    in ground: FaultGround, exempt place: FaultPlace
  ) -> [String] {
    let fixedSheet = FixedSheet(of: planted.source, for: [ground.dialect])
    guard fixedSheet.source != planted.source else {
      return fixedSheet.isComplete ? [] : ["is not complete"]
    }
    var harm: [String] = []
    if !fixedSheet.isComplete { harm.append("is not complete") }
    if !FixedSheet(of: fixedSheet.source, for: [ground.dialect]).counts.isEmpty {
      harm.append("needs a second run")
    }
    let fixed = Sheet(parsing: fixedSheet.source)
    func errors(_ sheet: Sheet) -> Int {
      sheet.findings(for: ground.dialect).diagnostics.count { $0.severity == .error }
    }
    if errors(fixed) > errors(sheet) { harm.append("has more errors") }
    guard NUIAcceptor.accepts(fixedSheet.source.bytes) else {
      return values == nil ? harm : harm + ["is lost now"]
    }
    let now = FaultGround.values(of: fixed, for: ground.dialect)
    let changed = Set(now.keys).union(ground.values.keys).filter { key in
      now[key] != ground.values[key] && (values == nil || now[key] != values?[key])
        && !key.contains("Seed") && !key.contains("seed")
    }
    let own = changed.filter { key in
      place.name.isEmpty || !(key.hasSuffix(".\(place.name)") || key.hasPrefix("\(place.name) "))
    }
    return harm
      + own.sorted().prefix(2).map {
        "\($0) is \(now[$0] ?? "nothing") and was \(ground.values[$0] ?? "nothing")"
      }
  }
}

extension Diagnostic {
  /// True if the diagnostic or its fixes mention a word, or both parts of the name of a SAP class.
  fileprivate func names(_ word: String) -> Bool {
    let parts = word.split(separator: "_", maxSplits: 1)
    if parts.count == 2, parts.allSatisfy({ message.contains("'\($0)'") }) { return true }
    return names(whole: word)
  }

  private func names(whole word: String) -> Bool {
    message.contains(word) || notes.contains { $0.message.contains(word) }
      || fixIts.contains {
        $0.message.contains(word) || $0.edits.contains { $0.replacement.contains(word) }
      }
  }
}

/// A clean sheet with one change.
private struct Planted {
  let source: SourceText
  /// The ranges of the fault.
  let marks: [Range<Int>]
  private let edit: Range<Int>
  private let length: Int

  init(_ change: FaultKind.Change, at place: FaultPlace, in clean: SourceText) {
    let parts = change.text.split(separator: "«", omittingEmptySubsequences: false)
    let whole = change.text.replacing("«", with: "").replacing("»", with: "")
    let new = Self.bytes(of: whole)
    var mark = 0..<new.count
    if parts.count == 2 {
      let front = Self.bytes(of: String(parts[0])).count
      mark = front..<front + Self.bytes(of: String(parts[1].prefix { $0 != "»" })).count
    }
    edit = place.range
    length = new.count
    let start = place.range.lowerBound
    source = SourceText(
      bytes: Array(clean.bytes[..<start] + new + clean.bytes[place.range.upperBound...]),
      name: clean.name)
    let shift = new.count - place.range.count
    marks =
      [start + mark.lowerBound..<start + mark.upperBound]
      + place.also.map { other in
        let isBehind = other.lowerBound >= place.range.upperBound
        let offset = isBehind ? shift : 0
        return other.lowerBound
          + offset..<max(
            other.upperBound + (isBehind || other.upperBound >= place.range.upperBound ? shift : 0),
            other.lowerBound + offset)
      }
  }

  /// Converts an offset in the clean sheet to the changed sheet.
  func moved(_ offset: Int) -> Int {
    offset >= edit.upperBound ? offset + length - edit.count : offset
  }

  private static func bytes(of text: String) -> [UInt8] {
    let parts = text.split(
      separator: Character(FaultTrial.strangeByte), omittingEmptySubsequences: false)
    return Array(parts.map { Array($0.utf8) }.joined(separator: [0xFF]))
  }
}
