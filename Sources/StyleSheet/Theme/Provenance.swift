/// The reason for a theme's answer: the winning declaration and those that it overrides.
public struct Provenance: Hashable, Sendable, CustomStringConvertible {
  /// The location of one value in a sheet.
  public struct Origin: Hashable, Sendable {
    /// The index of the sheet in the theme, from 0 in load order.
    public let sheet: Int
    /// The selector of the rule; empty for a definition.
    public let className: String
    /// The property with its variant; for a definition, the variable.
    public let property: String
    /// The words of the value after variables, joined by single spaces; nil if a variable is
    /// undefined.
    public let text: String?
    /// The byte range of the declaration or definition in its sheet.
    public let range: Range<Int>
    /// The definition that the value was substituted from; nil without a variable.
    public var variable: Sheet.Definition? { definition?.value }
    /// Boxed, because most values have none.
    fileprivate let definition: Boxed<Sheet.Definition>?
    /// The index of the sheet with the definition; as ``sheet``, unless that sheet imports it.
    package let sheetOfVariable: Int
    /// The conditions of the enclosing `@media`; empty at the top level.
    public let conditions: [Sheet.Condition]
    /// True if the value has the requested type; if false, the look-up ignored it.
    package let isReadable: Bool
  }

  /// The declaration that the theme uses, or nil if no sheet has a readable value.
  public let winner: Origin?
  /// The other declarations that would count without the winner, the strongest first.
  ///
  /// Declarations with unreadable values are included.
  public let beaten: [Origin]

  /// One line for the winner and one for each overridden origin.
  public var description: String {
    let first = winner.map { "\($0)" } ?? "no sheet sets a value that can be read"
    return ([first] + beaten.map { "beats \($0)" }).joined(separator: "\n  ")
  }
}

extension Provenance.Origin: CustomStringConvertible {
  /// The origin in one line, with its variable and conditions if there are any.
  ///
  /// For example: `'#E26300' by 'on-color' of 'fdlFUIRatingControl' in sheet 0, bytes 24..<42`.
  public var description: String {
    let value = text.map { "'\($0)'" } ?? "a variable without a definition"
    let owner = className.isEmpty ? "" : " of '\(className)'"
    let through = variable.map { ", through '\($0.name)'" } ?? ""
    let tests = conditions.map { "(\($0.name): \($0.value))" }.joined(separator: " and ")
    let media = conditions.isEmpty ? "" : ", under '@media \(tests)'"
    let readable = isReadable ? "" : ", which is no value of the type"
    return "\(value) by '\(property)'\(owner) in sheet \(sheet), bytes \(range)\(through)\(media)"
      + readable
  }
}

extension Theme {
  /// Returns the provenance of a property; the value of the winner is that of
  /// ``subscript(_:_:at:)->Own?``.
  ///
  /// - Complexity: O(names × sheets), and all declarations of the classes asked.
  public func provenance<Own: StyleValue>(
    of property: Property<Own>, _ variant: Variant? = nil, at path: ClassPath
  ) -> Provenance {
    let spellings = (variant.map { ["\(property.name)-\($0.name)"] } ?? []) + [property.name]
    var winner: Provenance.Origin?
    var beaten: [Provenance.Origin] = []
    for spelling in spellings {
      let origins = path.selectors(for: self).flatMap { name in
        active.all.flatMap { $0.origins(of: spelling, for: name, as: Own.form.type, in: self) }
      }
      // Only the strongest declaration of each spelling is read; if unreadable, the bare property
      // is next.
      if winner == nil, let first = origins.first, first.isReadable {
        winner = first
        beaten += origins.dropFirst()
      } else {
        beaten += origins
      }
    }
    return Provenance(winner: winner, beaten: beaten)
  }

  /// Returns the definition that overrides a palette name here, or nil if the palette's color is
  /// used.
  public func origin(ofColor name: String) -> Provenance.Origin? {
    PaletteName(name).flatMap { override(of: $0) }.map {
      $0.sheet.origin(of: $0.definition, in: self)
    }
  }

  fileprivate func number(of sheet: ActiveSheet) -> Int {
    sheets.count - 1 - (active.all.firstIndex { $0 === sheet } ?? 0)
  }
}

extension ActiveSheet {
  /// Returns all declarations of a class's property, the strongest first.
  fileprivate func origins(
    of property: String, for className: String, as type: ValueType, in theme: Theme
  ) -> [Provenance.Origin] {
    let number = theme.number(of: self)
    return declarations(of: sheet.id(of: property), for: sheet.id(of: className)).reversed().map {
      origin(of: $1, in: $0, under: className, as: type, sheet: number)
    }
  }

  package func origin(
    of declaration: Sheet.DeclarationRow, in rule: Sheet.RuleRow, under className: String,
    as type: ValueType, sheet number: Int, knowing catalog: Catalog = .all
  ) -> Provenance.Origin {
    let found = found(declaration)
    let reading = found.flatMap {
      $0.of.reader.engineValue(
        of: $0.value.value, as: type, element: $0.value.element,
        for: sheet.text(of: declaration.name),
        at: className, knowing: catalog)
    }
    return origin(
      of: declaration, in: rule, sheet.text(of: declaration.name), under: className, sheet: number,
      found, isReadable: reading != nil)
  }

  /// Returns the origin of a declaration whose property and value are already known.
  package func origin(
    of declaration: Sheet.DeclarationRow, in rule: Sheet.RuleRow, _ property: String,
    under className: String, sheet number: Int, _ found: (value: Found, of: ActiveSheet)?,
    isReadable: Bool
  ) -> Provenance.Origin {
    let holder = found?.of ?? self
    return Provenance.Origin(
      sheet: number, className: className, property: property,
      text: found.map { holder.sheet.valueText(of: $0.value.element) },
      range: sheet.nodeRange(of: declaration.element),
      definition: found?.value.definition.map { .value(holder.sheet.view($0)) },
      sheetOfVariable: holder === self ? number : holder.number,
      conditions: sheet.conditions(ofMedia: rule.media), isReadable: isReadable)
  }

  /// Returns the origin of a definition that overrides a palette name.
  package func origin(of definition: PaletteDefinition, in theme: Theme) -> Provenance.Origin {
    let number = theme.number(of: self)
    let isReadable = meaning(of: definition) != .nothing
    switch definition {
    case .row(let row):
      return Provenance.Origin(
        sheet: number, className: "", property: sheet.text(of: row.name),
        text: sheet.valueText(of: row.element), range: sheet.nodeRange(of: row.element),
        definition: nil, sheetOfVariable: number, conditions: sheet.conditions(ofMedia: row.media),
        isReadable: isReadable)
    case .line(let line, let element):
      return Provenance.Origin(
        sheet: number, className: "", property: "@\(line.key ?? "")",
        text: line.value?.split { $0 == " " || $0 == "\t" }.joined(separator: " "),
        range: element.map { sheet.nodeRange(of: $0) } ?? line.range, definition: nil,
        sheetOfVariable: number, conditions: [], isReadable: isReadable)
    }
  }
}
