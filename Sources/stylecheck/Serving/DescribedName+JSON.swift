import StyleEditing
import StyleRules
import StyleSheet

extension DescribedName {
  /// The kind of a name, in the data of a completion.
  private enum Kind: String {
    case className, property, variable, paletteName, value, rule, directive, keyword, condition
    case conditionValue, importedSheet
  }

  /// Returns the data by which a document describes the name later.
  func json(of uri: String) -> JSONText {
    func data(_ kind: Kind, _ name: String) -> JSONText {
      ["uri": .string(uri), "kind": .string(kind.rawValue), "name": .string(name)]
    }
    return switch self {
    case .className(let name): data(.className, name)
    case .property(let name, let selectors):
      data(.property, name).with("of", .array(selectors.map(JSONText.string)))
    case .variable(let name): data(.variable, name)
    case .paletteName(let name): data(.paletteName, name)
    case .value(let text, let type): data(.value, text).with("type", .string(type.name))
    case .rule(let name): data(.rule, name)
    case .directive(let kind): data(.directive, kind.rawValue)
    case .keyword(let word): data(.keyword, word)
    case .condition(let name): data(.condition, name)
    case .conditionValue(let name): data(.conditionValue, name)
    case .importedSheet(let name): data(.importedSheet, name)
    }
  }

  /// Reads the data of a completion; nil if it is not of this server.
  init?(_ data: JSON?) {
    guard let kind = data?["kind"]?.text.flatMap(Kind.init), let name = data?["name"]?.text else {
      return nil
    }
    switch kind {
    case .className: self = .className(name)
    case .property: self = .property(name, of: data?["of"]?.elements?.compactMap(\.text) ?? [])
    case .variable: self = .variable(name)
    case .paletteName: self = .paletteName(name)
    case .value: self = .value(name, data?["type"]?.text.flatMap { ValueType($0) } ?? .unknown)
    case .rule: self = .rule(name)
    case .directive:
      guard let kind = SuppressionComment.Kind(rawValue: name) else { return nil }
      self = .directive(kind)
    case .keyword: self = .keyword(name)
    case .condition: self = .condition(name)
    case .conditionValue: self = .conditionValue(name)
    case .importedSheet: self = .importedSheet(name)
    }
  }
}
