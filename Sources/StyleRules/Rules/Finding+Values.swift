import StyleSheet

// Helpers for rules that check values.

extension Finding {
  /// Creates a finding at a value, with a note at the definition if the value is a variable.
  init(at use: ValueUse, in sheet: Sheet, _ message: Message) {
    let traced = Finding(at: sheet.valueRange(of: use.element), message)
      .noting(definition: use.origin, ofValueOf: use.element, in: sheet)
    self = traced.notes("here too", at: use.others.map(sheet.valueRange))
  }

  /// Creates a finding at a part of a value, or at the value if it is a variable.
  init(at part: Range<Int>, of use: ValueUse, in sheet: Sheet, _ message: Message) {
    self =
      use.origin == use.element
      ? Finding(at: part, message) : Finding(at: use, in: sheet, message)
  }

  /// Adds a note at the definition of a value, unless the declaration itself contains it.
  func noting(
    definition origin: UInt32, ofValueOf declaration: UInt32, in sheet: Sheet
  ) -> Self {
    guard origin != declaration else { return self }
    return note(
      "'\(sheet.source[sheet.nameRange(of: origin)])' is defined here",
      at: sheet.valueRange(of: origin))
  }

  /// Adds the suggestion of a variable, if the word names one.
  func asking(forVariableAt use: ValueUse, in inspection: Inspection) -> Self {
    suggesting(
      inspection.variable(meantBy: use), as: .unsafe,
      at: inspection.sheet.valueRange(of: use.origin))
  }
}

extension Dialect {
  /// Returns the end of a message if the invalid value crashes the app; else an empty text.
  func cost(of use: ValueUse) -> Message {
    use.property.isVital ? cost(ofNo: use.property.type == .fontName ? "font" : "color") : ""
  }

  /// Returns the end of a message for a variable that the engine reads as a plain word.
  func cost(ofWordFor need: VitalNeed?) -> Message {
    switch need {
    case .title:
      ", and without a color or a font for a title \(.engine("crashes", "crash")) the app"
    case .pair:
      ", and without a comma in an offset or a size \(.engine("crashes", "crash")) the app"
    case nil: ""
    }
  }

  /// Returns the end of a message for a title without a font or a color.
  func cost(ofNo thing: String) -> Message {
    ", and without a \(thing) for this title \(.engine("crashes", "crash")) the app"
  }
}

extension Sheet {
  func quotedValue(of use: ValueUse) -> String {
    "'\(source.excerpt(valueRange(of: use.origin)))'"
  }

  /// Returns the quoted property that a value is for, or the variable of a definition.
  func quotedName(of use: ValueUse) -> String {
    "'\(source[nameRange(of: use.element)])'"
  }

  func parts(of use: ValueUse) -> [ValuePart] {
    let parts = use.value.kind == .list ? components[use.value.items] : [use.value]
    var found: [ValuePart] = []
    eachValueToken(of: use.origin) { range in
      guard found.count < parts.count else { return false }
      let component = parts[parts.startIndex + found.count]
      found.append(ValuePart(component: component, range: range))
      return true
    }
    return found
  }

  /// Returns the text of the value that NUI makes of a value of the wrong type, or nil.
  func valueOfNUI(for use: ValueUse) -> String? {
    ValueReader(sheet: self, dialect: .nui)
      .engineValue(of: use.value, as: use.property.type, element: use.origin)
      .map(\.description)
  }
}

extension Inspection {
  /// Returns the color that the engine extracts from an invalid color value, or nil.
  ///
  /// Hex digits with an unsupported count are not such values.
  func colorFound(in use: ValueUse) -> ThemeColor? {
    guard use.property.type == .color, let problem = use.problem, use.value.kind != .hex else {
      return nil
    }
    // For closed engines this is unknown; if the value has the wrong type, or a function lacks
    // numbers, NUI's behavior is assumed.
    let isOfNUI = problem == .wrongType || problem == .colorFunction
    let finder = dialect.colorPlaces == .unknown && isOfNUI ? .nui : dialect
    return finder.color(somewhereIn: sheet.valueText(of: use.origin))
  }

  /// The target if its conversions of values are known; otherwise engines such as NUI.
  var converter: Message { dialect.otherValues == .converted ? .engine : .kin }
}

struct ValuePart {
  let component: Component
  let range: Range<Int>
}
