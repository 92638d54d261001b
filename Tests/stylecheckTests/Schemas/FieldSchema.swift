import FormCellModel
import Testing

@testable import stylecheck

/// The parts of the form's schema that are generated from the tables of fields.
enum FieldSchema {
  /// Returns the lines of a definition whose members are the fields of a table.
  static func definition<Subject>(
    _ name: String, _ meaning: String, _ fields: [Field<Subject>], indent: String = "    "
  ) -> String {
    let rows = fields.map { "\(indent)    \"\($0.name)\": \(schema(of: $0))" }
    return object(name, meaning, rows, indent: indent)
  }

  /// Returns the lines of a definition of an object.
  static func object(
    _ name: String, _ meaning: String, _ rows: [String], indent: String = "    "
  ) -> String {
    """
    \(indent)"\(name)": {
    \(indent)  "description": "\(meaning)",
    \(indent)  "type": ["object", "null"],
    \(indent)  "properties": {
    \(rows.joined(separator: ",\n"))
    \(indent)  },
    \(indent)  "additionalProperties": false
    \(indent)}
    """
  }

  private static func schema<Subject>(of field: Field<Subject>) -> String {
    let description = "\"description\": \"\(field.meaning.sentence)\""
    if field.forms.count == 1, case .words(let words) = field.forms[0] {
      return "{ \(description), \"enum\": [\(list(words)), null] }"
    }
    let forms = field.forms.map(schema) + ["{ \"type\": \"null\" }"]
    return "{ \(description), \"anyOf\": [\(forms.joined(separator: ", "))] }"
  }

  private static func schema(of form: FieldForm) -> String {
    switch form {
    case .words(let words): "{ \"enum\": [\(list(words))] }"
    case .object(let name): "{ \"$ref\": \"#/$defs/\(name)\" }"
    case .number(let range) where range == FixedDecimal.min...FixedDecimal.max:
      "{ \"type\": \"number\" }"
    case .flag: "{ \"type\": \"boolean\" }"
    case .text: "{ \"type\": \"string\" }"
    case .matching(let pattern):
      "{ \"type\": \"string\", \"pattern\": \(JSONText(encoding: pattern).onOneLine) }"
    case .wholes:
      "{ \"type\": \"array\", \"items\": { \"type\": \"integer\" }, \"uniqueItems\": true }"
    case .texts: "{ \"type\": \"array\", \"items\": { \"type\": \"string\" } }"
    case .objects(let name):
      "{ \"type\": \"array\", \"items\": { \"$ref\": \"#/$defs/\(name)\" } }"
    case .whole(let range):
      "{ \"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound) }"
    case .number(let range):
      "{ \"type\": \"number\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound) }"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension String {
  /// The text with an initial capital letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
