import StyleSheet

/// The pointers in a file of tokens that lead into values, such as `#/ink/$value/components/0`.
///
/// Sources: Design Tokens Format Module 2025.10, "Property-Level References"; RFC 6901.
struct PartReferences {
  private let root: JSON
  /// The members of the objects on the way of pointers, by the beginnings of the objects.
  private var known: [Int: [String: JSON]] = [:]

  /// The number of pointers that the current one can still lead to.
  private var left = 0

  /// The largest number of pointers that one leads to.
  private static let most = 64

  /// Returns a root in whose values each pointer into a value, and below a value each pointer to a whole
  /// one, is replaced by what it leads to; one that leads nowhere, or in a circle, stays.
  ///
  /// - Complexity: O(n).
  static func replaced(in root: JSON) -> JSON {
    var references = Self(root: root)
    return references.replaced(root, .outside)
  }

  private init(root: JSON) { self.root = root }

  private enum Place {
    case outside
    case value
    case inValue
  }

  private mutating func replaced(_ value: JSON, _ place: Place) -> JSON {
    if place != .outside, let names = names(in: value), place == .inValue || names.last != "$value"
    {
      left = Self.most
      if let part = self.value(at: names) { return JSON(content: part.content, range: value.range) }
    }
    let inner = place == .outside ? Place.outside : .inValue
    switch value.content {
    case .object(let members):
      let members = members.map { member in
        if place == .outside, let whole = wholeValue(of: member) { return whole }
        let isValue = place == .outside && member.name == "$value"
        return JSON.Member(
          name: member.name, nameRange: member.nameRange,
          value: replaced(member.value, isValue ? .value : inner))
      }
      return JSON(content: .object(members), range: value.range)
    case .array(let elements):
      let elements = elements.map { replaced($0, inner) }
      return JSON(content: .array(elements), range: value.range)
    case .null, .bool, .number, .string: return value
    }
  }

  /// Returns the value of a token whose own pointer leads into a value; nil for any other member.
  private mutating func wholeValue(of member: JSON.Member) -> JSON.Member? {
    guard member.name == "$ref", let names = names(inPointer: member.value.text),
      names.last != "$value"
    else { return nil }
    left = Self.most
    guard let part = value(at: names) else { return nil }
    return JSON.Member(
      name: "$value", nameRange: member.nameRange,
      value: JSON(content: part.content, range: member.value.range))
  }

  /// Returns the names in a pointer to a value or into one; nil for any other value.
  private func names(in value: JSON) -> [String]? {
    guard let members = value.members, members.count == 1 else { return nil }
    return names(inPointer: members["$ref"]?.text)
  }

  private func names(inPointer text: String?) -> [String]? {
    guard let text, text.hasPrefix("#/") else { return nil }
    let names = TokenAlias.names(inPointer: text)
    return names.contains("$value") ? names : nil
  }

  /// Returns the value to which names lead, which can stand behind other pointers.
  private mutating func value(at names: [String]) -> JSON? {
    var value = root
    for name in names {
      guard let next = member(name, of: value), let end = followed(next) else { return nil }
      value = end
    }
    return value
  }

  private mutating func followed(_ value: JSON) -> JSON? {
    guard let names = names(in: value) else { return value }
    left -= 1
    return left > 0 ? self.value(at: names) : nil
  }

  private mutating func member(_ name: String, of value: JSON) -> JSON? {
    if let elements = value.elements {
      guard let index = Int(name), elements.indices.contains(index), "\(index)" == name else {
        return nil
      }
      return elements[index]
    }
    guard let members = value.members else { return nil }
    let start = value.range.lowerBound
    if known[start] == nil {
      known[start] = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }
    return known[start]?[name]
  }
}
