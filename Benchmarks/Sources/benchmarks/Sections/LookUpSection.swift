import StyleSheet

extension Section {
  /// What it takes to ask a theme for one property, of names in random order.
  static let lookUp = Section(name: "look-up") { (bench) throws(BenchmarkProblem) in
    var columns: [Column] = []
    for size in bench.sizes { columns.append(try Column(size, bench)) }

    var table = Table("one look-up", columns: bench.sizes.map(\.name))
    table.add("names of the sheet", columns.map { $0.cell($0.ofSheet, $0.sheetNames) })
    table.add("names of the catalog", columns.map { $0.cell($0.ofCatalog, $0.catalogNames) })
    if bench.yardstick != nil {
      table.add("names of the sheet, in C", columns.map { "\($0.theirs.median.digits(1)) ns" })
      table.add(
        "names of the sheet, time over C's", columns.map { $0.ofSheet / $0.theirs }, .lookUp)
    }
    return table
  }
}

/// All figures for one size, in nanoseconds.
private struct Column {
  let sheetNames: LookUps
  let catalogNames: LookUps
  let ofSheet: Samples
  let ofCatalog: Samples
  let theirs: Samples

  init(_ size: SheetSize, _ bench: Workbench) throws(BenchmarkProblem) {
    let sheets = try bench.library.sheets(size)
    let sheet = Sheet(parsing: sheets.sources[sheets.sources.count - 1])
    let theme = Theme(of: [sheet])
    let sheetNames = LookUps(of: sheet, in: theme)
    let catalogNames = LookUps(of: Catalog.all, in: theme)

    var figures: (ofSheet: Samples, ofCatalog: Samples, theirs: Samples) = ([], [], [])
    try bench.eachRound(of: "look-up, \(size.name)") { () throws(BenchmarkProblem) in
      figures.ofCatalog.append(catalogNames.nanoseconds())
      figures.ofSheet.append(sheetNames.nanoseconds())
      if let yardstick = bench.yardstick {
        figures.theirs.append(try yardstick.times(of: sheets, passes: 1).lookUp)
      }
    }
    (ofSheet, ofCatalog, theirs) = figures
    self.sheetNames = sheetNames
    self.catalogNames = catalogNames
  }

  func cell(_ figures: Samples, _ names: LookUps) -> String {
    "\(figures.median.digits(1)) ns  \(names.hits.digits(0)) % there"
  }
}

/// Questions to a theme, ready to be asked.
private struct LookUps {
  let theme: Theme
  let questions: [Question]
  let paths: [ClassPath]
  /// Whether each path has its own question, and none is asked another.
  let arePaired: Bool

  private static let count = 1 << 16

  /// Any class of a sheet with any property of it.
  init(of sheet: Sheet, in theme: Theme) {
    let rules = sheet.rules
    let questions = Set(rules.flatMap(\.declarations).map(\.name)).sorted()
      .compactMap(Question.init(spelling:))
    // A class as often as the sheet names it, but each path made once, as an app makes it.
    var made: [String: ClassPath] = [:]
    let paths = rules.flatMap(\.selectors).map { selector in
      let path = made[selector.name] ?? ClassPath(selector.name)
      made[selector.name] = path
      return path
    }
    self.init(theme: theme, questions: questions, paths: paths, arePaired: false)
  }

  /// Any class of the catalog with a property that it has.
  init(of catalog: Catalog, in theme: Theme) {
    var questions: [Question] = []
    var paths: [ClassPath] = []
    for entry in catalog.entries {
      let path = ClassPath(entry.className)
      for row in entry.properties {
        for variant in [nil] + row.variants.map(\.name) {
          guard let question = Question(row.name, variant, row.type) else { continue }
          questions.append(question)
          paths.append(path)
        }
      }
    }
    self.init(theme: theme, questions: questions, paths: paths, arePaired: true)
  }

  private init(theme: Theme, questions: [Question], paths: [ClassPath], arePaired: Bool) {
    self.theme = theme
    self.questions = questions
    self.paths = paths
    self.arePaired = arePaired
  }

  /// How many of a hundred have an answer.
  var hits: Double { 100 * Double(yes(to: questions.map(\.isAnswered))) / Double(Self.count) }

  /// One look-up: what the walk through all takes, less what it takes without asking.
  func nanoseconds() -> Double {
    let heard = questions.map(\.isHeard)
    let answered = questions.map(\.isAnswered)
    let walk = Stopwatch.median(of: 5) { keep(yes(to: heard)) }
    let asking = Stopwatch.median(of: 5) { keep(yes(to: answered)) }
    return (asking - walk) * 1e9 / Double(Self.count)
  }

  /// How many have an answer, in an order that is the same each time.
  ///
  /// Lent one by one: taking each out of its array counted more references than a look-up takes time.
  /// The numbers are drawn on the way, by the yardstick's own generator: a list of them pushed the
  /// theme out of the processor's memory.
  private func yes(to questions: [Question.Ask]) -> Int {
    var count = 0
    var drawn: UInt32 = 1
    questions.withUnsafeBufferPointer { questions in
      paths.withLentPaths { paths in
        for _ in 0..<Self.count {
          drawn = drawn &* 1_664_525 &+ 1_013_904_223
          let path = Int((UInt64(drawn) &* UInt64(paths.count)) >> 32)
          let other = (Int(drawn >> 8 & 0xFFFF) &* questions.count) >> 16
          if questions[arePaired ? path : other](theme, paths[path]) { count += 1 }
        }
      }
    }
    return count
  }
}

extension [ClassPath] {
  /// Calls `body` with the paths as ones that are lent, which have the same layout.
  fileprivate func withLentPaths(_ body: (UnsafeBufferPointer<LentPath>) -> Void) {
    withUnsafeBufferPointer { $0.withMemoryRebound(to: LentPath.self, body) }
  }
}
