import StyleSheet

/// The classes and the values that use each variable of a theme.
///
/// A variable in the definition of another one does not count: no engine looks it up there.
struct VariableUses {
  /// The maximum number of classes and of places that are known of a variable.
  static let most = 100

  struct Uses {
    /// The classes of the rules that have the variable.
    fileprivate(set) var classes: [String] = []
    /// The places of the values of declarations that have it.
    fileprivate(set) var places: [SheetLocation] = []
    fileprivate(set) var isInDefinition = false
    fileprivate var known: Set<String> = []
  }

  private var uses: [String: Uses] = [:]

  /// Reads the sheets that share variables with a sheet.
  init(of project: SheetProject, around index: Int) {
    for member in project.connected(to: index) { read(project.members[member].sheet, member) }
  }

  /// Returns the uses of a variable; at most ``most`` classes and places.
  subscript(variable: String) -> Uses { uses[variable] ?? Uses() }

  private mutating func read(_ sheet: Sheet, _ member: Int) {
    for rule in sheet.ruleRows {
      let names = sheet.selectorRows(of: rule).prefix(Self.most).map { sheet.text(of: $0.name) }
      var seen: Set<NameTable.ID> = []
      for row in sheet.declarationRows(of: rule) {
        let variables = sheet.variables(in: row.value)
        guard !variables.isEmpty else { continue }
        let place = SheetLocation(member, sheet.valueRange(of: row.element))
        for variable in variables {
          let isFirst = seen.insert(variable).inserted
          uses[sheet.text(of: variable), default: Uses()].add(place, isFirst ? names : [])
        }
      }
    }
    for row in sheet.definitionRows {
      for variable in sheet.variables(in: row.value) {
        uses[sheet.text(of: variable), default: Uses()].isInDefinition = true
      }
    }
  }
}

extension VariableUses.Uses {
  fileprivate mutating func add(_ place: SheetLocation, _ names: [String]) {
    if places.count < VariableUses.most { places.append(place) }
    for name in names where classes.count < VariableUses.most && known.insert(name).inserted {
      classes.append(name)
    }
  }
}
