import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests that format a document as `stylecheck fmt` does, whatever the editor wants.
  static let ofFormatting = [
    ServedMethod("textDocument/formatting", Capability("documentFormattingProvider")) {
      request, sheet throws(ServerFault) in
      sheet.positions.json(sheet.edited.formatting(as: try sheet.format))
    },
    ServedMethod("textDocument/rangeFormatting", Capability("documentRangeFormattingProvider")) {
      request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      return sheet.positions.json(sheet.edited.formatting(as: try sheet.format, of: range))
    },
    ServedMethod(
      "textDocument/onTypeFormatting",
      Capability("documentOnTypeFormattingProvider") { _ in
        ["firstTriggerCharacter": ";", "moreTriggerCharacter": .array(["}"])]
      }
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      return sheet.positions.json(
        sheet.edited.formattingOfStatement(endingAt: offset, as: try sheet.format))
    },
  ]
}

extension ServedSheet {
  /// The configured layout.
  fileprivate var format: SheetFormat {
    get throws(ServerFault) {
      guard let setup else {
        throw .refused("the sheet is ignored, or its configuration has problems")
      }
      return setup.invocation.sheetFormat
    }
  }
}
