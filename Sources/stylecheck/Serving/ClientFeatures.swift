import StyleSheet

/// The abilities that a client announces when it initializes the server.
struct ClientFeatures: Hashable, Sendable {
  /// The capabilities as sent; an unknown client has none.
  private let capabilities: Parameters
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
  private func has(_ path: String...) -> Bool {
    capabilities.find(path).map { $0.bool ?? ($0.members != nil) } ?? false
  }

  /// True if the client requests diagnostics instead of waiting for them, and requests them again
  /// when the server says so.
  ///
  /// Others would show old findings after a change of another file, so that they get all findings
  /// without a request.
  var pullsDiagnostics: Bool {
    has("textDocument", "diagnostic") && has("workspace", "diagnostics", "refreshSupport")
  }
  var relatesDiagnostics: Bool { has("textDocument", "publishDiagnostics", "relatedInformation") }
  var linksDiagnostics: Bool { has("textDocument", "publishDiagnostics", "codeDescriptionSupport") }
  var watchesFiles: Bool { has("workspace", "didChangeWatchedFiles", "dynamicRegistration") }
  var showsProgress: Bool { has("window", "workDoneProgress") }
  var readsMarkdownHovers: Bool {
    capabilities.words("textDocument", "hover", "contentFormat").contains("markdown")
  }
  var readsMarkdownCompletions: Bool {
    capabilities.words("textDocument", "completion", "completionItem", "documentationFormat")
      .contains("markdown")
  }
  var takesSnippets: Bool { has("textDocument", "completion", "completionItem", "snippetSupport") }
  var nestsSymbols: Bool {
    has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
  }
  var takesActionLiterals: Bool { has("textDocument", "codeAction", "codeActionLiteralSupport") }
  var takesPreferredActions: Bool { has("textDocument", "codeAction", "isPreferredSupport") }
  /// True if an edit of a workspace can name the versions of documents.
  var takesDocumentChanges: Bool { has("workspace", "workspaceEdit", "documentChanges") }
  /// True if the user can be asked to confirm a part of an edit.
  var confirmsChanges: Bool { has("workspace", "workspaceEdit", "changeAnnotationSupport") }
  var preparesRenames: Bool { has("textDocument", "rename", "prepareSupport") }
  var foldsLinesOnly: Bool { has("textDocument", "foldingRange", "lineFoldingOnly") }
}
