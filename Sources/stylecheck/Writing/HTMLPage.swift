import FormCellModel
import StyleSheet

/// The frame of a self-contained HTML page without scripts and network access.
enum HTMLPage {
  /// Returns the page up to the body; `title` is escaped, and `metadata` are elements in lines.
  static func opening(_ title: String, metadata: String = "", style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(metadata)<title>\(title)</title>
    <style>
    \(style)</style>
    </head>
    <body>

    """
  }

  static let closing = "</body>\n</html>\n"

  /// Returns a banner about what an app does not show; the last line is a remark; empty for none.
  static func lossBanner(_ lines: [String]) -> String {
    guard let remark = lines.last else { return "" }
    let losses = lines.dropLast().map { "<p class=\"bad\">\($0.asXMLWords)</p>\n" }.joined()
    return "<div class=\"lost\">\n\(losses)<p>\(remark.asXMLWords)</p>\n</div>\n"
  }
}

extension String {
  /// The escaped name, with line break opportunities between its words.
  var asName: String {
    let name = visible
    let bytes = name.utf8
    var text = ""
    var start = name.startIndex
    var last = UInt8(ascii: " ")
    let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
    let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
    for index in bytes.indices {
      let byte = bytes[index]
      let isWord = lowercase.contains(last) && uppercase.contains(byte)
      if last == UInt8(ascii: "_") && byte < 0x80
        // Avoids a line with only a prefix such as `fdl`.
        || isWord && bytes.distance(from: start, to: index) > 3
      {
        text += name[start..<index].asXMLWords + "<wbr>"
        start = index
      }
      last = byte
    }
    return text + name[start...].asXMLWords
  }
}

extension ContrastVerdict {
  /// The CSS class for the color of the verdict.
  var tone: String {
    switch self {
    case .passes: "good"
    case .fails: "bad"
    case .unknown: "look"
    case .exempt: ""
    }
  }
}
