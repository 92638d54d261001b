import FormCellModel

/// An example of the behavior of a rating control, from its documentation, tests or source.
struct ConformanceCase: Sendable {
  /// An error for a value that a case lacks or that has the wrong type.
  struct Gap: Error, CustomStringConvertible {
    let description: String
  }

  let id, system, feature: String
  let input, expected: [String: CaseValue]

  init(_ value: CaseValue) throws {
    guard case .object(let object) = value, case .text(let id) = object["id"],
      case .text(let system) = object["system"], case .text(let feature) = object["feature"],
      case .object(let input) = object["input"], case .object(let expected) = object["expected"],
      !expected.isEmpty
    else { throw Gap(description: "no id, system, feature, input or expected in \(value)") }
    self.id = id
    self.system = system
    self.feature = feature
    self.input = input
    self.expected = expected
  }

  /// Creates the example of a difference.
  init(_ difference: ConformanceDifference) {
    id = difference.name
    system = difference.system
    feature = difference.feature
    input = difference.example
    expected = difference.theirs
  }
}

// MARK: - Input

extension ConformanceCase {
  func number(_ name: String) throws -> Double {
    guard case .number(let number) = input[name] else { throw missing(name) }
    return number
  }

  func number(_ name: String, else other: Double) -> Double { (try? number(name)) ?? other }

  /// Returns a number as an exact decimal, or nil if it is null.
  func value(_ name: String) throws -> FixedDecimal? {
    if input[name] == .null { return nil }
    guard let value = FixedDecimal(try number(name)) else { throw missing(name) }
    return value
  }

  func rating(_ name: String) throws -> FixedDecimal {
    guard let value = try value(name) else { throw missing(name) }
    return value
  }

  func whole(_ name: String) throws -> Int {
    guard let whole = Int(exactly: try number(name)) else { throw missing(name) }
    return whole
  }

  func whole(_ name: String, else other: Int) -> Int { (try? whole(name)) ?? other }

  func text(_ name: String) throws -> String {
    guard case .text(let text) = input[name] else { throw missing(name) }
    return text
  }

  func flag(_ name: String, else other: Bool = false) -> Bool {
    guard case .flag(let flag) = input[name] else { return other }
    return flag
  }

  func list(_ name: String) throws -> [CaseValue] {
    guard case .list(let list) = input[name] else { throw missing(name) }
    return list
  }

  func numbers(_ name: String) throws -> [Double] {
    try list(name).map {
      guard case .number(let number) = $0 else { throw missing(name) }
      return number
    }
  }

  func texts(_ name: String) throws -> [String] {
    try list(name).map {
      guard case .text(let text) = $0 else { throw missing(name) }
      return text
    }
  }

  func extent(_ name: String) throws -> Extent {
    let numbers = try numbers(name)
    guard numbers.count == 2 else { throw missing(name) }
    return Extent(width: numbers[0], height: numbers[1])
  }

  /// Returns the value of a table for the word of a case.
  func pick<Value>(_ name: String, else other: Value? = nil, _ table: [String: Value]) throws
    -> Value
  {
    if let word = try? text(name), let value = table[word] { return value }
    guard input[name] == nil, let other else { throw missing(name) }
    return other
  }

  /// Returns the mark at an index, counted from 0.
  func mark(_ name: String, of marks: [RatingMark]) throws -> RatingMark {
    let index = try whole(name)
    guard marks.indices.contains(index) else { throw missing(name) }
    return marks[index]
  }

  func missing(_ name: String) -> Gap {
    Gap(description: "\(id): no use for \(name) in \(input)")
  }
}

// MARK: - Common input

extension ConformanceCase {
  /// `bounds`, or from 0 to `count`, `max` or the like, or to 5.
  var bounds: ScaleBounds {
    get throws {
      if input["bounds"] != nil {
        let ends = try numbers("bounds")
        guard ends.count == 2, ends[0] <= ends[1], let lower = Int(exactly: ends[0]),
          let upper = Int(exactly: ends[1])
        else { throw missing("bounds") }
        return ScaleBounds(clamping: lower...upper)
      }
      let isText = feature.hasPrefix("text.")
      let names = ["count", "max", "number", "length", "numStars", "items", "stars"]
      for name in names where (try? whole(name)) != nil && !(isText && name == "count") {
        return ScaleBounds(clamping: 0...max(try whole(name), 0))
      }
      return .zeroToFive
    }
  }

  func cell(_ preset: RatingPreset, _ value: FixedDecimal? = nil) throws -> RatingCell {
    RatingCell(preset, in: try bounds, value: value)
  }

  /// Returns a read-only cell with an average.
  func reader(_ preset: RatingPreset, _ average: FixedDecimal?) throws -> RatingCell {
    var cell = RatingCell(style: .standard, in: try bounds, policies: preset.policies)
    cell.average = average
    return cell
  }

  /// Returns the touch at `x`, and at `y` if the input has one, in the row of a cell.
  func touch(on cell: RatingCell, x: Double) throws -> ControlTouch {
    let size = cell.row.extent
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    let direction: ReadingDirection = flag("rtl") ? .rightToLeft : .leftToRight
    guard let touch = cell.touch(atX: x, y: try? number("y"), in: frame, direction) else {
      throw missing("x")
    }
    return touch
  }
}
