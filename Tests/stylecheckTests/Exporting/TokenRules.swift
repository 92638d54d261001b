import Foundation

/// A second implementation of the rules of the Design Tokens Format and Resolver Modules 2025.10.
///
/// It shares no code with the exporter, and parses JSON with Foundation.
struct TokenRules {
  private(set) var problems: [String] = []
  /// The values of the tokens with all aliases resolved, by path, with dots between the names.
  private(set) var values: [String: NSObject] = [:]
  private var tokens: [String: [String: Any]] = [:]
  private var types: [String: String] = [:]

  private static let types: Set<String> = ["color", "dimension", "fontFamily", "number"]
  private static let tokenKeys: Set<String> = [
    "$value", "$type", "$description", "$extensions", "$deprecated",
  ]
  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extensions", "$deprecated", "$schema",
  ]

  /// Reads files of tokens; later files override earlier ones.
  init(_ files: [[String: Any]]) {
    for file in files { walk(file, "", isRoot: true) }
    for path in tokens.keys.sorted() { values[path] = value(of: path, []) }
  }

  init(_ text: String) throws {
    self.init([try Self.object(text)])
  }

  static func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Resolves a document for one situation.
  static func resolved(_ document: [String: Any], _ input: [String: String]) -> TokenRules {
    let sets = document["sets"] as? [String: [String: Any]] ?? [:]
    let modifiers = document["modifiers"] as? [String: [String: Any]] ?? [:]
    var files: [[String: Any]] = []
    for item in document["resolutionOrder"] as? [[String: String]] ?? [] {
      let path = (item["$ref"] ?? "").split(separator: "/").map(String.init)
      if path.count == 3, path[1] == "sets" {
        files += sets[path[2]]?["sources"] as? [[String: Any]] ?? []
      } else if path.count == 3, path[1] == "modifiers", let modifier = modifiers[path[2]] {
        let contexts = modifier["contexts"] as? [String: [[String: Any]]] ?? [:]
        let context = input[path[2]] ?? modifier["default"] as? String ?? ""
        files += contexts[context] ?? []
      }
    }
    return TokenRules(files)
  }

  private mutating func walk(_ group: [String: Any], _ path: String, isRoot: Bool = false) {
    for (name, value) in group {
      let place = path.isEmpty ? name : "\(path).\(name)"
      if name.hasPrefix("$") {
        if !Self.groupKeys.contains(name) { problems.append("\(place) is no key of a group") }
        continue
      }
      if name.isEmpty || name.contains(where: { "{}.".contains($0) }) {
        problems.append("'\(name)' is no name")
      }
      guard let object = value as? [String: Any] else {
        problems.append("\(place) is neither a token nor a group")
        continue
      }
      if object["$value"] == nil {
        walk(object, place)
      } else {
        tokens[place] = object
        for key in object.keys where !Self.tokenKeys.contains(key) {
          problems.append("\(place) has \(key)")
        }
      }
    }
  }

  private mutating func value(of path: String, _ entered: Set<String>) -> NSObject? {
    guard let token = tokens[path], !entered.contains(path) else {
      problems.append("an alias leads to \(path), which is nothing")
      return nil
    }
    guard let type = token["$type"] as? String, Self.types.contains(type) else {
      problems.append("\(path) has no type of the format")
      return nil
    }
    if let alias = token["$value"] as? String, alias.hasPrefix("{"), alias.hasSuffix("}") {
      let target = String(alias.dropFirst().dropLast())
      if let other = tokens[target]?["$type"] as? String, other != type {
        problems.append("\(path) is a \(type), and leads to a \(other)")
      }
      return value(of: target, entered.union([path]))
    }
    if !isValid(token["$value"] as Any, type) { problems.append("\(path) is no \(type)") }
    return token["$value"] as? NSObject
  }

  private func isValid(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "number": return value is NSNumber
    case "fontFamily": return value is String
    case "dimension":
      let object = value as? [String: Any]
      return object?.count == 2 && object?["value"] is NSNumber
        && object?["unit"] as? String == "px"
    default:
      guard let object = value as? [String: Any], object["colorSpace"] as? String == "srgb",
        let components = object["components"] as? [Double], components.count == 3,
        let hex = object["hex"] as? String
      else { return false }
      let alpha = object["alpha"] as? Double ?? 1
      let bytes = components.map { Int(($0 * 255).rounded()) }
      return (components + [alpha]).allSatisfy { (0...1).contains($0) }
        && hex == "#" + bytes.map { String(format: "%02x", $0) }.joined()
        && Set(object.keys).isSubset(of: ["colorSpace", "components", "alpha", "hex"])
    }
  }
}
