import StyleSheet

/// The classes that each variable of a theme paints, directly or through other variables, and the
/// values that have it.
struct PaintedClasses {
  /// The maximum number of classes and of places that are known of a variable.
  ///
  /// It keeps the work linear where many variables reach many classes.
  static let most = 100

  private let numbers: [String: Int]
  private let classes: [[String]]
  private let places: [[SheetLocation]]

  /// Reads the sheets that share variables with a sheet.
  init(of project: SheetProject, around index: Int) {
    var reader = PaintReader()
    for member in project.connected(to: index) {
      reader.read(project.members[member].sheet, member)
    }
    numbers = reader.numbers
    classes = reader.spread(reader.classes)
    places = reader.spread(reader.places)
  }

  /// Returns the classes that a variable paints, and the places of the values, the direct ones
  /// first; at most ``most`` of each.
  subscript(variable: String) -> (classes: [String], places: [SheetLocation]) {
    numbers[variable].map { (classes[$0], places[$0]) } ?? ([], [])
  }
}

/// Collects what the values of sheets contain, with a number for each variable.
private struct PaintReader {
  private(set) var numbers: [String: Int] = [:]
  /// The classes of the rules that have each variable.
  private(set) var classes: [[String]] = []
  /// The places of the declarations' values that have each variable.
  private(set) var places: [[SheetLocation]] = []
  /// For each variable, those that its definitions contain.
  private var sources: [[Int]] = []

  mutating func read(_ sheet: Sheet, _ member: Int) {
    for rule in sheet.ruleRows {
      let names = sheet.selectorRows(of: rule).prefix(PaintedClasses.most).map {
        sheet.text(of: $0.name)
      }
      var known: Set<Int> = []
      for row in sheet.declarationRows(of: rule) {
        let place = SheetLocation(member, sheet.valueRange(of: row.element))
        for variable in sheet.variables(in: row.value).map({ number(of: sheet.text(of: $0)) }) {
          places[variable].append(place)
          if known.insert(variable).inserted { classes[variable] += names }
        }
      }
    }
    for row in sheet.definitionRows {
      let variable = number(of: sheet.text(of: row.name))
      let others = sheet.variables(in: row.value).map { number(of: sheet.text(of: $0)) }
      sources[variable] += others
    }
  }

  private mutating func number(of variable: String) -> Int {
    if let known = numbers[variable] { return known }
    let number = numbers.count
    numbers[variable] = number
    classes.append([])
    places.append([])
    sources.append([])
    return number
  }

  /// Returns the items of each variable and of those whose definitions contain it.
  ///
  /// Each new item of a variable is passed on once. A variable with the maximum number of items has
  /// passed on as many, so that the limit hides nothing below it.
  func spread<Item: Hashable>(_ items: [[Item]]) -> [[Item]] {
    var found = items.map { _ in [Item]() }
    var known = items.map { _ in Set<Item>() }
    var round = items.enumerated().flatMap { variable, own in own.map { (variable, $0) } }
    while !round.isEmpty {
      let new = round.filter { variable, item in
        guard found[variable].count < PaintedClasses.most, known[variable].insert(item).inserted
        else { return false }
        found[variable].append(item)
        return true
      }
      round = new.flatMap { variable, item in sources[variable].map { ($0, item) } }
    }
    return found
  }
}
