import FormCellModel
import StyleSheet

/// What lines for a form alone have in them.
enum FormLine {
  static let field = "field"

  /// The events without further keys.
  static let words: [(word: String, value: FormEvent)] = [
    ("next", .next), ("previous", .previous), ("submit", .submit), ("load", .load),
    ("apply", .apply), ("cancel", .cancel), ("reset", .reset), ("undo", .undo), ("redo", .redo),
    ("online", .connectionChanged(isOnline: true)),
    ("offline", .connectionChanged(isOnline: false)),
  ]
}

extension JSONFields {
  /// Returns the event for an input.
  ///
  /// Without the key of a field, a pointer can be anywhere on the page, and keys and text belong to the
  /// field with the focus.
  mutating func event(_ input: CellInput, in form: FormState) -> FormEvent? {
    if case .pointer(let phase, let x, let y, let time) = input, !has(FormLine.field) {
      return .pointer(phase, x: x, y: y, time: time)
    }
    if case .tab(let isBackward) = input, !has(FormLine.field) {
      return .tab(isBackward: isBackward)
    }
    // Nothing takes a key without a focus: the empty key is that of no field.
    if case .key = input, !has(FormLine.field), form.focus == nil { return .input("", input) }
    return field(in: form, or: form.focus).map { .input($0, input) }
  }

  private mutating func field(in form: FormState, or focus: FormKey?) -> FormKey? {
    guard let key = text(FormLine.field) ?? focus else {
      require(FormLine.field)
      return nil
    }
    if form[key] != nil { return key }
    return rejected(
      .unknownWord, at: place(of: FormLine.field), "the form has no field '\(key)'",
      Suggestion.match(key, among: form.definition.entries.map(\.key)))
  }

  mutating func messages(in form: FormState) -> FormEvent? {
    var messages: [FormMessage] = []
    objects("messages") { messages.append($0.message()) }
    return field(in: form, or: nil).map { .setMessages($0, messages) }
  }

  private mutating func message() -> FormMessage {
    require("text")
    let kind: Validation.Kind? = word("kind")
    return FormMessage(text("text"), kind ?? .error)
  }

  private mutating func ticket() -> SubmissionTicket {
    require("ticket")
    return SubmissionTicket(number: whole("ticket", in: 0...Int(Int32.max)) ?? 0)
  }

  mutating func checked() -> FormEvent? {
    var event: FormEvent?
    object("checked", such: #"{ "ticket": 1, "result": "passed" }"#) { fields in
      let ticket = fields.ticket()
      fields.require("result")
      let message = fields.text("message")
      let verdicts: [(word: String, value: FormVerdict)] = [
        ("passed", .passed), ("failed", .failed(message: message)), ("unknown", .unknown),
      ]
      event = fields.word("result", among: verdicts).map { .checked($0, ticket) }
    }
    return event
  }

  mutating func reply(to form: FormState) -> FormEvent? {
    var event: FormEvent?
    object("reply", such: #"{ "ticket": 1, "result": "accepted" }"#) { fields in
      let ticket = fields.ticket()
      fields.require("result")
      let values = fields.formValues("values", of: form)
      let message = fields.text("message")
      var messages: [FormKey: [FormMessage]] = [:]
      fields.objects("messages") { fields in
        let message = fields.message()
        guard let key = fields.field(in: form, or: nil) else { return }
        messages[key, default: []].append(message)
      }
      let replies: [(word: String, value: FormService.Reply?)] = [
        ("accepted", .accepted(values)), ("refused", .refused(message: message, messages)),
        ("none", nil),
      ]
      event = fields.word("result", among: replies).map { reply in
        guard let reply else { return .unanswered(ticket) }
        return form.phase == .loading ? .loaded(reply, ticket) : .answered(reply, ticket)
      }
    }
    return event
  }
}
