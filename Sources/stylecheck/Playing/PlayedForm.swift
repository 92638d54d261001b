import FormCellModel
import StyleSheet

/// A running form with its last screen.
struct PlayedForm {
  private(set) var form: DefinedForm
  private(set) var page: FormDescription.Page
  private(set) var screen: FormScreen
  private var theme: Theme

  init(_ form: DefinedForm, _ theme: (ThemeEnvironment) -> Theme) {
    self.form = form
    page = form.pages[0]
    self.theme = theme(page.setting.environment)
    screen = form.screen(in: page.context(in: self.theme), title: page.title)
  }

  private var context: CellContext { page.context(in: theme) }

  /// Handles an event, and returns the members of the answer.
  mutating func handle(_ event: FormEvent) -> JSONText {
    let old = self
    let effects = form.state.handle(event, on: screen)
    screen = form.state.screen(
      after: screen, effects, in: context, title: page.title, strings: form.strings,
      style: form.messageStyle)
    let isTaken = !effects.contains { if case .ignored = $0 { true } else { false } }
    let head: JSONText = [
      "taken": .bool(isTaken), "effects": .array(effects.compactMap(json)),
    ]
    return head.with(changes(since: old))
      .with(["messages": .nonempty(messages(since: old, effects))])
  }

  mutating func draw(in setting: PageSetting, _ theme: (ThemeEnvironment) -> Theme) -> JSONText {
    let old = self
    page.setting = setting
    self.theme = theme(setting.environment)
    screen = form.screen(in: context, title: page.title)
    return changes(since: old)
  }

  var whole: DefinedForm {
    var form = form
    form.pages[0] = page
    return form
  }

  private var presented: Presented {
    .form(FormPicture([screen.page]), facts: [screen.keys.map { form.facts(of: $0, in: context) }])
  }

  var members: JSONText {
    ["presentation": presented.json, "form": summary, "fields": .array(fields())]
  }

  // MARK: - Output

  /// Returns the cells that have changed, or the whole presentation if the layout has.
  private func changes(since old: PlayedForm) -> JSONText {
    let hasLayout = hasLayout(of: old)
    return [
      "presentation": hasLayout ? nil : presented.json,
      "cells": hasLayout ? .nonempty(cells(changedSince: old)) : nil,
      "form": summary == old.summary ? nil : summary,
      "fields": .nonempty(fields(changedSince: old)),
    ]
  }

  /// Returns the new validation messages; none if the form itself announces something.
  private func messages(since old: PlayedForm, _ effects: [FormEffect]) -> [JSONText] {
    if effects.contains(where: { if case .announce = $0 { true } else { false } }) { return [] }
    let before = Dictionary(old.cellsWithMessages, uniquingKeysWith: { first, _ in first })
    return cellsWithMessages.compactMap { key, shown in
      shown.newMessage(since: before[key]).map { ["field": .string(key), "text": .string($0)] }
    }
  }

  private var cellsWithMessages: [(FormKey, CellPresentation)] {
    zip(screen.keys, screen.page.cells.lazy.map(\.presentation)).filter { $1.message != nil }
  }

  private func hasLayout(of old: PlayedForm) -> Bool {
    func isSame(_ cell: FormPage.Cell, _ other: FormPage.Cell) -> Bool {
      cell.x == other.x && cell.y == other.y && cell.presentation.size == other.presentation.size
    }
    let (page, before) = (screen.page, old.screen.page)
    return screen.keys == old.screen.keys && page.panels == before.panels
      && page.texts == before.texts && zip(page.cells, before.cells).allSatisfy(isSame)
  }

  private func cells(changedSince old: PlayedForm) -> [JSONText] {
    screen.keys.indices.compactMap { index in
      let (key, shown) = (screen.keys[index], screen.page.cells[index].presentation)
      let isSame =
        shown == old.screen.page.cells[index].presentation
        && form.state.control(of: key) == old.form.state.control(of: key)
      guard !isSame else { return nil }
      let facts = form.facts(of: key, in: context)
      return ["index": JSONText(index), "presentation": JSONText(encoding: shown).with(facts)]
    }
  }

  private var summary: JSONText {
    let state = form.state
    return [
      "phase": .string(state.phase.word), "attempts": JSONText(state.attempts),
      "isDirty": .bool(state.isDirty), "canUndo": .bool(state.canUndo),
      "canRedo": .bool(state.canRedo), "focus": JSONText(state.focus),
      "open": JSONText(state.open), "invalid": .array(state.invalidKeys.map(JSONText.string)),
    ]
  }

  /// Returns the states of the fields that have changed; those of all without an old form.
  private func fields(changedSince old: PlayedForm? = nil) -> [JSONText] {
    form.state.definition.entries.compactMap { entry in
      let before = old?.form.state[entry.key]
      guard let field = form.state[entry.key], field != before else { return nil }
      func json(_ field: FormFieldState) -> JSONText {
        let control = form.state.control(of: entry.key)
        return JSONText(entry.key, field) { form.strings.text(of: $0, about: control) }
      }
      let new = json(field)
      return new == before.map(json) ? nil : new
    }
  }

  /// Returns an effect; nil for one that the rest of the answer tells.
  private func json(_ effect: FormEffect) -> JSONText? {
    switch effect {
    case .cell(let key, let effect): JSONText(effect: effect).with("field", .string(key))
    case .changed(let key, let old, let new, let origin):
      [
        "effect": "changed", "field": .string(key), "from": JSONText(encoding: old),
        "to": JSONText(encoding: new), "origin": .string(origin.rawValue),
      ]
    case .updated, .ignored: nil
    case .check(let name, let key, let value, let ticket):
      [
        "effect": "check", "check": .string(name), "field": .string(key),
        "value": JSONText(encoding: value), "ticket": JSONText(ticket.number),
      ]
    case .send(.load, let ticket):
      ["effect": "send", "request": "load", "ticket": JSONText(ticket.number)]
    case .send(.submit(let values), let ticket):
      [
        "effect": "send", "request": "submit", "values": JSONText(values),
        "ticket": JSONText(ticket.number),
      ]
    case .focus(let key): ["effect": "focus", "field": JSONText(key)]
    case .announce(let notice):
      [
        "effect": "announce",
        "text": .string(form.state.text(of: notice, strings: form.strings)),
      ]
    case .applied(let values): ["effect": "applied", "values": JSONText(values)]
    }
  }
}

extension FormPhase {
  fileprivate var word: String {
    switch self {
    case .loading: "loading"
    case .editing: "editing"
    case .validating: "validating"
    case .submitting: "submitting"
    case .submitted: "submitted"
    case .failed: "failed"
    }
  }
}

extension JSONText {
  /// The values of a form in alphabetical order of their keys.
  fileprivate init(_ values: FormValues) {
    self = .object(values.keys.map { Member($0, JSONText(encoding: values[$0] ?? .none)) })
  }

  fileprivate init(_ key: FormKey, _ field: FormFieldState, _ text: (FormMessage) -> String) {
    let messages = field.messages.map { message -> JSONText in
      ["text": .string(text(message)), "kind": .string(message.kind.rawValue)]
    }
    self = [
      "key": .string(key), "value": JSONText(encoding: field.value),
      "isVisible": .bool(field.terms.isVisible), "isEnabled": .bool(field.terms.isEnabled),
      "isRequired": .bool(field.terms.isRequired), "isDirty": .bool(field.isDirty),
      "isTouched": .bool(field.isTouched), "isValidating": .bool(field.isValidating),
      "messages": .array(messages),
    ]
  }
}
