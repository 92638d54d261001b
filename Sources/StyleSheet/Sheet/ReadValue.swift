/// What reading a value comes to.
///
/// Not a `Result`: whether ours is an `Error` is looked up when a tool starts, for the time of a small
/// sheet's parse, and nobody throws it.
package enum ReadValue<Success> {
  case success(Success)
  case failure(ValueProblem)

  /// The value, or nil if there is none.
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

/// Why the words of a value are no value of the type that was asked for.
package enum ValueProblem: Hashable {
  /// Nothing about them is of the type.
  case wrongType
  /// A single word that is none of the type's; perhaps a misspelt one.
  case unknownWord(String)
  /// So many hex digits are no color here.
  case hexLength(Int)
  /// A color function with so many components, or with something that is no number.
  case colorFunction
  /// A color function that this engine does not read.
  case unreadFunction
  /// A number that is none, or not a whole one, or too large.
  case notInteger
  /// Two numbers without a comma between them, or not two.
  case pairShape
  /// One to four numbers with something else between them, or more.
  case boxShape
}
