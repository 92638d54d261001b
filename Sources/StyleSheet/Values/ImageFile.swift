/// What the name of an image's file is made of: `star@2x~ipad.png`.
///
/// Source: Apple, "Bundle Programming Guide", on modifiers for scale and device; UIKit, `UIImage`,
/// on the formats that it reads.
package enum ImageFile {
  /// The extensions of images, in lower case.
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "bmpf", "ico", "cur", "xbm", "heic", "heif",
    "webp", "pdf", "svg",
  ]

  private static let devices: Set<String> = ["iphone", "ipad"]

  /// What is in front of the extension of an image, and the extension; nil if a name has none.
  static func splitting(_ name: String) -> (stem: Substring, ending: Substring)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return endings.contains(ending.lowercased()) ? (name[..<dot], ending) : nil
  }

  /// Whether a file of this name is an image.
  package static func isImage(_ name: String) -> Bool { splitting(name) != nil }

  /// A name without `~ipad` and `@2x`.
  static func withoutModifiers(_ stem: Substring) -> Substring {
    var stem = stem
    if let tilde = stem.lastIndex(of: "~"), devices.contains(String(stem[tilde...].dropFirst())) {
      stem = stem[..<tilde]
    }
    guard let at = stem.lastIndex(of: "@") else { return stem }
    let scale = stem[at...].dropFirst()
    let isScale =
      scale.count > 1 && scale.last == "x"
      && scale.dropLast().utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isScale ? stem[..<at] : stem
  }
}
