/// The localizable texts of a cell with a description.
package protocol CellStrings: Hashable, Sendable {
  static var english: Self { get }

  /// The keys of the texts in a description.
  static var fields: [Field<Self>] { get }

  /// The text between two things that are spoken.
  var listSeparator: String { get set }

  /// The words of requirements and validations.
  var validation: ValidationStrings { get set }
}

extension CellStrings {
  /// The keys of the texts that all cells have.
  static var sharedFields: [Field<Self>] {
    [
      Field("listSeparator", \.listSeparator, "the text between two things that are spoken"),
      Field("validation", \.validation, ValidationStrings.fields, "the words of validations"),
    ]
  }
}
