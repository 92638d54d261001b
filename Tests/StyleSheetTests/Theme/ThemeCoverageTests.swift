import StyleSheet
import Testing

@Suite struct ThemeCoverageTests {
  private static func coverage(
    _ text: String, _ scope: ThemeCoverage.Scope = .touched, for dialect: Dialect = .sapfiori
  ) -> ThemeCoverage {
    ThemeCoverage(of: Theme(of: [Sheet(parsing: SourceText(text))], for: dialect), scope)
  }

  /// The properties of a class, each with its status.
  private static func statuses(
    _ className: String, in coverage: ThemeCoverage
  ) -> [String: ThemeCoverage.Status] {
    let entries = coverage.classes.filter { $0.name == className }.flatMap(\.properties)
    return Dictionary(entries.map { ($0.name, $0.status) }) { first, _ in first }
  }

  @Test func statusesAreDistinguished() {
    let found = Self.coverage(
      """
      fdlFUIRatingControl { off-color: #949494; }
      fdlFUIRatingControlFormCell_ratingControl {
        on-color: #B4540A; on-color-accented: #E26300; on-image-editable: no image at all;
      }
      """)
    let own = Self.statuses("fdlFUIRatingControlFormCell_ratingControl", in: found)
    #expect(own["on-color-accented"] == .set)
    #expect(own["on-color-standard"] == .covered(by: "on-color", at: Self.cell))
    #expect(own["off-color"] == .covered(by: "off-color", at: "fdlFUIRatingControl"))
    #expect(own["half-color"] == .nothing)
    let general = Self.statuses("fdlFUIRatingControl", in: found)
    #expect(general["on-color-editable"] == .palette("tintColor"))
    #expect(general["on-color"] == .nothing)
  }

  private static let cell = "fdlFUIRatingControlFormCell_ratingControl"

  @Test func unreadableValueCoversNothing() {
    let found = Self.coverage("fdlFUIRatingControl { on-color: 12; }")
    #expect(Self.statuses("fdlFUIRatingControl", in: found)["on-color"] == .nothing)
  }

  /// An engine reads the value of the nearest class, also if it cannot be used.
  @Test func unreadableValueHidesTheOuterOne() {
    let found = Self.coverage(
      """
      fdlFUIRatingControl { on-color: #111111; on-color-accented: #222222; off-color: #333333; }
      \(Self.cell) { on-color-accented: nope; off-color: nope; }
      """)
    let own = Self.statuses(Self.cell, in: found)
    #expect(own["on-color-accented"] == .covered(by: "on-color", at: "fdlFUIRatingControl"))
    #expect(own["off-color"] != .covered(by: "off-color", at: "fdlFUIRatingControl"))
  }

  @Test func allVariantsCoverTheBareProperty() {
    let found = Self.coverage(
      """
      fdlFUIRatingControl {
        on-color-editable: red; on-color-editable-disabled: red; on-color-standard: red;
        on-color-accented: red;
      }
      """)
    let status = Self.statuses("fdlFUIRatingControl", in: found)["on-color"]
    #expect(status?.isCovered == true)
  }

  @Test func scopeSelectsComponents() {
    let text = "fdlFUIRatingControl { on-color: red; }"
    #expect(Self.coverage(text).components.map(\.name) == ["FUIRatingControl"])
    #expect(
      Self.coverage(text, .components(["UILabel"])).components.map(\.name) == ["UILabel"])
    let all = Self.coverage(text, .everything)
    #expect(all.components.count > 40)
    #expect(all.components.last?.name == "palette")
    #expect(all.count.covered > Self.coverage(text).count.covered, "cells have rating controls")
  }

  @Test func engineCountsItsOwnComponents() {
    let text = "@tintColor:red;\nLabel { font-size: 12; }\nfdlFUIRatingControl { on-color: red; }"
    #expect(Self.coverage(text, for: .nui).components.map(\.name) == ["UILabel"])
    let port = Self.coverage(text, for: .fioriSwiftUI)
    #expect(port.components.map(\.name) == ["palette"])
    #expect(port.count.covered == 1)
  }

  @Test func emptySheetTouchesNothing() {
    let found = Self.coverage("")
    #expect(found.classes.isEmpty)
    #expect(found.count.percent == 100)
  }

  @Test func everySpellingOfAClassCanBeCovered() throws {
    let names = ["Label", "fdlFUIRatingControlFormCell_title", "fdlFUIRatingControl"]
    for name in names {
      let all = Self.coverage("\(name) { }", .everything)
      let entry = try #require(all.classes.first { $0.name == name })
      let rows = Catalog.all.rows(at: name)
      let body = entry.properties.map { property in
        let type = rows.compactMap { $0.match(property.name) }.first?.row.type
        return "\(property.name): \(type.map(Self.value) ?? "1");"
      }
      let found = Self.coverage("\(name) { \(body.joined(separator: " ")) }")
      let left = found.classes.first { $0.name == name }?.properties.filter { $0.status != .set }
      #expect(left == [])
    }
  }

  private static func value(of type: ValueType) -> String {
    switch type {
    case .color: "#112233"
    case .boolean: "true"
    case .fontStyle: "body"
    case .fontName: "system"
    case .offset: "1,2"
    case .box: "1 2 3 4"
    case .size: "1 2"
    case .image: "leaf"
    default: type.words.first ?? "1"
    }
  }
}
