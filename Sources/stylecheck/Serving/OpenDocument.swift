import StyleSheet

/// A document that the client has opened; its text is that of the client, not of the file.
struct OpenDocument: Sendable {
  /// The identifier in the words of the client.
  let uri: String
  /// The absolute path; for an unsaved document, a path in the first folder.
  let path: SystemText
  /// The path without links.
  let realPath: SystemText
  /// The version of the client.
  private(set) var version: Int?
  private(set) var sheet: Sheet
  private(set) var positions: TextPositions
  /// The settings; nil if the configuration has problems.
  var setup: SheetSetups.Setup?
  /// A number that increases with each change of the text or of what its check depends on.
  var serial: Int
  /// The findings, and the serial number that they are for.
  var found: (serial: Int, findings: [Diagnostic])?

  /// Opens a document.
  init(
    _ uri: String, at path: SystemText, version: Int?, _ text: String, _ unit: LineTable.Unit,
    serial: Int
  ) {
    self.uri = uri
    self.path = path
    realPath = (try? Files.realPath(of: path)) ?? path
    self.version = version
    self.serial = serial
    sheet = Sheet(parsing: SourceText(text, name: path.shownName))
    positions = TextPositions(lines: LineTable(of: sheet.source), unit: unit)
  }

  /// The findings of the current text; nil if they are not known.
  var findings: [Diagnostic]? { found?.serial == serial ? found?.findings : nil }

  /// Applies the changes of a notification, in order.
  ///
  /// - Throws: If a change is not valid; the changes before it are applied.
  mutating func change(_ changes: [JSON], version: Int?) throws(ServerFault) {
    self.version = version
    var source = sheet.source
    var failure: ServerFault?
    for change in changes {
      do throws(ServerFault) {
        source = try changed(source, change)
        positions = TextPositions(lines: LineTable(of: source), unit: positions.unit)
      } catch {
        failure = error
        break
      }
    }
    sheet = Sheet(parsing: source)
    if let failure { throw failure }
  }

  private func changed(_ source: SourceText, _ change: JSON) throws(ServerFault) -> SourceText {
    guard let text = change["text"]?.text else {
      throw .wrongParameter("contentChanges.text", "a text")
    }
    var bytes = source.bytes
    if let range = change["range"], range.content != .null {
      bytes.replaceSubrange(try positions.range(range), with: text.utf8)
    } else {
      bytes = Array(text.utf8)
    }
    guard bytes.count <= SourceText.largest else {
      throw .refused("the document is too large")
    }
    return SourceText(bytes: bytes, name: source.name)
  }
}
