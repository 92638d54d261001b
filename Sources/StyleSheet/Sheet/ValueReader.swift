/// Reads a value as a certain type in a dialect.
///
/// Reading is strict: any other text is a ``ValueProblem``, which the rules report.
package struct ValueReader {
  package let sheet: Sheet
  package let dialect: Dialect

  package init(sheet: Sheet, dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
  }

  /// Returns the value of `component`, whose variables are already resolved.
  package func value(
    of component: Component, as type: ValueType, element: UInt32
  ) -> ReadValue<ThemeValue> {
    switch type {
    case .boolean: boolean(component)
    case .integer: integer(component, element)
    case .number, .float: number(component).map(ThemeValue.number)
    case .length: number(component).map { .length(Length($0)) }
    case .percentage: number(component).map { .percentage(Percentage($0)) }
    case .color: color(component)
    case .offset: pair(component).map { .offset(Offset(horizontal: $0.0, vertical: $0.1)) }
    case .size: pair(component).map { .size(ThemeSize(width: $0.0, height: $0.1)) }
    case .box: box(component)
    case .fontStyle: keyword(component, FontStyle.init, ThemeValue.fontStyle)
    case .fontName: name(component, element).flatMap(Self.fontName)
    case .image: name(component, element).map { .image(ImageName($0)) }
    case .borderStyle: keyword(component, BorderStyle.init, ThemeValue.borderStyle)
    case .separatorStyle: keyword(component, SeparatorStyle.init, ThemeValue.separatorStyle)
    case .textAlign: keyword(component, TextPlacement.init, ThemeValue.textAlignment)
    case .verticalAlign: keyword(component, VerticalPlacement.init, ThemeValue.verticalAlignment)
    case .horizontalAlign:
      keyword(component, HorizontalPlacement.init, ThemeValue.horizontalAlignment)
    case .keyboardAppearance:
      keyword(component, KeyboardAppearance.init, ThemeValue.keyboardAppearance)
    case .textTransform: keyword(component, TextTransform.init, ThemeValue.textTransform)
    case .classNameList: .success(.names(NameList(names(element))))
    case .unknown: .success(.text(sheet.valueText(of: element)))
    }
  }

  // MARK: - One word

  private func boolean(_ component: Component) -> ReadValue<ThemeValue> {
    guard component.kind == .word else { return .failure(.wrongType) }
    switch sheet.text(of: component.name) {
    case "true": return .success(.boolean(true))
    case "false": return .success(.boolean(false))
    case let word: return .failure(.unknownWord(word))
    }
  }

  private func number(_ component: Component) -> ReadValue<Double> {
    component.kind == .number ? .success(component.number) : .failure(.wrongType)
  }

  private func integer(_ component: Component, _ element: UInt32) -> ReadValue<ThemeValue> {
    number(component).flatMap { number in
      // `Int(exactly:)` links the maths library in unoptimized builds.
      guard number.magnitude < 0x1p62, Double(Int(number)) == number,
        component.unit == .none || sheet.valueText(of: element).leadingNumber(.whole) == number
      else { return .failure(.notInteger) }
      return .success(.integer(Int(number)))
    }
  }

  private func keyword<Keyword>(
    _ component: Component, _ make: (String) -> Keyword?, _ wrap: (Keyword) -> ThemeValue
  ) -> ReadValue<ThemeValue> {
    guard component.kind == .word || component.kind == .string else { return .failure(.wrongType) }
    let word = sheet.text(of: component.name)
    guard let keyword = make(word) else { return .failure(.unknownWord(word)) }
    return .success(wrap(keyword))
  }

  /// Reads a name, which may be several words separated by blanks, or begin with a digit.
  private func name(_ component: Component, _ element: UInt32) -> ReadValue<String> {
    if component.kind == .word || component.kind == .string {
      return .success(sheet.text(of: component.name))
    }
    let text = sheet.valueText(of: element)
    let isPlain = !text.isEmpty && !text.utf8.contains { "(),".utf8.contains($0) }
    return isPlain ? .success(text) : .failure(.wrongType)
  }

  private static func fontName(_ text: String) -> ReadValue<ThemeValue> {
    FontName(text).map { .success(.fontName($0)) } ?? .failure(.wrongType)
  }

  // MARK: - Several words

  private func items(_ component: Component) -> ArraySlice<Component> {
    component.kind == .list ? sheet.components[component.items] : [component]
  }

  private func pair(_ component: Component) -> ReadValue<(Double, Double)> {
    let items = Array(items(component))
    guard items.count == 3, items[0].kind == .number, items[1].kind == .comma,
      items[2].kind == .number
    else { return .failure(.pairShape) }
    return .success((items[0].number, items[2].number))
  }

  /// Reads one to four numbers, in the order of CSS.
  private func box(_ component: Component) -> ReadValue<ThemeValue> {
    let items = items(component)
    guard items.count <= 4, items.allSatisfy({ $0.kind == .number }) else {
      return .failure(.boxShape)
    }
    return ThemeBox(items.map(\.number)).map { .success(.box($0)) } ?? .failure(.boxShape)
  }

  /// Splits a list as NUI does: at a comma between two words, so that any other comma is a part of
  /// a name.
  private func names(_ element: UInt32) -> [String] {
    sheet.valueText(of: element).split(separator: " , ", omittingEmptySubsequences: false)
      .map(String.init)
  }

  // MARK: - Colors

  private func color(_ component: Component) -> ReadValue<ThemeValue> {
    switch component.kind {
    case .hex:
      guard let color = dialect.color(hexDigits: component.hexDigits, count: Int(component.count))
      else { return .failure(.hexLength(Int(component.count))) }
      return .success(.color(color))
    case .word: return colorWord(component.name)
    case .list: return colorFunction(sheet.components[component.items])
    case .number, .string, .variable, .comma, .leftParenthesis, .rightParenthesis, .missing:
      return .failure(.wrongType)
    }
  }

  private func colorWord(_ name: NameTable.ID) -> ReadValue<ThemeValue> {
    if let color = NamedColors.word(sheet.key(of: name), in: dialect.colorWords)?.color {
      return .success(.color(color))
    }
    let word = sheet.text(of: name)
    if let name = dialect.paletteNames.name(in: word), name.isOfPalette {
      return .success(.paletteColor(name))
    }
    return .failure(.unknownWord(word))
  }

  // function → name '(' number ',' number ',' number [ ',' number ] ')'
  private func colorFunction(_ items: ArraySlice<Component>) -> ReadValue<ThemeValue> {
    let first = items.startIndex
    guard items.count > 2, items[first].kind == .word, items[first + 1].kind == .leftParenthesis,
      let function = ColorFunction(sheet.key(of: items[first].name))
        ?? ColorFunction(sheet.text(of: items[first].name))
    else { return .failure(.wrongType) }
    guard dialect.colorFunctions != .notRead else { return .failure(.unreadFunction) }
    guard let parts = Self.numbers(between: items[(first + 2)...]),
      let color = dialect.color(function, parts)
    else { return .failure(.colorFunction) }
    return .success(.color(color))
  }

  /// Returns unsigned numbers without units, separated by commas and followed by a parenthesis; nil
  /// for any other form.
  private static func numbers(between items: ArraySlice<Component>) -> [ColorFunction.Argument]? {
    guard items.count % 2 == 0, items.last?.kind == .rightParenthesis else { return nil }
    var numbers: [ColorFunction.Argument] = []
    numbers.reserveCapacity(items.count / 2)
    for index in stride(from: items.startIndex, to: items.endIndex, by: 2) {
      let isLast = index + 2 == items.endIndex
      guard items[index].kind == .number, items[index].unit == .none, !items[index].hasMinus,
        isLast || items[index + 1].kind == .comma
      else { return nil }
      numbers.append(.init(items[index].number, isDotted: items[index].isDotted))
    }
    return numbers
  }
}
