import StyleSheet

extension RatingLabels {
  package static let fields: [Field<RatingLabels>] = [
    Field("leading", \.leading, RatingLabel.fields, "the words before the marks"),
    Field("trailing", \.trailing, RatingLabel.fields, "the words after the marks"),
    Field("ratings", \.ratings, .texts, "the name of each rating, that of the first mark first"),
    Field("lowest", \.lowest, "the name of the lowest rating, which has no mark"),
  ]
}

extension RatingLabel {
  /// The keys of a label; its own text takes precedence over other content.
  package static let fields: [Field<RatingLabel>] = [
    Field(
      "content", [.words(contents.map(\.word))], "the content",
      read: { reader, label in
        if let content = reader.word("content", among: contents) { label.content = content }
      },
      written: { label in contents.first { $0.value == label.content }?.word }),
    Field(
      "text", [.text], "words of its own",
      read: { reader, label in
        guard let text = reader.text("text") else { return }
        label.content = .text(text)
        guard reader.has("content") else { return }
        reader.report(
          .unusedKey, .warning, at: reader.placeOfKey("content"),
          "'content' has no effect beside 'text'")
      },
      written: { label in
        switch label.content {
        case .text(let text): text
        case .ofStyle, .value, .average, .reviews, .name: nil
        }
      }),
    Field("isInParentheses", \.isInParentheses, "true if the label is in parentheses"),
  ]

  /// Every content and its word, except the program's own text.
  package static var contents: [(word: String, value: Content)] {
    [
      ("ofStyle", .ofStyle), ("value", .value), ("average", .average), ("reviews", .reviews),
      ("name", .name),
    ]
  }
}
