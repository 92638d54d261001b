import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the changes of a value: a variable for it, or the value of its variable.
  func variableActions(at place: SheetPlace) -> [SheetAction] {
    switch place.role {
    case .value: return place.declaration.map(extraction) ?? []
    case .usedVariable:
      return place.declaration.map { inlining(place.text, ofDeclaration: $0) } ?? []
    case .definedVariable: return inlining(place.text)
    case .className, .property, .condition, .conditionValue, .importedSheet, .suppressedRule,
      .keyword, .comment, .unexpected:
      return []
    }
  }

  // MARK: Extracting

  /// Returns the change that defines a variable with the value of a declaration.
  ///
  /// Engines replace whole values only, and no variables in a variable.
  private func extraction(ofDeclaration number: Int) -> [SheetAction] {
    let row = sheet.declarationRows[number]
    let range = sheet.valueRange(of: row.element)
    guard !range.isEmpty, sheet.variables(in: row.value).isEmpty, !sheet.text(of: row.name).isEmpty
    else {
      return []
    }
    let name = freeVariable(for: sheet.text(of: row.name))
    let text = sheet.writtenValue(of: row.element)
    let edits = [definition("\(name): \(text);"), SourceEdit(range, name)].inSourceOrder
    let title = "Extract '\(text.shortened)' to '\(name)'"
    return [SheetAction(kind: .extract, title: title, edits: [index: edits])]
  }

  /// Returns an unused name of a variable: `@onColor` for `on-color`, and `@customTintColor` for
  /// `tint-color`, as `tintColor` is a name of the palette; `@media…` begins no variable.
  private func freeVariable(for property: String) -> String {
    let words = property.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let joined = words.first.map { first in
      ([first] + words.dropFirst().map(\.capitalizedFirst)).joined()
    }
    let own = joined ?? "value"
    let isTaken = Palette.all.name(own) != nil || own.hasPrefix("media")
    let base = isTaken ? "@custom\(own.capitalizedFirst)" : "@\(own)"
    let known = Set(
      members(sharing: .variable).flatMap { project.members[$0].sheet.definitions.map(\.name) })
    func isFree(_ name: String) -> Bool {
      !known.contains(name) && Palette.all.name(String(name.dropFirst())) == nil
        && name != "@import"
    }
    if isFree(base) { return base }
    return (2...).lazy.map { "\(base)\($0)" }.first(where: isFree) ?? base
  }

  /// Returns an edit that adds a definition: behind those before the first rule, or before the last of
  /// them if its line goes on, or else behind the imports, or else behind the comment at the start, or
  /// at the start.
  private func definition(_ text: String) -> SourceEdit {
    let tree = sheet.tree
    let firstRule = (sheet.ruleRows.map(\.element) + sheet.mediaRows.map(\.element)).min() ?? .max
    let definitions = sheet.definitionRows.filter { $0.media == NameTable.none }.map(\.element)
    let front = definitions.isEmpty ? sheet.importElements : definitions.filter { $0 < firstRule }
    guard let last = front.last ?? definitions.last else {
      return source.endOfHeader.map { .insert(lineEnd + lineEnd + text, at: $0) }
        ?? .insert(text + lineEnd, at: source.startBehindMark)
    }
    // A comment on the same line belongs to the definition.
    let node = sheet.nodeRange(of: last)
    var end = node.upperBound
    var index = tree.next(after: Int(last))
    while index < tree.elements.count, tree.elements[index].kind.isTrivia {
      let range = tree.range(of: index)
      if source.spansLines(range) { break }
      if tree.elements[index].kind.isComment { end = range.upperBound }
      index += 1
    }
    let endOfLine = source.bytes[end...].firstIndex(where: \.isLineEnd) ?? source.bytes.count
    let isLineEnd = source.trimmed(end..<endOfLine).isEmpty
    // A line break behind a definition may let an engine that reads lines read it.
    if settings.format.keepsLines, !isLineEnd,
      !source.applying([.insert(lineEnd, at: end)]).hasSameLines(as: source)
    {
      return .insert(text + lineEnd, at: node.lowerBound)
    }
    return .insert(lineEnd + text + (isLineEnd ? "" : lineEnd), at: end)
  }

  // MARK: Inlining

  /// Returns the change that replaces a variable in a declaration by its value.
  private func inlining(_ name: String, ofDeclaration number: Int) -> [SheetAction] {
    let row = sheet.declarationRows[number]
    guard row.value.kind == .variable, let value = onlyDefinition(of: name)?.value else {
      return []
    }
    let edit = SourceEdit(sheet.valueRange(of: row.element), value)
    let title = "Write '\(value.shortened)' for '\(name)'"
    return [SheetAction(kind: .inline, title: title, edits: [index: [edit]])]
  }

  /// Returns the change that replaces all uses of a variable by its value, and removes its
  /// definition; none if a use is a part of a value, or if the definition overrides the palette.
  private func inlining(_ name: String) -> [SheetAction] {
    guard !name.isPaletteKey, let definition = onlyDefinition(of: name),
      definition.member == index
    else { return [] }
    var edits: [Int: [SourceEdit]] = [:]
    for use in uses(of: NamedThing(.variable, name)) where use.kind == .use {
      let (member, range) = (use.location.member, use.location.range)
      guard project.members[member].sheet.isWholeValue(range) else { return [] }
      edits[member, default: []].append(SourceEdit(range, definition.value))
    }
    guard !edits.isEmpty else { return [] }
    let removal = source.closingGaps(of: [.remove(source.lines(of: definition.range))])
    edits[index] = (edits[index, default: []] + removal).inSourceOrder
    let title =
      "Write '\(definition.value.shortened)' for '\(name)' everywhere, and remove '\(name)'"
    return [SheetAction(kind: .inline, title: title, edits: edits)]
  }

  /// Returns the only definition of a variable, if its value is no variable.
  private func onlyDefinition(of name: String) -> (member: Int, range: Range<Int>, value: String)? {
    let found = members(sharing: .variable).flatMap { member in
      let sheet = project.members[member].sheet
      return sheet.definitionRows.filter { sheet.text(of: $0.name) == name }.map {
        (member, sheet, $0)
      }
    }
    guard found.count == 1, let (member, sheet, row) = found.first, row.value.kind != .missing,
      sheet.variables(in: row.value).isEmpty
    else { return nil }
    return (member, sheet.nodeRange(of: row.element), sheet.writtenValue(of: row.element))
  }
}

