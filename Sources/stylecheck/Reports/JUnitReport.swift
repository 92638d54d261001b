import FormCellModel
import StyleSheet

extension ReportFormat {
  /// A test suite per sheet, with a failed test per finding, or one passed test if there are none.
  static let junit = ReportFormat(
    name: "junit", summary: "a test report with a failure for each finding",
    standard: "Jenkins, 'junit-10.xsd'", columns: .characters,
    opening: { declarationOfXML + "<testsuites name=\"stylecheck\">\n" },
    closing: { report, _ in
      let problems = report.problems.enumerated().map { index, problem in
        """
            <testcase name="problem \(index + 1)" classname="stylecheck">
              <error type="error" message="\(problem.asXMLWords)"/>
            </testcase>

        """
      }
      let suite =
        problems.isEmpty
        ? "" : Self.suite("stylecheck", problems, failures: 0, errors: problems.count)
      return suite + "</testsuites>\n"
    },
    parts: { sheet, _ in
      let name = sheet.path.asXMLWords
      guard !sheet.findings.isEmpty || sheet.omitted > 0 else {
        let passed = "    <testcase name=\"no findings\" classname=\"\(name)\"/>\n"
        return [suite(name, [passed], failures: 0, errors: 0)]
      }
      let excerpt = SourceExcerpt(of: sheet.source)
      var names: [String: Int] = [:]
      let cases = sheet.reportedWithOmission.map { finding in
        let place = finding.span(in: .characters).start
        var title = "\(finding.diagnostic.id) (\(place.line):\(place.column))"
        names[title, default: 0] += 1
        if let count = names[title], count > 1 { title += " \(count)" }
        return """
              <testcase name="\(title)" classname="\(name)">
                <failure type="\(finding.diagnostic.severity.rawValue)" \
          message="\(finding.diagnostic.sentence.asXMLWords)">\
          \(excerpt.text(of: finding.diagnostic).asXMLLines)</failure>
              </testcase>

          """
      }
      return [suite(name, cases, failures: cases.count, errors: 0)]
    })

  /// Returns a suite; `name` is escaped already.
  private static func suite(
    _ name: String, _ cases: [String], failures: Int, errors: Int
  ) -> String {
    """
      <testsuite name="\(name)" tests="\(cases.count)" failures="\(failures)" errors="\(errors)">
    \(cases.joined())  </testsuite>

    """
  }
}

extension String {
  /// The text escaped for element content, with its line ends.
  var asXMLLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map(\.asXMLWords)
      .joined(separator: "\n")
  }
}
