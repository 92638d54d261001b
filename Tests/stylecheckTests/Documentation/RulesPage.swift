import StyleRules
import StyleSheet

@testable import stylecheck

/// `Documentation/Rules.md`, made of the rules themselves.
enum RulesPage {
  static var text: String {
    let groups = Rule.Group.allCases.map(section).joined(separator: "\n")
    return "\(head)\n\(index)\n\(groups)"
  }

  private static let head = """
    # Rules

    What `stylecheck` checks, why, and for whom. This page is made of the rules themselves
    (`UPDATE_GOLDENS=1 swift test` writes it), so it cannot say anything else than they do.
    `stylecheck rules` prints the list, `stylecheck explain ID` one rule.

    ## How to read it

    **Targets.** A sheet is read by NUI (`nui`), by SAP's UIKit engine (`sapfiori`) or by
    SAP's SwiftUI port (`fiori-swiftui`). A rule speaks for the targets it names and is silent for the
    others. Asked for several (`--target nui --target sapfiori`, or `--target all`), it says a thing
    once and names the targets that it holds for.

    **Severity.** An *error* is a sheet, or a part of one, that the engine loses, refuses or crashes on,
    or a name that a vendor's page rules out. A *warning* is something that the engine does without a
    word and its author hardly meant. A *remark* is worth knowing, and nothing is wrong;
    `--remarks` prints it. An error makes the exit status 1, a warning does with `--strict`, and
    a remark never does. The severity given here is the usual one. It is milder where the engine is
    closed and what it does is inferred, and it differs by whose class it is:

    - For SAP's classes (`fdl…`) the vendor lists every property, so one that is not listed does
      nothing, and is an error.
    - To NUI's classes apps add properties of their own: of 186 names in public sheets 80 are private
      to an app. There an unknown one is a warning.
    - Of classes and properties of an app's own, what looks like a slip of a known name is a warning. Of
      the others one remark says that a schema can declare them; with a schema that is complete,
      whatever it does not declare is a warning. Nothing private to an app is an error.

    A fault that the parser meets is an error for everyone: NUI gives up at the first one and styles
    nothing at all, without a word. Only a parenthesis without a partner stops nobody, and is a warning:
    the sheet is read, and that value lost. What NUI reads and then crashes the app over, such as a title
    without a color, is an error for it too.

    **Mends.** A *safe* mend leaves the theme as it is, or changes it as the finding says; the line
    *Mend* tells which. One that is not safe is offered and left to you.

    **Taste.** A rule marked *when asked for* is a matter of taste and not run otherwise.

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
    severity.rawValue + (isOptional ? ", when asked for" : "")
  }

  fileprivate var chapter: String {
    """
    ### \(id)

    \(summary.escaped)

    \(rationale.escaped.wrapped(to: 100))
    - For: \(targetsInWords)
    - Severity: \(severityInWords)
    - Source: \(source)
    - Mend: \(mendInWords)

    ```text
    \(examples.map(\.text.shown).joined(separator: "\n\n"))
    ```

    """
  }

  private var mendInWords: String {
    let fixIts = examples.flatMap { findings(in: $0) }
      .flatMap(\.fixIts)
    let safety = Set(fixIts.map(\.safety))
    guard !safety.isEmpty else { return "none" }
    let theme = fixChangesTheme ? "the theme changes as said" : "the theme stays as it is"
    if safety == [.safe] { return "safe, \(theme)" }
    return safety == [.unsafe] ? "not safe" : "safe where it is certain, \(theme)"
  }
}

extension String {
  /// With what Markdown would take for its own made plain.
  fileprivate var escaped: String {
    replacing("<", with: "&lt;").replacing("*", with: "\\*").replacing("|", with: "\\|")
      .replacing("_", with: "\\_")
  }

  /// With the characters that nobody would see made visible.
  fileprivate var shown: String {
    let text = hasSuffix("\n") ? String(dropLast()) : self
    return text.replacing("\r\n", with: "␍\n").replacing("\r", with: "␍\n")
      .replacing("\u{FEFF}", with: "␀").replacing("\t", with: "→\t")
  }
}
