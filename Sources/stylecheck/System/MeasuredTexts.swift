import FormCellModel

/// The widths of texts as a renderer has measured them.
///
/// A layout cannot wait for an answer: a text without one has the estimated width, and the renderer
/// is asked to measure it.
final class MeasuredTexts: @unchecked Sendable {
  struct Text: Hashable {
    let text: String
    let font: TextFont
  }

  /// The bytes of texts with widths, and of those in questions, that are kept, and the number of each; beyond
  /// it, texts are asked about again.
  private static let (mostBytes, most) = (4_000_000, 20_000)

  private let locked = Lock()
  private var widths: [Text: Double] = [:]
  private var ids: [Text: Int] = [:]
  private var asked: [Int: Text] = [:]
  private var unsent: [Int] = []
  private var next = 0
  private var bytes = (widths: 0, asked: 0)

  var measurer: TextMeasurer { TextMeasurer { self.width(of: Text(text: $0, font: $1)) } }

  private func width(of text: Text) -> Double {
    locked {
      if let width = widths[text] { return width }
      if ids[text] == nil { ask(text) }
      return TextMeasurer.estimated.width(of: text.text, in: text.font)
    }
  }

  private func ask(_ text: Text) {
    if ids.count == Self.most || bytes.asked > Self.mostBytes {
      (ids, asked, unsent, bytes.asked) = ([:], [:], [], 0)
    }
    (ids[text], asked[next]) = (next, text)
    bytes.asked += text.text.utf8.count
    unsent.append(next)
    next += 1
  }

  /// Returns the questions since the last call, each with its number.
  func questions() -> [(id: Int, text: Text)] {
    locked {
      defer { unsent = [] }
      return unsent.compactMap { id in asked[id].map { (id, $0) } }
    }
  }

  /// True if a question had this number.
  func hasAsked(_ id: Int) -> Bool { locked { id < next } }

  /// Takes the answer to a question; one that is no longer kept is ignored.
  func take(_ width: Double, of id: Int) {
    locked {
      guard let text = asked.removeValue(forKey: id) else { return }
      ids[text] = nil
      bytes.asked -= text.text.utf8.count
      if widths.count == Self.most || bytes.widths > Self.mostBytes {
        (widths, bytes.widths) = ([:], 0)
      }
      widths[text] = width
      bytes.widths += text.text.utf8.count
    }
  }
}

extension MeasuredTexts: Hashable {
  static func == (one: MeasuredTexts, other: MeasuredTexts) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
