/// At-rules of other languages, and what to write instead.
///
/// Source: CSS Snapshot 2024, and the references of Sass, Less and PostCSS.
enum ForeignAtRule {
  /// The advice for each name; empty if the language has no equivalent.
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for (names, advice) in rows {
      for name in names { all["@\(name)"] = advice }
    }
    return all
  }()

  /// The length of the longest name, including the `@`.
  static let longest = 16

  static let adviceOnMixins = "list the classes that share declarations: 'A, B { … }'"

  private static let rows: [(names: [String], advice: String)] = [
    (["charset"], "every sheet is UTF-8: delete this line"),
    (["font-face"], "an app contains its fonts: name one with 'font-name'"),
    (["use", "forward"], "write '@import \"name\";' to load a sheet"),
    (["supports", "container", "viewport", "page"], "'@media' is the only condition of a sheet"),
    (["include", "mixin", "extend", "apply"], adviceOnMixins),
    (["if", "else", "each", "for", "while"], "a sheet has no control flow: write each rule"),
    (["function", "return"], "a sheet has no functions: write the value"),
    (["property"], "write '@name: value;' to define a variable"),
    (["keyframes"], "a sheet has no animations: delete this block"),
    (
      ["layer", "scope", "at-root"],
      "the last rule of a class wins: move the rules to where they count"
    ),
    (
      ["namespace", "debug", "warn", "error", "plugin", "tailwind"],
      "a sheet has nothing of the kind: delete this line"
    ),
  ]
}
