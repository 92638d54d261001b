import StyleSheet

/// A document that the client has opened; its text is that of the client, not of the file.
struct OpenDocument: Sendable {
  /// The identifier in the words of the client.
  let uri: String
  /// The absolute path; for a document without a file, a path in the first folder.
  let path: SystemText
  /// The path without links; unique among the open documents.
  var key: SystemText
  private(set) var version: Int?
  private(set) var sheet: Sheet
  private(set) var positions: TextPositions
  /// True after a change that is not valid: the text of the client is not known any more.
  private(set) var isLost = false
  /// A number that increases with each change of the text or of other inputs of its check.
  var serial: Int
  /// The state that the findings depend on; nil before the document is in the project.
  var basis: ServedProject.Basis?
  /// The findings, and the serial number that they are for.
  var found: (serial: Int, findings: [Diagnostic])?

  init(
    _ uri: String, at path: SystemText, key: SystemText, version: Int?, _ text: String,
    _ unit: LineTable.Unit, serial: Int
  ) {
    self.uri = uri
    self.path = path
    self.key = key
    self.version = version
    self.serial = serial
    sheet = Sheet(parsing: SourceText(text, name: path.shownName))
    positions = TextPositions(of: sheet.source, in: unit)
  }

  /// The findings of the current text, each by itself; nil if they are not known.
  var findings: [Diagnostic]? { found?.serial == serial ? found?.findings : nil }

  /// Applies the changes of a notification, in order.
  ///
  /// - Throws: If a change is not valid; the text is then lost until the client sends all of it.
  mutating func change(_ changes: [JSON], version: Int?) throws(ServerFault) {
    var source = sheet.source
    var known: TextPositions? = positions
    for change in changes {
      let isWhole = change["range"].map { $0.content == .null } ?? true
      guard isWhole || !isLost else { continue }
      do throws(ServerFault) {
        source = try source.after(change) { known ?? TextPositions(of: $0, in: positions.unit) }
        isLost = false
      } catch {
        isLost = true
        throw error
      }
      known = nil
    }
    guard !isLost else { return }
    self.version = version
    sheet = Sheet(parsing: source)
    positions = TextPositions(of: sheet.source, in: positions.unit)
  }
}

extension SourceText {
  /// Returns the text after a change; one without a range replaces the whole text.
  fileprivate func after(
    _ change: JSON, _ positions: (SourceText) -> TextPositions
  ) throws(ServerFault) -> SourceText {
    guard let text = change["text"]?.text else {
      throw .wrongParameter("contentChanges.text", "a text")
    }
    guard let range = change["range"], range.content != .null else {
      return SourceText(text, name: name)
    }
    guard let range = try? positions(self).range(range) else {
      throw .wrongParameter("contentChanges.range", "a line and a character")
    }
    guard bytes.count + text.utf8.count <= SourceText.largest else {
      throw .refused("the document is too large")
    }
    return applying([SourceEdit(range, text)])
  }
}
