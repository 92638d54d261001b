import StyleSheet

extension RatingPresentation {
  /// All that is drawn and spoken as text, to be kept in a file and compared: a line each, in a
  /// fixed order, the last one ended.
  ///
  /// ```
  /// cell sameLine leftToRight 320 x 44
  /// key name "Service" #223548 subheadline semibold at 16 12 104 20
  /// mark 0 on star.fill #0070F2 at 140 8 28 28
  /// spoken "Service" "3 out of 5"
  /// ```
  ///
  /// Numbers are written exactly. Equal presentations have equal snapshots; what is not seen or
  /// spoken is not in it.
  public var snapshot: String {
    let extent = "\(size.width.plainText) x \(size.height.plainText)"
    var lines = ["cell \(arrangement) \(direction) \(extent)"]
    let texts = [
      ("key name", keyName), ("subtitle", subtitle), ("leading label", leadingLabel),
      ("trailing label", trailingLabel),
    ]
    for (name, text) in texts {
      if let text { lines.append("\(name) \(text.snapshot)") }
    }
    lines += marks.map(\.snapshot)
    if let notice = validation {
      let background = notice.background.map { " on \($0)" } ?? ""
      lines.append("notice \(notice.kind) \(notice.text.snapshot)\(background)")
      if let icon = notice.icon {
        lines.append("icon \(icon.image.name.visible) \(icon.color) at \(icon.frame.snapshot)")
      }
    }
    lines.append("spoken \(accessibility.label.inQuotes) \(accessibility.value.inQuotes)")
    return lines.map { $0 + "\n" }.joined()
  }
}

extension StyledText {
  fileprivate var snapshot: String {
    let weight = font.weight == .regular ? "" : " \(font.weight)"
    let more = [font.family?.visible, font.isItalic ? "italic" : nil, font.fixedSize?.plainText]
      .compactMap { $0 }.map { " \($0)" }.joined()
    return "\(text.inQuotes) \(color) \(font.style)\(weight)\(more) at \(frame.snapshot)"
  }
}

extension RatingMark {
  fileprivate var snapshot: String {
    let under = underlay.map { " over \($0.snapshot)" } ?? ""
    let width = kind == .partial ? " \(Double(litWidth.millionths) / 1_000_000)" : ""
    let mirrored = isMirrored ? " mirrored" : ""
    let image = "\(layer.snapshot)\(under)\(mirrored)"
    return "mark \(index) \(kind)\(width) \(image) at \(frame.snapshot)"
  }
}

extension RatingMark.Layer {
  fileprivate var snapshot: String {
    "\(image.name.visible) \(tint?.description ?? "untinted")"
  }
}

extension Frame {
  fileprivate var snapshot: String {
    [x, y, width, height].map(\.plainText).joined(separator: " ")
  }
}

extension String {
  fileprivate var inQuotes: String { "\"\(visible)\"" }
}
