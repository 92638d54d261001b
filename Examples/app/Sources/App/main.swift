import Foundation
import FormCellModel
import StyleSheet

let file = Bundle.module.bundleURL.appending(path: "Styles/Harbor.nss")
let sheet = Sheet(parsing: SourceText(bytes: Array(try Data(contentsOf: file)), name: "Harbor.nss"))
let theme = Theme(of: [sheet], in: ThemeEnvironment(appearance: .light))

var cell = RatingCell(keyName: "Berth", style: .accented)
_ = cell.handle(.setValue(4))
let shown = RatingPresentation(of: cell, in: theme, width: 320)
print(shown.accessibility.value, shown.marks.compactMap(\.layer.tint)[0])
