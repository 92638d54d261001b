import FormCellModel
import StyleRules
import StyleSheet

extension JSONFields {
  struct Text: Hashable, Sendable {
    let text: String
    let range: Range<Int>
  }

  mutating func textsOrText(_ name: String) -> [Text] {
    guard let value = value(name) else { return [] }
    switch value.content {
    case .string(let text): return [Text(text: text, range: value.range)]
    case .array(let elements): return elements.compactMap { text($0, in: name) }
    case .null, .bool, .number, .object:
      return wrong(name, "a text or a list of texts", value) ?? []
    }
  }

  mutating func patterns(_ texts: [Text]) -> [PathPattern] {
    texts.compactMap { text in
      do throws(PathPattern.Problem) {
        return try PathPattern(text.text)
      } catch {
        return rejected(.malformedPattern, at: text.range, error.description)
      }
    }
  }

  /// Reads an object that applies to all sheets or to those that match patterns.
  mutating func layer(
    at place: ConfigurationPlace, for patterns: [PathPattern]? = nil
  ) -> ConfigurationLayer {
    var layer = ConfigurationLayer(patterns: patterns, folder: Files.absolute(place.shown))
    let keys = ConfigurationKey.all.filter { patterns == nil || $0.isForSomeSheets }
    for (group, keys) in keys.groups(by: \.group) {
      func read(_ fields: inout JSONFields) {
        for key in keys {
          if let values = fields.values(of: key, place) { layer.values.append((key, values)) }
        }
      }
      if let group { object(group) { read(&$0) } } else { read(&self) }
    }
    return layer
  }

  private mutating func text(_ element: JSON, in name: String) -> Text? {
    string(element, in: name).map { Text(text: $0, range: element.range) }
  }

  // MARK: - Kinds of keys

  /// Returns the value of a key as values of its option, or nil.
  private mutating func values(
    of key: ConfigurationKey, _ place: ConfigurationPlace
  ) -> [Invocation.Value]? {
    guard let json = value(key.name) else { return nil }
    let texts: [Text]? =
      switch key.kind {
      case .word: word(json, key).map { [$0] }
      case .words: list(json, key.name) { $0.word($1, key) }
      case .whole: whole(json, key).map { [$0] }
      case .path: path(json, key.name, place).flatMap { noSheet($0, key.name) }.map { [$0] }
      case .paths(let kind):
        list(json, key.name) { fields, json in
          let path = fields.path(json, key.name, place)
          if let path { fields.check(path, is: kind) }
          return path
        }
      case .patterns: list(json, key.name) { $0.pattern($1, key.name) }
      case .settings: settings(json, key)
      }
    return texts?.map {
      Invocation.Value(text: $0.text, origin: .file(place.source, $0.range.lowerBound))
    }
  }

  private mutating func list(
    _ json: JSON, _ name: String, _ read: (inout JSONFields, JSON) -> Text?
  ) -> [Text]? {
    guard case .array(let elements) = json.content else {
      return wrong(name, "a list", json)
    }
    return elements.compactMap { read(&self, $0) }
  }

  /// Returns one of several words; by default, the words of the key's option.
  private mutating func word(
    _ json: JSON, _ key: ConfigurationKey, as name: String? = nil, among words: [String]? = nil
  ) -> Text? {
    let words = words ?? key.option.value?.words ?? []
    return word(json, name ?? key.name, among: words.map { ($0, $0) }).map {
      Text(text: $0, range: json.range)
    }
  }

  private mutating func whole(_ json: JSON, _ key: ConfigurationKey) -> Text? {
    guard let value = key.option.value, let bounds = value.bounds else { return nil }
    let (name, words) = (key.name, value.words)
    if case .string = json.content, !words.isEmpty { return word(json, key) }
    guard case .number(let text) = json.content else {
      return wrong(name, "a number" + words.map { " or \"\($0)\"" }.joined(), json)
    }
    // `2.0` is an integer in JSON.
    guard let number = ExactDecimal.value(of: text).flatMap({ Int($0.description) }),
      bounds.contains(number)
    else {
      return rejected(
        .outOfRange, at: json.range,
        "'\(name)' is '\(text)'; expected a whole number from \(bounds.lowerBound) to "
          + "\(bounds.upperBound)")
    }
    return Text(text: String(number), range: json.range)
  }

  private mutating func path(_ json: JSON, _ name: String, _ place: ConfigurationPlace) -> Text? {
    guard let text = text(json, in: name) else { return nil }
    guard !text.text.isEmpty, !text.text.contains("\0") else {
      return rejected(.malformedPath, at: json.range, "expected a path in '\(name)'")
    }
    let path = place.shown.appendingPath(SystemText(text.text))
    return Text(text: path.distinct, range: text.range)
  }

  /// Returns the path; reports it if it leads to a sheet, which would be overwritten.
  private mutating func noSheet(_ path: Text, _ name: String) -> Text? {
    guard FileTarget.namesSheet(SystemText(distinct: path.text)) else { return path }
    return rejected(
      .malformedPath, at: path.range,
      "'\(name)' names a sheet, but the output is not one: expected a name that does not end "
        + "in '.nss'")
  }

  /// Reports a path that does not lead to something of this kind.
  private mutating func check(_ path: Text, is kind: Files.Kind) {
    do throws(FileProblem) {
      try Files.expect(kind, at: SystemText(distinct: path.text))
    } catch {
      report(.missingFile, at: path.range, error.description)
    }
  }

  private mutating func pattern(_ json: JSON, _ name: String) -> Text? {
    guard let text = text(json, in: name), !patterns([text]).isEmpty else { return nil }
    return text
  }

  /// Returns pairs of a name and a word; groups first, so that a rule overrides its group.
  private mutating func settings(_ json: JSON, _ key: ConfigurationKey) -> [Text]? {
    guard case .object(let members) = json.content else {
      return wrong(key.name, "an object", json)
    }
    let pairs = members.compactMap { member -> Text? in
      guard RuleChoice.names.contains(member.name) else {
        reportRule(member)
        return nil
      }
      return word(member.value, key, as: member.name, among: RuleSeverity.words).map {
        Text(text: "\(member.name)=\($0.text)", range: member.nameRange)
      }
    }
    let isGroup = { (pair: Text) in Rule.Group(rawValue: pair.text.beforeSign) != nil }
    return pairs.filter(isGroup) + pairs.filter { !isGroup($0) }
  }

  private mutating func reportRule(_ member: JSON.Member) {
    if Rule(named: member.name) != nil {
      return report(
        .fixedRule, at: member.nameRange,
        "'\(member.name)' keeps its severity, because it is a syntax error")
    }
    report(
      .unknownRule, at: member.nameRange,
      "unknown rule or group '\(member.name)'",
      Suggestion.match(member.name, among: RuleChoice.names))
  }
}
