import StyleSheet

extension ThemeReport {
  /// Returns the column names; with several reports, the target is the first column.
  static func csvHeader(forSeveral isForSeveral: Bool, trails hasTrails: Bool) -> CSVText {
    CSVText(
      (isForSeveral ? ["target"] : [])
        + ["class", "property", "text", "type", "value", "file", "line", "column", "variable"]
        + (hasTrails ? ["rank"] : []))
  }

  /// Writes a row for each property; with trails, also one for each overridden value.
  func writeCSV(behind first: [String], to write: (String) -> Void) {
    classes { part in
      var text = CSVText()
      for entry in part.entries { add(entry, of: part.name, to: &text, behind: first) }
      write(text.description)
    }
    var text = CSVText()
    for entry in resolution.palette { add(entry, of: "", to: &text, behind: first) }
    write(text.description)
  }

  private func add(
    _ entry: Resolution.Entry, of className: String, to text: inout CSVText, behind first: [String]
  ) {
    let origins = [entry.winner] + (hasTrails ? entry.beaten : [])
    for (rank, origin) in origins.enumerated() {
      let place = place(of: origin)
      let value = rank == 0 ? entry.value?.description : nil
      text.add(
        first + [
          className, entry.name, origin.text ?? "", entry.type.name, value ?? "", place.file,
          "\(place.line)", "\(place.column)", origin.variableName ?? "",
        ] + (hasTrails ? ["\(rank + 1)"] : []))
    }
  }
}
