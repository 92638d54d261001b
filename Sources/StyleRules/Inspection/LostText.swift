import StyleSheet

/// Text inside an unclosed comment, parsed as a sheet, so that rules know the names in it.
struct SwallowedText: Sendable {
  /// The comment, up to the end of the next one.
  let comment: Range<Int>
  /// The start of the next comment; nil if the sheet ends first.
  let next: Int?
  /// True if no comment sign closes the comment, so that nothing in it was disabled on purpose.
  private let isOpen: Bool
  /// True if the comment has words on its first line.
  private let hasNote: Bool
  /// The text between that line and the next comment.
  let sheet: Sheet

  /// Creates the text inside a comment; nil if it is not part of a sheet.
  init?(byComment index: Int, of sheet: Sheet) {
    let source = sheet.source
    comment = sheet.tree.range(of: index)
    let inside = comment.lowerBound + 2..<comment.upperBound
    let range = comment
    next = source.withBytes { $0.commentBegin(inComment: range) }
    isOpen = sheet.tree.elements[index].kind == .openComment
    guard next != nil || isOpen,
      let line = inside.first(where: { source.bytes[$0].isLineEnd }), line < next ?? line + 1
    else { return nil }
    let front = source.bytes[inside.lowerBound..<line]
    // A comment that begins with code is code that was disabled intentionally.
    guard !front.contains(where: "{};".utf8.contains) else { return nil }
    hasNote = source.closing(commentAt: comment.lowerBound) != nil
    let rest = source.bytes[line..<(next ?? inside.upperBound)]
    guard rest.contains(UInt8(ascii: ";")) else { return nil }
    self.sheet = Sheet(parsing: SourceText(bytes: Array(rest)))
    guard isOfSheet else { return nil }
  }

  /// True if a definition or declaration follows the last syntax error.
  private var isOfSheet: Bool {
    let harmless: [SyntaxProblem.Code] = [
      .declarationOutsideRule, .unclosedBlock, .unexpectedBrace,
    ]
    let faults = sheet.tree.problems.filter { !harmless.contains($0.code) }.map(\.range.upperBound)
    let end = faults.max() ?? 0
    // A comment about the following code begins with words.
    guard isOpen || hasNote || end > 0 else { return false }
    func isBehind(_ element: UInt32) -> Bool { sheet.tree.start(of: Int(element)) >= end }
    return sheet.definitionRows.contains { isBehind($0.element) }
      || sheet.declarationRows.contains { $0.value.kind != .missing && isBehind($0.element) }
  }

  var definedVariables: [String] { sheet.definitionRows.map { sheet.text(of: $0.name) } }

  var variables: Set<String> {
    let tokens = sheet.source.tokens.filter { $0.kind == .variable }
    return Set(tokens.map { sheet.source[$0.range] })
  }
}

extension Sheet {
  /// Returns the names of variables, without `@`, whose definitions are lost to a syntax error on
  /// their line, to a skipped side of a merge conflict, or to an unclosed comment.
  ///
  /// The error or the comment is reported; the undefined variable is a consequence.
  func namesOfLostDefinitions(in swallowed: [SwallowedText]) -> Set<String> {
    let bytes = source.bytes
    let lost =
      swallowed.flatMap(\.definedVariables) + variablesInConflicts.filter(\.isDefined).map(\.name)
    var names = Set(lost.map { String($0.dropFirst()) })
    var last = -1
    for fault in placesOfFaults {
      var start = min(fault.lowerBound, bytes.count)
      // The `@` of `@{name}` is a name by itself.
      if start > 0, bytes[start - 1] == UInt8(ascii: "@") { names.insert("") }
      while start > 0, !bytes[start - 1].isLineEnd, start > last { start -= 1 }
      guard start > last else { continue }
      last = start
      // Limits the time for long lines.
      let end = min(bytes.count, start + 200)
      let word = bytes[start..<end].drop { !$0.isLetterOrDigit && !$0.isLineEnd }
        .prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      if !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
    }
    return names
  }

  /// The offsets of names that the parser reports as no definition.
  var placesOfNoDefinitions: Set<Int> {
    Set(
      tree.problems.lazy.filter { $0.code == .definitionInRule || $0.code == .missingColon }
        .map { Int($0.start) })
  }

  /// The ranges of faults between a name and its value, in source order: the name is probably that
  /// of another property or variable, as in `font-color:selected: red`.
  var placesOfFaultyNames: [Range<Int>] {
    tree.problems.lazy.filter { $0.code == .unexpectedColon || $0.code == .missingColon }
      .map(\.range).merged
  }

  /// The offsets of syntax errors, as empty ranges in source order.
  var placesOfFaults: [Range<Int>] {
    tree.problems.map { Int($0.start)..<Int($0.start) }.merged
  }

  /// The variables on the skipped sides of merge conflicts, and whether they are defined there.
  var variablesInConflicts: [(name: String, isDefined: Bool)] {
    guard tree.hasForeignText else { return [] }
    var found: [(name: String, isDefined: Bool)] = []
    for index in tree.elements.indices where tree.elements[index].kind == .conflict {
      // Without the conflict markers, which would be parsed as a conflict again.
      let lines = source.bytes[tree.range(of: index)]
        .split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      guard lines.count > 2 else { continue }
      let side = lines[1..<lines.count - 1].joined(separator: [0x0A])
      let part = SourceText(bytes: Array(side))
      let tokens = part.tokens.filter { !$0.kind.isTrivia }
      for (place, token) in tokens.enumerated() where token.kind == .variable {
        let next = tokens.dropFirst(place + 1).first
        found.append((part[token.range], next?.kind == .colon))
      }
    }
    return found
  }
}
