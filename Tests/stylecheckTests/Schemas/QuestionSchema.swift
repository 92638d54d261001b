import FormCellModel
import Testing

@testable import stylecheck

/// The parts of the form's schema that are made of the tables of questions.
enum QuestionSchema {
  /// The lines of a definition whose members are a table's.
  static func definition<Subject>(
    _ name: String, _ meaning: String, _ questions: [Question<Subject>], indent: String = "    "
  ) -> String {
    let rows = questions.map { "\(indent)    \"\($0.name)\": \(schema(of: $0))" }
    return object(name, meaning, rows, indent: indent)
  }

  /// The lines of a definition of an object.
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

  private static func schema<Subject>(of question: Question<Subject>) -> String {
    let description = "\"description\": \"\(question.meaning.sentence)\""
    if question.forms.count == 1, case .words(let words) = question.forms[0] {
      return "{ \(description), \"enum\": [\(list(words)), null] }"
    }
    let forms = question.forms.map(schema) + ["{ \"type\": \"null\" }"]
    return "{ \(description), \"anyOf\": [\(forms.joined(separator: ", "))] }"
  }

  private static func schema(of form: AnswerForm) -> String {
    switch form {
    case .words(let words): "{ \"enum\": [\(list(words))] }"
    case .object(let name): "{ \"$ref\": \"#/$defs/\(name)\" }"
    case .number(let range) where range == FixedDecimal.min...FixedDecimal.max:
      "{ \"type\": \"number\" }"
    case .number(let range):
      "{ \"type\": \"number\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound) }"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension String {
  /// With a capital and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
