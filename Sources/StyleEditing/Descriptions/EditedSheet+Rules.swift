import StyleRules
import StyleSheet

// Suppressions, at-rules and imports.

extension EditedSheet {
  static func description(ofRule id: String) -> EditorText? {
    var text = EditorText()
    if let rule = Rule(named: id) {
      text.add("\(code: rule.id): \(rule.summary)")
      text.add(EditorText.Line(rule.rationale))
      text.add("Group \(code: rule.group.rawValue), default severity \(rule.severity.rawValue)")
      text.add("\(pageOfRule: rule.id)")
    } else if let group = Rule.Group(rawValue: id) {
      let rules = Rule.all.filter { $0.group == group && !$0.isFault }.map(\.id)
      text.add("\(code: id): a group of \(counted(rules.count, "rule"))")
      text.add("\(codes: rules)")
    } else {
      return nil
    }
    return text
  }

  static func description(of kind: SuppressionComment.Kind) -> EditorText {
    var text = EditorText()
    switch kind {
    case .nextLine: text.add("Suppresses rules in the next line.")
    case .line: text.add("Suppresses rules in the line of the comment.")
    case .beginning:
      text.add(
        "Suppresses rules from here to \(code: SuppressionComment.Kind.end.rawValue) or the end of the sheet."
      )
    case .end: text.add("Ends \(code: SuppressionComment.Kind.beginning.rawValue).")
    case .file: text.add("Suppresses rules in the whole sheet.")
    }
    text.add("The names of rules or groups follow, then \(code: "--") and a reason.")
    return text
  }

  static func description(ofKeyword word: String) -> EditorText? {
    switch word {
    case "@media":
      text("rules and definitions for a device or an orientation", word, \.media.rawValue)
    case "@import":
      text("loads another sheet before this one", word, \.imports.rawValue)
    case "and": EditorText([.paragraph("Both conditions must hold.")])
    default: nil
    }
  }

  private static func text(
    _ summary: String, _ word: String, _ answer: (Dialect) -> String
  ) -> EditorText {
    var text = EditorText([.paragraph("\(code: word): \(summary)")])
    text.add(list: Dialect.all.map { "\($0.name): \(answer($0))" })
    return text
  }

  static func description(ofCondition name: String) -> EditorText {
    var text = EditorText()
    if let values = MediaWords.values(of: name) {
      text.add("\(code: name): a condition of an \(code: "@media")")
      text.add("Takes \(codes: values).")
    } else {
      text.add("\(code: name): a condition that always holds")
      text.add("Engines know \(codes: MediaWords.properties).")
    }
    return text
  }

  static func description(ofConditionValue value: String) -> EditorText? {
    MediaWords.properties.first { MediaWords.values(of: $0)?.contains(value) ?? false }
      .map { EditorText([.paragraph("\(code: value): a value of \(code: $0)")]) }
  }

  func description(ofSheet name: String) -> EditorText {
    var text = EditorText()
    let number = sheet.imports.firstIndex { $0.name == name }
    let imports = project.members[index].imports
    guard let number, imports.indices.contains(number), let member = imports[number],
      project.members.indices.contains(member)
    else {
      text.add("\(code: name): a sheet that was not found")
      return text
    }
    let other = project.members[member].sheet
    let classes = Set(other.selectorRows.map(\.name)).count
    let variables = Set(other.definitionRows.map(\.name)).count
    text.add("\(code: other.source.name): an imported sheet")
    text.add("\(counted(classes, "class", "classes")), \(counted(variables, "variable"))")
    let others = settings.dialects.filter { !$0.imports.isFollowed }.map(\.name)
    if !others.isEmpty { text.add("Not loaded by \(others.joined(separator: ", "))") }
    return text
  }
}
