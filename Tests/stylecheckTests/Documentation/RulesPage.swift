import StyleRules
import StyleSheet

@testable import stylecheck

/// `Documentation/Rules.md`, generated from the rules.
enum RulesPage {
  static var text: String {
    let groups = Rule.Group.allCases.map(section).joined(separator: "\n")
    return "\(head)\n\(index)\n\(groups)"
  }

  private static let head = """
    # Rules

    Every check of `stylecheck`: what it reports, why, and for which engines. Tests generate this page from the
    rules (`UPDATE_GOLDENS=1 swift test`). `stylecheck rules` prints the list, `stylecheck explain NAME` one
    rule.

    ## How to read it

    **Targets.** Three engines read sheets: NUI (`nui`), SAP's UIKit engine (`sapfiori`) and SAP's SwiftUI port
    (`fiori-swiftui`). A rule applies to the targets that it lists. With several targets
    (`--target nui --target sapfiori`, or `--target all`), a finding is reported once and names the targets that
    it applies to.

    **Severity.** An *error* is a mistake that makes the engine crash or discard a sheet or a part of it, or a
    name that the vendor's documentation rules out. A *warning* is a mistake that the engine does not report and
    that is probably unintended. A *remark* is additional information, which `--remarks` prints. The exit status
    is 1 if there is an error or, with `--strict`, a warning. This page has the default severities. A severity is
    lower if the engine is closed source and its behavior is inferred, and it depends on the class:

    - SAP documents every property of its classes (`fdl…`), so an undocumented property has no effect and is an
      error.
    - Apps add properties to NUI's classes: of 186 names in public sheets, 80 are private to an app. An
      undocumented property of these classes is a warning.
    - A class or a property of an app is a warning if it looks like a misspelling of a known name. One remark
      reports all the others, which a schema can declare. If a schema is complete, each name that it does not
      declare is a warning. A name that is private to an app is never an error.

    A syntax fault is an error for `nui` and `sapfiori`: NUI stops at the first one and applies no style, without
    an error message. Only a parenthesis without a partner is a warning: the sheet is read, and that value is
    lost. `fiori-swiftui` reads definitions line by line: for it, a fault is an error if a definition is lost or
    misread, or if the text is no sheet or has a merge conflict, and otherwise a remark.
    If NUI reads a sheet and then crashes the app, as for a title without a color, that is an error too.

    **Fixes.** A *safe* fix keeps the theme, or changes it as the finding says; the line *Fix*
    describes the fixes of the examples. Such a fix is unsafe where the text may have another meaning, as `//`
    behind a colon.
    `stylecheck fix` applies safe fixes; `--unsafe` also applies the others.

    **Optional rules.** A rule that is *disabled by default* is a matter of taste.

    """

  /// A table of all rules.
  private static var index: String {
    let rows = Rule.all.map {
      "| [`\($0.id)`](#\($0.id)) | \($0.group.rawValue) | \($0.severityInWords) | \($0.summary.escaped) |"
    }
    return """
      ## All rules

      | rule | group | severity | what is wrong |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func section(_ group: Rule.Group) -> String {
    let rules = Rule.all.filter { $0.group == group }.map(\.chapter)
    return "## \(group.rawValue)\n\n\(rules.joined(separator: "\n"))"
  }
}

extension Rule {
  fileprivate var severityInWords: String {
    severity.rawValue + (isOptional ? ", disabled by default" : "")
  }

  fileprivate var chapter: String {
    """
    ### \(id)

    \(summary.escaped)

    \(rationale.escaped.wrapped(to: 100))
    - Group: \(group.rawValue)
    - Targets: \(targetsInWords)
    - Severity: \(severities)\(isOptional ? "; disabled by default" : "")
    - Source: \(source)
    - Fix: \(fixInWords)

    ```text
    \(examples.map(\.text.shown).joined(separator: "\n\n"))
    ```

    """
  }

  private var fixInWords: String {
    let fixIts = examples.flatMap { findings(in: $0) }
      .flatMap(\.fixIts)
    let safety = Set(fixIts.map(\.safety))
    guard !safety.isEmpty else { return "none" }
    let theme = fixChangesTheme ? "changes the theme as the finding says" : "keeps the theme"
    if safety == [.safe] { return "safe; \(theme)" }
    return safety == [.unsafe] ? "unsafe" : "safe in some cases; a safe fix \(theme)"
  }
}

extension String {
  /// The text with Markdown's special characters escaped.
  fileprivate var escaped: String {
    replacing("<", with: "&lt;").replacing("*", with: "\\*").replacing("|", with: "\\|")
      .replacing("_", with: "\\_")
  }

  /// The text with visible characters for invisible ones.
  fileprivate var shown: String {
    let text = hasSuffix("\n") ? String(dropLast()) : self
    return text.replacing("\r\n", with: "␍\n").replacing("\r", with: "␍\n")
      .replacing("\u{FEFF}", with: "␀").replacing("\t", with: "→\t")
  }
}
