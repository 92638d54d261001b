import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests that format a document as `stylecheck fmt` does, without options of the editor.
  static let ofFormatting = [
    ServedMethod("textDocument/formatting", Capability("documentFormattingProvider")) {
      request, sheet throws(ServerFault) in
      guard let format = try sheet.format else { return .array([]) }
      return sheet.positions.json(sheet.edited.formatting(as: format))
    },
    ServedMethod("textDocument/rangeFormatting", Capability("documentRangeFormattingProvider")) {
      request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      guard let format = try sheet.format else { return .array([]) }
      return sheet.positions.json(sheet.edited.formatting(as: format, of: range))
    },
    ServedMethod(
      "textDocument/onTypeFormatting",
      Capability("documentOnTypeFormattingProvider") { _ in
        ["firstTriggerCharacter": ";", "moreTriggerCharacter": .array(["}"])]
      }
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      // A message after each ';' would disturb.
      guard let format = try? sheet.format else { return .array([]) }
      return sheet.positions.json(sheet.edited.formattingOfStatement(endingAt: offset, as: format))
    },
  ]
}

extension ServedSheet {
  /// The configured layout; nil if the sheet is ignored.
  fileprivate var format: SheetFormat? {
    get throws(ServerFault) {
      if let problem = setup?.problem {
        throw .refused("the sheet is not formatted, because its layout is not known: \(problem)")
      }
      return setup?.invocation.sheetFormat
    }
  }
}
