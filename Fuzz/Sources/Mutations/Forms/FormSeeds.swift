package import FormCellModel
package import Foundation

/// The descriptions that ``JSONMutator`` mutates.
package enum FormSeeds {
  /// Returns the tokens of the forms and cells in the folder `Examples`, and of a form with every
  /// kind of cell and rule.
  package static func tokens(inExamples folder: URL) throws -> [[String]] {
    let forms = try texts(in: folder.appending(path: "forms")).map(JSONMutator.tokens)
    let cells = try texts(in: folder.appending(path: "cells")).map { text in
      JSONMutator.tokens(of: Data(#"{"groups":[{"entries":[{"key":"a","cell":"#.utf8))
        + JSONMutator.tokens(of: text) + JSONMutator.tokens(of: Data("}]}]}".utf8))
    }
    let whole = JSONMutator.tokens(of: description.utf8)
    return forms + cells + [whole, whole]
  }

  private static func texts(in folder: URL) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path() < $1.path() }
      .map { try Data(contentsOf: $0) }
  }

  /// Returns a form with every kind of cell, check and condition.
  package static func definition() throws -> FormDefinition {
    try JSONDecoder().decode(FormDefinition.self, from: Data(description.utf8))
  }

  private static let description = #"""
    {
      "version": 1, "timing": {"first": "blur", "again": "change"}, "hiddenValues": "reset",
      "groups": [
        {
          "header": "First",
          "entries": [
            {
              "key": "name",
              "cell": {"component": "text", "title": "Name", "limit": {"characters": 4}},
              "rules": [{"required": true}, {"custom": "isFree"}]
            },
            {
              "key": "phone", "cell": {"component": "text", "entry": {"mask": "000-000"}},
              "rules": [{"pattern": "[0-9 -]*", "message": "Digits", "kind": "warning"}]
            },
            {
              "key": "price",
              "cell": {
                "component": "text", "isRequired": true, "placeholder": "Price",
                "entry": {"number": {"language": "de", "currency": "EUR"}}
              },
              "rules": [{"length": {"minimum": 1, "maximum": 9}}]
            },
            {"key": "secret", "cell": {"component": "text", "isSecure": true, "text": "abc"}},
            {
              "key": "on", "cell": {"component": "switch", "title": "On"},
              "enabled": {"not": {"field": "name", "isEmpty": true}}
            },
            {
              "key": "kind",
              "cell": {
                "component": "choice", "style": "picker", "options": ["A", "B"], "selection": [0]
              },
              "visible": {"not": {"field": "stars", "isEmpty": true}},
              "options": [
                {"when": {"not": {"field": "on", "isEmpty": true}}, "options": ["C", "D", "E"]}
              ]
            },
            {
              "key": "stars", "cell": {"component": "rating", "keyName": "Stars"},
              "required": {"field": "name", "equals": "a"}
            }
          ]
        },
        {
          "visible": {"not": {"field": "on", "isEmpty": true}},
          "entries": [
            {
              "key": "other",
              "cell": {"component": "choice", "style": "chips", "options": ["A", "B"]},
              "enabled": {"not": {"field": "kind", "contains": 1}}
            },
            {
              "key": "copy", "cell": {"component": "text", "style": "note"},
              "rules": [{"equals": "name"}]
            },
            {
              "key": "level", "cell": {"component": "slider"},
              "rules": [{"range": {"minimum": 5}}],
              "visible": {
                "any": [{"field": "copy", "isEmpty": true}, {"not": {"field": "other", "isEmpty": true}}]
              }
            },
            {"key": "span", "cell": {"component": "rangeSlider"}},
            {
              "key": "count", "cell": {"component": "stepper"},
              "enabled": {"field": "level", "atLeast": 2}
            }
          ]
        },
        {"entries": [{"key": "go", "cell": {"component": "button"}, "action": "submit"}]}
      ]
    }
    """#
}
