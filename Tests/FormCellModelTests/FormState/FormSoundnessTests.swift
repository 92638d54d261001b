import FormCellModel
import Mutations
import StyleSheet
import Testing

/// The consistency of a form after random events.
@Suite struct FormSoundnessTests {
  private static let definition = Result { try FormSeeds.definition() }

  private static let keys = [
    "name", "phone", "price", "secret", "on", "kind", "stars", "other", "copy", "level", "span",
    "count", "go", "nobody",
  ]

  private static func input(_ numbers: inout SeededNumbers) -> FormEvent {
    let key = keys.randomElement(using: &numbers) ?? ""
    let (x, y) = (
      Double.random(in: 0...360, using: &numbers), Double.random(in: 0...700, using: &numbers)
    )
    let pointer = CellInput.Pointer.allCases.randomElement(using: &numbers) ?? .down
    let action = CellInput.Action.allCases.randomElement(using: &numbers) ?? .activate
    let keyboard: [ControlKey] = [.left, .right, .enter, .space, .escape, .digit(3)]
    switch Int.random(in: 0..<13, using: &numbers) {
    case 0: return .input(key, .focus)
    case 1: return .input(key, .blur)
    case 2, 3: return .input(key, .text(["", "a", "ab"].randomElement(using: &numbers) ?? ""))
    case 4, 5:
      return .input(key, .action(action, element: Int.random(in: 0...3, using: &numbers)))
    case 6:
      let pressed = keyboard.randomElement(using: &numbers) ?? .left
      return .input(key, .key(pressed, shift: false))
    case 7, 8, 9: return .pointer(pointer, x: x, y: y, time: nil)
    case 10: return .next
    case 11: return .tab(isBackward: Bool.random(using: &numbers))
    default: return .previous
    }
  }

  private static let context = CellContext(.fiori, width: 360)

  @Test(arguments: 0..<Trials.count(1, of: 300))
  func formStaysConsistent(_ seed: Int) throws {
    var form = try FormState(Self.definition.get())
    var walk = FormWalk(seed, in: form)
    var screen = form.screen(in: Self.context)
    var latest = screen
    var told = form.values
    for step in 0..<80 {
      let event = walk.event()
      let effects = form.handle(event, on: screen)
      walk.note(effects)
      // The effects name all cells that look different.
      latest = form.screen(after: latest, effects, in: Self.context)
      let whole = form.screen(in: Self.context)
      #expect(latest == whole, "\(event)")
      // A renderer can be late.
      if step % 8 == 0 { screen = whole }
      for case .changed(let key, let from, let to, _) in effects {
        #expect(told[key] == from, "\(event)")
        told[key] = to
      }
      #expect(form.values == told, "\(event)")
      try Self.expectConsistent(form, whole.keys, after: event)
    }
  }

  private static func expectConsistent(
    _ form: FormState, _ visible: [FormKey], after event: FormEvent
  ) throws {
    // The incremental evaluation of conditions has the same results as a full one.
    let fresh = try FormState(definition.get(), restoring: form.snapshot)
    var open: [FormKey] = []
    for key in keys.dropLast() {
      #expect(form[key]?.terms == fresh[key]?.terms, "\(key) after \(event)")
      #expect(form[key]?.value == fresh[key]?.value, "\(key) after \(event)")
      if form.control(of: key)?.isOpen == true { open.append(key) }
    }
    #expect(open == (form.open.map { [$0] } ?? []), "\(event)")
    #expect(form.invalidKeys.allSatisfy(visible.contains), "\(event)")
    #expect(form.focus.map(visible.contains) != false, "\(event)")
  }

  /// All changes of the user can be undone and redone.
  @Test(arguments: Array(0..<Trials.count(1, of: 300)) + [1160, 1248])
  func allChangesCanBeUndoneAndRedone(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    var form = try FormState(Self.definition.get())
    let start = form.values
    for _ in 0..<60 {
      _ = form.handle(Self.input(&numbers), on: form.screen(in: Self.context))
    }
    // A change in progress is a step, too.
    _ = form.handle(.undo)
    _ = form.handle(.redo)
    let end = form.values
    while form.canUndo { _ = form.handle(.undo) }
    #expect(form.values == start)
    while form.canRedo { _ = form.handle(.redo) }
    #expect(form.values == end)
  }
}
