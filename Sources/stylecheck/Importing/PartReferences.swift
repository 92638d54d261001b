import StyleSheet

/// The pointers in a file of tokens that lead into values, such as `#/ink/$value/components/0`.
///
/// Sources: Design Tokens Format Module 2025.10, "Property-Level References"; RFC 6901.
struct PartReferences {
  private let root: JSON

  /// The largest number of pointers that lead to each other.
  private static let most = 16

  /// Creates the references of the root of a file.
  init(in root: JSON) { self.root = root }

  /// The root, in whose values each pointer into a value is replaced by what it leads to; one that leads
  /// nowhere, or in a circle, stays.
  ///
  /// - Complexity: O(n), and for each pointer the members around its target.
  var replaced: JSON { replaced(root, isInValue: false) }

  private func replaced(_ value: JSON, isInValue: Bool) -> JSON {
    if isInValue, let part = part(of: value) {
      return JSON(content: part.content, range: value.range)
    }
    switch value.content {
    case .object(let members):
      let members = members.map { member in
        JSON.Member(
          name: member.name, nameRange: member.nameRange,
          value: replaced(member.value, isInValue: isInValue || member.name == "$value"))
      }
      return JSON(content: .object(members), range: value.range)
    case .array(let elements):
      let elements = elements.map { replaced($0, isInValue: isInValue) }
      return JSON(content: .array(elements), range: value.range)
    case .null, .bool, .number, .string: return value
    }
  }

  /// Returns the part to which a value points, directly or by other pointers; nil if it is no pointer
  /// into a value.
  private func part(of value: JSON) -> JSON? {
    var part = value
    for _ in 0..<Self.most {
      guard let names = names(in: part) else { return part == value ? nil : part }
      guard let next = self.value(at: names) else { return nil }
      part = next
    }
    return nil
  }

  /// Returns the names in a pointer that goes on behind `$value`; nil for any other value.
  private func names(in value: JSON) -> [String]? {
    guard let members = value.members, members.count == 1, let text = members["$ref"]?.text,
      text.hasPrefix("#/")
    else { return nil }
    let names = TokenAlias.names(inPointer: text)
    return names.dropLast().contains("$value") ? names : nil
  }

  private func value(at names: [String]) -> JSON? {
    names.reduce(root) { (value: JSON?, name) in
      if let elements = value?.elements {
        return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      }
      return value?.members?[name]
    }
  }
}
