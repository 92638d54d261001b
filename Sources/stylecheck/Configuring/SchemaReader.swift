import StyleSheet

/// Reads a schema: the custom classes and properties of an app.
///
/// ```json
/// {
///   "classes": {
///     "OrderTotal": { "inherits": "Label", "properties": { "total-color": "Color" } }
///   },
///   "properties": { "tracking-id": { "type": "Unknown", "variants": ["debug"] } },
///   "prefixes": ["Shop"],
///   "complete": true
/// }
/// ```
struct SchemaReader {
  /// The classes of the files read so far, in order.
  private(set) var classes: [ClassDescription] = []
  /// The names that the files declare as open.
  private(set) var open = OpenNames()
  private(set) var problems: [ConfigurationReader.Problem] = []

  /// Reads another file; its classes may inherit from those of earlier files.
  mutating func read(_ path: SystemText) {
    do throws(FileProblem) {
      let source = SourceText(bytes: try Files.read(path), name: path.description)
      let found = JSONFields.problems(in: source, of: "a schema") { read(&$0) }
      problems += found.map { .place(source, $0) }
    } catch {
      problems.append(.file(error))
    }
  }

  private mutating func read(_ fields: inout JSONFields) {
    _ = fields.text("$schema")
    let names = (fields.value("classes")?.members ?? []).map(\.name)
    let known = Set(names + classes.map(\.name))
    let circular = fields.circularClasses
    fields.objects(byName: "classes") { fields, name in
      if fields.bool("open") == true { open.classes.insert(name.name) }
      if let found = fields.classDescription(name, known, circular) { classes.append(found) }
    }
    open.add(
      OpenNames(
        prefixes: fields.textsOrText("prefixes").map(\.text).filter { !$0.isEmpty },
        areComplete: fields.bool("complete") ?? false))
    let every = fields.properties("properties")
    if let description = ClassDescription(ClassDescription.everyClass, every), !every.isEmpty {
      classes.append(description)
    }
  }
}

extension JSONFields {
  /// The classes that inherit from themselves, by way of others or not.
  fileprivate var circularClasses: Set<String> {
    mutating get {
      let members = value("classes")?.members ?? []
      let parents = Dictionary(
        members.map { ($0.name, $0.value.members?["inherits"]?.text) }
      ) { first, _ in first }
      var seen: Set<String> = []
      var circular: Set<String> = []
      for member in members {
        var way: [String] = []
        var next: String? = member.name
        while let name = next, seen.insert(name).inserted {
          way.append(name)
          next = parents[name] ?? nil
        }
        circular.formUnion(way.drop { $0 != next })
      }
      return circular
    }
  }

  fileprivate mutating func classDescription(
    _ name: JSON.Member, _ known: Set<String>, _ circular: Set<String>
  ) -> ClassDescription? {
    var parent = text("inherits")
    if circular.contains(name.name) {
      report(.circle, at: place(of: "inherits"), "'\(name.name)' inherits from itself")
      parent = nil
    }
    let properties = properties("properties")
    if let parent, !known.contains(parent), Catalog.all.entry(for: parent) == nil {
      return rejected(
        .unknownWord, at: place(of: "inherits"), "unknown class '\(parent)'",
        Suggestion.match(parent, among: known.sorted() + Catalog.all.entries.map(\.className)))
    }
    guard let found = ClassDescription(name.name, inheriting: parent, properties) else {
      reportName(name.name, at: name.nameRange, of: "a class")
      return nil
    }
    return found
  }

  /// Returns properties by name; each value is a type name, or an object that may have variants.
  fileprivate mutating func properties(_ name: String) -> [ClassDescription.Property] {
    guard let value = value(name) else { return [] }
    guard let members = value.members else { return wrong(name, "an object", value) ?? [] }
    return members.compactMap { property($0) }
  }

  private mutating func property(_ member: JSON.Member) -> ClassDescription.Property? {
    var type = ValueType.unknown
    var variants: [String] = []
    switch member.value.content {
    case .string: type = valueType(member.value) ?? .unknown
    case .object(let members):
      var fields = JSONFields(members, range: member.value.range)
      if let json = fields.value("type") { type = fields.valueType(json) ?? .unknown }
      variants = fields.variants()
      take(fields)
    case .null: break
    case .bool, .number, .array:
      return wrong(member.name, "the name of a type, or an object", member.value)
    }
    guard let found = ClassDescription.Property(member.name, variants: variants, type) else {
      reportName(member.name, at: member.nameRange, of: "a property")
      return nil
    }
    return found
  }

  private mutating func variants() -> [String] {
    textsOrText("variants").compactMap { variant in
      if ClassDescription.isName(variant.text) { return variant.text }
      reportName(variant.text, at: variant.range, of: "a variant")
      return nil
    }
  }

  private mutating func valueType(_ json: JSON) -> ValueType? {
    let names = ValueType.allCases.map(\.name)
    guard case .string(let text) = json.content else {
      return rejected(.wrongType, at: json.range, "expected the name of a type, not \(json.kind)")
    }
    if let type = ValueType(text) { return type }
    return rejected(
      .unknownWord, at: json.range,
      "unknown type '\(text)': expected \(names.map { "\"\($0)\"" }.joined(separator: ", "))",
      Suggestion.match(text, among: names))
  }

  private mutating func reportName(_ name: String, at range: Range<Int>, of kind: String) {
    report(
      .malformedName, at: range,
      "'\(name)' cannot be the name of \(kind): expected letters, digits, '-' and '_'")
  }
}
