/// The name of a field in a form; unique in the form.
public typealias FormKey = String

extension FormValue {
  /// True if a required field is not filled in: no value, an empty text, no selection, or off.
  package var isEmpty: Bool {
    switch self {
    case .none: true
    case .flag(let flag): !flag
    case .text(let text): text.isEmpty
    case .indexes(let indexes): indexes.isEmpty
    case .number, .range: false
    }
  }

  /// The value with its options as a set, in the order of their places.
  var withoutOrder: FormValue {
    if case .indexes(let indexes) = self { .indexes(Set(indexes).sorted()) } else { self }
  }

  /// The characters of a text, or the number of selected options; nil for other values.
  var length: Int? {
    switch self {
    case .text(let text): text.count
    case .indexes(let indexes): indexes.count
    case .none, .flag, .number, .range: nil
    }
  }
}
