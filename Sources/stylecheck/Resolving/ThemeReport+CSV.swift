import StyleSheet

extension [ThemeReport] {
  /// A row for each property; with trails, one more for each value that was beaten.
  var csv: String {
    let isForSeveral = count > 1
    var text = CSVText(
      (isForSeveral ? ["target"] : [])
        + ["class", "property", "text", "type", "value", "file", "line", "column", "variable"]
        + (contains(where: \.hasTrails) ? ["rank"] : []))
    for report in self {
      report.add(to: &text, behind: isForSeveral ? [report.theme.dialect.name] : [])
    }
    return text.description
  }
}

extension ThemeReport {
  fileprivate func add(to text: inout CSVText, behind first: [String]) {
    for part in resolution.classes {
      for entry in part.entries { add(entry, of: part.name, to: &text, behind: first) }
    }
    for entry in resolution.palette { add(entry, of: "", to: &text, behind: first) }
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
