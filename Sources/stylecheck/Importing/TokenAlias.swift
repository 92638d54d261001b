/// A reference to a token or a group: `{group.token}`, or a pointer `#/group/token`.
///
/// Sources: Design Tokens Format Module 2025.10, "Aliases / References"; RFC 6901, section 6.
struct TokenAlias: Hashable, Sendable {
  /// The names from the root of the file.
  let path: [String]

  /// Parses a reference, a string or an object with `$ref`; nil for other values.
  init?(_ value: JSON) {
    switch value.content {
    case .string(let text):
      if text.hasPrefix("#/") {
        self.init(pointer: text)
      } else if text.first == "{", text.last == "}", text.utf8.count > 2 {
        self.init(
          path: text.dropFirst().dropLast().split(
            separator: ".", omittingEmptySubsequences: false
          ).map(String.init))
      } else {
        return nil
      }
    case .object(let members):
      guard members.count == 1, let pointer = members["$ref"],
        let text = pointer.text, text.hasPrefix("#/")
      else { return nil }
      self.init(pointer: text)
    case .null, .bool, .number, .array: return nil
    }
  }

  private init(pointer: String) {
    var names = Self.names(inPointer: pointer)
    if names.last == "$value" { names.removeLast() }
    self.init(path: names)
  }

  /// Returns the names in a pointer, which begins with `#/`.
  static func names(inPointer pointer: String) -> [String] {
    pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      DesignTokenName.unescaped(String($0)).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private init(path: [String]) { self.path = path }

  /// The reference in braces.
  var text: String { "{\(path.joined(separator: "."))}" }
}
