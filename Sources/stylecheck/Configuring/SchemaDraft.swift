import StyleRules
import StyleSheet

/// A schema draft with the names that sheets use and the catalog does not contain.
enum SchemaDraft {
  /// The name of the file that `init` creates.
  static let name: SystemText = ".stylecheck.classes.json"

  /// Returns the schema for the names in the sheets at `paths`; nil if there are none.
  ///
  /// A class of the app accepts every property until its properties are described.
  static func text(
    for paths: [SystemText], _ dialect: Dialect, _ invocation: Invocation,
    _ session: inout Session
  ) -> String? {
    let sheets = paths.compactMap {
      UnreadSheet(ahead: $0, named: invocation.name(of: $0), &session)
    }
    let found = Workers.each(of: sheets) { sheet in
      sheet.parsed().map { AppNames(in: $0, for: dialect) } ?? AppNames()
    }
    var names = AppNames()
    for more in found { names.add(more) }
    return names.isEmpty ? nil : text(of: names)
  }

  private static func text(of names: AppNames) -> String {
    let all = names.classes.union(names.properties.keys).sorted()
    let classes = all.map { name in
      let properties = names.properties[name, default: []].sorted()
        .map { JSONText.Member($0, "Unknown") }
      return JSONText.Member(name, ["properties": properties.isEmpty ? nil : .object(properties)])
    }
    return (["classes": .object(classes)] as JSONText).description
  }
}
