import FormCellModel
import StyleSheet

extension RatingLabels {
  /// The labels that `fields` give.
  init(_ fields: inout Fields) {
    self.init()
    fields.object("leading") { leading = RatingLabel(&$0) }
    fields.object("trailing") { trailing = RatingLabel(&$0) }
    ratings = fields.texts("ratings") ?? ratings
    lowest = fields.text("lowest")
  }
}

extension RatingLabel {
  /// Words of one's own beat what else could be shown, and it is reported where both are given.
  fileprivate init(_ fields: inout Fields) {
    let content: Content? = fields.word("content")
    let text = fields.text("text")
    if content != nil, text != nil {
      fields.report(
        .unusedKey, .warning, at: fields.placeOfKey("content"),
        "'content' has no effect beside 'text'")
    }
    self.init(
      text.map { .text($0) } ?? content ?? .ofStyle,
      isInParentheses: fields.bool("isInParentheses") ?? false)
  }
}

extension Validation {
  /// The validation that `fields` give.
  init(_ fields: inout Fields) {
    self.init(fields.text("message"))
    kind = fields.word("kind") ?? kind
    style = fields.word("style") ?? style
  }
}

extension ValidationStrings {
  /// Takes the words that `fields` give, and keeps the rest.
  mutating func read(_ fields: inout Fields) {
    requiredMark = fields.text("requiredMark") ?? requiredMark
    required = fields.text("required") ?? required
    missing = fields.text("missing") ?? missing
    none = fields.message("none") ?? none
    info = fields.message("info") ?? info
    success = fields.message("success") ?? success
    error = fields.message("error") ?? error
    warning = fields.message("warning") ?? warning
  }
}

extension Fields {
  fileprivate mutating func message(_ name: String) -> ValidationPhrase? {
    text(name).map { ValidationPhrase($0) }
  }
}
