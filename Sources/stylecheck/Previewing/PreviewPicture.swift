import FormCellModel
import StyleRules
import StyleSheet

/// A preview as one drawing, with a column for light mode and one for dark mode.
///
/// It is drawn like a form. Each font is replaced by the text style of the nearest size, because a
/// drawing has no other fonts.
struct PreviewPicture {
  private let preview: ThemePreview
  private let appearance: ThemeEnvironment.Appearance
  private var panels: [StyledShape] = []
  private var texts: [StyledText] = []
  private var cells: [FormPage.Cell] = []
  private var y = edge

  private static let edge = 20.0
  private static let width = PreviewCell.width + 2 * edge
  /// The maximum width of a line; some system fonts are wider than measured.
  private static let lineWidth = 0.9 * PreviewCell.width

  static func write(_ preview: ThemePreview, to put: (String) -> Void) {
    let pages = ThemeEnvironment.Appearance.allCases.map { appearance in
      var picture = PreviewPicture(of: preview, by: appearance)
      picture.lay()
      return picture.page
    }
    put("<!-- \(ExportFormat.comment) -->\n")
    FormPicture(pages).writeSVG(seenWith: preview.options.vision, to: put)
  }

  private init(of preview: ThemePreview, by appearance: ThemeEnvironment.Appearance) {
    self.preview = preview
    self.appearance = appearance
  }

  private var page: FormPage {
    let size = Extent(width: Self.width, height: y)
    let ground = StyledShape(
      Frame(x: 0, y: 0, width: Self.width, height: y), color: ink(.card), cornerRadius: 16)
    return FormPage(
      title: title, direction: .leftToRight, size: size, panels: [ground] + panels, texts: texts,
      cells: cells)
  }

  private var title: String { "\(preview.title), \(appearance.word)" }

  private mutating func lay() {
    add(title, .headline, .semibold, lines: 2)
    let losses = preview.contrasts.losses
    for loss in losses { add(loss.line, .caption1, .semibold, color: ink(.bad), lines: 3) }
    if !losses.isEmpty { add([ThemeReport.Loss].remark, .caption1, lines: 2) }
    y += 8
    layColors()
    layFonts()
    if preview.cells.isEmpty { layClasses() } else { layCells() }
    y += Self.edge / 2
  }

  // MARK: - Parts

  private mutating func layColors() {
    guard !preview.swatches.isEmpty else { return }
    addHeading("Colors")
    for swatch in preview.swatches {
      let value = swatch.values.first { $0.situations.contains(appearance.word) }
      guard let color = (value ?? swatch.values.first)?.color else { continue }
      let side = 26.0
      let chip = Frame(x: Self.edge, y: y, width: side, height: side)
      panels.append(StyledShape(chip, color: ink(.line), cornerRadius: 6))
      panels.append(StyledShape(chip.inset(by: 1), color: color, cornerRadius: 5))
      let x = Self.edge + side + 10
      let room = Self.width - Self.edge - x
      place(swatch.name.visible, .caption1, Frame(x: x, y: y, width: room * 0.62, height: side))
      if !swatch.isItsValue {
        place(
          color.withOpacity, .caption1, Frame(x: x, y: y, width: room, height: side),
          alignment: .trailing, color: ink(.quiet))
      }
      y += side + 6
      addNotes(preview.findings.about(definition: swatch.name), under: x)
    }
  }

  private mutating func layFonts() {
    guard !preview.fonts.isEmpty else { return }
    addHeading("Fonts")
    for font in preview.fonts {
      add("Hamburgefonstiv", nearestStyle(to: font.face), font.face.drawnWeight)
      add(
        "\(font.face.title.visible): \(font.face.points.plainText) points, weight \(font.face.weight)",
        .caption1, color: ink(.quiet))
      y += 8
    }
  }

  private func nearestStyle(to face: PreviewFont.Face) -> FontStyle {
    FontStyle.all.min { distance($0, face.points) < distance($1, face.points) } ?? .body
  }

  private func distance(_ style: FontStyle, _ points: Double) -> Double {
    style.pointSize.map { ($0 - points).magnitude } ?? .infinity
  }

  /// Draws samples of the classes if there are no cells.
  private mutating func layClasses() {
    var isFirst = true
    for entry in preview.classes {
      guard let specimen = entry.specimen else { continue }
      if isFirst { addHeading("Classes") }
      isFirst = false
      lay(entry, appearance == .light ? specimen.light : specimen.dark)
    }
  }

