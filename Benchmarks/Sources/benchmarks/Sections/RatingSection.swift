private import AllocationCount
import FormCellModel
import Mutation
import StyleSheet

extension Section {
  /// The times of touches of a rating cell, and of a list of cells.
  static let rating = Section(name: "rating") { (bench) throws(BenchmarkProblem) in
    let looks = RatingLooks(in: .fiori)
    var place = Samples([])
    var event = Samples([])
    var one = Samples([])
    var list = Samples([])
    try bench.eachRound(of: "rating") {
      place.append(nanosecondsOfAPlace())
      event.append(nanosecondsOfAnEvent())
      one.append(microsecondsOfACell(looks))
      list.append(secondsOfAList())
    }
    var table = Table("rating cells, of all presets", columns: [""])
    table.add("a place to a rating, ns", [place], .place)
    table.add("an event, ns", [event], .event)
    table.add("five marks with texts, the looks known, µs", [one], .cell)
    if let count = allocationsOfACell(looks) {
      table.add("the same, allocations", [Samples([count])], .allocations)
    }
    table.add("a theme and 100,000 cells, s", [list], .list)
    return table
  }

  private static let cells: [RatingCell] = RatingPreset.all.enumerated().map { index, preset in
    var cell = RatingCell(preset, value: FixedDecimal(clamping: index % 6))
    cell.keyName = "How was the ride?"
    return cell
  }

  /// Points before, on and after the row, in random order.
  private static let touches: [ControlTouch] = {
    var random = SplitMix64(seed: 3)
    return (0..<4096).map { _ in ControlTouch(along: Double(random.below(2_400)) / 10 - 20) }
  }()

  private static func nanosecondsOfAPlace() -> Double {
    let cells = cells
    let touches = touches
    var sum: Int64 = 0
    let seconds = Stopwatch.median(of: 5) {
      for cell in cells {
        for touch in touches { sum &+= cell.rating(at: touch)?.millionths ?? 0 }
      }
    }
    keep(sum)
    return seconds * 1e9 / Double(cells.count * touches.count)
  }

  /// Measures touches that begin, move six times and end, each followed by a key and a step.
  private static func nanosecondsOfAnEvent() -> Double {
    let events: [RatingEvent] = touches.enumerated().map { index, touch in
      switch index % 10 {
      case 0: .touchBegan(at: touch)
      case 7: .touchEnded
      case 8: .key(.left)
      case 9: .increment(.accessibility)
      default: .touchMoved(to: touch)
      }
    }
    var cells = cells
    var told = 0
    let seconds = Stopwatch.median(of: 5) {
      for index in cells.indices {
        for event in events { told &+= cells[index].handle(event).count }
      }
    }
    keep(told)
    return seconds * 1e9 / Double(cells.count * events.count)
  }

  private static let fiveMarks: [RatingCell] = (0...5).map { rating in
    var cell = RatingCell(keyName: "How was the ride?", value: FixedDecimal(clamping: rating))
    cell.showsTrailingLabel = true
    return cell
  }

  private static func microsecondsOfACell(_ looks: RatingLooks) -> Double {
    let turns = 500
    let seconds = Stopwatch.median(of: 5) {
      for _ in 0..<turns {
        for cell in fiveMarks { keep(RatingPresentation(of: cell, in: looks)) }
      }
    }
    return seconds * 1e6 / Double(turns * fiveMarks.count)
  }

  /// Returns the allocations for one cell; nil if they cannot be counted.
  ///
  /// Values that are created only once exist before the call.
  private static func allocationsOfACell(_ looks: RatingLooks) -> Double? {
    let before = allocation_count()
    for cell in fiveMarks { keep(RatingPresentation(of: cell, in: looks)) }
    let after = allocation_count()
    return before < 0 ? nil : Double(after - before) / Double(fiveMarks.count)
  }

  private static func secondsOfAList() -> Double {
    let many = (0..<100_000).map { cells[$0 % cells.count] }
    return Stopwatch.seconds {
      let looks = RatingLooks(in: .fiori)
      for cell in many { keep(RatingPresentation(of: cell, in: looks)) }
    }
  }
}
