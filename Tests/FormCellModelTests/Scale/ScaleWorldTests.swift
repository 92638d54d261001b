@testable import FormCellModel
import Foundation
import Mutations
import StyleSheet
import Testing

/// Every kind of event in every phase, with every kind of input.
@Suite struct ScaleWorldTests {
  private static let touches: [ControlTouch] = [
    0, 0.2, 0.5, 1, -7, 7, .init(along: .nan), .init(along: .infinity),
  ]
  private static let keys: [ControlKey] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit(3), .space, .enter, .escape,
  ]
  private static let texts = ["", "-", ".", "7", "1.25", "9999999999999999999999", "a\u{0}b", "-0"]
  private static let scales = [
    ValueScale(), ValueScale(5...5), ValueScale(-1...1, step: 0.3, anchor: .lowerBound),
    ValueScale(step: 0),
    ValueScale(step: -4), ValueScale(.min ... .max, step: .max),
    ValueScale(0.5...9.5, step: 2, decimals: 0),
  ]

  private static var sliderEvents: [SliderEvent<ScaleRange>] {
    var events: [SliderEvent<ScaleRange>] = [.touchEnded, .touchCancelled, .done, .blur]
    for touch in touches { events += [.touchBegan(at: touch), .touchMoved(to: touch)] }
    for thumb in SliderThumb.allCases {
      events += [.focus(thumb), .focusThumb(thumb), .touchBegan(at: 0.4, thumb)]
      events += [.increment(.key, thumb), .decrement(.accessibility, thumb)]
      events += keys.map { .key($0, thumb, .rightToLeft) }
    }
    events += texts.map { .type($0) }
    events += scales.map { .setScale($0) }
    return events + [.setValue(ScaleRange(.max, .min)), .setValue(ScaleRange(3, 4))]
  }

  private static var stepperEvents: [StepperEvent] {
    var events: [StepperEvent] = [.increment(.pointer), .decrement(.key), .focus, .done, .blur]
    events += keys.map { .key($0) } + texts.map { .type($0) } + texts.map { .setText($0) }
    events += scales.map { .setScale($0) }
    return events + [.setValue(nil), .setValue(.max), .setValue(.min)]
  }

  /// A generator with a fixed sequence: xorshift.
  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// Values stay in the bounds and in order, and decoding restores an encoded cell.
  @Test func slidersStayInTheirBounds() throws {
    var numbers = SeededNumbers(state: 0x9E37_79B9)
    for seed in 0..<Trials.count(60, of: 400) {
      var cell = RangeSliderCell(FormField(title: "A"), Self.scales[seed % Self.scales.count])
      cell.policies.crossing = seed % 2 == 0 ? .swaps : .stops
      cell.policies.typed = seed % 3 == 0 ? .refused : .clamped
      cell.policies.emptied = ScalePolicies.Emptied.allCases[seed % 3]
      cell.policies.typedExcess = seed % 5 == 0 ? .clamped : .free
      for _ in 0..<40 {
        if Int.random(in: 0..<12, using: &numbers) == 0 { cell.isEnabled.toggle() }
        guard let event = Self.sliderEvents.randomElement(using: &numbers) else { return }
        let before = cell.value
        let effects = cell.handle(event)
        let (bounds, value) = (cell.scale.bounds, cell.value)
        try #require(bounds.contains(value.lower) && bounds.contains(value.upper), "\(event)")
        try #require(value.lower <= value.upper)
        for case .commit(_, let new, _) in effects.suffix(1) { try #require(new == value) }
        if case .hindered? = effects.first, effects.count == 1 {
          try #require(value == before, "\(event)")
        }
      }
      #expect(try Self.copy(of: cell) == cell, "\(seed)")
      #expect(cell.presentation(in: CellContext(.fiori)).accessibility.count >= 1)
    }
  }

  @Test func steppersStayInTheirBounds() throws {
    var numbers = SeededNumbers(state: 0x7F4A_7C15)
    for seed in 0..<Trials.count(60, of: 400) {
      var cell = StepperCell(FormField(title: "A"), Self.scales[seed % Self.scales.count])
      cell.policies.typed = seed % 3 == 0 ? .refused : .clamped
      cell.policies.emptied = ScalePolicies.Emptied.allCases[seed % 3]
      for _ in 0..<40 {
        guard let event = Self.stepperEvents.randomElement(using: &numbers) else { return }
        let effects = cell.handle(event)
        if let value = cell.value { try #require(cell.scale.bounds.contains(value), "\(event)") }
        for case .commit(_, let new, _) in effects.suffix(1) { try #require(new == cell.value) }
      }
      #expect(try Self.copy(of: cell) == cell, "\(seed)")
    }
  }

  /// The phase of a cell is encoded, too.
  @Test func decodingRestoresEachPhase() throws {
    var slider = SliderCell(
      FormField(title: "A", isRequired: true),
      ValueScale(0...10, step: 0.5, anchor: .lowerBound, decimals: 2),
      value: 3, hasField: true)
    (slider.thumbHalfWidth, slider.writing.value) = (20, "{value} km")
    slider.writing.digits = .deva
    for event in [.touchBegan(at: 0.5), .touchEnded, .focus(), .type("2.")]
      as [SliderEvent<FixedDecimal>]
    {
      _ = slider.handle(event)
      #expect(try Self.copy(of: slider) == slider, "\(event)")
    }
  }

  @Test(arguments: [
    (#"{"bounds": {"lower": 5, "upper": 0}}"#, "'upper' is '0', less than 'lower'"),
    (#"{"bounds": {"lower": 5}}"#, "upper"), (#"{"step": "far"}"#, "step"),
    (#"{"anchor": "middle"}"#, "'anchor' cannot be 'middle'"),
    (#"{"phase": "asleep"}"#, "'phase' cannot be 'asleep'"),
    (#"{"phase": {"editing": {}}}"#, "text"), (#"{"phase": {}}"#, "exactly one of 'dragging'"),
    (#"{"policies": {"typed": "eaten"}}"#, "'typed' cannot be 'eaten'"),
  ])
  func invalidDescriptionsAreErrors(_ json: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SliderCell.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)".contains(words) } ?? false, "\(error as Any)")
  }

  /// The widths include invalid ones, and the texts are longer than a cell.
  @Test func framesAreInsideTheCell() {
    let long = String(repeating: "words ", count: 60)
    for width in [0.0, 10, 60, 150, 320, .infinity, .nan] {
      for size in [TextSize.extraSmall, .large, .accessibilityMedium, TextSize.allCases[11]] {
        for (access, title) in zip(FormField.Access.allCases, ["", "Title", long]) {
          let field = FormField(title: title, information: long, access: access)
          let context = CellContext(.fiori, width: width, .rightToLeft, textSize: size)
          var slider = SliderCell(field, value: 30)
          slider.thumbHalfWidth = width
          slider.writing.value = Phrase<ScaleSlot>("{value} \(long)")
          var stepper = StepperCell(field)
          _ = stepper.handle(.type("12345"))
          let cells = [
            slider.presentation(in: context), stepper.presentation(in: context),
            RangeSliderCell(field, ValueScale(.min ... .max)).presentation(in: context),
          ]
          for shown in cells {
            for frame in shown.items.map(\.frame) {
              #expect(frame.x >= -1e-9 && frame.maxX <= shown.size.width * (1 + 1e-9) + 1e-9)
              #expect(frame.y >= 0 && frame.maxY <= shown.size.height + 1e-9)
              #expect(frame.width >= 0 && frame.height >= 0)
            }
          }
        }
      }
    }
  }
}
