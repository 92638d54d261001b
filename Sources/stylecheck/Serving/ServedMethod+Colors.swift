import StyleEditing
import StyleSheet

extension ServedMethod {
  static let ofColors = [
    ServedMethod("textDocument/documentColor", Capability("colorProvider"), needs: .project) {
      request, sheet throws(ServerFault) in
      .array(
        sheet.edited.colors.map { found in
          ["range": sheet.positions.json(found.range), "color": json(found.color)]
        })
    },
    ServedMethod("textDocument/colorPresentation", needs: .project) {
      request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      let color = try request.parameters.color
      return .array(
        sheet.edited.presentations(of: color, at: range).map { text in
          [
            "label": .string(text),
            "textEdit": ["range": sheet.positions.json(range), "newText": .string(text)],
          ]
        })
    },
  ]

  private static func json(_ color: ThemeColor) -> JSONText {
    func part(_ channel: UInt8) -> JSONText { .number((Double(channel) / 255).plainText) }
    return [
      "red": part(color.red), "green": part(color.green), "blue": part(color.blue),
      "alpha": part(color.alpha),
    ]
  }
}

extension Parameters {
  fileprivate var color: ThemeColor {
    get throws(ServerFault) {
      func part(_ name: String) throws(ServerFault) -> Double {
        guard case .number(let text) = find("color", name)?.content, let part = Double(text) else {
          throw .wrongParameter("color.\(name)", "a number")
        }
        return part
      }
      return ThemeColor(
        red: try part("red"), green: try part("green"), blue: try part("blue"),
        alpha: try part("alpha"))
    }
  }
}
