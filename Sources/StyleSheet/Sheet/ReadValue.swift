/// The result of reading a value.
///
/// Not a `Result`, because that looks up the `Error` conformance at startup.
package enum ReadValue<Success> {
  case success(Success)
  case failure(ValueProblem)

  package var value: Success? {
    switch self {
    case .success(let value): value
    case .failure: nil
    }
  }

  package func map<Other>(_ change: (Success) -> Other) -> ReadValue<Other> {
    flatMap { .success(change($0)) }
  }

  package func flatMap<Other>(_ change: (Success) -> ReadValue<Other>) -> ReadValue<Other> {
    switch self {
    case .success(let value): change(value)
    case .failure(let problem): .failure(problem)
    }
  }
}

/// The reason why a text is not a value of the requested type.
package enum ValueProblem: Hashable {
  /// The text has no similarity to the type.
  case wrongType
  /// An unknown single word, which may be misspelled.
  case unknownWord(String)
  /// A number of hex digits that is not a color.
  case hexLength(Int)
  /// A color function with the wrong number of components, or with one that is not a number.
  case colorFunction
  /// A color function that this engine does not read.
  case unreadFunction
  /// An invalid number, one that is not whole, or one that is too large.
  case notInteger
  /// Not two numbers with a comma between them.
  case pairShape
  /// Not one to four numbers, or other text between them.
  case boxShape
}
