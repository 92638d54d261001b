import StyleSheet

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "creates a configuration",
    operands: Operands("[FOLDER]", 0...1, "", .folders),
    details: [
      "Creates '.stylecheck.json' in a folder (default: the working folder), with the target, the root of",
      "imports and the asset catalogs that the sheets and folders show; '--target' names the target instead.",
      "Names in the sheets that appear to be the app's own are written to a schema of classes,",
      "'.stylecheck.classes.json', which is a draft to be reviewed.",
      "Existing files are never overwritten: with '--schema', an existing configuration is kept, and the tool",
      "prints the keys to add to it.",
      "Documentation/Configuration.md describes the keys.",
    ],
    options: [.targets, .withSchema],
    examples: [
      Example("stylecheck init", "create '.stylecheck.json' in the working folder"),
      Example("stylecheck init --target nui --target sapfiori App", "create it for two engines"),
    ]
  ) { invocation, session throws(UsageProblem) in
    let folder = (invocation.operands.first ?? ".").withoutTrailingSlashes
    var writer = FileWriter()
    do throws(FileProblem) {
      try Files.expectFolder(at: folder)
      let sheets = Files.sheets(at: [folder]).compactMap { try? $0.get() }
      let choice = invocation.has(.targets) ? nil : TargetChoice(for: sheets, invocation, &session)
      let targets = choice.map { [$0.dialect.name] } ?? invocation.texts(.targets)
      let isNew = !Files.isThere(folder.appending(ConfigurationFinder.name))
      let survey = ProjectSurvey(of: folder, sheets, &session)
      let classes = folder.appending(SchemaDraft.name)
      let keepsClasses = Files.kind(of: classes).0 == .file
      let draft =
        (isNew || invocation.has(.withSchema)) && !keepsClasses
        ? SchemaDraft.text(
          for: sheets, choice?.dialect ?? invocation.dialect, invocation, &session) : nil
      let hasClasses = keepsClasses || draft != nil
      var files = [
        (
          ConfigurationFinder.name,
          InitialConfiguration.text(for: invocation, targets, survey, hasClasses: hasClasses)
        )
      ]
      if let draft { files.append((SchemaDraft.name, draft)) }
      if invocation.has(.withSchema) {
        let configuration = folder.appending(ConfigurationFinder.name)
        if !isNew {
          files.removeFirst()
          session.write(
            "kept '\(configuration)'; to name the schemas, add "
              + "\"$schema\": \"./\(InitialConfiguration.schemaName)\""
              + (draft != nil ? ", \"schemas\": [\"\(SchemaDraft.name)\"]" : "") + "\n")
        }
        files.append((InitialConfiguration.schemaName, ConfigurationSchema.json.description))
      }
      for (name, text) in files {
        let path = folder.appending(name)
        try writer.make(path, with: Array(text.utf8))
        session.write("wrote '\(path)'\n")
      }
      if keepsClasses { session.write("kept '\(classes)'\n") }
      if let choice, files.contains(where: { $0.0 == ConfigurationFinder.name }) {
        session.write(choice.line)
      }
      return .clean
    } catch {
      session.complain(error)
      return .couldNotRun
    }
  }
}

extension Option {
  fileprivate static let withSchema = Option("schema", "also create a JSON Schema for editors")
}

/// The configuration that `init` writes: what the project shows, and the usual keys with their
/// defaults.
private enum InitialConfiguration {
  static let schemaName: SystemText = ".stylecheck.schema.json"

  static func text(
    for invocation: Invocation, _ targets: [String], _ survey: ProjectSurvey, hasClasses: Bool
  ) -> String {
    let json: JSONText = [
      "$schema": invocation.has(.withSchema) ? .string("./\(schemaName)") : nil,
      "targets": .nonempty(targets.map(JSONText.string)),
      "schemas": hasClasses ? .array([.string("\(SchemaDraft.name)")]) : nil,
      "roots": .nonempty(survey.roots.map(JSONText.string)),
      "assets": .nonempty(survey.assets.map(JSONText.string)),
      "rules": [:],
      "fmt": ["indent": JSONText(2), "order": "kept"],
    ]
    return json.description
  }
}