extension Sheet {
  /// Returns a value as written; on one line.
  fileprivate func writtenValue(of element: UInt32) -> String {
    let range = valueRange(of: element)
    return source.spansLines(range) ? valueText(of: element) : source[range]
  }

  fileprivate func isWholeValue(_ range: Range<Int>) -> Bool {
    let place =
      declarationRows.firstPlace { tree.start(of: Int($0.element)) > range.lowerBound } - 1
    return place >= 0 && valueRange(of: declarationRows[place].element) == range
  }
}

extension SourceText {
  /// The end of the comments at the start that an empty line separates from the rest, such as a
  /// license; nil without them.
  fileprivate var endOfHeader: Int? {
    let lines = LineTable(of: self)
    var end: Int?
    for token in tokens {
      if token.kind.isComment {
        end = token.range.upperBound
      } else if token.kind != .blank {
        return nil
      } else if let end,
        lines.line(at: token.range.upperBound) >= lines.line(at: token.range.lowerBound) + 2
      {
        return end
      }
    }
    return nil
  }

  /// Returns the whole lines of a range that only blanks surround; else the range.
  fileprivate func lines(of range: Range<Int>) -> Range<Int> {
    let table = LineTable(of: self)
    let first = table.range(ofLine: table.line(at: range.lowerBound)).lowerBound
    let end = table.start(after: table.line(at: range.upperBound))
    let isAlone =
      trimmed(first..<range.lowerBound).isEmpty && trimmed(range.upperBound..<end).isEmpty
    return isAlone ? first..<end : range
  }
}

extension String {
  /// The text for a title, with at most thirty characters.
  var shortened: String { count > 30 ? prefix(29) + "…" : self }
}