  private mutating func lay(_ entry: PreviewClass, _ specimen: PreviewClass.Specimen) {
    let frame = Frame(x: Self.edge, y: y, width: PreviewCell.width, height: 44)
    let radius = min(max(specimen.cornerRadius, 0), 22)
    let line = min(max(specimen.borderWidth, 1), 4)
    panels.append(StyledShape(frame, color: specimen.border ?? ink(.line), cornerRadius: radius))
    let inner = frame.inset(by: line)
    panels.append(
      StyledShape(
        inner, color: specimen.middle ?? specimen.backing, cornerRadius: max(radius - line, 0)))
    place(
      entry.sample.visible, nearestStyle(to: entry.face), inner, alignment: .center,
      color: specimen.color, weight: entry.face.drawnWeight)
    y += frame.height + 4
    place(
      entry.name.visible, .caption2,
      Frame(x: Self.edge, y: y, width: frame.width, height: 18), color: ink(.quiet))
    y += 20
    addNotes(preview.findings.about(class: entry.name), under: Self.edge)
    y += 8
  }

  private mutating func layCells() {
    let images = preview.drawing.imagesWithoutPicture
    if !images.isEmpty {
      y += 12
      add(
        PreviewCell.standIns(for: images.map(\.name.visible)), .caption1, color: ink(.quiet),
        lines: 2)
    }
    for group in PreviewCell.groups(of: preview.cells) {
      addHeading(group.title)
      for cell in group.cells { lay(cell) }
    }
  }

  private mutating func lay(_ cell: PreviewCell) {
    let picture = appearance == .light ? cell.pictures.light : cell.pictures.dark
    let size = picture.size
    let frame = Frame(x: Self.edge, y: y, width: size.width, height: size.height)
    panels.append(StyledShape(frame.inset(by: -1), color: ink(.line), cornerRadius: 9))
    if let fill = picture.background {
      panels.append(StyledShape(frame, color: fill.color, to: fill.bottomColor, cornerRadius: 8))
    }
    cells.append(FormPage.Cell(x: Self.edge, y: y, picture))
    y += size.height + 4
    let row = Frame(x: Self.edge, y: y, width: size.width, height: 18)
    place(cell.state.title, .caption2, row, color: ink(.quiet))
    if let part = picture.partContrasts.weakest {
      place(
        "\(part.verdict == .fails ? "✕ " : "")\(part.ratio?.truncatedText ?? "?") "
          + part.part.title, .caption2, row, alignment: .trailing,
        color: ink(part.verdict.tint))
    }
    y += 20
    addNotes(preview.findings.about(cell), under: Self.edge)
    y += 8
  }

  // MARK: - Lines

  private mutating func addHeading(_ text: String) {
    y += 12
    add(text, .headline, .semibold)
    y += 6
  }

  /// Adds the names of the rules with findings, grouped by severity.
  private mutating func addNotes(_ items: [PreviewFindings.Item], under x: Double) {
    for (severity, color) in [(Diagnostic.Severity.error, ink(.bad)), (.warning, ink(.warn))] {
      let names = items.map(\.diagnostic).filter { $0.severity == severity }.map(\.id).eachOnce
      guard !names.isEmpty else { continue }
      let frame = Frame(x: x, y: y, width: Self.width - Self.edge - x, height: 32)
      let words = "\(severity.rawValue): \(names.joined(separator: ", "))"
      place(words, .caption2, frame, color: color, lines: 2)
      y += 34
    }
  }

  /// Adds a line and advances below it.
  private mutating func add(
    _ text: String, _ style: FontStyle, _ weight: TextFont.Weight = .regular,
    color: ThemeColor? = nil, lines: Int = 1
  ) {
    let height = ((style.pointSize ?? 17) + 5) * Double(lines)
    let frame = Frame(x: Self.edge, y: y, width: Self.lineWidth, height: height)
    place(text, style, frame, color: color, weight: weight, lines: lines)
    y += height
  }

  private mutating func place(
    _ text: String, _ style: FontStyle, _ frame: Frame,
    alignment: StyledText.Alignment = .leading, color: ThemeColor? = nil,
    weight: TextFont.Weight = .regular, lines: Int = 1
  ) {
    texts.append(
      StyledText(
        text, color: color ?? ink(.ink), font: TextFont(style, weight), alignment: alignment,
        lineLimit: lines, frame: frame))
  }

  private func ink(_ color: PageColor) -> ThemeColor {
    appearance == .light ? color.light : color.dark
  }
}

extension ContrastVerdict {
  fileprivate var tint: PageColor {
    switch self {
    case .passes: .good
    case .fails: .bad
    case .unknown, .exempt: .quiet
    }
  }
}

extension Frame {
  fileprivate func inset(by margin: Double) -> Frame {
    Frame(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }
}

extension PreviewFont.Face {
  fileprivate var drawnWeight: TextFont.Weight { weight >= 600 ? .semibold : .regular }
}
