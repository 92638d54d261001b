import StyleSheet

extension Sheet {
  /// Returns the variables in a value, in source order.
  func variables(in value: Component) -> [NameTable.ID] {
    if value.kind == .variable { return [value.name] }
    return components[value.items].filter { $0.kind == .variable }.map(\.name)
  }
}
