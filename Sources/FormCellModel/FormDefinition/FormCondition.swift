/// A condition on the values of other fields.
///
/// A hidden field counts as empty. In JSON: `{"field": "country", "equals": "CH"}`, or an object with
/// one of `not`, `all` and `any`.
public indirect enum FormCondition: Hashable, Sendable {
  /// The value is this one; in a text cell for numbers, equal numbers are equal in any spelling,
  /// and in a choice the same options in any order.
  case equals(FormKey, FormValue)
  /// The option at this place is selected, the first being 0.
  case contains(FormKey, Int)
  /// There is no value, an empty text, no selected option, or a switch that is off.
  case isEmpty(FormKey)
  /// All numbers of the value are at least this one; a text can be a number.
  case atLeast(FormKey, FixedDecimal)
  /// The condition is not fulfilled.
  case not(FormCondition)
  /// All conditions are fulfilled.
  case all([FormCondition])
  /// At least one of the conditions is fulfilled.
  case any([FormCondition])

  /// Returns the condition that a field has a value.
  public static func isFilled(_ key: FormKey) -> FormCondition { .not(.isEmpty(key)) }

  /// Returns true if values fulfill the condition.
  ///
  /// `value` returns the value of a field, and `control` its cell.
  func isFulfilled(
    _ value: (FormKey) -> FormValue, _ control: (FormKey) -> FormControl?
  ) -> Bool {
    switch self {
    case .equals(let key, let expected):
      control(key).map { $0.comparable(value(key)) == $0.comparable(expected) } ?? false
    case .contains(let key, let option):
      if case .indexes(let indexes) = value(key) { indexes.contains(option) } else { false }
    case .isEmpty(let key): value(key).isEmpty
    case .atLeast(let key, let minimum):
      control(key)?.numbers(of: value(key)).min().map { $0 >= minimum } ?? false
    case .not(let condition): !condition.isFulfilled(value, control)
    case .all(let conditions): conditions.allSatisfy { $0.isFulfilled(value, control) }
    case .any(let conditions): conditions.contains { $0.isFulfilled(value, control) }
    }
  }

  /// The fields that the condition depends on, in order, with repetitions.
  var keys: [FormKey] {
    switch self {
    case .equals(let key, _), .contains(let key, _), .isEmpty(let key), .atLeast(let key, _): [key]
    case .not(let condition): condition.keys
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.keys)
    }
  }
}
