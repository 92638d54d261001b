import StyleSheet

/// The abilities that a client announces when it initializes the server.
struct ClientFeatures: Hashable, Sendable {
  /// The capabilities as sent; an unknown client has none.
  private let capabilities: Parameters
  /// The unit of columns.
  let unit: LineTable.Unit
  /// True if the client runs `stylecheck.showLocations`, which shows a list of places.
  let showsLocations: Bool

  /// Reads the parameters of `initialize`.
  init(_ parameters: Parameters = Parameters(nil)) {
    capabilities = Parameters(parameters.find("capabilities"))
    showsLocations = parameters.find("initializationOptions", "showLocations")?.bool ?? false
    let wanted = capabilities.find("general", "positionEncodings")?.elements ?? []
    // The client lists units by preference; UTF-16 is the unit of clients that list none.
    unit =
      wanted.lazy.compactMap { word in
        TextPositions.units.first { $0.word == word.text }?.unit
      }.first ?? .utf16
  }

  /// Returns true if a capability is announced as `true` or as an object.
  private func has(_ json: JSON?) -> Bool {
    json.map { $0.bool ?? ($0.members != nil) } ?? false
  }

  /// Returns the words of a list of capabilities.
  private func words(_ json: JSON?) -> [String] { json?.elements?.compactMap(\.text) ?? [] }

  private func inText(_ path: String...) -> JSON? {
    path.reduce(capabilities.find("textDocument")) { $0?[$1] }
  }

  private func inWorkspace(_ path: String...) -> JSON? {
    path.reduce(capabilities.find("workspace")) { $0?[$1] }
  }

  /// True if the client requests diagnostics instead of waiting for them, and requests them again
  /// when the server says so.
  ///
  /// Others would show old findings after a change of another file, so that they get all findings
  /// without a request.
  var pullsDiagnostics: Bool {
    has(inText("diagnostic")) && has(inWorkspace("diagnostics", "refreshSupport"))
  }
  var relatesDiagnostics: Bool { has(inText("publishDiagnostics", "relatedInformation")) }
  var linksDiagnostics: Bool { has(inText("publishDiagnostics", "codeDescriptionSupport")) }
  /// True if the client watches files on request.
  var watchesFiles: Bool { has(inWorkspace("didChangeWatchedFiles", "dynamicRegistration")) }
  var showsProgress: Bool { has(capabilities.find("window", "workDoneProgress")) }
  /// True if the client reads Markdown in hovers.
  var readsMarkdownHovers: Bool { words(inText("hover", "contentFormat")).contains("markdown") }
  /// True if the client reads Markdown in completions.
  var readsMarkdownCompletions: Bool {
    words(inText("completion", "completionItem", "documentationFormat")).contains("markdown")
  }
  var takesSnippets: Bool { has(inText("completion", "completionItem", "snippetSupport")) }
  var nestsSymbols: Bool { has(inText("documentSymbol", "hierarchicalDocumentSymbolSupport")) }
  var takesActionLiterals: Bool { has(inText("codeAction", "codeActionLiteralSupport")) }
  var takesPreferredActions: Bool { has(inText("codeAction", "isPreferredSupport")) }
  /// True if an edit of a workspace can name the versions of documents.
  var takesDocumentChanges: Bool { has(inWorkspace("workspaceEdit", "documentChanges")) }
  /// True if the user can be asked to confirm a part of an edit.
  var confirmsChanges: Bool { has(inWorkspace("workspaceEdit", "changeAnnotationSupport")) }
  var preparesRenames: Bool { has(inText("rename", "prepareSupport")) }
  var foldsLinesOnly: Bool { has(inText("foldingRange", "lineFoldingOnly")) }
}
