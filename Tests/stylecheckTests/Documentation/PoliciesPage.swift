import FormCellModel

@testable import stylecheck

/// `Documentation/Policies.md`, made of the questions themselves.
enum PoliciesPage {
  static var text: String {
    let groups = PolicyGroup.all.map { group in
      """
      ## \(group.name): \(group.meaning)

      \(table(group.fields) { JSONText($0.written(.fui)) })

      """
    }
    return """
      \(head)
      \(groups.joined(separator: "\n"))
      \(shape)
      \(table(RatingShape.fields) { _ in nil })

      \(objects)
      """
  }

  private static let head = """
    # Policies

    What rating controls answer differently, as a description says it to `stylecheck present`
    ([Present.md](Present.md)). This page is made of the tables that are read
    (`UPDATE_GOLDENS=1 swift test` writes it). In Swift, the same names are the properties of
    `RatingPolicies`, whose documentation says which control does what; `stylecheck explain PRESET`
    prints the answers of a published control.

    ```json
    {
      "component": "rating",
      "preset": "cosmos",
      "policies": { "pointer": { "gap": "eachHalf" }, "keys": { "home": "firstMark" } }
    }
    ```

    Each side of a control is an object of its own among the `policies`. What is left out, or null, is
    as the preset has it, or as SAP's cell has it, which is the column *SAP's cell*.

    """

  private static let shape = """
    ## shape: how a row of marks fills its room

    The `shape` of a description, beside its `policies`. What is left out is as the preset has it, or
    as the style has it: marks of its size with its spacing.

    """

  private static let objects = """
    ## What the objects are

    * A *rounding* is one of the named rules, or an object. `{ "wholeFrom": T }` knows whole marks: a
      fraction that reaches the threshold T is a whole one. `{ "halfFrom": T, "wholeFrom": T }` knows
      halves, too, and `{ "step": 0.1, "wholeFrom": T }` multiples of a step, of which T is a fraction;
      `{}` keeps every fraction. Each may have two numbers more, as in
      `{ "wholeFrom": T, "preRoundDecimals": 2, "atWhole": 0.5 }`: the decimals, 0 to 6, to which a
      number is rounded first, and what is added, -1 to 1, to what is whole already, which says who owns
      the border between two marks. [D20](Decisions/0020-one-rule-for-fractions.md) has a table of them.
    * A *threshold* is `{ "from": 0.25 }`, which 0.25 reaches, or `{ "above": 0.25 }`, which it does
      not; a *ratingThreshold* is the same of a rating, counted from the lower bound.
    * *areaOfStar* is `{ "areaOfStar": { "points": 5, "innerRadius": 0.381966 } }`: as much of the width as
      makes the lit area of such a star with straight edges the fraction, where the inner corners are so
      far from the center if the points are 1 from it.
    * *compact* is `{ "halfFrom": T, "wholeFrom": T }`: the ratings that light half of the one mark, and
      all of it.
    * *minimumWithin* is `{ "minimumWithin": 1 }`: the least rating up to so many marks before the
      first, and no place beyond.
    * *choicesUpTo* is `{ "choicesUpTo": 7 }`: a choice for each rating, as long as there are no more
      than so many.
    * An *extent* is `{ "width": 28, "height": 28 }`, in points.
    * An *item* is one of `{ "fixed": E }`, marks of this extent; `{ "square": E }`, what the row has
      left for each, both ways; `{ "stretched": E }`, the same and as high as the row, either with the
      extent as the least; and `{ "fitted": E, "least": E }`, a picture of such proportions, as large as
      fits.

    """

  private static func table<Subject>(
    _ fields: [Field<Subject>], usual: (Field<Subject>) -> JSONText?
  ) -> String {
    let hasUsual = fields.first.flatMap(usual) != nil
    let rows = fields.map { field in
      let answers = field.forms.map(answers).joined(separator: "; ")
      let usual = usual(field).map { " `\($0.onOneLine)` |" } ?? ""
      return "| `\(field.name)` | \(field.meaning) | \(answers) |\(usual)"
    }
    return """
      | key | what it says | answers |\(hasUsual ? " SAP's cell |" : "")
      | --- | --- | --- |\(hasUsual ? " --- |" : "")
      \(rows.joined(separator: "\n"))
      """
  }

  private static func answers(_ form: FieldForm) -> String {
    switch form {
    case .words(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .object(let name): "a *\(name)*"
    case .number(let range) where range == FixedDecimal.min...FixedDecimal.max: "a number"
    case .flag: "`true`, `false`"
    case .text: "a text"
    case .texts: "a list of texts"
    case .objects(let name): "a list of *\(name)*"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
