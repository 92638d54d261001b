import StyleSheet

extension Section {
  /// The time to look up one property in a theme, with names in random order.
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

/// Prepared look-ups in a theme.
private struct LookUps {
  let theme: Theme
  let questions: [Question]
  let paths: [ClassPath]
  /// True if each path is looked up only with the question at the same index.
  let arePaired: Bool

  private static let count = 1 << 16

  /// Creates look-ups of any class of a sheet with any of its properties.
  init(of sheet: Sheet, in theme: Theme) {
    let rules = sheet.rules
    let questions = Set(rules.flatMap(\.declarations).map(\.name)).sorted()
      .compactMap(Question.init(spelling:))
    // A class occurs as often as in the sheet, but its path is created once, as in an app.
    var made: [String: ClassPath] = [:]
    let paths = rules.flatMap(\.selectors).map { selector in
      let path = made[selector.name] ?? ClassPath(selector.name)
      made[selector.name] = path
      return path
    }
    self.init(theme: theme, questions: questions, paths: paths, arePaired: false)
  }

  /// Creates look-ups of each class of the catalog with its own properties.
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

  /// The percentage of look-ups that find a value.
  var hits: Double { 100 * Double(yes(to: questions.map(\.isAnswered))) / Double(Self.count) }

  /// Returns the time of one look-up: that of the loop, minus that of the loop without look-ups.
  func nanoseconds() -> Double {
    let overhead = questions.map(\.withoutLookUp)
    let answered = questions.map(\.isAnswered)
    let walk = Stopwatch.median(of: 5) { keep(yes(to: overhead)) }
    let asking = Stopwatch.median(of: 5) { keep(yes(to: answered)) }
    return (asking - walk) * 1e9 / Double(Self.count)
  }

  /// Returns the number of look-ups that find a value; their order is always the same.
  ///
  /// The elements are borrowed, because reference counting takes longer than a look-up. The loop
  /// computes the random numbers with the yardstick's generator, because a list of them displaces
  /// the theme from the processor's cache.
  private func yes(to questions: [Question.Ask]) -> Int {
    var count = 0
    var drawn: UInt32 = 1
    questions.withUnsafeBufferPointer { questions in
      paths.withBorrowedPaths { paths in
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
  /// Calls `body` with the paths as borrowed ones, which have the same layout.
  fileprivate func withBorrowedPaths(_ body: (UnsafeBufferPointer<BorrowedPath>) -> Void) {
    withUnsafeBufferPointer { $0.withMemoryRebound(to: BorrowedPath.self, body) }
  }
}
