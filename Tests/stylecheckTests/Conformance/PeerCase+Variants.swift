import StyleSheet

@testable import stylecheck

// The equivalent forms of a case, by its feature.

extension PeerCase {
  /// A description and events.
  struct Variant {
    let setup: [JSON.Member]
    let events: [String]
  }

  /// The case as it is, with each policy that it needs, and in the forms of its feature.
  var variants: [Variant] {
    ([setup] + neededAnswers.map(setup(with:)) + setupsOfFeature).map {
      Variant(setup: $0, events: events)
    } + eventsOfFeature.map { Variant(setup: setup, events: $0) }
  }

  private var setupsOfFeature: [[JSON.Member]] {
    switch feature {
    case "items.limit": limits.map { setup.with("holding", "items", $0) }
    case "items.own":
      images.map { [setup + [.init(name: "images", nameRange: 0..<0, value: $0)]] } ?? []
    case "hover.event":
      // The middle of a mark is in its second half.
      json(#"{ "halfFrom": { "above": 0 }, "wholeFrom": { "from": 0.5 } }"#).flatMap { halves in
        json(#""onChange""#).map {
          [setup.with("notices", "hover", $0).with("pointer", "rounding", halves)]
        }
      } ?? []
    default: []
    }
  }

  private func json(_ text: String) -> JSON? { JSONReader.read(SourceText(text)).value }

  private var eventsOfFeature: [[String]] {
    switch feature {
    case "policy.change":
      ["grid 1", "grid 0.5", "grid 0.25", "grid 0.1", "minimum 1", "minimum 2", "minimum 3"].map {
        events + [$0]
      }
    case "reset": [events.map { $0 == "reset" ? "default" : $0 }]
    default: []
    }
  }

  /// The limits that the expected number of marks can come from.
  private var limits: [JSON] {
    guard case .number(let marks)? = expected.content("marks") else { return [] }
    return [
      #"{ "from": 0, "to": \#(marks), "otherwise": "clamped" }"#,
      #"{ "from": \#(marks), "to": 100, "otherwise": "clamped" }"#,
      #"{ "from": \#(marks), "to": \#(marks), "otherwise": "refused" }"#,
      #"{ "from": \#(marks), "to": \#(marks), "otherwise": { "marks": \#(marks) } }"#,
    ].compactMap(json)
  }

  /// The images of the marks: all of them, one for every mark, or those of both ends.
  private var images: JSON? {
    let names: [(index: Int?, name: String)]
    if let ends = texts("items") {
      names = [(0, ends.first ?? ""), (marks - 1, ends.last ?? "")]
    } else if let images = texts("images") {
      names = images.count == 1 ? [(nil, images[0])] : images.enumerated().map { ($0, $1) }
    } else {
      names = (0..<marks).map { ($0, "image-\($0)") }
    }
    let entries = names.flatMap { mark in
      ["on", "off"].map { kind in
        let index = mark.index.map { #", "index": \#($0)"# } ?? ""
        return #"{ "image": "\#(mark.name)", "for": "\#(kind)"\#(index) }"#
      }
    }
    return json("[" + entries.joined(separator: ", ") + "]")
  }

  private func texts(_ key: String) -> [String]? {
    guard case .array(let list)? = expected.content(key) else { return nil }
    return list.compactMap {
      if case .string(let text) = $0.content { text } else { nil }
    }
  }

  private var marks: Int { setup.marks }
}

extension [JSON.Member] {
  /// The number of marks of a description.
  fileprivate var marks: Int {
    guard case .object(let bounds)? = content("bounds"),
      case .number(let lower)? = bounds.content("lower"),
      case .number(let upper)? = bounds.content("upper"),
      let first = Int(lower), let last = Int(upper)
    else { return 5 }
    return last - first
  }

  /// Returns the expected answers with a single image repeated for each mark.
  func forEveryMark(of setup: [JSON.Member]) -> [JSON.Member] {
    map { member in
      guard member.name == "images", case .array(let list) = member.value.content, list.count == 1
      else { return member }
      let images = JSON.Content.array((0..<setup.marks).map { _ in list[0] })
      return .init(name: "images", nameRange: 0..<0, value: JSON(content: images, range: 0..<0))
    }
  }
}
