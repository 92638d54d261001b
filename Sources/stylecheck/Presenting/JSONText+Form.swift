import FormCellModel
import StyleSheet

// Documentation/Schemas/presentation.schema.json describes these shapes.

extension JSONText {
  /// The whole of a form's pages, hidden texts as null.
  init(_ picture: FormPicture, _ facts: [[JSONText]]) {
    self = [
      "component": .string(Component.formWord),
      "size": JSONText(picture.size),
      "pages": .array(zip(picture.places, facts).map { JSONText($0, $1) }),
    ]
  }

  private init(_ place: FormPicture.Place, _ facts: [JSONText]) {
    let page = place.page
    self = [
      "x": JSONText(place.x),
      "title": page.title.map { .string($0) } ?? .null,
      "direction": .string(page.direction.word),
      "size": JSONText(page.size),
      "panels": .array(page.panels.map { JSONText($0) }),
      "texts": .array(page.texts.map { JSONText($0) }),
      "cells": .array(zip(page.cells, facts).map { JSONText($0, $1) }),
    ]
  }

  private init(_ panel: StyledShape) {
    let plain: JSONText = [
      "frame": JSONText(panel.frame),
      "color": .string(panel.color.description),
      "cornerRadius": JSONText(panel.cornerRadius),
    ]
    self = panel.bottomColor.map { plain.with("bottomColor", .string($0.description)) } ?? plain
  }

  private init(_ cell: FormPage.Cell, _ facts: JSONText) {
    self = [
      "x": JSONText(cell.x), "y": JSONText(cell.y),
      "presentation": JSONText(cell.presentation, facts),
    ]
  }
}
