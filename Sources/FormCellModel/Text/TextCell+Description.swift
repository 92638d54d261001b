import StyleSheet

extension TextCell: DescribedCell {
  package init() { self.init(FormField()) }

  package static let fields: [Field<TextCell>] =
    [Field("style", \.style, "the appearance")] + sharedFields + [
      Field("text", \.described, "the value"),
      Field("initialText", \.initialText, "the text that a reset restores"),
      Field("placeholder", \.placeholder, "the words while there is no text"),
      Field("entry", \.entry, .entry, "the characters that the cell accepts"),
      Field("limit", \.limit, TextLimit.fields, "the limit of the length"),
      Field("isSecure", \.isSecure, "true if the text is shown as dots"),
      Field("isRevealed", \.isRevealed, "true if a secure text is shown for the moment"),
      Field(
        "action", \.action, else: { _ in TextAction(ImageName("")) }, TextAction.fields, "an icon"),
      Field("hidesReadOnlyHint", \.hidesReadOnlyHint, "true if a read-only cell does not say so"),
      Field("minimumHeight", \.minimumHeight, .points, "the least height of a note"),
      Field("maximumHeight", \.maximumHeight, .points, "the greatest height of a note"),
      Field("isStacked", \.isStacked, "false if the title is beside a text with room"),
      Field(
        "maximumTitleWidth", \.maximumTitleWidth, .points, "the maximum width of a title beside it"),
      Field(
        "editing", [.object("editing")], "an edit in progress",
        read: { reader, cell in
          let shown = cell.editedText
          var editing = cell.editing ?? TextEditing(of: cell.text, shown: shown)
          let read = reader.object("editing") { reader in
            editing.read(&reader, upTo: shown.count)
            return editing
          }
          if let read { cell.editing = read }
        }, written: { $0.editing.map(TextEditing.fields.members) }),
      Field("focusesButton", \.focusesButton, "true if the button beside the text has the focus"),
    ]

  /// The text of a description, which is also the initial one.
  private var described: String {
    get { text }
    set { (text, initialText) = (newValue, newValue) }
  }

  /// The fault of the text; nil for a text that the user cannot change.
  ///
  /// The text of an edit can be unfinished, such as a sign alone; the one that Escape restores cannot.
  package var valueFault: ValueFault? {
    guard canChange else { return nil }
    if let fault = fault(of: text, isFinished: !isEditing) {
      return ValueFault(key: "text", reason: fault)
    }
    return editing.flatMap { fault(of: $0.original) }
      .map { ValueFault(key: "editing", reason: "'original' has a fault: \($0)") }
  }

  /// Returns why a user could not enter a text; nil if it is possible, or if only the limit prevents it
  /// (decision 0110).
  func fault(of text: String, isFinished: Bool = true) -> String? {
    let (read, isPartial) = entry.read(text)
    let value = isFinished ? entry.finished(read) : read
    let isRefused = value.isEmpty && !text.isEmpty
    if case .mask(let mask) = entry, isRefused || mask.hasOtherSeparators(text) {
      return "its mask does not accept it"
    }
    if isRefused, !text.contains(where: \.isDecimalDigit) { return "nothing of it can be typed" }
    if !style.isMultiline, text.contains(where: \.isNewline) { return "it has several lines" }
    return isRefused || isPartial ? "not all of it can be typed" : nil
  }
}

extension TextStrings: CellStrings {
  package static let fields: [Field<TextStrings>] =
    [
      .plurals(\.plurals),
      Field("limitReached", \.limitReached, "the message on the limit"),
      Field("limitExceeded", \.limitExceeded, "the message beyond the limit"),
      Field("readOnly", \.readOnly, "the message of a read-only cell"),
      Field("left", \.left, "the characters up to the limit, spoken"),
      Field("excess", \.excess, "the characters beyond the limit, spoken"),
      Field("hint", \.hint, "the hint at rest, spoken"),
      Field("editingHint", \.editingHint, "the hint of an edit, spoken"),
      Field("clearingHint", \.clearingHint, "the hint of an edit that has a text, spoken"),
      Field("clear", \.clear, "the action that deletes the text"),
      Field("action", \.action, "the action of an icon without a name"),
      Field("show", \.show, "the action that shows a secure text"),
      Field("hide", \.hide, "the action that hides a secure text"),
    ] + sharedFields
}

extension TextLimit {
  package static let fields: [Field<TextLimit>] = [
    Field("characters", \.characters, .whole(0...1_000_000_000), "the greatest length"),
    Field("excess", \.excess, "the treatment of a longer text"),
    Field("showsCounter", \.showsCounter, "true if the number of characters is shown"),
    Field("reachedMessage", \.reachedMessage, "the message on the limit"),
    Field("exceededMessage", \.exceededMessage, "the message beyond the limit"),
  ]
}

extension TextAction {
  package static let fields: [Field<TextAction>] = [
    Field("icon", \.iconName, "the name of the icon"),
    Field("name", \.name, "the spoken name of the action"),
  ]

  private var iconName: String {
    get { icon.name }
    set { icon = ImageName(newValue) }
  }
}

extension TextEditing {
  package static var fields: [Field<TextEditing>] {
    let places = 0...1_000_000_000
    return [
      Field("original", \.original, "the text at the beginning"),
      Field("start", \.start, .whole(places), "the first selected character"),
      Field("end", \.end, .whole(places), "the end of the selection"),
    ]
  }

  /// Reads the edit; the selection is in order and in the text.
  fileprivate mutating func read(_ reader: inout any FieldReader, upTo count: Int) {
    original = reader.text("original") ?? original
    let first = reader.whole("start", in: 0...count)
    let least = min(max(first ?? 0, 0), count)
    end = min(max(reader.whole("end", in: least...count) ?? count, least), count)
    start = first == nil ? end : least
  }
}
