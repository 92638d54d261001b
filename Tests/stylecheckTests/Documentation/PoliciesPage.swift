import FormCellModel

@testable import stylecheck

/// `Documentation/Policies.md`, generated from the tables of policies.
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
      ## Presets

      The values of `preset`; the sources of the controls are in the documentation of `RatingPreset`.

      | control | presets |
      | --- | --- |
      \(controls.map(row).joined(separator: "\n"))

      """
  }

  /// The names of the presets of a control, and the beginning of these names.
  static func presets(_ beginning: String) -> [String] {
    RatingPreset.all.map(\.name).filter { $0 == beginning || $0.hasPrefix(beginning + "-") }
  }

  private static func row(_ beginning: String, _ control: String) -> String {
    "| \(control) | \(presets(beginning).map { "`\"\($0)\"`" }.joined(separator: ", ")) |"
  }

  /// The controls, each with the beginning of its presets' names.
  static let controls = [
    ("fui", "SAP's form cell for UIKit"),
    ("fiori-guideline", "SAP Fiori's design guideline for iOS"),
    ("sap-rating-control", "SAP's SwiftUI port"), ("float-rating-view", "FloatRatingView 4.0"),
    ("susi", "SUSI's rating screen and list"), ("five-star", "FiveStarRating_SwiftUI"),
    ("custom-view", "CustomView, based on RateView"),
    ("rate-view", "RateView, of Ray Wenderlich's tutorial"),
    ("xh-star-rate-view", "XHStarRateView by Andy0570"),
    ("xhj-star-rate-view", "XHStarRateView by XHJCoder"), ("ax-rating-view", "AXRatingView 1.0.6"),
    ("cosmos", "Cosmos 25"), ("hcs", "HCSStarRatingView 1.5"), ("swifty", "SwiftyStarRatingView"),
    ("ed-star", "EDStarRating"), ("dkk", "StarRating for SwiftUI by dkk"),
    ("spark", "Spark's rating by leboncoin"), ("jeremy-cook", "StarRating by Jeremy Cook"),
    ("backpack", "Skyscanner's Backpack"), ("sr-rater", "StarRatingControl's SRRater"),
    ("win-ui", "WinUI's RatingControl"), ("android-rating-bar", "Android's RatingBar"),
    ("simple-rating-bar", "SimpleRatingBar by williamyyu"), ("flutter", "flutter_rating_bar"),
    ("compose-rating-bar", "compose-ratingbar"),
    ("react-native-widget", "react-native-star-rating-widget"), ("k-rating", "KDE's KRatingWidget"),
    ("qt-delegate", "Qt's star delegate"), ("controls-fx", "ControlsFX's Rating"),
    ("ui5", "UI5's sap.m.RatingIndicator and ui5-rating-indicator"), ("mui", "MUI's Rating"),
    ("antd", "Ant Design's Rate"), ("vant", "Vant's Rate"), ("vuetify", "Vuetify's VRating"),
    ("mantine", "Mantine's Rating"), ("fluent", "Fluent UI 9's Rating and RatingDisplay"),
    ("mud-blazor", "MudBlazor's Rating"), ("zag", "Zag's rating group"),
    ("ng-bootstrap", "ng-bootstrap's rating"), ("ngx-bootstrap", "ngx-bootstrap's rating"),
    ("shoelace", "Shoelace's sl-rating"), ("raty", "Raty"), ("dev-express", "DevExpress's rating"),
    ("quasar", "Quasar's QRating"),
    ("aria", "the slider and the radio group of the ARIA practices"),
  ]

  private static let head = """
    # Policies

    The behaviors in which rating controls differ, and their keys in a description for
    `stylecheck present` ([Present.md](Present.md)). The tables of the code generate this page
    (`UPDATE_GOLDENS=1 swift test` writes it). In Swift, `RatingPolicies` has properties with the same
    names; their documentation names the controls with each behavior. A [preset](#presets) has the
    policies of a published control, which `stylecheck explain PRESET` prints.

    ```json
    {
      "component": "rating",
      "preset": "cosmos",
      "policies": { "pointer": { "gap": "eachHalf" }, "keys": { "home": "firstMark" } }
    }
    ```

    `policies` has an object for each group. A key that is absent or null has the value of the preset, or
    without a preset that of SAP's cell, which is in the column *SAP's cell*.

    """

  private static let shape = """
    ## shape: the layout of the row of marks

    The `shape` of a description, beside its `policies`. A key that is absent has the value of the preset,
    or of the style: marks of its size with its spacing.

    """

  private static let objects = """
    ## Objects

    * A *rounding* is the name of a rule, or an object. `{ "wholeFrom": T }` rounds to whole marks: a
      fraction that reaches the threshold T is rounded up. `{ "halfFrom": T, "wholeFrom": T }` also rounds
      to halves, and `{ "step": 0.1, "wholeFrom": T }` to multiples of a step, with T as a fraction of the
      step. `{}` keeps every fraction. Two more numbers are optional, as in
      `{ "wholeFrom": T, "preRoundDecimals": 2, "atWhole": 0.5 }`: the decimals, 0 to 6, to which the
      number is rounded first, and a number, -1 to 1, that is added to a whole number, which decides the
      mark that owns the border between two marks.
      [D20](Decisions/0020-one-rule-for-fractions.md) has a table of examples.
    * A *threshold* is `{ "from": 0.25 }`, which 0.25 reaches, or `{ "above": 0.25 }`, which 0.25 does
      not reach. A *ratingThreshold* is the same for a rating, counted from the lower bound.
    * *areaOfStar* is `{ "areaOfStar": { "points": 5, "innerRadius": 0.381966 } }`: the width that makes
      the lit area of such a star with straight edges equal to the fraction. `innerRadius` is the
      distance of the inner corners from the center, relative to that of the points.
    * *compact* is `{ "halfFrom": T, "wholeFrom": T }`: the thresholds of the ratings that light half
      of the single mark, and all of it.
    * *items* is `{ "from": 1, "to": 10, "otherwise": O }`: the least and the greatest number of marks.
      Of bounds with another number, `"refused"` keeps the old bounds (such bounds in a description
      are an error), `"clamped"` moves the upper bound to the nearest number, and `{ "marks": 5 }` moves
      it to that number.
    * *minimumWithin* is `{ "minimumWithin": 1 }`: a touch before the first mark sets the minimum if it is
      at most that many marks away, and has no effect farther away.
    * *choicesUpTo* is `{ "choicesUpTo": 7 }`: one choice for each rating, if there are at most that many.
    * An *extent* is `{ "width": 28, "height": 28 }`, in points.
    * An *item* is one of four objects, where E is an extent. `{ "fixed": E }` is a mark of this size.
      `{ "square": E }` is a square as wide as the mark's share of the row, at least E.
      `{ "stretched": E }` is as wide as the share and as high as the row, at least E.
      `{ "fitted": E, "least": E }` is the largest picture with the proportions of the first E that fits.

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
      | key | meaning | values |\(hasUsual ? " SAP's cell |" : "")
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
    case .text, .matching: "a text"
    case .texts: "a list of texts"
    case .wholes: "a list of whole numbers"
    case .objects(let name): "a list of *\(name)*"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
