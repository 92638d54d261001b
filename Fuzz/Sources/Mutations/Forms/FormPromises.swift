internal import FormCellModel
internal import Foundation
import StyleSheet

/// The promises of forms and their cells for any definition and any events.
///
/// Nothing traps. A definition is read or is an error, and is written as it was read. Values are
/// those that effects report, a stored form has them all, and every frame is finite.
package struct FormPromises {
  private var broken: [String] = []

  /// Returns the promises that a definition and the walk with a number break.
  package static func broken(by text: String, _ number: Int) -> [String] {
    var promises = FormPromises()
    promises.check(text, number)
    return promises.broken
  }

  private mutating func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { broken.append(promise()) }
  }
}

// MARK: - Definitions

extension FormPromises {
  private mutating func check(_ text: String, _ number: Int) {
    guard let definition = definition(text) else { return }
    do {
      let form = try FormState(definition)
      walk(form, of: definition, number)
    } catch {
      expect(!error.problems.isEmpty, "a form is refused without a reason")
      expect(error.problems.allSatisfy { !$0.message.isEmpty }, "a problem has no message")
    }
  }

  /// Reads a definition, and checks that writing preserves it; nil if it is an error.
  private mutating func definition(_ text: String) -> FormDefinition? {
    do {
      let definition = try JSONDecoder().decode(FormDefinition.self, from: Data(text.utf8))
      let copy = try Self.copy(of: definition)
      expect(copy == definition, "a definition is not read as it is written")
      return definition
    } catch is DecodingError {
      return nil
    } catch {
      expect(false, "a definition is not written: \(error)")
      return nil
    }
  }

  private static func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}

// MARK: - Events

extension FormPromises {
  private static let context = CellContext(.fiori, width: 360)

  private mutating func walk(_ form: FormState, of definition: FormDefinition, _ number: Int) {
    var form = form
    var walk = FormWalk(number, in: form)
    var screen = form.screen(in: Self.context)
    var told = form.values
    for step in 0..<16 {
      let event = walk.event()
      let effects = form.handle(event, on: screen)
      walk.note(effects)
      for case .changed(let key, let from, let to, _) in effects {
        expect(told[key] == from, "'\(key)' changed from another value, by \(event)")
        told[key] = to
      }
      expect(form.values == told, "a value changed without an effect, by \(event)")
      for key in told.keys {
        let shown = form.control(of: key)?.value
        expect(shown == told[key], "'\(key)' shows another value than the form has, by \(event)")
      }
      // A renderer can be late.
      if step % 3 == 2 { screen = form.screen(in: Self.context) }
      if !broken.isEmpty { return }
    }
    checkFrames(of: screen)
    checkStored(form, of: definition)
  }

  private mutating func checkFrames(of screen: FormScreen) {
    for (key, cell) in zip(screen.keys, screen.page.cells) {
      let shown = cell.presentation
      let frames =
        shown.items.map(\.frame) + shown.hitAreas.map(\.frame) + shown.accessibility.map(\.frame)
      let areFinite = frames.allSatisfy {
        [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite) && $0.width >= 0 && $0.height >= 0
      }
      expect(areFinite, "a frame of '\(key)' is not finite")
    }
  }

  private mutating func checkStored(_ form: FormState, of definition: FormDefinition) {
    do {
      let snapshot = try Self.copy(of: form.snapshot)
      expect(snapshot == form.snapshot, "a stored form is not read as it is written")
      let restored = try FormState(definition, restoring: snapshot)
      for key in form.values.keys {
        let (old, new) = (form.values[key] ?? .none, restored.values[key] ?? .none)
        expect(old == new, "'\(key)' is \(old), and \(new) in the stored form")
      }
    } catch {
      expect(false, "a form is not stored: \(error)")
    }
  }
}
