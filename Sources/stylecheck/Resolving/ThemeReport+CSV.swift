import StyleSheet

extension ThemeReport {
  /// A row for each property; with trails, one more for each value that was beaten.
  var csv: String {
    var text = CSVText(
      ["class", "property", "text", "type", "value", "file", "line", "column", "variable"]
        + (hasTrails ? ["rank"] : []))
    for part in resolution.classes {
      for entry in part.entries { add(entry, of: part.name, to: &text) }
    }
    for entry in resolution.palette { add(entry, of: "", to: &text) }
    return text.description
  }

  private func add(_ entry: Resolution.Entry, of className: String, to text: inout CSVText) {
    let origins = [entry.winner] + (hasTrails ? entry.beaten : [])
    for (rank, origin) in origins.enumerated() {
      let place = place(of: origin)
      let value = rank == 0 ? entry.value?.description : nil
      text.add(
        [
          className, entry.name, origin.text ?? "", entry.type.name, value ?? "", place.file,
          "\(place.line)", "\(place.column)", origin.variableName ?? "",
        ] + (hasTrails ? ["\(rank + 1)"] : []))
    }
  }
}
