// What an engine makes of a value that is none of its type.

extension ValueReader {
  /// The value that the engine hands to whoever styles, right or wrong; nil where it hands over none,
  /// and where nobody knows.
  ///
  /// Rules ask ``value(of:as:element:)``, which is strict; a theme is what comes of the sheet. What is
  /// still a variable, being the value of another, is its name, as text.
  package func engineValue(of component: Component, as type: ValueType, element: UInt32) -> Value? {
    let isConverted = dialect.otherValues == .converted
    // Whatever the only property of the type is set to, the engine looks for another one.
    if type == .horizontalAlign, dialect.lostName == .horizontalAlign {
      return valueOfUnknownWord(as: type)
    }
    // An exponent is none where whole numbers are looked for.
    if isConverted, type == .integer { return converted(sheet.valueText(of: element), as: type) }
    switch value(of: component, as: type, element: element) {
    case .success(let value): return value
    case .failure where type == .color:
      guard dialect.quotes == .partOfValue || !hasQuotes(component) else { return nil }
      return dialect.color(somewhereIn: sheet.valueText(of: element)).map(Value.color)
    case .failure: return isConverted ? converted(sheet.valueText(of: element), as: type) : nil
    }
  }

  /// What the engine goes on with for a word that it does not know; nil where it has no such word, and
  /// where nobody knows.
  func valueOfUnknownWord(as type: ValueType) -> Value? {
    dialect.otherValues == .converted ? converted("", as: type) : nil
  }

  private func hasQuotes(_ component: Component) -> Bool {
    component.kind == .string
      || sheet.components[component.items].contains { $0.kind == .string }
  }

  // Source: NUI 0.5.5, `NUIConverter`, which asks Foundation for the truth and the number at the
  // beginning of a text, and has a default for each closed list.
  private func converted(_ text: String, as type: ValueType) -> Value? {
    switch type {
    case .boolean: .boolean(text.isTrueToFoundation)
    case .integer: .integer(Int(text.leadingNumber(.whole)))
    case .number, .float: .number(text.leadingNumber(.any))
    case .length: .length(Length(text.leadingNumber(.any)))
    case .percentage: .percentage(Percentage(text.leadingNumber(.any)))
    case .offset: pair(in: text).map { .offset(Offset(horizontal: $0.0, vertical: $0.1)) }
    case .size: pair(in: text).map { .size(Size(width: $0.0, height: $0.1)) }
    case .box: box(in: text).map(Value.box)
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

  /// The first two parts between commas; one alone ends the app.
  private func pair(in text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    return (String(parts[0]).leadingNumber(.any), String(parts[1]).leadingNumber(.any))
  }

  /// The parts between blanks, of which a comma is one; 0 on all sides if they are more than four.
  private func box(in text: String) -> Box? {
    let parts = text.split(separator: " ").map { String($0).leadingNumber(.any) }
    return Box((1...4).contains(parts.count) ? parts : [0])
  }
}
