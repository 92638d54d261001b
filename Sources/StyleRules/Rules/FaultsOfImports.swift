package import StyleSheet

// Faults of imported sheets, found while sheets are loaded and not by a rule.

extension Rule {
  static let missingImport = Rule(
    refusal: .missing,
    summary: "an imported sheet does not exist",
    rationale: """
      The styles of the missing sheet are not applied, and this is not noticed before the app \
      runs. A name is relative to the folder of the sheet with the import; '.nss' is added if it \
      is missing.
      """,
    examples: [
      "@import \"base.nss\";".examples(beside: ["base.nss": ""]),
      """
      @import "baes.nss";
      ^^^^^^^^^^^^^^^^^^^ error[missing-import]: cannot read 'baes.nss': no such file or folder
      """.examples(beside: ["base.nss": ""]),
      """
      @import "";
      ^^^^^^^^^^^ error[missing-import]: no sheet is named between the quotes: expected a name such as '"base.nss"'
      ---
      @import parts/cells;
      ^^^^^^^^^^^^^^^^^^^^ error[missing-import]: cannot read 'parts/cells.nss': no such file or folder
      """,
    ])

  static let importOutsideRoot = Rule(
    refusal: .outside,
    summary: "a sheet is imported from a folder that may not be read",
    rationale: """
      A sheet must not be able to find out which files exist elsewhere. Only files inside the \
      folder of the checked sheet are read, unless '--root' names another folder.
      """,
    examples: [
      "@import base;".examples(beside: ["base.nss": ""]),
      """
      @import "../base";
      ^^^^^^^^^^^^^^^^^^ error[import-outside-root]: '../base.nss' is outside of '.': expected a sheet in there, or '--root' with another folder
      ---
      @import "../../etc/colors.nss";
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[import-outside-root]: '../../etc/colors.nss' is outside of '.': expected a sheet in there, or '--root' with another folder
      """,
    ])

  static let importCycle = Rule(
    refusal: .cycle,
    summary: "a sheet imports itself, directly or through others",
    rationale: """
      No order loads each of these sheets after the sheets that it imports, so the import of a \
      sheet that is being loaded is skipped.
      """,
    examples: [
      "@import base;".examples(beside: ["base.nss": "@import colors;", "colors.nss": ""]),
      """
      @import example;
      ^^^^^^^^^^^^^^^^ error[import-cycle]: 'example.nss' leads back to itself: 'example.nss -> example.nss'
      """,
      """
      @import base;
      ^^^^^^^^^^^^^ error[import-cycle]: 'example.nss' leads back to itself: 'example.nss -> base.nss -> example.nss'
      """.examples(beside: ["base.nss": "@import example;"]),
      """
      @import base;
      ^^^^^^^^^^^^^ error[import-cycle]: in 'base.nss': 'base.nss' leads back to itself: 'base.nss -> colors.nss -> base.nss'
      """.examples(beside: ["base.nss": "@import colors;", "colors.nss": "@import base;"]),
    ])

  static let repeatedImport = Rule(
    refusal: .repeated,
    summary: "a sheet is imported a second time",
    rationale: """
      A sheet is loaded once, at its first import. If it were loaded again, it would override the \
      declarations after the first import.
      """,
    examples: [
      "@import base; @import cells;".examples(beside: ["base.nss": "", "cells.nss": ""]),
      """
      @import base; @import base;
                    ^^^^^^^^^^^^^ remark[repeated-import]: 'base.nss' is loaded already, and is not loaded again
      """.examples(beside: ["base.nss": ""]),
      """
      @import cells;
      @import base;
      ^^^^^^^^^^^^^ remark[repeated-import]: 'base.nss' is loaded already, and is not loaded again
      """.examples(beside: ["base.nss": "", "cells.nss": "@import base;"]),
      """
      @import cells;
      @import forms;
      ^^^^^^^^^^^^^^ remark[repeated-import]: in 'forms.nss': 'base.nss' is loaded already, and is not loaded again
      """.examples(beside: [
        "base.nss": "", "cells.nss": "@import base;", "forms.nss": "@import base;",
      ]),
    ])

  static let tooManyImports = Rule(
    refusal: .tooMany,
    summary: "too many sheets are imported",
    rationale: "At most 1000 sheets are loaded for one sheet; more suggest a generator error.",
    examples: [
      "@import all;".examples(beside: crowd),
      """
      @import all;
      @import one-more;
      ^^^^^^^^^^^^^^^^^ error[too-many-imports]: 1000 sheets are loaded already, and no more are
      """.examples(beside: crowd),
      """
      @import "all"; @import "one-more";
                     ^^^^^^^^^^^^^^^^^^^ error[too-many-imports]: 1000 sheets are loaded already, and no more are
      Label { font-size: 17; }
      """.examples(beside: crowd),
    ])

  /// The maximum number of sheets that are loaded beside the checked one, plus one.
  private static let crowd: [String: String] = {
    let names = (3...LoadOrder.largest).map { "sheet\($0)" }
    let all = names.map { "@import \($0);" }.joined()
    return Dictionary(uniqueKeysWithValues: names.map { ("\($0).nss", "") })
      .merging(["all.nss": all, "one-more.nss": ""]) { $1 }
  }()
}

extension LoadOrder {
  /// Returns the number of problems beyond ``problems(telling:)``, besides `others`.
  package func droppedProblems(telling others: Set<String> = []) -> DroppedFindings {
    let isCounted = dropped.filter { name, _ in name.map { !others.contains($0) } ?? true }
    var sum = DroppedFindings()
    for kind in ImportRefusal.Kind.allCases {
      let count = isCounted.values.reduce(0) { $0 + ($1[kind] ?? 0) }
      sum.add(count, DroppedFindings.Kind(kind.rawValue, kind.severity))
    }
    return sum
  }
}
