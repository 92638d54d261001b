import FormCellModel
import StyleSheet

// Documentation/Present.md describes these shapes; its example is run by a test.

extension JSONText {
  /// The facts that only ratings have, hidden texts as null.
  init(_ presentation: RatingPresentation) {
    self = [
      "arrangement": .string(presentation.arrangement.word),
      "keyName": JSONText(presentation.keyName),
      "subtitle": JSONText(presentation.subtitle),
      "leadingLabel": JSONText(presentation.leadingLabel),
      "trailingLabel": JSONText(presentation.trailingLabel),
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
