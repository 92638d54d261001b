// Conversion of values of another type by an engine.

extension ValueReader {
  /// Returns the value that the engine passes on, valid or not; nil if it passes none, or if its
  /// behavior is unknown.
  ///
  /// Rules use ``value(of:as:element:)``, which is strict; a theme uses this. A variable that is
  /// the value of another is returned as its name.
  package func engineValue(of component: Component, as type: ValueType, element: UInt32)
    -> ThemeValue?
  {
    let isConverted = dialect.otherValues == .converted
    // The engine reads the only property of this type under another name.
    if type == .horizontalAlign, dialect.lostName == .horizontalAlign {
      return valueOfUnknownWord(as: type)
    }
    // The engine does not read exponents in whole numbers.
    if isConverted, type == .integer { return converted(sheet.valueText(of: element), as: type) }
    switch value(of: component, as: type, element: element) {
    case .success(let value): return value
    case .failure where type == .color:
      guard dialect.quotes == .partOfValue || !hasQuotes(component) else { return nil }
      return dialect.color(somewhereIn: sheet.valueText(of: element)).map(ThemeValue.color)
    case .failure: return isConverted ? converted(sheet.valueText(of: element), as: type) : nil
    }
  }

  /// Returns the value that the engine uses for an unknown word; nil if there is none, or if its
  /// behavior is unknown.
  func valueOfUnknownWord(as type: ValueType) -> ThemeValue? {
    dialect.otherValues == .converted ? converted("", as: type) : nil
  }

  private func hasQuotes(_ component: Component) -> Bool {
    component.kind == .string
      || sheet.components[component.items].contains { $0.kind == .string }
  }

  // Source: NUI 0.5.5, `NUIConverter`, which uses Foundation for Booleans and leading numbers, and
  // has a default for each closed list.
  private func converted(_ text: String, as type: ValueType) -> ThemeValue? {
    switch type {
    case .boolean: .boolean(text.isTrueToFoundation)
    case .integer: .integer(Int(text.leadingNumber(.whole)))
    case .number, .float: .number(text.leadingNumber(.any))
    case .length: .length(Length(text.leadingNumber(.any)))
    case .percentage: .percentage(Percentage(text.leadingNumber(.any)))
    case .offset: pair(in: text).map { .offset(Offset(horizontal: $0.0, vertical: $0.1)) }
    case .size: pair(in: text).map { .size(ThemeSize(width: $0.0, height: $0.1)) }
    case .box: box(in: text).map(ThemeValue.box)
    case .borderStyle: .borderStyle(.none)
    case .separatorStyle: .separatorStyle(.none)
    case .textAlign: .textAlignment(.left)
    case .verticalAlign: .verticalAlignment(.top)
    case .horizontalAlign: .horizontalAlignment(.left)
    case .keyboardAppearance: .keyboardAppearance(.default)
    case .textTransform: .textTransform(.none)
    case .color, .fontStyle, .fontName, .image, .classNameList, .unknown: nil
    }
  }

  /// Returns the first two parts between commas; nil if there is only one, which crashes the app.
  private func pair(in text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    return (String(parts[0]).leadingNumber(.any), String(parts[1]).leadingNumber(.any))
  }

  /// Returns the parts between blanks, where a comma is a part, too; 0 on all sides for more than
  /// four.
  private func box(in text: String) -> ThemeBox? {
    let parts = text.split(separator: " ").map { String($0).leadingNumber(.any) }
    return ThemeBox((1...4).contains(parts.count) ? parts : [0])
  }
}
