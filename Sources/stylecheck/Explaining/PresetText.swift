import FormCellModel

extension RatingPreset {
  /// The output of `stylecheck explain`: the answers as in a cell description.
  var explanation: String {
    var columns = Columns()
    for group in PolicyGroup.all {
      for field in group.fields {
        let answer = JSONText(field.written(policies)).onOneLine
        columns.add(["\(group.name).\(field.name)", answer, field.meaning])
      }
    }
    return """
      \(name): a preset of the rating cell, in the style '\(style.rawValue)'

      Its policies, as in 'policies' of a description:

      \(columns.text)\(shapeText)
      """
  }

  private var shapeText: String {
    guard let shape else { return "" }
    let columns = Columns(
      RatingShape.fields.map { [$0.name, JSONText($0.written(shape)).onOneLine, $0.meaning] })
    return "\nIts layout, as in 'shape' of a description:\n\n\(columns.text)"
  }
}
