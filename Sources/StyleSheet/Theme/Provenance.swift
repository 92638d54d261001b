/// Why a theme says what it says: the declaration that wins, and those it beat.
public struct Provenance: Hashable, Sendable {
  /// One place in a sheet that has something to say.
  public struct Origin: Hashable, Sendable {
    /// Which of the theme's sheets, counted from 0 in load order.
    public let sheet: Int
    /// The selector it stands under; empty for a definition.
    public let className: String
    /// The property with its variant; for a definition, the variable.
    public let property: String
    /// The words of its value after variables, joined by single blanks; nil if its variable is not
    /// defined.
    public let text: String?
    /// Byte offsets of the declaration or definition in its sheet.
    public let range: Range<Int>
    /// The definition that its variable went through, in the same sheet; nil without a variable.
    public let variable: Sheet.Definition?
    /// The conditions of the `@media` around it; empty at the top.
    public let conditions: [Sheet.Condition]
    /// Whether its value is one of the type that was asked for; if not, it was passed over.
    public let isReadable: Bool
  }

  /// What the theme answers with; nil if no sheet has a value that can be read.
  public let winner: Origin?
  /// What else was set and would have counted without the winner, the strongest first; those passed
  /// over are among them.
  public let beaten: [Origin]
}

extension Provenance.Origin {
  /// Whether it is the same place in the same sheet.
  func stands(where other: Self) -> Bool { sheet == other.sheet && range == other.range }
}

extension Provenance: CustomStringConvertible {
  /// A line for the winner, and one for each origin that it beats.
  public var description: String {
    let first = winner.map { "\($0)" } ?? "no sheet says anything that can be read"
    return ([first] + beaten.map { "beats \($0)" }).joined(separator: "\n  ")
  }
}

extension Provenance.Origin: CustomStringConvertible {
  /// `'#E26300' by 'on-color' of 'fdlFUIRatingControl' in sheet 0, bytes 24..<42`, and what it went
  /// through and stands under, where it does.
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
  /// Why a property is what it is; the winner's value is what ``subscript(_:_:at:)`` answers.
  ///
  /// - Complexity: O(names × sheets), and all declarations of the classes asked.
  public func provenance<Value: StyleValue>(
    of property: Property<Value>, _ variant: Variant? = nil, at path: ClassPath
  ) -> Provenance {
    let spellings = (variant.map { ["\(property.name)-\($0.name)"] } ?? []) + [property.name]
    var winner: Provenance.Origin?
    var beaten: [Provenance.Origin] = []
    for spelling in spellings {
      let origins = path.selectors(for: self).flatMap { name in
        active.all.flatMap { $0.origins(of: spelling, for: name, as: Value.valueType, in: self) }
      }
      // Only the strongest of a spelling is asked: if it cannot be read, the bare property is.
      if winner == nil, let first = origins.first, first.isReadable {
        winner = first
        beaten += origins.dropFirst()
      } else {
        beaten += origins
      }
    }
    return Provenance(winner: winner, beaten: beaten)
  }

  /// The definition by which a sheet overrides a palette name here; nil if the palette's own color
  /// holds.
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
  /// What the sheet says of a property of a class, the strongest first.
  fileprivate func origins(
    of property: String, for className: String, as type: ValueType, in theme: Theme
  ) -> [Provenance.Origin] {
    let number = theme.number(of: self)
    return declarations(of: sheet.id(of: property), for: sheet.id(of: className)).reversed().map {
      origin(of: $1, in: $0, under: className, as: type, sheet: number)
    }
  }

  /// A declaration of a rule, as something that could have been the answer.
  package func origin(
    of declaration: Sheet.DeclarationRow, in rule: Sheet.RuleRow, under className: String,
    as type: ValueType, sheet number: Int, knowing catalog: Catalog = .all
  ) -> Provenance.Origin {
    let found = resolve(declaration)
    let reading = found.flatMap {
      reader.engineValue(
        of: $0.value, as: type, element: $0.element, for: sheet.text(of: declaration.name),
        at: className, knowing: catalog)
    }
    return origin(
      of: declaration, in: rule, under: className, sheet: number, found,
      isReadable: reading != nil)
  }

  /// The same of a declaration that was looked up and read already.
  package func origin(
    of declaration: Sheet.DeclarationRow, in rule: Sheet.RuleRow, under className: String,
    sheet number: Int, _ found: Found?, isReadable: Bool
  ) -> Provenance.Origin {
    Provenance.Origin(
      sheet: number, className: className, property: sheet.text(of: declaration.name),
      text: found.map { sheet.valueText(of: $0.element) },
      range: sheet.nodeRange(of: declaration.element),
      variable: found?.definition.map(sheet.view),
      conditions: sheet.conditions(ofMedia: rule.media), isReadable: isReadable)
  }

  /// A definition that says what a palette name is.
  package func origin(of definition: PaletteDefinition, in theme: Theme) -> Provenance.Origin {
    let number = theme.number(of: self)
    let isReadable = saying(of: definition) != nil
    switch definition {
    case .row(let row):
      return Provenance.Origin(
        sheet: number, className: "", property: sheet.text(of: row.name),
        text: sheet.valueText(of: row.element), range: sheet.nodeRange(of: row.element),
        variable: nil, conditions: sheet.conditions(ofMedia: row.media), isReadable: isReadable)
    case .line(let line, let element):
      return Provenance.Origin(
        sheet: number, className: "", property: "@\(line.key ?? "")",
        text: line.value?.split { $0 == " " || $0 == "\t" }.joined(separator: " "),
        range: element.map { sheet.nodeRange(of: $0) } ?? line.range,
        variable: nil, conditions: [], isReadable: isReadable)
    }
  }
}
