@testable import StyleRules
@testable import StyleSheet

/// A sheet without errors for an engine, in which faults can be planted.
struct FaultGround: Sendable {
  let sheet: Sheet
  let dialect: Dialect
  /// The warnings of the sheet without faults.
  let findings: [Diagnostic]
  /// The values that the sheet sets.
  let values: [String: String]
  /// The places where a fault can be planted, except on lines with findings.
  private(set) var places: [FaultSite: [FaultPlace]] = [:]

  var source: SourceText { sheet.source }

  /// Applies all safe fixes to a sheet; nil if the result has an error.
  init?(_ source: SourceText, for dialect: Dialect) {
    let source = FixedSheet(of: source, for: [dialect]).source
    guard NUIAcceptor.accepts(source.bytes) else { return nil }
    sheet = Sheet(parsing: source)
    self.dialect = dialect
    guard dialect.name == "sapfiori" || !sheet.isPlainlyOfSAP else { return nil }
    findings = sheet.findings(for: dialect).diagnostics.filter { $0.severity > .information }
    guard !findings.contains(where: { $0.severity == .error }) else { return nil }
    values = Self.values(of: sheet, for: dialect)
    let lines = LineTable(of: source)
    let taken = Set(
      findings.flatMap { [$0.range] + $0.notes.map(\.range) }.map { lines.line(at: $0.lowerBound) })
    for site in FaultSite.allCases {
      places[site] = allPlaces(for: site).filter {
        !taken.contains(lines.line(at: $0.range.lowerBound))
      }
    }
  }

  /// Returns all values that a sheet sets, on a phone and on a tablet.
  static func values(of sheet: Sheet, for dialect: Dialect) -> [String: String] {
    var values: [String: String] = [:]
    for definition in sheet.definitions {
      values["\(definition.name) \(definition.conditions.map(\.value))"] = definition.value
    }
    for device in [ThemeEnvironment(), ThemeEnvironment(device: .ipad, orientation: .landscape)] {
      for (name, row) in Theme(of: [sheet], in: device, for: dialect).resolvedTexts {
        for (property, text) in row {
          let type = Catalog.all.property(property, at: name)?.row.type
          let value = type.flatMap { dialect.value(of: text, as: $0) }
          values["\(device.device) \(name).\(property)"] =
            type == .boolean ? "\(isYes(text))" : value?.description ?? text
        }
      }
    }
    return values
  }
}

extension FaultGround {
  /// True if Foundation reads a word as yes, which depends on its first letter.
  fileprivate static func isYes(_ word: String) -> Bool {
    word.first.map("tTyY123456789".contains) ?? false
  }
}

// MARK: - Places

extension FaultGround {
  private func place(_ range: Range<Int>, name: String = "", value: String = "") -> FaultPlace {
    FaultPlace(range: range, text: source[range], name: name, value: value)
  }

  private func allPlaces(for site: FaultSite) -> [FaultPlace] {
    switch site {
    case .start: [place(0..<0)]
    case .end: [place(source.bytes.count..<source.bytes.count)]
    case .top:
      (sheet.rules.filter(\.conditions.isEmpty).map(\.range)
        + sheet.definitions.filter(\.conditions.isEmpty).map(\.range))
        .map(\.lowerBound).filter(source.isLineStart).map { place($0..<$0) }
    case .block: declarations.map(\.range.lowerBound).map { place($0..<$0) }
    case .rule, .head, .openBrace, .closeBrace: sheet.rules.compactMap { place(site, of: $0) }
    case .className: sheet.rules.flatMap(\.selectors).compactMap(classPlace)
    case .classComma: classCommas.map { place($0) }
    case .declaration, .property, .colon, .semicolon, .variant:
      typed.compactMap { place(site, of: $0.declaration, as: $0.match, at: $0.className) }
    case .definition, .definedName, .definitionSemicolon:
      sheet.definitions.compactMap { place(site, of: $0) }
    case .use, .color, .hex, .number, .offset, .box, .boolean, .word, .font, .paletteName,
      .namedColor:
      typed.compactMap { valuePlace(site, $0.declaration, as: $0.match.row) }
    case .comment, .lastComment, .commentBeforeRule: comments(site)
    case .mediaWord, .media, .condition, .mediaProperty, .mediaValue: mediaPlaces(site)
    }
  }

