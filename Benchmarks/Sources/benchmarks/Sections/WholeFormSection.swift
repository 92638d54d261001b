import FormCellModel
import Foundation
import StyleSheet

extension Section {
  /// The time for a form of twenty cells, and for an event in it.
  static let form = Section(name: "form") { (bench) throws(BenchmarkProblem) in
    var read: Samples = []
    var opened: Samples = []
    var events: Samples = []
    try bench.eachRound(of: "form") {
      read.append(microsecondsToRead)
      opened.append(microsecondsToOpen)
      events.append(microsecondsOfAnEvent)
    }
    var table = Table("a form of twenty cells", columns: ["µs"])
    table.add("from JSON to its page", [read], .form)
    table.add("from its definition to its page", [opened], .form)
    table.add("an event, with the page after it", [events], .form)
    return table
  }

  private static let turns = 100
  private static let context = CellContext(.fiori, width: 360)

  private static var microsecondsToRead: Double {
    guard (try? JSONDecoder().decode(FormDefinition.self, from: json)) != nil else {
      return .infinity
    }
    let seconds = Stopwatch.median(of: 5) {
      for _ in 0..<turns {
        let definition = try? JSONDecoder().decode(FormDefinition.self, from: json)
        if let definition, let form = try? FormState(definition) { keep(form.screen(in: context)) }
      }
    }
    return seconds * 1e6 / Double(turns)
  }

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

  /// The same form as JSON, with the keys that a person writes.
  private static let json: Data = {
    let entries = (0..<20).map { index in
      let name = "Number \(index)"
      return switch index % 4 {
      case 0:
        #"""
        {"key": "rating \#(index)", "cell": {"component": "rating", "keyName": "\#(name)"}, \#
        "rules": [{"required": true}]}
        """#
      case 1:
        #"""
        {"key": "text \#(index)", "cell": {"component": "text", "title": "\#(name)"}, \#
        "rules": [{"length": {"minimum": 2, "maximum": 40}}, {"pattern": "[A-Za-z0-9 ]*"}]}
        """#
      case 2:
        #"""
        {"key": "switch \#(index)", "cell": {"component": "switch", "title": "\#(name)"}}
        """#
      default:
        #"""
        {"key": "choice \#(index)", "cell": {"component": "choice", "title": "\#(name)", \#
        "options": ["One", "Two"]}, "visible": {"field": "switch \#(index - 1)", "isEmpty": true}}
        """#
      }
    }
    return Data(#"{"groups": [{"entries": [\#(entries.joined(separator: ","))]}]}"#.utf8)
  }()
}
