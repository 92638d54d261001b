/// The parts of an image file name: `star@2x~ipad.png`.
///
/// Source: Apple, "Bundle Programming Guide", on modifiers for scale and device; UIKit, `UIImage`,
/// on the formats that it reads.
package enum ImageFile {
  /// The image file extensions, in lower case.
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "bmpf", "ico", "cur", "xbm", "heic", "heif",
    "webp", "pdf", "svg",
  ]

  private static let devices: Set<String> = ["iphone", "ipad"]

  /// Returns the name without its image extension, and the extension; nil if there is none.
  static func splitting(_ name: String) -> (stem: Substring, ending: Substring)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return endings.contains(ending.lowercased()) ? (name[..<dot], ending) : nil
  }

  package static func isImage(_ name: String) -> Bool { splitting(name) != nil }

  /// Returns a name without `~ipad` and `@2x`.
  static func withoutModifiers(_ stem: Substring) -> Substring {
    var stem = stem
    if let tilde = stem.lastIndex(of: "~"), devices.contains(String(stem[tilde...].dropFirst())) {
      stem = stem[..<tilde]
    }
    guard let at = stem.lastIndex(of: "@") else { return stem }
    let scale = stem[at...].dropFirst()
    let isScale =
      scale.count > 1 && scale.last == "x"
      && scale.dropLast().utf8.allSatisfy(\.isDigit)
    return isScale ? stem[..<at] : stem
  }
}