  private func place(_ site: FaultSite, of rule: Sheet.RuleBlock) -> FaultPlace? {
    let range = rule.range
    guard let open = source.bytes[range].firstIndex(of: UInt8(ascii: "{")),
      source.bytes[range.upperBound - 1] == UInt8(ascii: "}"), !rule.declarations.isEmpty
    else { return nil }
    let close = range.upperBound - 1
    switch site {
    case .head: return place(range.lowerBound..<open)
    case .openBrace: return place(open..<open + 1)
    case .closeBrace:
      var brace = place(close..<close + 1)
      brace.also = [range]
      return brace
    default:
      return place(
        range, name: source[range.lowerBound..<open], value: source[open + 1..<close])
    }
  }

  private func classPlace(_ selector: Sheet.Selector) -> FaultPlace? {
    let name = selector.name
    guard !Catalog.all.entries(for: name).isEmpty, isOfTarget(name) else { return nil }
    var found = place(selector.range)
    found.isName = { word in
      !Catalog.all.entries(for: Catalog.all.canonicalName(for: word) ?? word).isEmpty
    }
    return found
  }

  /// True if the engine knows the properties of a class; NUI does not know SAP's classes.
  private func isOfTarget(_ className: String) -> Bool {
    dialect.name == "sapfiori" || !className.contains("FUI")
  }

  private var classCommas: [Range<Int>] {
    sheet.rules.flatMap { rule in
      zip(rule.selectors, rule.selectors.dropFirst()).compactMap { first, second in
        (first.range.upperBound..<second.range.lowerBound)
          .first { source.bytes[$0] == UInt8(ascii: ",") }.map { $0..<$0 + 1 }
      }
    }
  }

  private var declarations: [Sheet.Declaration] { sheet.rules.flatMap(\.declarations) }

  private typealias Typed = (
    declaration: Sheet.Declaration, className: String, match: PropertyRow.Match
  )

  /// The declarations of properties of the catalog, with their semicolons.
  private var typed: [Typed] {
    sheet.rules.flatMap { rule in
      rule.declarations.compactMap { declaration in
        guard let name = rule.selectors.first?.name, isOfTarget(name),
          let match = Catalog.all.property(declaration.name, at: name),
          source.bytes[declaration.range.upperBound - 1] == UInt8(ascii: ";")
        else { return nil }
        return (declaration, name, match)
      }
    }
  }

  private func place(
    _ site: FaultSite, of declaration: Sheet.Declaration, as match: PropertyRow.Match,
    at className: String
  ) -> FaultPlace? {
    let (name, end) = (declaration.nameRange, declaration.range.upperBound)
    switch site {
    case .property:
      var found = place(name)
      found.isName = { Catalog.all.property($0, at: className) != nil }
      return found
    case .variant:
      guard let variant = match.variant else { return nil }
      var found = place(name.upperBound - variant.name.utf8.count..<name.upperBound)
      let front = match.row.name
      found.isName = { Catalog.all.property("\(front)-\($0)", at: className) != nil }
      return found
    case .colon:
      return (name.upperBound..<end).first { source.bytes[$0] == UInt8(ascii: ":") }
        .map { place($0..<$0 + 1) }
    case .semicolon: return place(end - 1..<end)
    default:
      return place(
        declaration.range, name: declaration.name, value: source[declaration.valueRange])
    }
  }

  private func place(_ site: FaultSite, of definition: Sheet.Definition) -> FaultPlace? {
    let end = definition.range.upperBound
    guard source.bytes[end - 1] == UInt8(ascii: ";") else { return nil }
    let uses = uses(of: definition.name)
    guard !uses.isEmpty, sheet.definitions.filter({ $0.name == definition.name }).count == 1
    else { return nil }
    var found =
      switch site {
      case .definedName:
        place(definition.nameRange.lowerBound + 1..<definition.nameRange.upperBound)
      case .definitionSemicolon: place(end - 1..<end)
      default:
        place(definition.range, name: definition.name, value: source[definition.valueRange])
      }
    found.also = uses
    found.isName = isVariable
    return found
  }

