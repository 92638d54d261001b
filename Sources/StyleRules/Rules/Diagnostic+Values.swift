import StyleSheet

// What the rules on values have in common.

extension Diagnostic {
  /// A finding at a value; if that is a variable, with a note at its definition.
  init(
    _ severity: Severity, _ id: String, at use: ValueUse, in sheet: Sheet, _ message: String
  ) {
    let said = Diagnostic(severity, id, at: sheet.valueRange(of: use.element), message)
    let traced =
      use.origin == use.element
      ? said
      : said.note(
        "'\(sheet.source[sheet.nameRange(of: use.origin)])' is defined here",
        at: sheet.valueRange(of: use.origin))
    self = use.others.reduce(traced) { $0.note("here too", at: sheet.valueRange(of: $1)) }
  }
}

extension Diagnostic {
  /// The same; of a word that names a variable, with the question whether that is meant.
  func asking(forVariableAt use: ValueUse, in inspection: Inspection) -> Self {
    let meant = inspection.variable(meantBy: use)
    return saying(Speller.question(meant))
      .fixIt(writing: meant, as: .unsafe, at: inspection.sheet.valueRange(of: use.origin))
  }
}

extension Dialect {
  /// What it costs that a value is none, where it costs the app; else empty.
  func cost(of use: ValueUse) -> String {
    use.property.isVital ? cost(ofNo: use.property.type == .fontName ? "font" : "color") : ""
  }

  /// The same of a variable that is a single word to the engine; nothing is needed where it goes on.
  func cost(ofWordFor need: VitalNeed?) -> String {
    switch need {
    case .title: ", and without a color or a font for a title \(name) ends the app"
    case .pair: ", and without a comma in an offset or a size \(name) ends the app"
    case nil: ""
    }
  }

  /// What it costs if the engine makes nothing of what a title is given.
  func cost(ofNo thing: String) -> String {
    ", and without a \(thing) for this title \(name) ends the app"
  }
}

extension Sheet {
  /// The text of a value as a message quotes it.
  func quotedValue(of use: ValueUse) -> String {
    "'\(source.excerpt(valueRange(of: use.origin)))'"
  }

  /// The name of the property that a value is for; of a definition, its variable.
  func quotedName(of use: ValueUse) -> String {
    "'\(source[nameRange(of: use.element)])'"
  }

  /// Writes `text` where a value is written.
  func rewriting(_ use: ValueUse, _ text: String) -> SourceEdit {
    SourceEdit(valueRange(of: use.origin), text)
  }

  /// The parts of a value with the bytes of each.
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
}

/// A part of a value, and where it stands.
struct ValuePart {
  let component: Component
  /// In bytes of the sheet.
  let range: Range<Int>
}

extension Inspection {
  /// The color that the engine takes out of a value that is none by itself; nil if there is none.
  ///
  /// Hex digits of another number than are read stand alone, and are no such value.
  func colorFound(in use: ValueUse) -> Color? {
    guard use.property.type == .color, let problem = use.problem, use.value.kind != .hex else {
      return nil
    }
    // What a closed engine makes of it nobody knows; of what is no color to the eye NUI's is told.
    let finder = dialect.colorPlaces == .unknown && problem == .wrongType ? .nui : dialect
    return finder.color(somewhereIn: sheet.valueText(of: use.origin))
  }

  /// Whose conversions of values that are none of their type a message speaks of: those of the engine,
  /// if they are known, and else of the one that its kind stems from.
  var converter: String {
    dialect.otherValues == .converted ? dialect.name : Dialect.kin
  }
}

extension Sheet {
  /// What NUI, and whatever reads as it does, makes of a value that is none of its type, in words; nil
  /// if it makes nothing of it.
  func valueOfNUI(for use: ValueUse) -> String? {
    ValueReader(sheet: self, dialect: .nui)
      .engineValue(of: use.value, as: use.property.type, element: use.origin)
      .map(\.description)
  }
}
