import FormCellModel
import StyleSheet

extension Section {
  /// The time for a form of twenty cells, and for an event in it.
  static let form = Section(name: "form") { (bench) throws(BenchmarkProblem) in
    var opened: Samples = []
    var events: Samples = []
    try bench.eachRound(of: "form") {
      opened.append(microsecondsToOpen)
      events.append(microsecondsOfAnEvent)
    }
    var table = Table("a form of twenty cells", columns: ["µs"])
    table.add("from its definition to its page", [opened], .form)
    table.add("an event, with the page after it", [events], .form)
    return table
  }

  private static let turns = 100
  private static let context = CellContext(.fiori, width: 360)

  private static var microsecondsToOpen: Double {
    let seconds = Stopwatch.median(of: 5) {
      for _ in 0..<turns {
        if let form = try? FormState(definition) { keep(form.screen(in: context)) }
      }
    }
    return seconds * 1e6 / Double(turns)
  }

  private static var microsecondsOfAnEvent: Double {
    guard var form = try? FormState(definition) else { return .infinity }
    let events = (0..<20).flatMap { index -> [FormEvent] in
      switch index % 4 {
      case 0: [.input("rating \(index)", .set(.number(FixedDecimal(clamping: index % 6))))]
      case 1: [.input("text \(index)", .text("Word \(index)", cursor: nil)), .next]
      case 2: [.input("switch \(index)", .action(.activate, element: 0))]
      default: [.undo]
      }
    }
    let seconds = Stopwatch.median(of: 5) {
      for event in events {
        keep(form.handle(event))
        keep(form.screen(in: context))
      }
    }
    return seconds * 1e6 / Double(events.count)
  }

  /// Cells of four kinds with rules and conditions.
  private static let definition = FormDefinition(
    (0..<20).map { index in
      let field = FormField(title: "Number \(index)")
      switch index % 4 {
      case 0:
        return FormEntry(
          "rating \(index)", .rating(RatingCell(keyName: "Number \(index)")),
          rules: [FormRule(.required)])
      case 1:
        return FormEntry(
          "text \(index)", .text(TextCell(field)),
          rules: [FormRule(.length(minimum: 2, maximum: 40)), FormRule(.pattern("[A-Za-z0-9 ]*"))])
      case 2: return FormEntry("switch \(index)", .toggle(SwitchCell(field)))
      default:
        return FormEntry(
          "choice \(index)", .choice(ChoiceCell(field, options: ["One", "Two"])),
          visible: .isEmpty("switch \(index - 1)"))
      }
    })
}