  /// Returns the ranges of the values that consist of a variable.
  private func uses(of name: String) -> [Range<Int>] {
    declarations.filter { $0.value == name }.map(\.valueRange)
      + sheet.definitions.filter { $0.value == name }.map(\.valueRange)
  }

  private var isVariable: @Sendable (String) -> Bool {
    let names = Set(sheet.definitions.map(\.name))
    return { names.contains("@\($0)") || names.contains($0) }
  }

  private func valuePlace(
    _ site: FaultSite, _ declaration: Sheet.Declaration, as row: PropertyRow
  ) -> FaultPlace? {
    let text = source[declaration.valueRange]
    let isVariable = text.hasPrefix("@")
    var found = place(declaration.valueRange, name: declaration.name, value: text)
    let isOfSite =
      switch site {
      case .use: isVariable && uses(of: text).count > 1
      case .color: row.type == .color && !isVariable
      case .hex: row.type == .color && text.hasPrefix("#") && text.utf8.count == 7
      case .number:
        [.integer, .number, .float].contains(row.type) && text.allSatisfy(\.isNumber)
      case .offset: [.offset, .size].contains(row.type) && !isVariable
      case .box: row.type == .box && !isVariable
      case .boolean: row.type == .boolean && !isVariable
      case .word:
        ![.boolean, .color, .fontName, .image].contains(row.type) && row.words.contains(text)
      case .font: row.type == .fontName && !isVariable
      case .paletteName:
        row.type == .color && PaletteName(text).map { Palette.all.name($0.name) != nil } ?? false
      default:
        row.type == .color && NamedColors.word(text, in: .anyClassMethod) != nil
      }
    guard isOfSite else { return nil }
    switch site {
    case .use: found.isName = self.isVariable
    case .word: found.isName = { row.words.contains($0) }
    case .font: found.isName = { FontName.Weight(rawValue: $0) != nil }
    default:
      found.isName = { word in
        NamedColors.word(word, in: .anyClassMethod) != nil
          || PaletteName(word).map { Palette.all.name($0.name) != nil } ?? false
      }
    }
    return found
  }

  private func comments(_ site: FaultSite) -> [FaultPlace] {
    let comments = source.tokens.filter { $0.kind == .blockComment }.map(\.range)
    switch site {
    case .lastComment: return comments.suffix(1).map { place($0) }
    case .commentBeforeRule:
      return zip(comments, comments.dropFirst()).filter { first, next in
        sheet.rules.contains {
          first.upperBound <= $0.range.lowerBound && $0.range.upperBound <= next.lowerBound
        }
      }.map { place($0.0) }
    default: return comments.map { place($0) }
    }
  }

  private func mediaPlaces(_ site: FaultSite) -> [FaultPlace] {
    let tokens = source.tokens.filter { !$0.kind.isTrivia }
    return tokens.indices.flatMap { index -> [FaultPlace] in
      guard source[tokens[index].range] == "@media",
        let brace = tokens[index...].firstIndex(where: { $0.kind == .leftBrace })
      else { return [] }
      let head = tokens[index + 1..<brace]
      switch site {
      case .mediaWord: return [place(tokens[index].range)]
      case .media:
        let range = tokens[index].range.lowerBound..<tokens[brace].range.lowerBound
        return [place(range, value: source[tokens[index].range.upperBound..<range.upperBound])]
      case .condition:
        let opens = head.filter { $0.kind == .leftParenthesis }
        let closes = head.filter { $0.kind == .rightParenthesis }
        return zip(opens, closes).map {
          let inner = $0.range.upperBound..<$1.range.lowerBound
          return place($0.range.lowerBound..<$1.range.upperBound, value: source[inner])
        }
      default:
        let word = site == .mediaProperty ? 1 : 3
        return head.indices.filter { head[$0].kind == .leftParenthesis && $0 + word < brace }
          .map {
            var found = place(head[$0 + word].range)
            found.isName = {
              ["device", "orientation", "ipad", "iphone", "landscape", "portrait"].contains($0)
            }
            return found
          }
      }
    }
  }
}

extension Sheet {
  /// True if most classes are SAP's, in which NUI finds no faults.
  fileprivate var isPlainlyOfSAP: Bool {
    let names = rules.flatMap(\.selectors).map(\.name)
    return names.count { $0.hasPrefix("fdl") } * 2 > names.count
  }
}
