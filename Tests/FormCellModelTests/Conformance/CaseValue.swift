import FormCellModel
import Foundation

/// A JSON value in a conformance case, or a value in an answer to one.
enum CaseValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  /// A rating in an answer, in millionths.
  case rating(FixedDecimal)
  case text(String)
  case list([CaseValue])
  case object([String: CaseValue])

  init(json: Any) {
    switch json {
    case let number as NSNumber:
      // true and false are numbers that have the size of a character.
      let isFlag = number.objCType.pointee == CChar(UInt8(ascii: "c"))
      self = isFlag ? .flag(number.boolValue) : .number(number.doubleValue)
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(CaseValue.init(json:)))
    case let object as [String: Any]: self = .object(object.mapValues(CaseValue.init(json:)))
    default: self = .null
    }
  }
}

extension CaseValue {
  /// The value as an object for `JSONSerialization`.
  var json: Any {
    switch self {
    case .null: NSNull()
    case .flag(let flag): NSNumber(value: flag)
    case .number(let number):
      Int(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
    case .rating(let rating): NSDecimalNumber(string: rating.description)
    case .text(let text): text
    case .list(let list): list.map(\.json)
    case .object(let object): object.mapValues(\.json)
    }
  }
}

// MARK: - Answers

extension CaseValue {
  static func value(_ value: FixedDecimal?) -> CaseValue {
    value.map(CaseValue.rating) ?? .null
  }

  static func values(_ values: [FixedDecimal?]) -> CaseValue { .list(values.map(CaseValue.value)) }

  static func count(_ count: Int) -> CaseValue { .number(Double(count)) }

  static func texts(_ texts: [String]) -> CaseValue { .list(texts.map(CaseValue.text)) }

  static func flags(_ flags: [Bool]) -> CaseValue { .list(flags.map(CaseValue.flag)) }

  static func numbers(_ numbers: [Double]) -> CaseValue { .list(numbers.map(CaseValue.number)) }

  static func extent(_ extent: Extent) -> CaseValue { .numbers([extent.width, extent.height]) }

  static func words(_ text: String?) -> CaseValue { text.map(CaseValue.text) ?? .null }
}

extension CaseValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .count(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(arrayLiteral elements: CaseValue...) { self = .list(elements) }
}

extension CaseValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .rating(let rating): "\(rating)"
    case .text(let text): "'\(text)'"
    case .list(let list): "\(list)"
    case .object(let object): "\(object)"
    }
  }
}

// MARK: - Comparing

extension CaseValue {
  /// Returns true if an answer equals the expected value; numbers may differ by a tolerance.
  ///
  /// A number that is expected for a rating is converted to a decimal in millionths.
  func isSame(as other: CaseValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): return (left - right).magnitude <= tolerance
    case (.rating(let left), .number(let right)): return left == FixedDecimal(right)
    case (.list(let left), .list(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.isSame(as: $1, within: tolerance) }
    case (.object(let left), .object(let right)):
      return left.keys == right.keys
        && left.allSatisfy { key, value in
          right[key].map { value.isSame(as: $0, within: tolerance) } ?? false
        }
    case (.null, _), (.flag, _), (.number, _), (.rating, _), (.text, _), (.list, _), (.object, _):
      return self == other
    }
  }
}
