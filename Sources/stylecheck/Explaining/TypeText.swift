import StyleEditing
import StyleSheet

extension ValueType {
  /// Returns the description, with examples for all targets; `extent` limits the properties.
  func explanation(in catalog: Catalog, _ extent: ListExtent) -> String {
    let others = spellings.dropFirst().map { "'\($0)'" }
    let names = others.isEmpty ? "" : ", also called \(others.joined(separator: ", "))"
    let properties = catalog.propertyNames(taking: self)
      .listed(extent, elsewhere: "stylecheck catalog --format csv")
    let taken = properties.isEmpty ? "" : "the type of \(properties)".wrapped()
    return """
      \(name): a type of values\(names)

      takes \(expectation)
      anything else in NUI: \(whenBad)

      \(table)\(taken.isEmpty ? "" : "\n" + taken)
      """
  }

  private var table: String {
    let rows = examples.map { example in
      [example] + Dialect.all.map { $0.value(of: example, as: self).map(\.words) ?? "-" }
    }
    return Columns([["for example"] + Dialect.all.map(\.name)] + rows).text
  }
}

extension Catalog {
  fileprivate func propertyNames(taking type: ValueType) -> [String] {
    entries.flatMap(\.properties).filter { $0.type == type }.map(\.name).eachOnce
  }
}

extension ValueType {
  /// Example values in every form that some target reads; no target reads percentages.
  var examples: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .integer: ["2", "-1"]
    case .number, .float, .length: ["12", "0.5"]
    case .color:
      [
        "#0064D9", "#06D", "#0064D980", "0x0064D9", "red", "clear", "rgb(0, 100, 217)",
        "rgba(0, 100, 217, 0.5)", "hsl(0.59, 1.0, 0.85)", "tintColor",
        "primaryLabel_darkBackground",
      ]
    case .offset: ["0, 1", "-2, 0.5"]
    case .size: ["44, 30"]
    case .box: ["4", "4 8", "4 8 2", "1 2 3 4"]
    case .percentage: ["30%"]
    case .fontStyle: FontStyle.all.map(\.name)
    case .fontName: FontName.Weight.allCases.map(\.rawValue) + ["HelveticaNeue-Light"]
    case .image: ["star.png", "star"]
    case .borderStyle, .separatorStyle, .textAlign, .verticalAlign, .horizontalAlign,
      .keyboardAppearance, .textTransform:
      words
    case .classNameList: ["UIButton", "UIButton, UILabel"]
    case .unknown: ["true", "12", "red"]
    }
  }
}
