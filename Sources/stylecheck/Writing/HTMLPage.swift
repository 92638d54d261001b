import FormCellModel
import StyleSheet

/// The frame of a page of HTML that needs nothing else: no script, no network.
enum HTMLPage {
  /// All up to the body; the title is escaped already, and `metadata` are elements, each on a line.
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

  /// What an app does not show, a line each, the last of which holds of all; empty if it shows all.
  static func lossBanner(_ lines: [String]) -> String {
    guard let remark = lines.last else { return "" }
    let losses = lines.dropLast().map { "<p class=\"bad\">\($0.asXMLWords)</p>\n" }.joined()
    return "<div class=\"lost\">\n\(losses)<p>\(remark.asXMLWords)</p>\n</div>\n"
  }
}

extension Color {
  /// As CSS has it, where eight digits are RRGGBBAA.
  ///
  /// Source: CSS Color 4, 5.2.
  var css: String { description }
}

extension String {
  /// A name of a sheet's, which may be broken where a new word begins in it.
  var asName: String {
    let name = visible
    let bytes = name.utf8
    var text = ""
    var start = name.startIndex
    var last = UInt8(ascii: " ")
    for index in bytes.indices {
      let byte = bytes[index]
      let isWord = UInt8.lowercase.contains(last) && UInt8.uppercase.contains(byte)
      if last == UInt8(ascii: "_") && byte < 0x80
        // Nobody wants to read `fdl` on a line by itself.
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

extension UInt8 {
  fileprivate static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
  fileprivate static let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
}

extension ContrastVerdict {
  /// The class of CSS that says it by a color.
  var tone: String {
    switch self {
    case .passes: "good"
    case .fails: "bad"
    case .unknown: "look"
    case .exempt: ""
    }
  }
}
