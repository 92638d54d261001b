import StyleRules
import StyleSheet

extension ReportFormat {
  /// A SARIF log with one run.
  ///
  /// The tool with its rules and the notifications follow the results, because they are known only
  /// at the end; the order of members is insignificant in JSON.
  static let sarif = ReportFormat(
    name: "sarif", summary: "code scanning of GitHub, Azure and others",
    standard: "OASIS, SARIF 2.1.0", columns: .utf16,
    opening: {
      """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{\
      "columnKind":"utf16CodeUnits","newlineSequences":["\\r\\n","\\n","\\r"],"results":[

      """
    },
    separator: ",\n",
    closing: { report, _ in
      "\n],\"tool\":\(report.tool.onOneLine),\"invocations\":[\(report.invocation.onOneLine)]}]}\n"
    },
    parts: { sheet, _ in
      let address = JSONText.string(SystemText(distinct: sheet.path).address)
      return sheet.reported.map { $0.result(at: address).onOneLine }
    })
}

extension SystemText {
  /// The URI reference (RFC 3986) of a path: relative for a relative path, otherwise a `file` URI.
  var address: String { (isAbsolute ? "file://" : "") + HexByte.escapedPath(bytes) }
}

// MARK: - Results

extension ReportedFinding {
  fileprivate func result(at address: JSONText) -> JSONText {
    let notes = diagnostic.notes.enumerated().map { index, note in
      location(note.range, address).with("id", JSONText(index + 1))
        .with("message", .message(note.message))
    }
    let fixes = diagnostic.fixIts.map { fix($0, address) }
    return [
      "ruleId": .string(diagnostic.id),
      "level": .string(diagnostic.severity.inSARIF),
      "message": .message(diagnostic.sentence),
      "locations": .array([location(diagnostic.range, address)]),
      "partialFingerprints": ["primaryLocationLineHash": .string(fingerprint.description)],
      "relatedLocations": .nonempty(notes),
      "fixes": .nonempty(fixes),
    ]
  }

  private func location(_ range: Range<Int>, _ address: JSONText) -> JSONText {
    ["physicalLocation": ["artifactLocation": ["uri": address], "region": region(range)]]
  }

  private func fix(_ fixIt: Diagnostic.FixIt, _ address: JSONText) -> JSONText {
    let replacements = fixIt.edits.map { edit -> JSONText in
      [
        "deletedRegion": region(edit.range),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    return [
      "description": .message(fixIt.message),
      "artifactChanges": .array([
        ["artifactLocation": ["uri": address], "replacements": .array(replacements)]
      ]),
    ]
  }

  private func region(_ range: Range<Int>) -> JSONText {
    let span = span(of: range, in: .utf16)
    return [
      "startLine": JSONText(span.start.line), "startColumn": JSONText(span.start.column),
      "endLine": JSONText(span.end.line), "endColumn": JSONText(span.end.column),
    ]
  }
}

// MARK: - The tool

extension CheckReport {
  fileprivate var tool: JSONText {
    let rules = Rule.all.filter { shownRules.contains($0.id) }.map(\.descriptor)
    return [
      "driver": [
        "name": "stylecheck", "semanticVersion": .string(Release.version),
        "informationUri": .string(Release.site),
        "rules": .array(rules),
      ]
    ]
  }

  fileprivate var invocation: JSONText {
    let notifications =
      problems.map { JSONText.notification("error", $0) }
      + omissions.map { JSONText.notification("warning", $0) }
    return [
      "executionSuccessful": .bool(problems.isEmpty),
      "toolExecutionNotifications": .nonempty(notifications),
    ]
  }
}

extension Rule {
  fileprivate var descriptor: JSONText {
    let command = "stylecheck explain \(id)"
    return [
      "id": .string(id),
      "shortDescription": .plain(summary),
      "fullDescription": .plain(rationale),
      "helpUri": .string(Release.page(ofRule: id)),
      "help": [
        "text": .string("\(rationale) '\(command)' shows examples."),
        "markdown": .string("\(rationale.asMarkdown)\n\n`\(command)` shows examples."),
      ],
      "defaultConfiguration": ["level": .string(severity.inSARIF)],
      "properties": ["tags": .array([.string(group.rawValue)])],
    ]
  }
}

extension Diagnostic.Severity {
  fileprivate var inSARIF: String { value("error", "warning", "note") }
}

// MARK: - Words

extension JSONText {
  /// Returns a message without escapes.
  fileprivate static func plain(_ text: String) -> JSONText { ["text": .string(text)] }

  fileprivate static func notification(_ level: String, _ words: String) -> JSONText {
    ["level": .string(level), "message": .message(words)]
  }

  /// Returns a message; escapes braces, as placeholders (3.11.5), and brackets of links (3.11.6).
  fileprivate static func message(_ text: String) -> JSONText {
    let whole = text.replacing("{", with: "{{").replacing("}", with: "}}")
    guard whole.contains("](") else { return .plain(whole) }
    return .plain(
      whole.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]"))
  }
}
