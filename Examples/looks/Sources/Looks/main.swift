import FormCellModel
import StyleSheet

let sheet = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-accented: #E26300; }"))
let theme = Theme(of: [sheet], in: Environment(appearance: .light))

var cell = RatingCell(keyName: "Service", style: .accented)
_ = cell.handle(.setValue(3))

let shown = RatingPresentation(of: cell, in: theme, width: 320)
print(shown.marks.map(\.kind), shown.marks[0].layer.tint, shown.accessibility.value)
