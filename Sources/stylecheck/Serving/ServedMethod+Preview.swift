import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests of this server alone.
  static let ofPreview = [
    ServedMethod(
      "stylecheck/preview",
      Capability("experimental") { _ in ["stylecheck": ["preview": true, "resolve": true]] },
      needs: .project
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      return EditorPreview(of: sheet.edited, at: offset)?.json ?? .null
    },
    ServedMethod("stylecheck/resolve", needs: .project) {
      request, sheet throws(ServerFault) in
      let edited = sheet.edited
      let theme = Theme(
        of: edited.project.loadOrder(of: edited.index), in: try request.parameters.environment,
        for: edited.dialect)
      let query = ResolutionQuery(
        classes: request.parameters.words("classes"),
        properties: request.parameters.words("properties"))
      let report = ThemeReport(of: theme, showing: query, knowing: edited.catalog, trails: true)
      return report.json
    },
  ]
}

extension Parameters {
  /// The situation, in the words of the options of `resolve`.
  fileprivate var environment: ThemeEnvironment {
    get throws(ServerFault) {
      var environment = ThemeEnvironment()
      for field in EnvironmentField.all {
        guard let word = find("context", field.name) else { continue }
        guard let text = word.text, field.words.contains(text) else {
          throw .wrongParameter(
            "context.\(field.name)", field.words.map { "'\($0)'" }.joined(separator: " or "))
        }
        environment = environment.with(field, text)
      }
      return environment
    }
  }
}
