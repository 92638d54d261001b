import StyleSheet
import Testing

@testable import FormCellModel
@testable import stylecheck

/// Policies are read from JSON as they were written.
@Suite struct PolicyFieldTests {
  /// Returns the names of the stored properties of `value`, in order.
  private static func properties(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }

  /// A new policy needs a row in the table of its group.
  @Test func everyPolicyHasARow() throws {
    let policies = RatingPolicies()
    #expect(PolicyGroup.all.map(\.name) == Self.properties(of: policies))
    for (group, child) in zip(PolicyGroup.all, Mirror(reflecting: policies).children) {
      #expect(group.fields.map(\.name) == Self.properties(of: child.value), "\(group.name)")
    }
    let shape = RatingShape.fixed(Extent(width: 1, height: 1), spacing: 1)
    #expect(RatingShape.fields.map(\.name) == Self.properties(of: shape))
  }

  @Test(arguments: RatingPreset.all)
  func presetsAreReadAsWritten(_ preset: RatingPreset) throws {
    #expect(
      try Self.read(PolicyGroup.all, preset.policies, into: RatingPolicies()) == preset.policies)
    guard let shape = preset.shape else { return }
    let other = RatingShape(
      in: Extent(width: 9, height: 9), .fixed(Extent(width: 9, height: 9)), spacing: .remaining,
      margin: .share, countedGaps: .afterEach, alignment: .trailing, axis: .upward)
    #expect(try Self.read(RatingShape.fields, shape, into: other) == shape)
  }

  /// Each word of each policy is read and written again.
  @Test func wordsAreReadAsWritten() throws {
    for group in PolicyGroup.all {
      for field in group.fields {
        for case .words(let words) in field.forms {
          for word in words {
            let text = "{\"\(field.name)\": \"\(word)\"}"
            var fields = try Self.fields(text)
            var policies = RatingPolicies()
            fields.read([field], into: &policies)
            #expect(fields.finished() == [])
            #expect(JSONText(field.written(policies)) == .string(word), "\(group.name).\(text)")
          }
        }
      }
    }
  }

  /// These policies occur in no preset.
  @Test(arguments: [
    #"{"pointer": {"beforeFirst": {"minimumWithin": 2.5}}}"#,
    #"{"holding": {"items": {"from": 1, "to": 10, "otherwise": "clamped"}}}"#,
    #"{"holding": {"items": {"from": 1, "to": 10, "otherwise": {"marks": 5}}}}"#,
    #"{"pointer": {"firstMarkFrom": {"above": 0.25}, "tapDistance": 7.5, "tapDuration": 0.25}}"#,
    #"{"pointer": {"rounding": {"wholeFrom": {"from": 0.1}, "preRoundDecimals": 2}}}"#,
    #"{"pointer": {"rounding": {"preRoundDecimals": 1}}}"#,
    #"{"pointer": {"rounding": {"step": 0.2, "wholeFrom": {"above": 0}, "atWhole": -0.5}}}"#,
    #"{"accessibility": {"role": {"choicesUpTo": 7}}}"#,
    #"{"holding": {"minimum": -0.000001}}"#,
    #"{"display": {"fill": {"areaOfStar": {"points": 6, "innerRadius": 0.5}}}}"#,
    #"{"display": {"compact": {"halfFrom": {"from": 0}, "wholeFrom": {"above": 4.5}}}}"#,
  ])
  func policiesAreReadAsWritten(_ text: String) throws {
    var fields = try Self.fields(text)
    var policies = RatingPolicies()
    fields.read(RatingPolicies.fields, into: &policies)
    #expect(fields.finished() == [])
    let said = PolicyGroup.all.flatMap { group in
      group.fields.map { "\"\($0.name)\":\(JSONText($0.written(policies)).onOneLine)" }
    }
    let asked = try #require(text.filter { $0 != " " }.split(separator: ":", maxSplits: 1).last)
    for member in asked.dropFirst().dropLast(2).split(separator: ",\"tap") {
      #expect(said.contains { $0.hasSuffix(member) }, "\(member)")
    }
  }

  @Test func presetPoliciesCanBeReset() throws {
    var policies = RatingPreset.sparkCompact.policies
    policies.holding.minimum = 3
    var fields = try Self.fields(
      #"{"display": {"compact": "never"}, "holding": {"minimum": "lowerBound"}}"#)
    fields.read(RatingPolicies.fields, into: &policies)
    #expect(policies.display.compact == nil)
    #expect(policies.holding.minimum == nil)
  }

  // MARK: - Reading

  private static func fields(_ text: String) throws -> JSONFields {
    let value = try #require(JSONReader.read(SourceText(text)).value)
    guard case .object(let members) = value.content else { throw NotAnObject() }
    return JSONFields(members, range: value.range)
  }

  private struct NotAnObject: Error {}

  private static func read(
    _ groups: [PolicyGroup], _ value: RatingPolicies, into start: RatingPolicies
  ) throws -> RatingPolicies {
    try groups.reduce(start) { try read($1.fields, value, into: $0) }
  }

  private static func read<Subject>(
    _ rows: [Field<Subject>], _ value: Subject, into start: Subject
  ) throws -> Subject {
    var fields = try fields(JSONText(encoding: rows.members(of: value)).description)
    var subject = start
    fields.read(rows, into: &subject)
    #expect(fields.finished() == [])
    return subject
  }
}
