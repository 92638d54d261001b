import FormCellModel
import StyleSheet

// Documentation/Present.md describes these shapes; its example is run by a test.

extension JSONText {
  /// The whole of a cell: what every kind has, then the facts that only its own has.
  init(_ cell: CellPresentation, _ facts: JSONText) {
    let common: JSONText = [
      "component": .string(cell.kind.name),
      "direction": .string(cell.direction.word),
      "size": JSONText(cell.size),
      "items": .array(cell.items.map { JSONText($0) }),
      "hitAreas": .array(cell.hitAreas.map { JSONText($0) }),
      "elements": .array(cell.accessibility.map { JSONText($0) }),
      "tooltip": JSONText(cell.tooltip),
      "announcement": JSONText(cell.announcement),
      "animation": JSONText(cell.animation),
    ]
    guard case .object(let members) = facts else {
      self = common
      return
    }
    self = members.reduce(common) { $0.with($1.name, $1.value) }
  }

  private init(_ item: CellItem) {
    let content: Member =
      switch item.content {
      case .text(let text): JSONText.Member("text", JSONText(text))
      case .picture(let picture): JSONText.Member("picture", JSONText(picture))
      case .shape(let shape): JSONText.Member("shape", JSONText(shape))
      }
    self = .object([Member("part", .string(item.part.name)), content])
  }

  private init(_ picture: StyledPicture) {
    self = [
      "image": .string(picture.image.name),
      "tint": JSONText(picture.tint?.description),
      "role": .string(picture.role.word),
      "frame": JSONText(picture.frame),
      "shownPart": picture.shownPart.map { JSONText($0) } ?? .null,
      "isMirrored": .bool(picture.isMirrored),
    ]
  }

  private init(_ shape: StyledShape) {
    self = [
      "frame": JSONText(shape.frame),
      "color": .string(shape.color.description),
      "bottomColor": JSONText(shape.bottomColor?.description),
      "stroke": shape.stroke.map {
        ["color": .string($0.color.description), "width": JSONText($0.width)]
      } ?? .null,
      "cornerRadius": JSONText(shape.cornerRadius),
    ]
  }

  private init(_ area: HitArea) {
    let along: JSONText =
      switch area.purpose {
      case .activate: .null
      case .adjust(let row): JSONText(row)
      }
    self = [
      "part": .string(area.part.name), "frame": JSONText(area.frame), "adjustsAlong": along,
    ]
  }

  /// A text, or null where it is hidden.
  init(_ text: StyledText?) {
    guard let text else {
      self = .null
      return
    }
    self = [
      "text": .string(text.text),
      "color": .string(text.color.description),
      "font": [
        "family": JSONText(text.font.family),
        "style": .string(text.font.style.name),
        "weight": .string(text.font.weight.word),
        "isItalic": .bool(text.font.isItalic),
        "scales": .bool(text.font.fixedSize == nil),
        "pointSize": JSONText(text.font.pointSize),
        "lineHeight": JSONText(text.font.lineHeight),
      ],
      "alignment": .string(text.alignment.word),
      "lineLimit": JSONText(text.lineLimit),
      "frame": JSONText(text.frame),
    ]
  }

  init(_ element: AccessibilityElement) {
    self = [
      "label": .string(element.label),
      "value": .string(element.value),
      "hint": element.hint.map { .string($0) } ?? .null,
      "actions": .array(
        element.actions.map { ["action": .string("\($0.kind)"), "name": .string($0.name)] }),
      "traits": .array(element.traits.words.map { .string($0) }),
      "minimum": JSONText(element.range?.minimum),
      "now": JSONText(element.range?.now),
      "maximum": JSONText(element.range?.maximum),
      "step": JSONText(element.range?.step),
      "frame": JSONText(element.frame),
    ]
  }
}

// MARK: - Numbers

extension JSONText {
  /// A rectangle.
  init(_ frame: Frame) {
    self = [
      "x": JSONText(frame.x), "y": JSONText(frame.y), "width": JSONText(frame.width),
      "height": JSONText(frame.height),
    ]
  }

  /// A width and a height.
  init(_ extent: Extent) {
    self = ["width": JSONText(extent.width), "height": JSONText(extent.height)]
  }

  /// The exact decimal.
  init(_ value: FixedDecimal) { self = .number(value.description) }

  /// The exact decimal, or null.
  init(_ value: FixedDecimal?) { self = value.map { .number($0.description) } ?? .null }

  /// Points; the frames of a layout are finite.
  init(_ points: Double) { self = .number(points.plainText) }
}

// MARK: - Words

extension StyledPicture.Role {
  fileprivate var word: String {
    switch self {
    case .off: "off"
    case .half: "half"
    case .on: "on"
    case .icon: "icon"
    }
  }
}

extension TextFont.Weight {
  fileprivate var word: String { "\(self)" }
}

extension StyledText.Alignment {
  fileprivate var word: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension AccessibilityTraits {
  fileprivate var words: [String] {
    let table: [(AccessibilityTraits, String)] = [
      (.adjustable, "adjustable"), (.image, "image"), (.notEnabled, "notEnabled"),
      (.choice, "choice"), (.selected, "selected"), (.group, "group"), (.toggle, "toggle"),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}
