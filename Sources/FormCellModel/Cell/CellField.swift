/// A key of the description of a cell, and the property that it sets.
///
/// A list of fields is the schema of a description: the same rows read it, write it and document it.
package struct CellField<Subject> {
  /// The form of the value.
  package enum Form {
    /// A text.
    case text(WritableKeyPath<Subject, String>)
    /// A text that can be left out.
    case optionalText(WritableKeyPath<Subject, String?>)
    /// True or false.
    case flag(WritableKeyPath<Subject, Bool>)
    /// One of some words.
    case word([String], set: (inout Subject, String) -> Void, get: (Subject) -> String)
  }

  /// The key.
  package let name: String
  /// The form of the value.
  package let form: Form
  /// The meaning of the key, as a phrase.
  package let meaning: String

  /// A key of the given form.
  package init(_ name: String, _ form: Form, _ meaning: String) {
    self.name = name
    self.form = form
    self.meaning = meaning
  }

  /// A key whose value is one of the words of a table.
  package init<Value: Equatable>(
    _ name: String, _ path: WritableKeyPath<Subject, Value>, _ words: [(String, Value)],
    _ meaning: String
  ) {
    let form = Form.word(
      words.map(\.0),
      set: { subject, word in
        if let row = words.first(where: { $0.0 == word }) { subject[keyPath: path] = row.1 }
      },
      get: { subject in
        words.first { $0.1 == subject[keyPath: path] }?.0 ?? ""
      })
    self.init(name, form, meaning)
  }
}

/// A cell that a list of fields describes.
package protocol DescribedCell: FormCell {
  /// A cell of which nothing is said.
  init()

  /// The words in English.
  static var english: Strings { get }

  /// The keys of a description.
  static var fields: [CellField<Self>] { get }

  /// The keys of `strings` in a description.
  static var stringFields: [CellField<Strings>] { get }

  /// Returns the states in the given situations, in groups.
  static func states(
    in situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState]
}
