/// The text of a finding, with places whose words depend on the engines.
///
/// Findings for several engines are merged if their messages are equal, apart from doubt. The text
/// is one line, even if it quotes several lines of a sheet.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A place in the text.
  package enum Place: Hashable, Sendable {
    /// The names of the engines that the finding applies to.
    case engine
    /// The engines that are described if the behavior of the target itself is unknown.
    case kin
    /// The doubt about a fact that is inferred for an engine.
    case doubt
  }

  private enum Word: Hashable {
    case of(Place)
    /// A verb whose form depends on the number of engines in the place before it.
    case verb(one: String, many: String)
  }

  private struct Mark: Hashable {
    let word: Word
    /// The offset in UTF-8.
    let offset: Int
  }

  /// The text between the places.
  package private(set) var text: String
  private var marks: [Mark] = []

  package init(_ text: some CustomStringConvertible) { self.text = text.description.visible }

  package static let engine = Self(marking: .of(.engine))
  package static let kin = Self(marking: .of(.kin))
  package static let doubt = Self(marking: .of(.doubt))

  /// A verb that agrees with the engines before it.
  package static func verb(_ one: String, _ many: String) -> Self {
    Self(marking: .verb(one: one, many: many))
  }

  /// The engines and what they do.
  package static func engine(_ one: String, _ many: String) -> Self {
    engine + " " + verb(one, many)
  }

  private init(marking word: Word) {
    text = ""
    marks = [Mark(word: word, offset: 0)]
  }

  package var hasPlaces: Bool { !marks.isEmpty }

  package func has(_ place: Place) -> Bool { marks.contains { $0.word == .of(place) } }

  package func without(_ place: Place) -> Self {
    guard has(place) else { return self }
    var copy = self
    copy.marks.removeAll { $0.word == .of(place) }
    return copy
  }

  /// Returns the message with words in all its places, and with verbs that agree with them.
  package func filled(_ words: (Place) -> (text: String, isPlural: Bool)) -> Self {
    guard hasPlaces else { return self }
    var whole = ""
    var isPlural = false
    var rest = text.utf8[...]
    for mark in marks {
      let end = text.utf8.index(text.startIndex, offsetBy: mark.offset)
      whole += String(Substring(rest[..<end]))
      rest = rest[end...]
      switch mark.word {
      case .verb(let one, let many): whole += isPlural ? many : one
      case .of(let place):
        let filling = words(place)
        whole += filling.text
        isPlural = filling.isPlural
      }
    }
    return Self(whole + String(Substring(rest)))
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout Self, right: Self) {
    let length = left.text.utf8.count
    for mark in right.marks {
      left.marks.append(Mark(word: mark.word, offset: length + mark.offset))
    }
    left.text += right.text
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Message("")

    package init(literalCapacity: Int, interpolationCount: Int) {
      message.text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { message.text += literal }

    package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      message.text += text.description.visible
    }

    package mutating func appendInterpolation(_ other: Message) { message += other }
  }

  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }
}

extension DefaultStringInterpolation {
  /// A message in a string would lose its places.
  @available(*, unavailable)
  package mutating func appendInterpolation(_ message: Message) {}
}
