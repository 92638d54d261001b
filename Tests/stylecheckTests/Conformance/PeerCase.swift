import FormCellModel
import StyleSheet

@testable import stylecheck

/// A case from the suite of another rating control: a description, events and expected answers.
struct PeerCase {
  /// A part of a case that cannot be run.
  struct Gap: Error, CustomStringConvertible {
    let description: String
  }

  let id: String
  /// The answer of this package when the case was written.
  let before: String
  /// The feature that was missing then, with its policy.
  let need: String
  /// A description of a cell as `stylecheck present` takes it, or the votes of a chart.
  let setup: [JSON.Member]
  let feature: String
  let events: [String]
  let expected: [JSON.Member]
  /// The row of a chart that the case is about, from its title.
  let row: Int?

  init(_ json: JSON) throws {
    guard case .object(let members) = json.content,
      case .object(let setup)? = members.content("setup"),
      case .object(let expected)? = members.content("expected"), !expected.isEmpty,
      case .string(let id)? = members.content("id")
    else { throw Gap(description: "no id, setup or expected in the case at \(json.range)") }
    self.id = id
    self.setup = setup
    self.expected = expected.forEveryMark(of: setup)
    feature = members.text("feature")
    before = members.text("before")
    need = members.text("need")
    let title = members.text("source").split(separator: " ")
    row = title.firstIndex(of: "row").flatMap { Int(title.dropFirst($0 + 1).first ?? "") }
    events = try (members.content("events")?.list ?? []).map {
      guard case .string(let event) = $0.content else { throw Gap(description: "no event: \($0)") }
      return event
    }
  }
}

// MARK: - Policies that a case needs

extension PeerCase {
  /// A value of a policy.
  struct Answer: Hashable {
    let group, name, word: String
  }

  /// The policy values of needs that name no policy, by a part of the need.
  private static let answers: [(need: String, answer: Answer)] = [
    (
      "Space and Enter apart",
      Answer(group: "keys", name: "activation", word: "spaceStartsAtTheFirstMark")
    ),
    (
      "only while people may change it",
      Answer(group: "notices", name: "program", word: "isToldWhileEditable")
    ),
  ]

  /// The policy values that the need of the case names.
  var neededAnswers: [Answer] {
    let named = Self.answers.filter { need.contains($0.need) }.map(\.answer)
    let words = Set(need.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    let others = PolicyGroup.all.flatMap { group in
      group.fields.filter { words.contains($0.name) }.flatMap { field in
        field.words.filter { words.contains($0) }.map {
          Answer(group: group.name, name: field.name, word: $0)
        }
      }
    }
    return named + others
  }

  /// Returns the setup with a policy value.
  func setup(with answer: Answer) -> [JSON.Member] {
    setup.with(answer.group, answer.name, JSON(content: .string(answer.word), range: 0..<0))
  }
}

extension Field {
  fileprivate var words: [String] {
    forms.flatMap { form -> [String] in
      if case .words(let words) = form { words } else { [] }
    }
  }
}

// MARK: - Reading JSON

extension JSON {
  var list: [JSON]? {
    guard case .array(let list) = content else { return nil }
    return list
  }
}

extension [JSON.Member] {
  func content(_ name: String) -> JSON.Content? { first { $0.name == name }?.value.content }

  func text(_ name: String) -> String {
    guard case .string(let text)? = content(name) else { return "" }
    return text
  }

  /// Returns the setup with a value of a policy.
  func with(_ group: String, _ name: String, _ value: JSON) -> [JSON.Member] {
    updating("policies") { policies in
      policies.updating(group) { fields in
        fields.filter { $0.name != name } + [.init(name: name, nameRange: 0..<0, value: value)]
      }
    }
  }

  /// Returns the members with one object changed or added.
  fileprivate func updating(
    _ name: String, _ change: ([JSON.Member]) -> [JSON.Member]
  ) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if case .object(let old)? = content(name) { members = old }
    let value = JSON(content: .object(change(members)), range: 0..<0)
    return filter { $0.name != name } + [.init(name: name, nameRange: 0..<0, value: value)]
  }
}

extension JSON.Content {
  fileprivate var list: [JSON]? { JSON(content: self, range: 0..<0).list }
}
