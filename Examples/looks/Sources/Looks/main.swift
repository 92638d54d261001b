import FormCellModel
import StyleSheet

let sheet = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-accented: #E26300; }"))
let theme = Theme(of: [sheet], in: ThemeEnvironment(appearance: .light))

var cell = RatingCell(keyName: "Service", style: .accented)
_ = cell.handle(.setValue(3))

let shown = RatingPresentation(of: cell, in: theme, width: 320)
let tints = shown.marks.compactMap(\.layer.tint)
print(shown.marks.map(\.kind), tints[0], shown.accessibility.value)
