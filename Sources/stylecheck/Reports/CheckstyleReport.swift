import FormCellModel
import StyleSheet

extension ReportFormat {
  static let declarationOfXML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  static let checkstyle = ReportFormat(
    name: "checkstyle", summary: "for Jenkins and other tools", standard: "Checkstyle's XML, 4.3",
    columns: .utf16, opening: { declarationOfXML + "<checkstyle version=\"4.3\">\n" },
    closing: { report, _ in
      let problems = report.problems.map {
        #"    <error line="1" severity="error" message="\#($0.asXMLWords)" source="stylecheck"/>"#
          + "\n"
      }
      let file = problems.isEmpty ? "" : file("(application)", problems)
      return file + "</checkstyle>\n"
    },
    parts: { sheet, _ in
      let errors = sheet.reportedWithOmission.map { finding in
        let place = finding.span(in: .utf16).start
        let diagnostic = finding.diagnostic
        let severity = diagnostic.severity.value("error", "warning", "info")
        return """
              <error line="\(place.line)" column="\(place.column)" severity="\(severity)" \
          message="\(diagnostic.sentence.asXMLWords)" source="stylecheck.\(diagnostic.id)"/>

          """
      }
      return errors.isEmpty ? [] : [file(sheet.path, errors)]
    })

  private static func file(_ name: String, _ errors: [String]) -> String {
    "  <file name=\"\(name.asXMLWords)\">\n\(errors.joined())  </file>\n"
  }
}
