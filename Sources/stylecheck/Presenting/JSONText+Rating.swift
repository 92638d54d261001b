import FormCellModel
import StyleSheet

// Documentation/Present.md describes these shapes; its example is run by a test.

extension JSONText {
  /// The whole of a presentation, hidden texts as null.
  init(_ presentation: RatingPresentation) {
    self = [
      "component": .string(Component.rating.word),
      "arrangement": .string(presentation.arrangement.word),
      "direction": .string(presentation.direction.word),
      "size": JSONText(presentation.size),
      "keyName": JSONText(presentation.keyName),
      "subtitle": JSONText(presentation.subtitle),
      "leadingLabel": JSONText(presentation.leadingLabel),
      "trailingLabel": JSONText(presentation.trailingLabel),
      "tooltip": JSONText(presentation.tooltip),
      "ratingName": JSONText(presentation.ratingName),
      "markNames": .array(presentation.markNames.map { .string($0) }),
      "validation": JSONText(presentation.validation),
      "row": JSONText(presentation.row),
      "hitArea": JSONText(presentation.hitArea),
      "litFrame": presentation.litFrame.map { JSONText($0) } ?? .null,
      "naturalRowSize": JSONText(presentation.naturalRowSize),
      "symbolScale": .string(presentation.symbolScale.word),
      "marks": .array(presentation.marks.map { JSONText($0) }),
      "value": JSONText(presentation.value),
      "markedValue": JSONText(presentation.markedValue),
      "isUnset": .bool(presentation.isUnset),
      "showsPlaceholder": .bool(presentation.showsPlaceholder),
      "hindrance": JSONText(presentation.hindrance),
      "accessibility": JSONText(presentation.accessibility),
      "choices": .array(presentation.choices.map { JSONText($0) }),
      "announcement": JSONText(presentation.announcement),
      "animation": JSONText(presentation.animation),
      "activeScale": JSONText(presentation.activeScale),
    ]
  }

  private init(_ mark: RatingMark) {
    self = [
      "index": JSONText(mark.index),
      "kind": .string(mark.kind.word),
      "fraction": JSONText(mark.fraction),
      "litWidth": JSONText(mark.litWidth),
      "layer": JSONText(mark.layer),
      "underlay": mark.underlay.map { JSONText($0) } ?? .null,
      "frame": JSONText(mark.frame),
      "hitFrame": JSONText(mark.hitFrame),
      "isMirrored": .bool(mark.isMirrored),
      "isSelected": .bool(mark.isSelected),
      "isActive": .bool(mark.isActive),
    ]
  }

  private init(_ layer: RatingMark.Layer) {
    self = ["image": .string(layer.image.name), "tint": JSONText(layer.tint?.description)]
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

  private init(_ notice: ValidationNotice?) {
    guard let notice else {
      self = .null
      return
    }
    self = [
      "kind": .string(notice.kind.word),
      "style": .string(notice.style.word),
      "frame": JSONText(notice.frame),
      "background": JSONText(notice.background?.description),
      "icon": notice.icon.map {
        [
          "image": .string($0.image.name), "tint": .string($0.color.description),
          "frame": JSONText($0.frame),
        ]
      } ?? .null,
      "text": JSONText(notice.text),
      "announcement": .string(notice.announcement),
    ]
  }

  private init(_ hindrance: RatingHindrance?) {
    switch hindrance {
    case nil: self = .null
    case .cellIsNotEditable: self = ["cellIsNotEditable": true, "styleIsNotEditable": false]
    case .styleIsNotEditable: self = ["cellIsNotEditable": false, "styleIsNotEditable": true]
    case .both: self = ["cellIsNotEditable": true, "styleIsNotEditable": true]
    }
  }

  private init(_ element: AccessibilityElement) {
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
  init(_ value: RatingValue) { self = .number(value.description) }

  /// The exact decimal, or null.
  init(_ value: RatingValue?) { self = value.map { .number($0.description) } ?? .null }

  /// Points; the frames of a layout are finite.
  init(_ points: Double) { self = .number(points.plainText) }
}

// MARK: - Words

extension RatingMetrics.SymbolScale {
  fileprivate var word: String {
    switch self {
    case .small: "small"
    case .large: "large"
    }
  }
}

extension RatingMark.Kind {
  fileprivate var word: String {
    switch self {
    case .off: "off"
    case .half: "half"
    case .on: "on"
    case .partial: "partial"
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
      (.choice, "choice"), (.selected, "selected"), (.group, "group"),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}
